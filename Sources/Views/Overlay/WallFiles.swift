import Basketball
import Documents
import Events

/// The files that show an event on a gym's wall: a page, and the state that it polls.
public struct WallFiles {
  private let standing: EventStanding
  private let title: String
  /// The games in play by their ids.
  private let games: [String: GameDocument]
  private let now: TimeOfDay
  private let courts: [CourtStanding]
  /// The fixtures that are still to be played, and on no court yet.
  private let next: [FixtureStanding]
  /// Whether those fixtures are of several days.
  private let hasDays: Bool

  /// An event at a time of day.
  ///
  /// - Parameters:
  ///   - name: the name of the event's file.
  ///   - games: the games in play, no later than this time.
  public init(_ standing: EventStanding, name: String, games: [GameDocument], now: TimeOfDay) {
    self.standing = standing
    self.now = now
    title = standing.plan.title ?? name
    self.games = Dictionary(games.map { ($0.id, $0) }) { $1 }
    courts = standing.onCourts
    let shown = courts.compactMap(\.fixture)
    next = standing.remaining.filter { fixture in
      !shown.contains { $0.number == fixture.number }
    }
    hasDays = Set((shown + next).map(\.fixture.day)).count > 1
  }

  /// The page.
  public static let page = "wall.html"

  /// The file that marks the folder of a wall.
  public static let mark = ".scoreboard-wall"

  private static let state = "wall-state.js"

  /// All of them.
  public var all: TextFiles { Self.pages + [(Self.state, state.text)] }

  /// Milliseconds until a file changes with time; nil if no clock runs.
  public var nextChange: Int? { state.nextChange }

  /// The files that are the same for all events.
  public static var pages: TextFiles {
    let script = "wall.js"
    let page = CourtPage(
      title: "Wall of an event", name: "wall", script: script,
      style: CourtStyle.screen + WallStyle.text)
    return page.files + [(script, CourtScript.text(following: state))]
  }

  /// The names of all of them.
  public static var names: [String] { pages.map(\.name) + [state] }
}

/// The parts of the page: the courts and what comes next are always seen, the views of the stage in
/// turns.
extension WallFiles {
  private var state: CourtState {
    let size = courts.count > 4 ? "many" : courts.count > 2 ? "" : "few"
    return CourtState(
      news: news,
      parts: [
        "<header><h1 id=\"title\" class=\"name\" dir=\"auto\">\(title)</h1></header>",
        """
        <section id="courts"\(class: size) aria-label="courts"\(hidden: courts.allSatisfy { $0.fixture == nil })>
        \(courts.map(court))
        </section>
        """,
        """
        <section id="next"\(hidden: next.isEmpty)>
        <h2>Next</h2>
        <ol>
        \(next.prefix(20).map(row))
        </ol>
        </section>
        """,
        """
        <section id="stage" aria-label="tables and bracket">
        \(views)
        </section>
        """,
      ], games: games.values.sorted { $0.id < $1.id }, now: now)
  }

  /// The title, and what is played: `Summer Cup, Court 1: Reds 12, Blues 10`.
  private var news: String {
    let playing = courts.compactMap { court -> String? in
      guard let fixture = court.fixture, fixture.status == .playing else { return nil }
      let game = fixture.game.flatMap { games[$0.id] }
      let sides = Side.allCases.map { side in
        phrase(
          fixture.words(of: side), (game?.teams[side].score ?? fixture.score?[side])?.description,
          between: " ")
      }
      return phrase(court.name.map { "Court \($0)" }, sides.commaSeparated, between: ": ")
    }
    return ([title] + playing).commaSeparated
  }

  /// The time, and the day without its year where there are several.
  private func time(_ fixture: FixtureStanding) -> String {
    let day = hasDays ? fixture.fixture.day.map { String($0.text.dropFirst(5)) } : nil
    return phrase(day, fixture.fixture.time?.text, between: " ")
  }

  private func court(_ court: CourtStanding) -> HTML {
    let fixture = court.fixture
    let game = fixture?.status == .playing ? fixture?.game.flatMap { games[$0.id] } : nil
    let heading = phrase(
      court.name.map { "Court \($0)" }, fixture.flatMap(standing.label))
    let sides = fixture.map { fixture in Side.allCases.map { side(fixture, $0, of: game) } }
    let result = court.last.map { last -> HTML in
      let note: HTML = last.note.isEmpty ? "" : " <bdi>\(last.note)</bdi>"
      return """
        Last: <bdi>\(last.words(of: .home))</bdi> \
        \(last.score?.text) <bdi>\(last.words(of: .away))</bdi>\(note)
        """
    }
    return """
      <section class="court\(game == nil ? "" : " playing")">
      <h2>\(heading.isEmpty ? "Game" : heading)</h2>
      <p class="when"><span class="period">\(game?.courtPeriod ?? fixture.map(time))</span>\
      \(game?.clock(at: now))</p>
      \(sides ?? ["<p class=\"side open\">No more games</p>"])
      <p class="last">\(result)</p>
      </section>
      """
  }

  /// A side of a fixture; while it is played, as its game has it.
  private func side(_ fixture: FixtureStanding, _ side: Side, of game: GameDocument?) -> HTML {
    let team = game?.teams[side]
    let kind = side.rawValue + (team == nil && fixture.sides[side].team == nil ? " open" : "")
    let score = team?.score ?? fixture.score?[side]
    return """
      <p class="side \(kind)"\(game?.style(of: side))>\
      \(name: team?.name ?? fixture.words(of: side))\
      <span class="score">\(score)</span></p>
      """
  }

  private func row(_ fixture: FixtureStanding) -> HTML {
    let time = time(fixture)
    let court = fixture.fixture.court.map { "Court \($0)" }
    return """
      <li><b>\(time.isEmpty ? "–" : time)</b>\
      \(name: fixture.words(of: .home))\
      <span class="place">\(phrase(court, standing.label(of: fixture)))</span>\
      \(name: fixture.words(of: .away))</li>
      """
  }

  /// What takes turns: the final places, tables, the bracket, who waits.
  private var views: [HTML] {
    let columns = BracketSection(bracket: Bracket(standing)).columns
    return [list("Final places", "final", standing.final)] + pools + [
      columns.isEmpty ? "" : "<div class=\"view bracket\">\n\(columns)\n</div>",
      list("Waiting", "", standing.winnerStays?.waiting ?? []),
    ]
  }

  /// The tables of pools, at most four in a view.
  private var pools: [HTML] {
    let next = standing.afterPools
    let table = Table.wall(next: next)
    let views = (standing.pools.count + 3) / 4
    return (0..<views).map { view in
      let parts = [view, view + 1].map { (standing.pools.count * $0 + views - 1) / views }
      let shown = standing.pools[parts[0]..<parts[1]]
      let all = Set(shown.flatMap(\.ranking).compactMap(next))
      let legend = AfterPool.allCases.filter(all.contains).map(\.rawValue)
      let tables = shown.map { pool in
        table.html(pool.ranking, caption: "Pool \(pool.pool.name)") {
          next($0).map { "\($0)" } ?? ""
        }
      }
      return """
        <div class="view pools">
        \(tables)
        <p class="legend">\(legend.joined(separator: " · "))</p>
        </div>
        """
    }
  }

  private func list(_ title: String, _ kind: String, _ teams: [String]) -> HTML {
    if teams.isEmpty { return "" }
    return """
      <div class="view teams\(teams.count > 8 ? "" : " few")">
      \(EventPage.list(title, kind, teams))
      </div>
      """
  }
}
