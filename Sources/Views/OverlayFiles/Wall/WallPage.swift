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

  static let style =
    CourtPage.style + WallStyle.screen + WallStyle.courts + WallStyle.stage + WallStyle.phone
}
