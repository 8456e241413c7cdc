import Basketball
import Documents
import Events
import Season

/// The pages of a library other than those of its games: the first page, and one for each event and
/// each name of a team or player.
public struct SitePages: Sendable {
  /// A page and its place in the site.
  public struct File: Sendable {
    /// The folder, empty for the first page, and the name of the file without the ending.
    public let folder, name: String
    public let bytes: [UInt8]
  }

  private var season: Season
  private var register = Register()
  private var games: [(row: GameRow, state: String)] = []
  private var events: [(name: String, standing: EventStanding)] = []
  private let mark: String
  private let title: String

  private static let leaders = 5

  /// The pages of a library, before games are added.
  ///
  /// - Parameters:
  ///   - mark: the `PageMark` of the pages.
  ///   - title: the title of the library, if it has one.
  ///   - said: what the league says about names.
  public init(mark: String, title: String? = nil, said: SaidNames = SaidNames()) {
    season = Season(said)
    self.mark = mark
    self.title = title ?? "Games"
  }

  /// Adds a game. Games are added newest first.
  ///
  /// - Parameter counts: whether it does, and no event has another one, or none, in its place.
  public mutating func add(_ game: GameDocument, counts: Bool = true) {
    let played = SeasonGame(game)
    let isOver = game.status == .finished
    let state = isOver ? game.statusText : played.row.stateText()
    games.append((played.row, counts ? state : "\(state), \(GameRow.uncounted)"))
    register.add(played, counts: counts)
    if !counts { uncounted.append(game.id) }
    if isOver, counts { season.add(played) } else { season.know(played) }
  }

  /// Takes the names of a game without a page, which say who is who.
  public mutating func know(_ game: SeasonGame) { season.know(game) }

  /// Takes classification points off a team.
  public mutating func deduct(_ deduction: Deduction) { season.standings.deduct(deduction) }

  /// Adds an event.
  public mutating func add(_ event: EventStanding, name: String) { events.append((name, event)) }

  /// The ids of the games that do not count.
  public private(set) var uncounted: [String] = []
  /// How many games nobody has won.
  public var withoutWinner: Int { season.standings.withoutWinner }
  /// The names of whom nothing says whether they are one person.
  public var openNames: [OpenName] { season.openNames }

  /// The games as rows of a list.
  public var rows: [GameRow] { games.map(\.row) }

  /// The folders of every site.
  public static let folders = ["games", "teams", "players"]
  /// The folder of events, if there are any.
  public static let events = "events"

  /// What makes the pages, on any thread.
  public var files: [@Sendable () -> File] {
    let known = Links(
      from: 1,
      to: games.map { .game($0.row.id) } + register.teams.inOrder.map { .team($0.identity) })
    let ofEvents = events.map { [mark] name, standing in
      { @Sendable in
        let page = EventPage(standing: standing, name: name, links: known, mark: mark)
        return File(folder: Self.events, name: name, bytes: page.bytes)
      }
    }
    let records = Dictionary(
      uniqueKeysWithValues: season.standings.places.map { ($0.team.identity, $0) })
    let ofTeams = register.teams.inOrder.map { team in
      { @Sendable in
        let facts = records[team.identity].map { ["Rank \($0.rank)"] + $0.team.record }
        return page(of: team, in: "teams", facts.array)
      }
    }
    let totals = Dictionary(grouping: season.players, by: \.identity)
    let ofPlayers = register.players.inOrder.map { player in
      { @Sendable in
        let people = (totals[player.identity] ?? []).sorted {
          $0.teams.joined() < $1.teams.joined()
        }
        return page(
          of: player, in: "players", people.map { [$0.teams.commaSeparated] + $0.record })
      }
    }
    let first = { @Sendable in File(folder: "", name: "index", bytes: index) }
    return [first] + ofEvents + ofTeams + ofPlayers
  }

  private var index: [UInt8] {
    let places = season.standings.places
    var content: [HTML] = []
    if !events.isEmpty { content.append(.under("Events", allEvents)) }
    if !places.isEmpty {
      let table = Table.standings(season.standings.ranking)
      content.append(
        .under("Standings", table.html(places, name: "Standings", links: Links(from: 0))))
    }
    content += season.standings.notes.map { .facts("\($0)") }
    content += [leaders, .under("All games", allGames)]
    return Page(title: title, mark: mark).titled(content)
  }

  /// A table of leaders in points and in each count of the season but fouls.
  private var leaders: HTML {
    let players = season.players
    let counts = MoveRow.table.filter { $0.shot == nil && $0.column != nil && !$0.move.isFoul }
    let tables = ([.points] + counts.map { .count($0.move) }).map { leaders($0, of: players) }
    return .box("Leaders", "leaders", tables)
  }

  private func leaders(_ column: Column<StatLineDocument>, of players: [SeasonTotal]) -> HTML {
    @Sendable func count(_ player: SeasonTotal) -> Int { column.number(player.stats) ?? 0 }
    let key = column.key.description
    let leaders = SortKey(key)?.sorted(players.filter { count($0) > 0 }).prefix(Self.leaders) ?? []
    if leaders.isEmpty { return "" }
    let table: Table<SeasonTotal> = [
      Column("PLAYER", as: .name) { Cell($0.name, to: .player($0.name)) },
      Column("TEAM", as: .name) { $0.teams.commaSeparated },
      Column("G", "games") { $0.games },
      Column(column.title) { count($0) },
      Column("AVG", "a game", as: .decimals(1)) { $0.average(column)?.thousandths },
    ]
    return table.html(
      Array(leaders),
      caption: key.prefix(1).uppercased() + key.dropFirst() + (key.hasSuffix("s") ? "" : "s"),
      links: Links(from: 0))
  }

  private var allEvents: HTML {
    let table: Table<(name: String, standing: EventStanding)> = [
      Column("Event", as: .name) {
        Cell($0.standing.plan.title ?? $0.name, to: .event($0.name))
      },
      Column("Teams") { $0.standing.plan.teams.count },
      Column("Played", as: .text) { $0.standing.playedText },
    ]
    return table.html(events, kind: "games", name: "Events", links: Links(from: 0))
  }

  private var allGames: HTML {
    typealias Game = (row: GameRow, state: String)
    func names(_ title: String, _ side: Side) -> Column<Game> {
      Column(title, as: .name) { game in
        Cell(game.row.teams[side], to: .game(game.row.id), isWinner: game.row.winner == side)
      }
    }
    let table: Table<Game> = [
      Column("Day", as: .word) { $0.row.day },
      names("Home", .home),
      Column("Score", as: .text) { Cell($0.row.score.text, to: .game($0.row.id)) },
      names("Away", .away),
      Column("State", as: .note) { $0.state },
    ]
    return table.html(games, kind: "games", name: "All games", links: Links(from: 0))
  }

  private func page(
    of entry: NameBook<[Appearance]>.Entry, in folder: String, _ facts: [[String]]
  ) -> File {
    let isTeam = folder == "teams"
    let lines = facts.map {
      HTML.facts("\($0.joined(separator: " · "))", hasNames: !isTeam)
    }
    let log = entry.value
    let games = log.table(withTeam: !isTeam)
      .html(log, name: "Game by game", links: Links(from: 1))
    let page = Page(title: entry.name, mark: mark, depth: 1)
    return File(
      folder: folder, name: PageName.of(entry.name),
      bytes: page.titled(lines + [.under("Game by game", games)]))
  }
}
