import Arguments
import Basketball
import Documents
import Season
import Storage
import Views

/// `standings`: prints the ranking of the teams.
struct Standings: SeasonCommand {
  var context = Context()
  var filter = GameFilter()
  var ranking: Ranking?
  var isTogether = false

  static let name = "standings"
  static let summary = "rank the teams of the library"
  static let examples = [
    "scoreboard standings", "scoreboard standings --since 2026-09-01 --rules fiba3x3",
    "scoreboard standings --json | jq -r '.teams[] | [.rank, .name, .wins] | @tsv'",
  ]
  static let details = """
    A table is of one competition: an event, as 'event' has it, or the games of none. With
    --together it is of all games, as it is where --since, --until, --last, --team or
    --rules choose some, then without deductions and lots; in JSON 'teams' is of all.

    Games with a winner count. Teams are ranked as the rules of their games say, or
    --ranking does. 'average', FIBA's for 3x3: by games won of those played; then by wins
    between teams that are tied, whether or not all of them have met; then by points a
    game, without forfeits. 'classification', FIBA's for five a side: two points for a
    win, one for a loss, none for a loss by forfeit; then, between teams that are tied,
    by these points, the difference, and points scored; then by both in all games, where
    those who are left begin again. 'percentage': by games won of those played, then as
    'classification'. Teams that are still tied share a rank, marked '='.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.option("ranking", "HOW", "what teams are ranked by", &ranking)
    rows.flag("together", "one table over all games", &isTogether)
  }

  func run() throws {
    var season = Season()
    season.standings = LeagueTable(by: ranking)
    try add(to: season, detail: .names, tellsWalkovers: isTogether || filter.isOfPart) {
      season, counts in
      let filter = try spelled(filter)
      let events = counts.standings(filter, by: ranking)
      let tables = try tables(of: season.standings, filter, events)
      let all = CompetitionTable(tables.together, title: nil)
      let shown = isTogether ? [all] : tables.competitions
      try answer(tables) { page.standings(shown) }
      for table in common.isJSON ? [all] : shown where table.isMixed {
        try warn(
          "the rules of these games rank in different ways, most by \(table.ranking.rawValue)",
          "--ranking says which")
      }
      try warn(ofGamesWithoutWinner: tables.together.withoutWinner)
      guard tellsMore, !isTogether, !filter.isOfPart else { return }
      try warn(
        events.flatMap { event in
          // The games of a knockout after pools are in no table.
          event.disputed.filter {
            event.plan.pools.isEmpty || event.plan.pool(of: $0.fixture) != nil
          }
          .map { "left out: 1 game of \(event.name): fixture \($0.number) is disputed" }
        })
    }
  }
}

/// A command about all finished games of a library.
protocol SeasonCommand: GameCommand {
  var filter: GameFilter { get set }
}

extension SeasonCommand {
  /// The filters, and the options of every command.
  mutating func visitShared(_ rows: Rows) {
    filter.visit(rows)
    context.visitLibrary(rows)
  }

  /// Adds the finished games of the filter, shows what they add up to, and reports games left out and
  /// names that may be misspelled. The exit is an error if a game could not be read.
  ///
  /// - Parameters:
  ///   - time: the part of each game that counts.
  ///   - knowsAll: whether the season gets the names of the other games of the library, too.
  func add(
    to season: Season, detail: SeasonDetail = .lines, in time: PartOfGame? = nil,
    knowsAll: Bool = false, tellsWalkovers: Bool = true,
    show: (_ season: Season, _ counts: EventCounts) throws -> Void
  ) throws {
    var season = season
    let filter = try spelled(filter)
    let counts = try eventCounts()
    let leftOut = try read(
      detail: detail, in: time, besides: counts, others: knowsAll ? { season.know($0) } : nil
    ) { season.add($0) }
    func report(_ pairs: [Misspelling] = []) throws {
      if tellsMore {
        try warn(ofOpenGames: leftOut.open.count)
        try warn(
          counts.lines(
            leftOut: leftOut.uncounted, filter: filter, tellsWalkovers: tellsWalkovers))
        try warn(of: pairs)
      }
      context.report(leftOut.damaged)
    }
    do {
      if season.games == 0, leftOut.open.isEmpty { try check(filter) }
      try show(season, counts)
      if time != nil, season.games == 0 {
        try warn(["no game that is over has a play in that time"])
      }
    } catch  where season.games == 0 || error is SeasonError {
      // An unreadable game may have the names.
      try report()
      if let word = (error as? SeasonError)?.missing,
        let failure = firstGame(of: word, among: leftOut.open)
      {
        throw failure
      }
      throw error
    }
    try report(season.misspellings)
  }

  /// Reads the finished games of the filter that count, and returns those left out.
  @discardableResult
  func read(
    detail: SeasonDetail = .lines, in time: PartOfGame? = nil, besides counts: EventCounts,
    others: ((SeasonGame) throws -> Void)? = nil, _ body: (SeasonGame) throws -> Void
  ) throws -> LeftOut {
    let progress = Progress(in: context)
    defer { progress.end() }
    return try library.seasonGames(
      meant: spelled(filter), besides: counts.uncounted, detail: detail, in: time, now: now,
      others: others, passed: progress.pass, body)
  }

  /// Says which names may be the same, and how to rename them. With many similar names there is a
  /// reason for them.
  private func warn(of all: [Misspelling]) throws {
    let teams = all.filter { $0.team == nil }
    if teams.count > 1 {
      let names = teams.map { "'\($0.wrong)' and '\($0.right)'" }
      try warn(
        "names of teams differ in one letter: \(names.commaSeparated)",
        "where two are one team: scoreboard roster rename OLD NEW --all")
    }
    let pairs = teams.count > 1 ? all.filter { $0.team != nil } : all
    try warn(of: pairs, more: "pairs of names differ in one letter") { pair in
      (
        "'\(pair.wrong)' and '\(pair.right)'\(pair.team.said { " of \($0)" }) "
          + "differ in one letter",
        "if it is one \(pair.team == nil ? "team" : "player"): \(pair.renaming)"
      )
    }
  }
}

extension GameCommand {
  /// Says how many games without a winner a table leaves out.
  func warn(ofGamesWithoutWinner count: Int) throws {
    if tellsMore, count > 0 { try warn(["left out: \(count.counted("game")) without a winner"]) }
  }

  /// Why there is nothing to tell of somebody whose first game is not over.
  ///
  /// - Parameter ids: games that are not over.
  fileprivate func firstGame(of word: String, among ids: [String]) -> Problem? {
    for id in ids {
      guard let game = try? library.game(id).state else { continue }
      var season = Season()
      season.add(namesOf: SeasonGame(document(game)))
      guard let name = try? season.subject(word).word else { continue }
      return Problem(
        "noSuchName", .noInput, "\(name) plays a first game, which is not over",
        "scoreboard show \(id.asShellWord)")
    }
    return nil
  }
}

extension SeasonError {
  /// The word that names no player or team that has finished a game; nil if it names several.
  fileprivate var missing: String? {
    switch self {
    case .noSuchName(let word, _), .notPlayed(let word): word
    case .ambiguous: nil
    }
  }
}

extension Misspelling {
  /// The command that renames the wrong one.
  fileprivate var renaming: Hint {
    let words = [team.map { "\($0)/\(wrong)" } ?? wrong, right]
    let typed = words.map(\.asShellWord).spaceSeparated
    // After `--`, a name that begins with a dash is not an option.
    return words.contains { $0.hasPrefix("-") }
      ? "scoreboard roster rename --all -- \(typed)" : "scoreboard roster rename \(typed) --all"
  }
}
