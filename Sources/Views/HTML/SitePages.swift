import Basketball
import Documents
import Season

/// The pages of a library beside those of its games: the first one, one a team, and one a name of a
/// player.
public struct SitePages {
  /// A page, and where it belongs.
  public struct File {
    /// The folder in that of the site; empty for the first page.
    public let folder: String
    /// Its name, without the ending.
    public let name: String
    /// What is in it.
    public let bytes: [UInt8]
  }

  private var season = Season()
  private var register = Register()
  private var games: [(row: GameRow, state: String)] = []
  private let day: (TimeOfDay) -> String
  private let mark: String

  /// Players among the leaders.
  private static let leaders = 5

  /// The pages of a library before its first game.
  ///
  /// - Parameters:
  ///   - day: the day of a time where the scorer is.
  ///   - mark: what the pages are made by.
  public init(day: @escaping (TimeOfDay) -> String, mark: String) {
    (self.day, self.mark) = (day, mark)
  }

  /// Adds a game, the newest first.
  public mutating func add(_ game: GameDocument) {
    let played = SeasonGame(game)
    let isOver = game.status == .finished
    games.append((played.row, isOver ? game.statusText : played.row.stateText))
    register.add(played)
    if isOver { season.add(played) }
  }

  /// The folders beside the first page.
  public static let folders = ["games", "teams", "players"]

  /// Hands over one page after the other.
  public func write(_ use: (File) throws -> Void) rethrows {
    try use(File(folder: "", name: "index", bytes: index))
    let places = season.standings.places
    let records = Dictionary(places.map { (Name.identity($0.team.name), $0) }) { first, _ in first }
    for team in register.teams {
      let bytes = page(of: team, isTeam: true) { html in
        guard let place = records[team.identity] else { return }
        html.element(
          .p, .init("class", "facts"),
          text: "Rank \(place.rank) · "
            + SeasonPageView.record(of: place.team).joined(separator: " · "))
      }
      for name in team.fileNames { try use(File(folder: "teams", name: name, bytes: bytes)) }
    }
    let totals = Dictionary(grouping: season.players.all) { Name.identity($0.name) }
    for player in register.players {
      let people = totals[player.identity] ?? []
      let bytes = page(of: player, isTeam: false) { html in
        for person in people.sorted(by: { $0.teams.joined() < $1.teams.joined() }) {
          html.element(
            .p, .init("class", "facts"), .init("dir", "auto"),
            text: ([person.teams.joined(separator: ", ")] + SeasonPageView.record(of: person))
              .joined(separator: " · "))
        }
      }
      for name in player.fileNames { try use(File(folder: "players", name: name, bytes: bytes)) }
    }
  }

  private var index: [UInt8] {
    Page(title: "Games", mark: mark, depth: 0).bytes { html in
      html.element(.h1, text: "Games")
      let places = season.standings.places
      if !places.isEmpty {
        html.element(.h2, text: "Standings")
        HTMLTable(
          StandingsView.columns(of: places), links: places.map { .team($0.team.name, from: 0) }
        ).write(to: &html)
        if places.contains(where: \.isShared) {
          html.element(.p, .init("class", "facts"), text: StandingsView.shared)
        }
      }
      leaders(&html)
      html.element(.h2, text: "All games")
      allGames.write(to: &html, "games")
    }
  }

  /// Who leads in points and in each count that the season has used, a table each.
  private func leaders(_ html: inout HTMLWriter) {
    let players = season.players.all
    guard !players.isEmpty else { return }
    html.element(.h2, text: "Leaders")
    html.element(.div, .init("class", "leaders")) { html in
      leaders("Points", "points", "PTS", of: players, { $0.line.points }, &html)
      for row in MoveRow.table where row.shot == nil {
        guard let column = row.column else { continue }
        let title = row.noun.prefix(1).uppercased() + row.noun.dropFirst() + "s"
        leaders(title, row.move.name, column, of: players, { $0.line[row.move] }, &html)
      }
    }
  }

  private func leaders(
    _ title: String, _ key: String, _ column: String, of players: [PlayerTotal],
    _ count: (PlayerTotal) -> Int, _ html: inout HTMLWriter
  ) {
    let leaders = SortKey(key)?.sorted(players.filter { count($0) > 0 }).prefix(Self.leaders) ?? []
    guard !leaders.isEmpty else { return }
    HTMLTable(
      caption: title,
      columns: [
        .init(
          title: "PLAYER", isName: true, cells: leaders.map(\.name),
          links: leaders.map { .player($0.name, from: 0) }),
        .init(
          title: "TEAM", isName: true, cells: leaders.map { $0.teams.joined(separator: ", ") }),
        .init(title: "G", meaning: "games", cells: leaders.map { "\($0.games)" }),
        .init(title: column, cells: leaders.map { "\(count($0))" }),
        .init(
          title: "AVG", meaning: "a game",
          cells: leaders.map { (Ratio(count($0), $0.games)?.thousandths).decimals(1) }),
      ]
    ).write(to: &html)
  }

  private var allGames: HTMLTable {
    let rows = games.map(\.row)
    let links = rows.map { PagePath.game($0.id, from: 0) }
    return HTMLTable(columns: [
      .init(title: "Day", cells: rows.map { day($0.created) }),
      .init(
        title: "Home", isName: true, cells: rows.map(\.home.name), links: links,
        isStrong: rows.map { $0.winner == .home }),
      .init(
        title: "Score", cells: rows.map { "\($0.home.score) : \($0.away.score)" }, links: links),
      .init(
        title: "Away", isName: true, cells: rows.map(\.away.name), links: links,
        isStrong: rows.map { $0.winner == .away }),
      .init(title: "State", isName: true, cells: games.map(\.state)),
    ])
  }

  private func page(
    of entry: Register.Entry, isTeam: Bool, _ summary: (inout HTMLWriter) -> Void
  ) -> [UInt8] {
    Page(title: entry.name, mark: mark, depth: 1).bytes { html in
      html.element(.h1, .init("dir", "auto"), text: entry.name)
      summary(&html)
      html.element(.h2, text: "Game by game")
      HTMLTable(
        SeasonPageView.columns(of: entry.games, withTeam: !isTeam, day: day),
        links: entry.games.map { .team($0.teams.other, from: 1) }
      ).linking("DAY", to: entry.games.map { .game($0.id, from: 1) }).write(to: &html)
    }
  }
}

extension HTMLTable {
  /// A table of a season, whose first names lead to pages of their own.
  fileprivate init(_ columns: [SeasonColumn], links: [PagePath]) {
    let first = columns.first(where: \.isName)?.title
    self.init(
      columns: columns.map { column in
        HTMLColumn(
          title: column.title, isName: column.isName, cells: column.cells,
          links: column.title == first ? links : [])
      })
  }

  /// The same with cells of a column that lead somewhere.
  fileprivate func linking(_ title: String, to links: [PagePath?]) -> HTMLTable {
    HTMLTable(
      columns: columns.map { column in
        guard column.title == title else { return column }
        var linked = column
        linked.links = links
        return linked
      })
  }
}
