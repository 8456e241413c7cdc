/// The style of the rotating parts of a wall.
extension WallStyle {
  static let stage = #"""
    #stage {
      position: relative;
      grid-row: 3;
      min-height: 0;
      overflow: hidden;
      font-size: calc(2.6 * var(--unit));
    }

    #next[hidden] + #stage { grid-column: 1 / 3; }

    #turns {
      position: absolute;
      right: calc(2.5 * var(--unit));
      bottom: 0;
      color: var(--quiet);
      font-size: calc(1.6 * var(--unit));
      letter-spacing: 0.3em;
      line-height: calc(2.3 * var(--unit));
    }

    .view {
      position: absolute;
      inset: 0;
      overflow: hidden;
      font-size: calc(1em * var(--scale, 1));
      visibility: hidden;
    }

    .view.on { visibility: visible; }

    @media (prefers-reduced-motion: no-preference) {
      .view {
        opacity: 0;
        transition: opacity 0.6s, visibility 0s 0.6s;
      }

      .view.on {
        opacity: 1;
        transition: opacity 0.6s;
      }
    }

    .pools {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(40%, 1fr));
      gap: 1em 1.6em;
      align-content: start;
    }

    table {
      width: 100%;
      border-collapse: collapse;
    }

    th, td {
      padding: 0.22em 0.3em;
      border-top: 1px solid var(--line);
      text-align: right;
      white-space: nowrap;
    }

    thead th {
      border: 0;
      color: var(--quiet);
      font-size: 0.75em;
      font-weight: 600;
    }

    table .team {
      width: 100%;
      max-width: 0;
      text-align: left;
    }

    .through > .team { color: var(--mark); }

    .gone > .team .name {
      color: var(--quiet);
      font-weight: 400;
      text-decoration: line-through;
    }

    .sign { color: var(--mark); }

    .legend {
      grid-column: 1 / -1;
      color: var(--quiet);
      font-size: 0.75em;
    }

    .bracket {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 1.4em;
    }

    .round {
      display: flex;
      flex-direction: column;
      min-height: 0;
    }

    .round h2 { flex: none; }

    .slots {
      display: flex;
      flex: 1;
      flex-direction: column;
    }

    /* A fixture stands in the middle of the two before it, with a line from each. */
    .slot {
      position: relative;
      display: flex;
      flex: 1 0 auto;
      flex-direction: column;
      justify-content: center;
      padding: 0.15em 0;
    }

    .tree + .tree .slot:not(.empty)::before {
      position: absolute;
      top: 25%;
      bottom: 25%;
      left: -0.9em;
      width: 0.4em;
      border: solid var(--line);
      border-width: 2px 2px 2px 0;
      content: "";
    }

    .others .slots { justify-content: center; }

    .others .slot { flex: none; }

    .fixture {
      padding: 0.15em 0.5em;
      background: var(--panel);
    }

    .fixture.playing { box-shadow: inset 0.15em 0 var(--mark); }

    .what {
      overflow: hidden;
      color: var(--quiet);
      font-size: 0.65em;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .fixture .side {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto 1em;
      gap: 0.3em;
      align-items: center;
    }

    .fixture .side > .score, .fixture .won > .name { font-weight: 800; }

    .lost > .name {
      color: var(--quiet);
      font-weight: 400;
    }

    .teams ol {
      column-gap: 1.6em;
      columns: 2;
    }

    .teams.few ol { columns: 1; }

    .teams li {
      display: grid;
      break-inside: avoid;
      grid-template-columns: 2.2em minmax(0, 1fr);
      gap: 0.4em;
      align-items: center;
      padding: 0.18em 0;
      border-top: 1px solid var(--line);
    }

    .teams .rank { text-align: right; }

    .teams.final li:nth-child(-n + 3) { color: var(--mark); }


    """#
}
