import Basketball
import Documents
import Events
import Season

/// The pages of a library other than those of its games: the first page, and one for each event and
/// each name of a team or player.
public struct SitePages {
  /// A page and its place in the site.
  public struct File {
    /// The folder within the site; empty for the first page.
    public let folder: String
    /// Its name, without the ending.
    public let name: String
    /// Its content.
    public let bytes: [UInt8]
  }

  private var season = Season()
  private var register = Register()
  private var games: [(row: GameRow, state: String)] = []
  private var events: [(name: String, standing: EventStanding)] = []
  private let day: (TimeOfDay) -> String
  private let mark: String
  private let title: String

  private static let leaders = 5

  /// The pages of a library, before games are added.
  ///
  /// - Parameters:
  ///   - day: the day of a time in the scorer's time zone.
  ///   - mark: the `PageMark` of the pages.
  ///   - title: the title of the library, if it has one.
  public init(day: @escaping (TimeOfDay) -> String, mark: String, title: String? = nil) {
    self.day = day
    self.mark = mark
    self.title = title ?? "Games"
  }

  /// Adds a game. Games are added newest first.
  public mutating func add(_ game: GameDocument) {
    let played = SeasonGame(game)
    let isOver = game.status == .finished
    games.append((played.row, isOver ? game.statusText : played.row.stateText()))
    register.add(played)
    if isOver { season.add(played) }
  }

  /// Adds an event.
  public mutating func add(_ event: EventStanding, name: String) { events.append((name, event)) }

  /// The games as rows of a list.
  public var rows: [GameRow] { games.map(\.row) }

  /// The folders of every site.
  public static let folders = ["games", "teams", "players"]
  /// The folder of events, if there are any.
  public static let events = "events"

  /// Calls `use` with each page.
  public func write(_ use: (File) throws -> Void) rethrows {
    try use(File(folder: "", name: "index", bytes: index))
    let known = EventPage.Links(
      games: Set(games.map(\.row.id)), teams: Set(register.teams.map(\.identity)))
    for (name, standing) in events {
      let page = EventPage(standing: standing, name: name, links: known, mark: mark)
      try use(File(folder: Self.events, name: name, bytes: page.bytes))
    }
    let records = Dictionary(
      season.standings.places.map { (Name.identity($0.team.name), $0) }
    ) { first, _ in first }
    for team in register.teams {
      let facts = records[team.identity].map { ["Rank \($0.rank)"] + $0.team.record }
      try use(page(of: team, in: "teams", facts.array))
    }
    let totals = Dictionary(grouping: season.players.all) { Name.identity($0.name) }
    for player in register.players {
      let people = (totals[player.identity] ?? []).sorted { $0.teams.joined() < $1.teams.joined() }
      let facts = people.map { [$0.teams.commaSeparated] + $0.record }
      try use(page(of: player, in: "players", facts))
    }
  }

  private var index: [UInt8] {
    let places = season.standings.places
    var content: [HTML] = ["<h1 dir=\"auto\">\(title)</h1>"]
    if !events.isEmpty { content += ["<h2>Events</h2>", allEvents] }
    if !places.isEmpty {
      content += ["<h2>Standings</h2>", .table(places, season.standings.tableColumns)]
    }
    if let text = season.standings.sharedText { content.append("<p class=\"facts\">\(text)</p>") }
    content += [leaders, "<h2>All games</h2>", allGames]
    return Page(title: title, mark: mark).bytes(content)
  }

  /// A table of leaders in points and in each count of the season but fouls.
  private var leaders: HTML {
    let players = season.players.all
    let counts = MoveRow.table.filter { $0.shot == nil && $0.column != nil && !$0.move.isFoul }
    let tables = ([.points] + counts.map { .count($0.move) }).map { leaders($0, of: players) }
    return tables.allSatisfy(\.text.isEmpty)
      ? "" : "<h2>Leaders</h2>\n<div class=\"leaders\">\n\(tables)\n</div>"
  }

  private func leaders(_ figure: Figure<StatLineDocument>, of players: [SeasonTotal]) -> HTML {
    func count(_ player: SeasonTotal) -> Int { figure.value(player.total) ?? 0 }
    let key = figure.key.description
    let leaders = SortKey(key)?.sorted(players.filter { count($0) > 0 }).prefix(Self.leaders) ?? []
    if leaders.isEmpty { return "" }
    return .table(
      Array(leaders),
      caption: key.prefix(1).uppercased() + key.dropFirst() + (key.hasSuffix("s") ? "" : "s"),
      [
        Column("PLAYER", isName: true, to: { .player($0.name, from: 0) }) { $0.name },
        Column("TEAM", isName: true) { $0.teams.commaSeparated },
        Column("G", "games") { $0.games },
        Column(figure.heading) { count($0) },
        Column("AVG", "a game") { (Ratio(count($0), $0.games)?.thousandths).decimals(1) },
      ])
  }

  private var allEvents: HTML {
    .table(
      events, kind: "games",
      [
        Column("Event", isName: true, to: { .event($0.name, from: 0) }) {
          $0.standing.plan.title ?? $0.name
        },
        Column("Teams") { $0.standing.plan.teams.count },
        Column("Played") { $0.standing.playedText },
      ])
  }

  private var allGames: HTML {
    func page(_ game: (row: GameRow, state: String)) -> PagePath { .game(game.row.id, from: 0) }
    return .table(
      games, kind: "games",
      [
        Column("Day") { day($0.row.created) },
        Column("Home", isName: true, to: page, isWinner: { $0.row.winner == .home }) {
          $0.row.teams.home
        },
        Column("Score", to: page) { "\($0.row.score.home) : \($0.row.score.away)" },
        Column("Away", isName: true, to: page, isWinner: { $0.row.winner == .away }) {
          $0.row.teams.away
        },
        Column("State", isName: true) { $0.state },
      ])
  }

  private func page(of entry: Register.Entry, in folder: String, _ facts: [[String]]) -> File {
    let isTeam = folder == "teams"
    let direction: HTML = isTeam ? "" : " dir=\"auto\""
    let lines = facts.map { line -> HTML in
      "<p class=\"facts\"\(direction)>\(line.joined(separator: " · "))</p>"
    }
    let log = entry.value
    let games = HTML.table(log, log.tableColumns(withTeam: !isTeam, day: day))
    let content =
      ["<h1 dir=\"auto\">\(entry.name)</h1>"] + lines + ["<h2>Game by game</h2>", games]
    let bytes = Page(title: entry.name, mark: mark, depth: 1).bytes(content)
    return File(folder: folder, name: PageName.of(entry.name), bytes: bytes)
  }
}
