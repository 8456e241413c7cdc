/// The page that lies over the video of a stream.
enum OverlayPage {
  /// It asks for nothing but the files beside it.
  static let html = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Score for a stream</title>
    <link rel="stylesheet" href="overlay.css">
    <link rel="stylesheet" href="custom.css">
    <script src="overlay.js" defer></script>
    </head>
    <body>
    <main hidden>
    \#(team("home"))
      <section class="middle" aria-label="clock">
        <p class="clock" role="timer"></p>
        <p class="period"></p>
      </section>
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
        <div class="who">
          <h1 class="name" dir="auto">&nbsp;</h1>
          <p class="facts">
            <span class="fouls">Fouls <b></b></span>
            <span class="timeouts" hidden><abbr title="time-outs left">TO</abbr> <b></b></span>
            <span class="bonus" hidden><b></b></span>
          </p>
        </div>
        <p class="points"><span class="score"></span><span class="gain" aria-hidden="true"></span></p>
      </section>
    """#
  }

  /// Its style.
  static let style = #"""
    /* Over a video: a clear background, and a bar that is legible on anything. */
    :root {
      --panel: rgb(13 17 23 / 0.96);
      --ink: #fff;
      --quiet: #c5ccd6;
      --mark: #ffc933;
      font: 600 clamp(11px, 1.7vw, 80px)/1.2 "Inter", "Helvetica Neue", Arial, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums;
    }

    [hidden] { display: none !important; }

    body {
      margin: 0;
      overflow: hidden;
      background: transparent;
      color: var(--ink);
    }

    main {
      position: fixed;
      bottom: 6vh;
      left: 50%;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      width: min(96vw, 42rem);
      height: 3.5rem;
      overflow: hidden;
      border-radius: 0.4rem;
      box-shadow: 0 0.15rem 0.9rem rgb(0 0 0 / 0.6);
      transform: translateX(-50%);
    }

    .team {
      display: flex;
      min-width: 0;
      background: var(--panel);
    }

    .team::before {
      flex: none;
      width: 0.45rem;
      background: var(--team);
      content: "";
    }

    #home { --team: #4aa8ff; }

    #away {
      --team: #ff8a3d;
      flex-direction: row-reverse;
    }

    .who {
      display: flex;
      flex: 1;
      flex-direction: column;
      justify-content: center;
      min-width: 0;
      padding: 0 0.7rem;
    }

    #away .who { text-align: right; }

    p, h1 { margin: 0; }

    .name {
      overflow: hidden;
      font-size: calc(1.3rem * var(--fit, 1));
      font-weight: 700;
      line-height: 1.7rem;
      text-align: inherit;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    #home .name { text-align: left; }

    #away .name { text-align: right; }

    .facts {
      display: flex;
      gap: 0.9em;
      height: 1.35em;
      color: var(--quiet);
      font-size: 0.62rem;
      letter-spacing: 0.05em;
      line-height: 1.35em;
      text-transform: uppercase;
      white-space: nowrap;
    }

    /* The bonus comes and goes at the end, and moves nothing. */
    #away .facts { flex-direction: row-reverse; }

    abbr { text-decoration: none; }

    b {
      color: var(--ink);
      font-weight: 800;
    }

    .bonus {
      padding: 0 0.45em;
      border-radius: 0.25em;
      background: var(--mark);
    }

    .bonus b { color: #14181f; }

    .points {
      position: relative;
      display: grid;
      flex: none;
      place-items: center;
      min-width: 3.7rem;
      background: rgb(255 255 255 / 0.1);
      transition: background 0.3s, color 0.3s;
    }

    .score {
      font-size: 2.35rem;
      font-weight: 800;
      line-height: 1;
    }

    .gain {
      position: absolute;
      top: 0.2rem;
      right: 0.3rem;
      font-size: 0.75rem;
      font-weight: 800;
      visibility: hidden;
    }

    .scored .points {
      background: var(--ink);
      color: #14181f;
    }

    .scored .gain { visibility: visible; }

    .middle {
      display: grid;
      place-content: center;
      min-width: 6.2rem;
      background: #f3f5f8;
      color: #14181f;
      text-align: center;
    }

    .clock {
      font-size: 1.7rem;
      font-weight: 800;
    }

    .period {
      font-size: 1.25rem;
      font-weight: 800;
      letter-spacing: 0.04em;
    }

    .winner .points {
      background: var(--mark);
      color: #14181f;
    }

    .loser .name, .loser .score { color: var(--quiet); }

    /* For those who listen. */
    #news {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    @media (max-width: 640px) {
      main {
        grid-template-columns: minmax(0, 1fr) auto;
        grid-template-rows: 1fr 1fr;
        height: 5.6rem;
      }

      :root { font-size: 14px; }

      #home { grid-area: 1 / 1; }

      #away {
        flex-direction: row;
        grid-area: 2 / 1;
        border-top: 1px solid rgb(255 255 255 / 0.15);
      }

      #away .who, #away .name { text-align: left; }

      #away .facts { flex-direction: row; }

      .middle {
        grid-area: 1 / 2 / 3 / 3;
        min-width: 5.2rem;
      }

      .name {
        font-size: calc(1.1rem * var(--fit, 1));
        line-height: 1.35rem;
      }

      .score { font-size: 1.8rem; }

      .period { font-size: 0.95rem; }
    }

    @media (prefers-reduced-motion: no-preference) {
      .scored .score { animation: basket 0.5s ease-out; }

      @keyframes basket {
        from { transform: scale(1.5); }
      }
    }

    """#
}
