/// The page that fills the screen of a wall.
enum BoardPage {
  static let html = CourtPage.html(
    title: "Scoreboard", style: "board.css", script: "overlay.js",
    body: #"""
      <p id="waiting">Waiting for a game</p>
      <main hidden>
      \#(CourtPage.clock)
      \#(CourtPage.team("home", team))
      \#(CourtPage.team("away", team))
      </main>
      \#(CourtPage.news)
      """#)

  private static let team: StaticString = #"""
        <h1 class="name" dir="auto">&nbsp;</h1>
        <p class="points"><span class="score"></span><span class="gain" aria-hidden="true"></span></p>
        <p class="facts">
          <span class="fouls">Fouls <b></b></span>
          <span class="timeouts" hidden>Time-outs <b></b></span>
          <span class="arrow" hidden><b></b></span>
          <span class="bonus" hidden><b></b></span>
        </p>
        <ul class="players"></ul>
    """#

  static let style =
    CourtPage.style + #"""
      /* On a wall: dark, as large as the screen allows, whatever its shape. */
      :root {
        --quiet: #a9b3c1;
        --unit: min(1vh, 0.85vw);
        color-scheme: dark;
        font-size: calc(4 * var(--unit));
      }

      body { background: #07090d; }

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
        line-height: 1.05;
      }

      .period { color: var(--mark); }

      .clock:not([hidden]) + .period { font-size: calc(6 * var(--unit)); }

      .team {
        display: flex;
        flex-direction: column;
        align-items: stretch;
        min-height: 0;
        padding-top: calc(2 * var(--unit));
        border-top: calc(1.2 * var(--unit)) solid var(--team);
        text-align: center;
      }

      .name {
        flex: none;
        font-size: calc(8 * var(--unit) * var(--fit, 1));
        line-height: calc(10 * var(--unit));
      }

      .team > .points {
        flex: none;
        align-self: center;
        min-width: 2.2ch;
        padding: 0 0.12em;
        border-radius: 0.08em;
        font-size: calc(31 * var(--unit));
        line-height: 1.02;
      }

      .score { display: inline-block; }

      .gain {
        top: 0.6em;
        left: calc(100% + 0.4em);
        color: var(--mark);
        font-size: 0.22em;
      }

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

      .players {
        display: grid;
        flex: 1 1 0;
        grid-template-rows: repeat(var(--rows, 3), auto);
        grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr));
        grid-auto-flow: column;
        align-content: start;
        column-gap: calc(3 * var(--unit));
        align-self: center;
        width: min(100%, calc(60 * var(--unit)));
        min-height: 0;
        margin-top: calc(1.5 * var(--unit));
        overflow: hidden;
        list-style: none;
        font-size: calc(min(3.8, 12.5 / var(--rows, 3)) * var(--unit));
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

      """#
}
