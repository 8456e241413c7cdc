/// The page of an event that fills the screen of a wall.
enum WallPage {
  static let html = CourtPage.html(
    title: "Wall of an event", style: "wall.css", script: "wall.js",
    body: #"""
      <main hidden>
        <h1 id="title" class="name" dir="auto">&nbsp;</h1>
        <section id="courts" aria-label="courts"></section>
        <section id="next">
          <h2>Next</h2>
          <ol></ol>
        </section>
        <section id="stage" aria-label="tables and bracket"></section>
        <p id="turns" aria-hidden="true"></p>
      </main>
      """#)

  static let style = CourtPage.style + screen + WallStyle.courts + WallStyle.stage + WallStyle.phone

  private static let screen = #"""
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
    }

    .name {
      display: block;
      font-size: calc(1em * var(--fit, 1));
      line-height: 1.25;
      text-align: left;
    }

    .name.long {
      max-height: 2.2em;
      line-height: 1.1;
      white-space: normal;
    }

    .quiet { color: var(--quiet); }

    .open > .name {
      color: var(--quiet);
      font-weight: 400;
    }


    """#
}
