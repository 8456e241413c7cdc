/// The styles of the pages for streams and walls.
enum CourtStyle {
  static let common = """
    :root {
      --ink: #fff; --dark: #14181f; --dim: #a9b3c1; --mark: #ffc933;
      font: 600 1rem/1.2 "Inter", "Helvetica Neue", Arial, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums
    }
    * { box-sizing: border-box; min-width: 0 }
    [hidden] { display: none !important }
    body { margin: 0; overflow: hidden; color: var(--ink) }
    h1, h2, h3, p, ol, ul { margin: 0; padding: 0; font-size: 1em; list-style: none }
    #home { --team: #4aa8ff }
    #away { --team: #ff8a3d }
    .name, .player, .what, h2 {
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap
    }
    /* The script sets --fit where a name has less room than it needs. */
    .name { font-size: calc(var(--size, 1em) * var(--fit, 1)); font-weight: 700 }
    .clock, .period, .score, .gain, b { font-weight: 800 }
    b { color: var(--ink) }
    .off { visibility: hidden }
    .facts { display: flex; color: var(--dim) }
    .bonus { padding: 0 .5em; border-radius: .2em; background: var(--mark) }
    .bonus::first-letter { text-transform: uppercase }
    .bonus b { color: var(--dark) }
    .middle { display: grid; place-content: center; text-align: center }
    .team > .points { position: relative; transition: background .3s, color .3s }
    .gain { position: absolute; visibility: hidden }
    .scored > .points { background: var(--ink); color: var(--dark) }
    .scored .gain { visibility: visible }
    .winner > .points { background: var(--mark); color: var(--dark) }
    .loser .name, .loser .score { color: var(--dim) }
    #waiting { display: none }
    /* For screen readers alone. */
    #news, .unseen { position: absolute; inset: 0; overflow: hidden; clip-path: inset(50%) }
    @media (prefers-reduced-motion: no-preference) {
      .scored .score { animation: basket .5s ease-out }
      @keyframes basket { from { transform: scale(1.4) } }
    }

    """

  /// Over a video: a clear background, and a bar that is legible on anything.
  static let overlay = """
    :root { --panel: rgb(13 17 23 / .96); --dim: #c5ccd6; font-size: clamp(11px, 1.7vw, 80px) }
    main {
      position: fixed; bottom: 6vh; left: 50%; display: grid; grid-template-columns: 1fr auto 1fr;
      width: min(96vw, 42rem); height: 3.5rem; overflow: hidden; border-radius: .4rem;
      box-shadow: 0 .15rem .9rem rgb(0 0 0 / .6); transform: translateX(-50%)
    }
    .team {
      display: grid; grid-template: "name points" 5fr "facts points" 3fr / 1fr 3.7rem;
      border-left: .45rem solid var(--team); background: var(--panel)
    }
    .name {
      --size: 1.3rem; grid-area: name; align-self: end; margin: 0 .7rem; line-height: 1.7rem;
      text-align: left
    }
    .facts {
      grid-area: facts; gap: .9em; margin: 0 1.1em; font-size: .62rem; letter-spacing: .05em;
      line-height: 1.35em; text-transform: uppercase; white-space: nowrap
    }
    .facts > * { flex: none; height: 1.35em }
    .timeouts::before { content: "TO " }
    .players { display: none }
    .points {
      display: grid; grid-area: points; place-items: center; background: rgb(255 255 255 / .1)
    }
    .score { font-size: 2.35rem; line-height: 1 }
    .gain { top: .2rem; right: .3rem; font-size: .75rem }
    .middle { min-width: 6.2rem; background: #f3f5f8; color: var(--dark) }
    .clock { font-size: 1.7rem }
    .period { font-size: 1.25rem; letter-spacing: .04em }
    .clock + .period { font-size: .9rem }
    @media (min-width: 641px) {
      #away {
        grid-template: "points name" 5fr "points facts" 3fr / 3.7rem 1fr;
        border: solid var(--team); border-width: 0 .45rem 0 0
      }
      #away .name { text-align: right }
      /* The bonus comes and goes at the end, and moves nothing. */
      #away .facts { flex-direction: row-reverse }
    }
    @media (max-width: 640px) {
      :root { font-size: 14px }
      main { grid-template: 1fr 1fr / 1fr auto; height: 5.6rem }
      .middle { grid-area: 1 / 2 / 3; min-width: 5.2rem }
      .name { --size: 1.1rem; line-height: 1.35rem }
      .score { font-size: 1.8rem }
    }

    """

  /// The style of pages that fill the screen of a wall: dark.
  static let screen = """
    :root { --line: #333c49; --panel: #12171f; color-scheme: dark }
    body { background: #07090d }
    main {
      display: grid;
      height: 100vh;
      height: 100dvh;  /* without what a phone's browser lays over the page */
    }

    """

  /// As large as the screen allows, whatever its shape.
  static let board = """
    :root { font-size: min(4vh, 3.4vw) }
    main { grid-template: auto 1fr / 1fr 1fr; gap: .5rem 3vw; padding: .5rem 3vw .75rem }
    main[hidden] ~ #waiting {
      display: grid; place-content: center; height: 100vh; color: var(--dim)
    }
    .middle { grid-area: 1 / 1 / 2 / 3 }
    .clock, .period { font-size: 3.75rem; line-height: 1.05 }
    .period { color: var(--mark) }
    .clock + .period { font-size: 1.5rem }
    .team {
      display: flex; flex-direction: column; min-height: 0; padding-top: .5rem;
      border-top: .3rem solid var(--team); text-align: center
    }
    .name { --size: 2rem; line-height: 2.5rem }
    .team > * { flex: none }
    .team > .points {
      align-self: center; min-width: 2.2ch; padding: 0 .12em; border-radius: .08em;
      font-size: 7.75rem; line-height: 1.02
    }
    .score { display: inline-block }
    .gain { top: .6em; left: calc(100% + .4em); color: var(--mark); font-size: .22em }
    .facts {
      flex-wrap: wrap; gap: 0 1.2em; justify-content: center; min-height: 1.4em; margin-top: .4rem;
      line-height: 1.4
    }
    .timeouts::before { content: "Time-outs " }
    .team > .players {
      display: grid; flex: 1 1 0;
      grid-template: repeat(var(--rows), auto) / repeat(var(--columns), 1fr);
      grid-auto-flow: column; align-content: start; align-self: center; column-gap: .75rem;
      width: min(100%, 15rem); min-height: 0; margin-top: .4rem; overflow: hidden;
      font-size: calc(min(.95rem, 3.1rem / var(--rows))); line-height: 1.3
    }
    .players li { display: grid; grid-template-columns: 2ch 1fr auto; gap: .7em }
    .jersey { color: var(--dim); text-align: right }
    .player { text-align: left }
    /* Room for a bonus below the rest, so that it moves nothing when it comes. */
    @media (max-aspect-ratio: 3/2) { .facts { min-height: 2.8em } }
    /* A phone held upright: one team above the other. */
    @media (max-aspect-ratio: 3/4) {
      :root { font-size: min(2.24vh, 4.8vw) }
      main { grid-template: auto 1fr 1fr / 1fr }
      .middle { grid-area: 1 / 1 }
      .facts { gap: 0 .7em; min-height: 1.4em; font-size: .9rem }
    }

    """
}
