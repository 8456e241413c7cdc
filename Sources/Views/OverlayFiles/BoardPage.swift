/// The page that fills a screen on a wall.
enum BoardPage {
  /// It asks for nothing but the files beside it.
  static let html = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Scoreboard</title>
    <link rel="stylesheet" href="board.css">
    <link rel="stylesheet" href="custom.css">
    <script src="overlay.js" defer></script>
    </head>
    <body>
    <p id="waiting">Waiting for a game</p>
    <main hidden>
      <section class="middle" aria-label="clock">
        <p class="clock" role="timer"></p>
        <p class="period"></p>
      </section>
    \#(team("home"))
    \#(team("away"))
    </main>
    <p id="news" role="status"></p>
    </body>
    </html>

    """#

  /// A team of it.
  private static func team(_ side: StaticString) -> String {
    #"""
      <section class="team" id="\#(side)" aria-label="\#(side)">
        <h1 class="name" dir="auto">&nbsp;</h1>
        <p class="points"><span class="score"></span><span class="gain" aria-hidden="true"></span></p>
        <p class="facts">
          <span class="fouls">Fouls <b></b></span>
          <span class="timeouts" hidden>Time-outs <b></b></span>
          <span class="bonus" hidden><b></b></span>
        </p>
        <ul class="players"></ul>
      </section>
    """#
  }

  /// Its style.
  static let style = #"""
    /* On a wall: dark, as large as the screen allows, whatever its shape. */
    :root {
      --ink: #fff;
      --quiet: #a9b3c1;
      --mark: #ffc933;
      --unit: min(1vh, 0.85vw);
      color-scheme: dark;
      font: 600 calc(4 * var(--unit))/1.2 "Inter", "Helvetica Neue", Arial, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums;
    }

    [hidden] { display: none !important; }

    body {
      margin: 0;
      overflow: hidden;
      background: #07090d;
      color: var(--ink);
    }

    p, h1, ul {
      margin: 0;
      padding: 0;
    }

    main {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
      gap: calc(2 * var(--unit)) 3vw;
      box-sizing: border-box;
      width: 100vw;
      height: 100vh;
      height: 100dvh;  /* without what a phone's browser lays over the page */
      padding: calc(2 * var(--unit)) 3vw calc(3 * var(--unit));
    }

    #waiting {
      display: grid;
      place-content: center;
      height: 100vh;
      color: var(--quiet);
    }

    .middle {
      grid-column: 1 / 3;
      text-align: center;
    }

    .clock, .period {
      font-size: calc(15 * var(--unit));
      font-weight: 800;
      line-height: 1.05;
    }

    .period { color: var(--mark); }

    .team {
      display: flex;
      flex-direction: column;
      align-items: stretch;
      min-height: 0;
      padding-top: calc(2 * var(--unit));
      border-top: calc(1.2 * var(--unit)) solid var(--team);
      text-align: center;
    }

    #home { --team: #4aa8ff; }

    #away { --team: #ff8a3d; }

    .name {
      flex: none;
      overflow: hidden;
      font-size: calc(8 * var(--unit) * var(--fit, 1));
      font-weight: 700;
      line-height: calc(10 * var(--unit));
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .team > .points {
      position: relative;
      flex: none;
      align-self: center;
      min-width: 2.2ch;
      padding: 0 0.12em;
      border-radius: 0.08em;
      font-size: calc(31 * var(--unit));
      font-weight: 800;
      line-height: 1.02;
      transition: background 0.3s, color 0.3s;
    }

    .score { display: inline-block; }

    .gain {
      position: absolute;
      top: 0.6em;
      left: calc(100% + 0.4em);
      color: var(--mark);
      font-size: 0.22em;
      visibility: hidden;
    }

    .scored > .points {
      background: var(--ink);
      color: #07090d;
    }

    .scored .gain { visibility: visible; }

    .facts {
      display: flex;
      flex: none;
      flex-wrap: wrap;
      gap: 0 1.2em;
      justify-content: center;
      min-height: 1.4em;
      margin-top: calc(1.5 * var(--unit));
      color: var(--quiet);
      font-size: calc(4 * var(--unit));
      line-height: 1.4;
    }

    @media (max-aspect-ratio: 3/2) {
      /* Room for a bonus below the rest, so that it moves nothing when it comes. */
      .facts { min-height: 2.8em; }
    }

    b {
      color: var(--ink);
      font-weight: 800;
    }

    .bonus {
      padding: 0 0.5em;
      border-radius: 0.2em;
      background: var(--mark);
    }

    .bonus b { color: #07090d; }

    /* Those for whom there is no room go into a column that is not seen. */
    .players {
      display: flex;
      flex: 1 1 0;
      flex-flow: column wrap;
      align-self: center;
      width: min(100%, calc(60 * var(--unit)));
      min-height: 0;
      margin-top: calc(1.5 * var(--unit));
      overflow: hidden;
      list-style: none;
      font-size: calc(3.8 * var(--unit));
      line-height: 1.3;
    }

    .players li {
      display: flex;
      width: 100%;
      gap: 0.7em;
    }

    .jersey {
      min-width: 2ch;
      color: var(--quiet);
      text-align: right;
    }

    .player {
      flex: 1;
      min-width: 0;
      overflow: hidden;
      text-align: left;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .winner > .points {
      background: var(--mark);
      color: #07090d;
    }

    .loser .name, .loser .score { color: var(--quiet); }

    /* A phone held upright: one team above the other. */
    @media (max-aspect-ratio: 3/4) {
      :root { --unit: min(0.56vh, 1.2vw); }

      main {
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: auto minmax(0, 1fr) minmax(0, 1fr);
      }

      .middle { grid-column: 1; }

      .facts {
        gap: 0 0.7em;
        min-height: 1.4em;
        font-size: calc(3.6 * var(--unit));
      }
    }

    /* For those who listen. */
    #news {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    @media (prefers-reduced-motion: no-preference) {
      .scored .score { animation: basket 0.5s ease-out; }

      @keyframes basket {
        from { transform: scale(1.3); }
      }
    }

    """#
}
