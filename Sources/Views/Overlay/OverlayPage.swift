/// The page over the video of a stream.
enum OverlayPage {
  static let html = CourtPage.html(
    title: "Score for a stream", style: "overlay.css", script: "overlay.js",
    body: #"""
      <main hidden>
      \#(CourtPage.team("home", team))
      \#(CourtPage.clock)
      \#(CourtPage.team("away", team))
      </main>
      \#(CourtPage.news)
      """#)

  private static let team: StaticString = #"""
        <div class="who">
          <h1 class="name" dir="auto">&nbsp;</h1>
          <p class="facts">
            <span class="fouls">Fouls <b></b></span>
            <span class="timeouts" hidden><abbr title="time-outs left">TO</abbr> <b></b></span>
            <span class="arrow" hidden><b></b></span>
            <span class="bonus" hidden><b></b></span>
          </p>
        </div>
        <p class="points"><span class="score"></span><span class="gain" aria-hidden="true"></span></p>
    """#

  static let style =
    CourtPage.style + #"""
      /* Over a video: a clear background, and a bar that is legible on anything. */
      :root {
        --panel: rgb(13 17 23 / 0.96);
        --quiet: #c5ccd6;
        font-size: clamp(11px, 1.7vw, 80px);
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

      #away { flex-direction: row-reverse; }

      .who {
        display: flex;
        flex: 1;
        flex-direction: column;
        justify-content: center;
        min-width: 0;
        padding: 0 0.7rem;
      }

      #away .who { text-align: right; }

      .name {
        font-size: calc(1.3rem * var(--fit, 1));
        line-height: 1.7rem;
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

      .points {
        display: grid;
        flex: none;
        place-items: center;
        min-width: 3.7rem;
        background: rgb(255 255 255 / 0.1);
      }

      .score {
        font-size: 2.35rem;
        line-height: 1;
      }

      .gain {
        top: 0.2rem;
        right: 0.3rem;
        font-size: 0.75rem;
      }

      .middle {
        display: grid;
        place-content: center;
        min-width: 6.2rem;
        background: #f3f5f8;
        color: var(--dark);
        text-align: center;
      }

      .clock { font-size: 1.7rem; }

      .period {
        font-size: 1.25rem;
        letter-spacing: 0.04em;
      }

      /* Under the clock there is less room than in its place. */
      .clock:not([hidden]) + .period { font-size: 0.9rem; }

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

      """#
}
