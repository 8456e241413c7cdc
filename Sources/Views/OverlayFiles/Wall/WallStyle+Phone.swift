/// The style for phones.
extension WallStyle {
  static let phone = #"""
    /* A phone held upright scrolls, and shows all of it. */
    @media (max-aspect-ratio: 3/4) {
      :root { --unit: min(1vw, 0.7vh); font-size: calc(4.2 * var(--unit)); }

      body { overflow: auto; }

      main {
        display: block;
        height: auto;
      }

      main > * { margin-bottom: 1.2em; }

      #title { font-size: calc(6 * var(--unit) * var(--fit, 1)); line-height: 1.3; }

      #courts, #courts.many {
        grid-auto-flow: row;
        grid-template-columns: minmax(0, 1fr);
      }

      #courts .court .side { font-size: calc(5 * var(--unit)); }

      #courts .court .score { font-size: calc(7 * var(--unit)); }

      #next ol, #stage { overflow: visible; }

      #stage { font-size: 1em; }

      #turns { display: none; }

      .view {
        position: static;
        margin-bottom: 1.2em;
        font-size: 1em;
        opacity: 1;
        transition: none;
        visibility: visible;
      }

      .pools, .bracket {
        grid-auto-flow: row;
        grid-template-columns: minmax(0, 1fr);
      }

      .slot.empty { display: none; }

      .tree + .tree .slot:not(.empty)::before { display: none; }

      .teams ol { columns: 1; }
    }

    """#
}
