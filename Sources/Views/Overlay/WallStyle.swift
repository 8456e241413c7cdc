/// The style of the wall of an event, beside that of the site's cards and brackets.
enum WallStyle {
  /// The whole screen, as large as it allows; and how it stands on a phone.
  static let text = """
    :root { font-size: min(2.6vh, 1.4625vw) }
    main { grid-template: auto auto 1fr / 3fr 7fr; gap: .8rem 1rem; padding: .6rem 1rem 1rem }
    h2, h3, caption { color: var(--mark); font-weight: 700; text-align: left }
    header, #courts { grid-column: 1 / 3 }
    header { font-size: 1.6rem }
    #next, #stage { grid-row: 3; min-height: 0; overflow: hidden }
    #next[hidden] + #stage { grid-column: 1 / 3 }
    .name { display: block; line-height: 1.25; text-align: left; text-overflow: clip }
    #title { text-overflow: ellipsis }
    .name.long {
      display: -webkit-box; line-height: 1.1; overflow-wrap: anywhere; white-space: normal;
      -webkit-box-orient: vertical; -webkit-line-clamp: 2
    }
    main .matches { gap: .5rem; margin: .3rem 0 0 }
    .matches b { font-size: 1.3em; line-height: 1.1 }
    .won .name, .won > span { font-weight: 800 }
    .open > .name, .lost > .name { color: var(--dim); font-weight: 400 }
    #courts .matches { grid-template-columns: repeat(auto-fit, minmax(22%, 1fr)) }
    #courts li { border-top: .23rem solid var(--line); background: var(--panel); font-size: 1.3rem }
    #courts .playing { border-color: var(--mark) }
    .live { order: 1; margin-left: auto; color: var(--mark); font-size: 1.4em }
    #next li { padding: .2rem .5rem; font-size: .85rem }
    #stage { font-size: calc(var(--size) * .01rem) }
    .pools { display: grid; grid-template-columns: repeat(auto-fit, minmax(40%, 1fr)); gap: 0 1.6em }
    table { width: 100%; border-collapse: collapse }
    th, td { padding: .2em .3em; border-top: 1px solid var(--line); text-align: right }
    thead th, .what { color: var(--dim); font-size: .75em }
    th.name { display: table-cell; width: 99%; max-width: 0 }
    abbr { text-decoration: none }
    .through > .name, .through > :last-child, .won > :last-child { color: var(--mark) }
    .gone > .name { color: var(--dim); text-decoration: line-through }
    .bracket li > div { background: var(--panel) }
    .playing { box-shadow: inset .15em 0 var(--mark) }
    ol.final, .teams ol { padding-left: 2em; list-style: decimal }
    .teams ol { columns: 2 }
    caption.unseen { position: absolute; clip-path: inset(50%) }
    /* A phone held upright scrolls. */
    @media (max-aspect-ratio: 3/4) {
      :root { font-size: min(4.2vw, 2.94vh) }
      body { overflow: auto }
      main { display: block; height: auto }
      main > * { margin-bottom: 1.2em }
      #courts .matches, .pools { grid-template-columns: 1fr }
      #stage { font-size: 1em }
      .teams ol { columns: 1 }
    }

    """
}
