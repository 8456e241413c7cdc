import Basketball
import Documents
import Events

/// The files that show an event on a gym's wall: a page, and the state that it polls.
public struct WallFiles {
  private let document: WallDocument
  /// Milliseconds until a file changes with time; nil if no clock runs.
  public let nextChange: Int?

  /// An event at a time of day.
  ///
  /// - Parameters:
  ///   - name: the name of the event's file.
  ///   - games: the games in play, no later than this time.
  public init(_ standing: EventStanding, name: String, games: [GameDocument], now: TimeOfDay) {
    let shown = games.map { game in
      let reading = game.clock.reading(at: now).milliseconds
      return (game.id, ShownGame(game, period: game.courtPeriod, reading: reading))
    }
    document = WallDocument(standing, name: name, games: Dictionary(shown) { $1 })
    nextChange = games.compactMap { $0.clock.nextCourtText(after: now) }.min()
  }

  /// The page.
  public static let page = "wall.html"

  /// The file that marks the folder of a wall.
  public static let mark = ".scoreboard-wall"

  private static let state = "wall-state.js"

  /// All of them.
  public var all: [(name: String, text: String)] {
    Self.pages + [(Self.state, PageScript.state(String(document.line.dropLast())))]
  }

  /// The files that are the same for all events.
  public static var pages: [(name: String, text: String)] {
    [(page, WallPage.html), ("wall.css", WallPage.style), ("wall.js", WallScript.text)]
  }

  /// The names of all of them.
  public static var names: [String] { pages.map(\.name) + [state] }
}

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

/// The script of the rotating parts of a wall: tables, the bracket, lists of teams.
enum WallViews {
  static let script = #"""
      // What takes turns: tables, the bracket, the final places.

      function poolTable({name, places}) {
        const head = put(element("tr"), ...["", "", "W", "L", "+/−", ""].map((text) => element("th", "", text)));
        const rows = places.map((place) => {
          const difference = place.difference > 0 ? `+${place.difference}` : place.difference;
          const sign = place.isThrough ? "✓" : place.isWithdrawn ? "✕" : "";
          const cells = [place.wins, place.losses, String(difference).replace("-", "−")]
            .map((text) => element("td", "", text));
          const kind = place.isThrough ? "through" : place.isWithdrawn ? "gone" : "";
          return put(element("tr", kind), element("td", "quiet", `${place.rank}${place.isShared ? "=" : ""}`),
            put(element("td", "team"), nameOf(place.team)), ...cells, element("td", "sign", sign));
        });
        return put(element("section"), element("h2", "", `Pool ${name}`),
          put(element("table"), put(element("thead"), head), put(element("tbody"), ...rows)));
      }

      function poolsView(pools) {
        const places = pools.flatMap((pool) => pool.places);
        const legend = facts(places.some((place) => place.isThrough) && "✓ plays on",
          places.some((place) => place.isWithdrawn) && "✕ has withdrawn");
        return put(element("div", "view pools"), ...pools.map(poolTable), element("p", "legend", legend));
      }

      function slotOf(fixture) {
        if (fixture === null) return element("div", "slot empty");
        const status = {playing: "playing", disputed: "disputed", walkover: "walkover"}[fixture.status];
        const isPlanned = ["ready", "waiting"].includes(fixture.status);
        const what = facts(fixture.label, status || isPlanned && fixture.at);
        const sides = [fixture.home, fixture.away].map((team, place) => {
          const row = sideOf("", team);
          row.append(element("span", "sign", team.won ? "✓" : ""));
          row.classList.toggle("won", team.won);
          row.classList.toggle("lost", [fixture.away, fixture.home][place].won);
          return row;
        });
        const box = put(element("div", `fixture ${fixture.status}`),
          element("p", "what", facts(fixture.number, what)), ...sides);
        return put(element("div", "slot"), box);
      }

      function roundOf(kind, name, fixtures) {
        return put(element("section", `round ${kind}`), element("h2", "name", name),
          put(element("div", "slots"), ...fixtures.map(slotOf)));
      }

      function bracketView({rounds, others}) {
        const view = element("div", "view bracket");
        for (const {name, fixtures} of rounds) view.append(roundOf("tree", name, fixtures));
        if (others.length) view.append(roundOf("others", rounds.length ? "Other places" : "Games", others));
        return view;
      }

      function listView(title, kind, teams) {
        const rows = teams.map((team, place) =>
          put(element("li"), element("span", "rank", `${place + 1}.`), nameOf(team)));
        return put(element("div", `view teams ${kind} ${teams.length > 8 ? "" : "few"}`),
          element("h2", "", title), put(element("ol"), ...rows));
      }

      function views({pools, rounds, others, final, waiting}) {
        const made = [];
        const count = Math.ceil(pools.length / poolsInView);
        for (let place = 0; place < count; place += 1) {
          const [start, end] = [place, place + 1].map((part) => Math.ceil(pools.length * part / count));
          made.push(poolsView(pools.slice(start, end)));
        }
        if (rounds.length || others.length) made.push(bracketView({rounds, others}));
        if (final.length) made.unshift(listView("Final places", "final", final));
        if (waiting.length) made.push(listView("Waiting", "", waiting));
        return made;
      }


    """#
}
