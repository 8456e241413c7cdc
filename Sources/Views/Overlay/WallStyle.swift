/// The style of the wall of an event.
enum WallStyle {
  /// The whole screen and what is always seen, as large as the screen allows; what takes turns; how
  /// all of it stands on a phone.
  static let text = """
    :root { font-size: min(2.6vh, 1.4625vw) }
    main {
      position: relative; grid-template: auto auto 1fr / 3fr 7fr; gap: .8rem 1rem;
      padding: .6rem 1rem 1rem
    }
    main::after {
      position: absolute; right: 1rem; bottom: 0; color: var(--dim); font-size: .6rem;
      letter-spacing: .3em; line-height: 1rem; content: attr(data-turns)
    }
    h2, h3, caption { color: var(--mark); font-size: 1em; font-weight: 700; text-align: left }
    header, #courts { grid-column: 1 / 3 }
    #next, #stage { grid-row: 3 }  /* also where no court is shown */
    .name {
      display: block; line-height: 1.25; text-align: left;
      text-overflow: clip  /* what is longer by more than a pixel takes two lines */
    }
    .name.long {
      display: -webkit-box; line-height: 1.1; overflow-wrap: anywhere; white-space: normal;
      -webkit-box-orient: vertical; -webkit-line-clamp: 2
    }
    header { font-size: 1.6rem }
    #title { text-overflow: ellipsis }
    .open { color: var(--dim) }
    .open > .name { font-weight: 400 }
    #courts { display: grid; grid-auto-columns: 1fr; grid-auto-flow: column; gap: .8rem }
    .court {
      display: grid; grid-template-columns: 1fr auto; align-content: start; align-items: center;
      padding: .46rem .62rem; border-top: .23rem solid var(--line); background: var(--panel)
    }
    .court.playing { border-color: var(--mark) }
    .when { display: flex; gap: .5em; min-height: 1.3em; font-size: 1.3em; line-height: 1.3 }
    .when .period { color: var(--mark) }
    .court .side {
      display: grid; grid-column: 1 / 3; grid-template-columns: 1fr auto; gap: .5em;
      align-items: center; min-height: 2.3rem; padding-left: .5em;
      border-left: .27rem solid transparent; font-size: 1.3rem
    }
    .court.playing .side { border-color: var(--team) }
    .court .score { font-size: 1.6em; line-height: 1 }
    .last { grid-column: 1 / 3; min-height: 1.3em; color: var(--dim); font-size: .8em }
    /* One court or two have more room, and from five on there are two rows. */
    .few .side { min-height: 2.8rem; font-size: 1.85rem }
    .few .when { font-size: 2em }
    #courts.many { grid-auto-flow: row; grid-template-columns: repeat(4, 1fr) }
    .many .side { min-height: 1.5rem; font-size: 1rem }
    .many .last { display: none }
    #next { display: flex; flex-direction: column; min-height: 0 }
    /* Rows for which there is no room are in columns that are cut off. */
    #next ol { display: flex; flex: 1; flex-flow: column wrap; min-height: 0; overflow: hidden }
    #next li {
      display: grid; grid-template-columns: 7em 1fr; gap: 0 .6em; width: 100%; padding: .27rem 0;
      border-top: 1px solid var(--line)
    }
    .place { color: var(--dim); font-size: .75em; line-height: 1.67 }

    #stage { position: relative; min-height: 0; overflow: hidden }
    #next[hidden] + #stage { grid-column: 1 / 3 }
    .view {
      position: absolute; inset: 0; overflow: hidden; font-size: calc(1em * var(--scale, 1));
      visibility: hidden
    }
    .view.on { visibility: visible }
    @media (prefers-reduced-motion: no-preference) {
      .view { opacity: 0; transition: opacity .6s, visibility 0s .6s }
      .view.on { opacity: 1; transition: opacity .6s }
    }
    .pools {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(40%, 1fr)); gap: 1em 1.6em;
      align-content: start
    }
    table, caption, thead, tbody { display: block }
    tr {
      display: grid; grid-template-columns: 1.3em 1fr 1.2em 1.2em 2.3em 1em; gap: .4em;
      align-items: center; padding: .22em 0; border-top: 1px solid var(--line)
    }
    thead tr { border: 0 }
    th, td { padding: 0; text-align: right }
    thead th, thead .name, .legend { color: var(--dim); font-size: .75em; font-weight: 600 }
    abbr { text-decoration: none }
    .through > .name, .through > :last-child, .placing > :last-child, .gone > :last-child {
      color: var(--mark)
    }
    .gone > .name { color: var(--dim); font-weight: 400; text-decoration: line-through }
    .legend { grid-column: 1 / -1 }
    td:first-child { color: var(--dim) }
    .bracket div { background: var(--panel) }
    .bracket .playing { box-shadow: inset .15em 0 var(--mark) }
    .won > .name, .won > span { font-weight: 800 }
    .won > :last-child { color: var(--mark) }
    .lost > .name { color: var(--dim); font-weight: 400 }
    .teams ol { columns: 2; column-gap: 1.6em; padding-left: 2em; list-style: decimal }
    .teams.few ol { columns: 1 }
    .teams li { break-inside: avoid; padding: .18em 0; border-top: 1px solid var(--line) }
    .final li:nth-child(-n + 3) { color: var(--mark) }
    /* A phone held upright scrolls, and shows all of it. */
    @media (max-aspect-ratio: 3/4) {
      :root { font-size: min(4.2vw, 2.94vh) }
      body { overflow: auto }
      main { display: block; height: auto }
      main::after { display: none }
      main > *, .view { margin-bottom: 1.2em }
      #courts, #courts.many, .pools, .view.bracket {
        grid-auto-flow: row; grid-template-columns: 1fr
      }
      #courts .side { font-size: 1.2rem }
      #next ol { flex-wrap: nowrap }
      #stage .view {
        position: static; font-size: 1em; opacity: 1; transition: none; visibility: visible
      }
      .bracket .empty, .bracket li::before { display: none !important }
      .teams ol { columns: 1 }
    }

    """ + StyleSheet.bracket
}
