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

  static let name = "standings"
  static let summary = "rank the teams of the library"
  static let examples = [
    "scoreboard standings", "scoreboard standings --since 2026-09-01 --rules fiba3x3",
    "scoreboard standings --json | jq -r '.teams[] | [.rank, .name, .wins] | @tsv'",
  ]
  static let details = """
    Games with a winner count. Teams are ranked as the rules of their games say, or
    --ranking does. 'average', FIBA's for 3x3: by games won of those played; then by wins
    between teams that are tied, whether or not all of them have met; then by points a
    game, without forfeits. 'classification', FIBA's for five a side: two points for a
    win, one for a loss, none for a loss by forfeit; then, between teams that are tied,
    by these points, the difference, and points scored; then by both in all games, where
    those who are left begin again. 'percentage': by games won of those played, then as
    'classification'. Teams that are still tied share a rank, marked '='. Of games with
    different rankings that of most counts, and a warning says so.

    A team is a name, whatever its case and spaces, shown as it was written last. Games
    that cannot be read are listed, the rest is added up, and the command ends with 65.

    A warning lists teams, and players of one team, whose names of four letters or more
    differ in one letter or two swapped ones, with the command that makes them one; not
    names that differ in digits or initials, or stand in one game together.
    """

  mutating func visit(_ rows: inout Rows) {
    rows.option("ranking", "HOW", "what teams are ranked by", &ranking)
    visitSeason(&rows)
  }

  func run() throws {
    var standings = try leagueTable(by: ranking)
    try season(detail: .names) {
      standings.add(LeagueGame($0.row))
    } show: { _ in
      try answer(standings) { page.standings(standings) }
      if ranking == nil, standings.isMixed {
        try warn([
          "the rules of these games rank in different ways, most by \(standings.ranking.rawValue)",
          "hint: --ranking says which",
        ])
      }
      try warn(ofGamesWithoutWinner: standings.withoutWinner)
    }
  }
}

/// A command about all finished games of a library.
protocol SeasonCommand: GameCommand {
  var filter: GameFilter { get set }
}

extension SeasonCommand {
  /// The rows of the filters, and those of every command.
  mutating func visitSeason(_ rows: inout Rows) {
    filter.visit(&rows)
    context.visitLibrary(&rows)
  }

  /// Shows what the finished games of the filter add up to, and reports games left out and names that
  /// may be misspelled. The exit is an error if a game could not be read.
  ///
  /// - Parameter others: is handed the names of the other games of the library.
  func season(
    detail: SeasonDetail = .lines, others: ((SeasonGame) throws -> Void)? = nil,
    of add: (SeasonGame) throws -> Void, show: (_ counts: EventCounts) throws -> Void
  ) throws {
    let filter = try spelled(filter)
    let counts = try eventCounts()
    var isEmpty = true
    var names = Misspellings()
    let leftOut = try read(detail: detail, besides: counts, others: others) {
      isEmpty = false
      names.add($0)
      try add($0)
    }
    func report(_ pairs: [Misspellings.Pair] = []) throws {
      if tellsMore {
        try warn(ofOpenGames: leftOut.open.count)
        try warn(counts.lines(leftOut: leftOut.uncounted, filter: filter))
        try warn(of: pairs)
      }
      context.report(leftOut.damaged)
    }
    do {
      if isEmpty, leftOut.open.isEmpty { try check(filter) }
      try show(counts)
    } catch  where isEmpty || error is SeasonError {
      // An unreadable game may have the names.
      try report()
      if let word = (error as? SeasonError)?.missing,
        let failure = firstGame(of: word, among: leftOut.open)
      {
        throw failure
      }
      throw error
    }
    try report(names.pairs)
  }

  /// Reads the finished games of the filter that count, and returns those left out.
  @discardableResult
  func read(
    detail: SeasonDetail = .lines, besides counts: EventCounts,
    others: ((SeasonGame) throws -> Void)? = nil, _ body: (SeasonGame) throws -> Void
  ) throws -> LeftOut {
    let progress = Progress(in: context)
    defer { progress.end() }
    return try library.seasonGames(
      meant: spelled(filter), besides: counts.uncounted, detail: detail, now: now, others: others,
      passed: progress.pass, body)
  }

  /// Says which names may be the same, and how to rename them. With many similar names there is a
  /// reason for them.
  private func warn(of pairs: [Misspellings.Pair]) throws {
    for pair in pairs.prefix(10) {
      try warn([
        "'\(pair.wrong)' and '\(pair.right)'\(pair.team.map { " of \($0)" } ?? "") "
          + "differ in one letter",
        "hint: if it is one \(pair.team == nil ? "team" : "player"): "
          + pair.renaming.text(for: common.place()),
      ])
    }
    let more = pairs.count - 10
    if more > 0 { try warn(["\(more) more pairs of names differ in one letter"]) }
  }
}

extension GameCommand {
  /// A table with what the league takes off its teams.
  func leagueTable(by ranking: Ranking? = nil) throws -> LeagueTable {
    var table = LeagueTable(by: ranking)
    for deduction in try readLeague().deductions { table.deduct(deduction) }
    return table
  }

  /// Says how many games are left out of a table because nobody has won them.
  func warn(ofGamesWithoutWinner count: Int) throws {
    if tellsMore, count > 0 { try warn(["left out: \(count.counted("game")) without a winner"]) }
  }

  /// Why there is nothing to tell of somebody whose first game is not over.
  ///
  /// - Parameter ids: games that are not over.
  fileprivate func firstGame(of word: String, among ids: [String]) -> Failure? {
    for id in ids {
      guard let game = try? library.game(id).standing else { continue }
      var season = Season()
      season.add(namesOf: SeasonGame(document(game)))
      guard let name = try? season.subject(word).word else { continue }
      return Failure(
        "noSuchName", .noInput, "\(name) plays a first game, which is not over",
        "scoreboard show \(id.asShellWord)")
    }
    return nil
  }
}

extension SeasonError {
  /// The word for which there is no game.
  fileprivate var missing: String? {
    switch self {
    case .noSuchName(let word, _), .notPlayed(let word): word
    case .ambiguous: nil
    }
  }
}

extension Misspellings.Pair {
  /// The command that renames the wrong one.
  fileprivate var renaming: Hint {
    let words = [team.map { "\($0)/\(wrong)" } ?? wrong, right]
    let typed = words.map(\.asShellWord).spaceSeparated
    // After `--`, a name that begins with a dash is not an option.
    return words.contains { $0.hasPrefix("-") }
      ? "scoreboard roster rename --all -- \(typed)" : "scoreboard roster rename \(typed) --all"
  }
}
