/// The style of a wall: of the whole screen, and of the permanent parts.
enum WallStyle {
  static let screen = #"""
    /* On a wall: dark, as large as the screen allows. Tables, bracket and final places take turns. */
    :root {
      --quiet: #a9b3c1;
      --line: #333c49;
      --panel: #12171f;
      --unit: min(1vh, 0.5625vw);
      color-scheme: dark;
      font-size: calc(2.6 * var(--unit));
    }

    body { background: #07090d; }

    ol {
      margin: 0;
      padding: 0;
      list-style: none;
    }

    h2 {
      margin: 0;
      color: var(--mark);
      font-size: 1em;
      font-weight: 700;
    }

    main {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
      grid-template-rows: auto auto minmax(0, 1fr);
      gap: calc(2 * var(--unit)) calc(2.5 * var(--unit));
      box-sizing: border-box;
      width: 100vw;
      height: 100vh;
      height: 100dvh;  /* without what a phone's browser lays over the page */
      padding: calc(1.5 * var(--unit)) calc(2.5 * var(--unit)) calc(2.5 * var(--unit));
    }

    #title {
      grid-column: 1 / 3;
      font-size: calc(4.2 * var(--unit) * var(--fit, 1));
      line-height: calc(5 * var(--unit));
      text-overflow: ellipsis;
    }

    .name {
      display: block;
      font-size: calc(1em * var(--fit, 1));
      line-height: 1.25;
      text-align: left;
      text-overflow: clip;  /* what is longer by more than a pixel takes two lines */
    }

    .name.long {
      display: -webkit-box;
      line-height: 1.1;
      overflow-wrap: anywhere;
      white-space: normal;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    .quiet { color: var(--quiet); }

    .open > .name {
      color: var(--quiet);
      font-weight: 400;
    }


    """#

  static let courts = #"""
    #courts {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-column: 1 / 3;
      gap: calc(2 * var(--unit));
    }

    .court {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-content: start;
      padding: calc(1.2 * var(--unit)) calc(1.6 * var(--unit));
      border-top: calc(0.6 * var(--unit)) solid var(--line);
      background: var(--panel);
    }

    .court.playing { border-color: var(--mark); }

    .sides { display: contents; }

    .court h2 {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .when {
      display: flex;
      gap: 0.5em;
      align-items: baseline;
      min-height: 1.3em;
      font-size: 1.3em;
      font-weight: 800;
      line-height: 1.3;
    }

    .when .period { color: var(--mark); }

    .court .side {
      display: grid;
      grid-column: 1 / 3;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.5em;
      align-items: center;
      min-height: calc(6 * var(--unit));
      padding-left: 0.5em;
      border-left: calc(0.7 * var(--unit)) solid transparent;
      font-size: calc(3.4 * var(--unit));
    }

    .court .side.quiet {
      padding-left: 0;
      border: 0;
    }

    .court.playing .side { border-color: var(--team); }

    .court .home { --team: #4aa8ff; }

    .court .away { --team: #ff8a3d; }

    .court .score {
      font-size: calc(5.4 * var(--unit));
      line-height: 1;
    }

    .court .last {
      overflow: hidden;
      grid-column: 1 / 3;
      min-height: 1.3em;
      color: var(--quiet);
      font-size: 0.8em;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* One court or two have more room, and from five on there are two rows. */
    .few .court .side {
      min-height: calc(7.2 * var(--unit));
      font-size: calc(4.8 * var(--unit));
    }

    .few .court .score { font-size: calc(7 * var(--unit)); }

    .few .when { font-size: 2em; }

    #courts.many {
      grid-auto-flow: row;
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    .many .court { padding-block: calc(0.6 * var(--unit)); }

    .many .court .side {
      min-height: calc(4 * var(--unit));
      font-size: calc(2.6 * var(--unit));
    }

    .many .court .score { font-size: calc(3.6 * var(--unit)); }

    .court h2 { align-self: center; }

    .many .court .last { display: none; }

    #next {
      display: flex;
      grid-row: 3;
      flex-direction: column;
      min-height: 0;
    }

    #next ol {
      position: relative;
      flex: 1;
      min-height: 0;
      overflow: hidden;
    }

    #next li {
      display: grid;
      grid-template-columns: 7em minmax(0, 1fr);
      gap: 0 0.6em;
      padding: calc(0.7 * var(--unit)) 0;
      border-top: 1px solid var(--line);
    }

    #next .place {
      overflow: hidden;
      color: var(--quiet);
      font-size: 0.75em;
      line-height: 1.67;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    #next .name { grid-column: 2; }


    """#
}

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
