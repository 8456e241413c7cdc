import Basketball
import Documents
import Events

/// The files that show an event on a gym's wall, made of the site's cards, tables and bracket: a page, and
/// the state that it polls.
public struct WallFiles {
  private let standing: EventStanding
  /// The games in play by their ids.
  private let games: [String: GameDocument]
  private let now: TimeOfDay
  private let courts: [CourtStanding]
  /// The fixtures that are still to be played, and on no court yet.
  private let next: [FixtureStanding]

  /// An event at a time of day.
  ///
  /// - Parameters:
  ///   - games: the games in play, no later than this time.
  public init(_ standing: EventStanding, games: [GameDocument], now: TimeOfDay) {
    self.standing = standing
    self.now = now
    self.games = Dictionary(games.map { ($0.id, $0) }) { $1 }
    courts = standing.onCourts
    let shown = courts.compactMap(\.fixture?.number)
    next = standing.remaining.filter { !shown.contains($0.number) }
  }

  /// The page.
  public static let page = "wall.html"

  /// The file that marks the folder of a wall.
  public static let mark = ".scoreboard-wall"

  private static let state = "wall-state.js"
  /// Milliseconds for which a view is seen before the next.
  private static let turn = 12_000

  /// All files and their texts.
  public var all: TextFiles { Self.pages + [(Self.state, state.text)] }

  /// Milliseconds until a file changes with time; nil if no clock runs and nothing takes turns.
  public var nextChange: Int? {
    let turn = views.count > 1 ? Self.turn - now.milliseconds % Self.turn : nil
    return [state.nextChange, turn].compactMap(\.self).min()
  }

  /// The files that are the same for all events.
  public static var pages: TextFiles {
    let script = "wall.js"
    let page = CourtPage(
      title: "Wall of an event", name: "wall", script: script,
      style: StyleSheet.matches + StyleSheet.bracket + CourtStyle.screen + WallStyle.text)
    return page.files + [(script, CourtScript.text(following: state))]
  }

  /// The names of all files.
  public static var names: [String] { pages.map(\.name) + [state] }
}

/// The parts of the page: the courts and what comes next are always seen, the views of the stage in
/// turns.
extension WallFiles {
  private var state: CourtState {
    let cards = courts.compactMap(card)
    let coming = next.prefix(6).map { MatchCard($0, of: standing, tellsOfficials: false) }
    let view = views.isEmpty ? nil : views[now.milliseconds / Self.turn % views.count]
    return CourtState(
      news: ([standing.title] + cards.filter(\.isPlaying).map(\.about)).commaSeparated,
      parts: [
        "<header><h1 id=\"title\" class=\"name\" dir=\"auto\">\(standing.title)</h1></header>",
        """
        <section id="courts" aria-label="courts"\(hidden: cards.isEmpty)>
        \(MatchCard.list(cards, links, withDay: standing.hasDays))
        </section>
        """,
        """
        <section id="next"\(hidden: coming.isEmpty)>
        <h2>Next</h2>
        \(MatchCard.list(coming, links, withDay: standing.hasDays))
        </section>
        """,
        view ?? "<section id=\"stage\"></section>",
      ], games: games.values.sorted { $0.id < $1.id }, now: now)
  }

  /// The colours of the teams that play; a wall leads nowhere.
  private var links: Links {
    let teams = games.values.flatMap(\.teams.both).compactMap { team in
      team.color.map { (Name.identity(team.name), $0) }
    }
    return Links(from: 0, to: [], colors: Dictionary(teams) { $1 })
  }

  /// The card of a court: its game as it is now, else the fixture that comes, else the last result.
  private func card(_ court: CourtStanding) -> MatchCard? {
    (court.fixture ?? court.last).map { fixture in
      let game = fixture.status == .playing ? fixture.game.flatMap { games[$0.id] } : nil
      let live = game.map {
        "<span class=\"live\">\($0.courtPeriod) \($0.clock(at: now))</span>" as HTML
      }
      return MatchCard(
        fixture, of: standing, live: live, score: game?.score, tellsOfficials: false)
    }
  }

  /// The views that take turns: the final places, tables, the bracket, the teams that wait.
  private var views: [HTML] {
    let bracket = Bracket(standing)
    let ofBracket = max(bracket.rounds.first?.count ?? 0, bracket.others.count)
    return list("Final places", "final", standing.final) + pools
      + (ofBracket == 0
        ? [] : [view(BracketSection(bracket: bracket).grid, lines: 4 * ofBracket + 1)])
      + list("Waiting", "", standing.winnerStays?.waiting ?? [])
  }

  /// The tables of pools, at most four in a view.
  private var pools: [HTML] {
    let next = standing.afterPools
    let table = Table.wall(next: next)
    return stride(from: 0, to: standing.pools.count, by: 4).map { first in
      let shown = standing.pools.dropFirst(first).prefix(4)
      let all = Set(shown.flatMap(\.ranking).compactMap(next))
      let legend = AfterPool.allCases.filter(all.contains).map(\.rawValue)
      let tables = shown.map { pool in
        table.told(of: pool.ranking).html(pool.ranking, caption: "Pool \(pool.pool.name)") {
          next($0).said { "\($0)" }
        }
      }
      let rows = (shown.map(\.ranking.count).max() ?? 0) + 2
      return view(
        """
        <div class="pools">
        \(tables)
        </div>
        <p class="what">\(legend.joined(separator: " · "))</p>
        """, lines: (shown.count + 1) / 2 * rows + 1)
    }
  }

  private func list(_ title: String, _ kind: String, _ teams: [String]) -> [HTML] {
    let isLong = teams.count > 8
    return teams.isEmpty
      ? []
      : [
        view(
          "<div\(class: isLong ? "teams" : "")>\(EventPage.list(title, kind, teams))</div>",
          lines: (isLong ? (teams.count + 1) / 2 : teams.count) + 1)
      ]
  }

  /// A view that takes turns with others, in letters as large as so many lines have room for.
  private func view(_ content: HTML, lines: Int) -> HTML {
    let room = courts.count > 4 ? 1000 : 1350
    return """
      <section id="stage" aria-label="tables and bracket" data-style="--size:\(min(140, room / lines))">
      \(content)
      </section>
      """
  }
}
