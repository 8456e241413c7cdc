import Arguments
import Basketball
import Documents
import Season
import Storage

/// `export`: writes games, teams, players and more as a table for other programs.
struct Export: GameCommand {
  var context = Context()
  var content = Content.games
  var games = [String]()
  var filter = GameFilter()
  var isLines = false
  var isForExcel = false

  /// The rows of the table.
  enum Content: String, CaseIterable, ArgumentValue {
    case games, players, plays, lineups, standings, teams, shots, assists
  }

  static let name = "export"
  static let summary = "write games, players, plays … as a table for other programs"
  static let examples = [
    "scoreboard export players > players.csv", "scoreboard export plays gulls --jsonl",
    "scoreboard export games --team reds --since 2026-11-01",
  ]
  static let details = """
    The rows are of all games that are over, the oldest first, or of each GAME that
    is named. CSV is in UTF-8; what does not apply is empty in CSV and
    null in JSON. A row of 'players' without a player is the team's own line: with it
    the points add up to the score. 'counts' is false where an event has voided or
    replaced the game. '--for-excel' writes semicolons, commas in numbers (3,5) and a byte
    order mark, which a spreadsheet in most of Europe opens by a double click.
    """

  static let needs = [
    Need("for-excel", excludes: "json jsonl", code: "twoForms", "{2} is no table for a spreadsheet")
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("TABLE", "what its rows are", &content)
    rows.words("GAME", "a game; without one, all that are over", &games)
    rows.flag("jsonl", "a JSON object a line, as with --json", &isLines)
    rows.flag("for-excel", "for a spreadsheet", &isForExcel)
    filter.visit(rows)
  }

  mutating func visitShared(_ rows: Rows) {
    context.visitCommon(rows, "one more game, as GAME")
  }

  func run() throws {
    let now = now
    switch content {
    case .games:
      try write(.games, then: .event) { file throws(LibraryError) in
        [try file.listed(now: now)]
      }
    case .players:
      try write(.players) { file throws(LibraryError) in
        LineRow.players(of: try file.listed(now: now))
      }
    case .teams: try write(.teams) { LineRow.teams(of: $0, now: now) }
    case .plays: try write(.plays, ofPlays: PlayRow.rows)
    case .lineups: try write(.lineups) { LineupRow.rows(of: $0, now: now) }
    case .assists: try write(.assists, ofPlays: AssistRow.rows)
    case .shots: try write(.shots, ofPlays: ShotRow.rows)
    case .standings: try writeStandings()
    }
  }

  private func writeStandings() throws {
    let counts = try eventCounts()
    let games = try chosen(counts)
    let counted = LeagueTable(of: [], games.filter(\.counts).map { LeagueGame($0) })
    let standings = try tables(of: counted, spelled(filter), counts.standings(spelled(filter)))
      .together
    let table = Table.standings(standings.ranking)
    try write(table.header(as: format) + table.lines(of: standings.places, as: format))
    guard tellsMore else { return }
    let uncounted = games.filter { !$0.counts }.map(\.id)
    try warn(counts.lines(leftOut: uncounted, filter: spelled(filter)))
    try warn(ofGamesWithoutWinner: standings.withoutWinner)
  }

  /// The named games, each once; nil if none was named.
  private func named(in library: GameLibrary) throws -> [String]? {
    let words = games + common.game.array
    if words.isEmpty { return nil }
    var seen = Set<[UInt8]>()
    return try words.map(library.id(of:)).filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// Writes rows made from all plays of games.
  private func write<Row>(
    _ table: Table<Row>,
    ofPlays rows: @Sendable @escaping (Scoresheet) -> [Row]
  ) throws {
    try write(table) { file throws(LibraryError) in rows(try file.game().sheet) }
  }

  /// Writes rows made from games, one by one to save memory, and of each whether its game counts.
  private func write<Row>(
    _ table: Table<Row>, then last: Table<Row> = [],
    rows: @Sendable @escaping (GameFile) throws(LibraryError) -> [Row]
  ) throws {
    let counts = try eventCounts()
    let (format, uncounted) = (format, counts.uncounted)
    func whole(_ counts: Bool) -> Table<Row> { table + ["counts": { _ in counts }] + last }
    let (counted, others) = (whole(true), whole(false))
    let progress = Progress(in: context)
    defer { progress.end() }
    let ids = try chosen(counts).map(\.id)
    try write(counted.header(as: format))
    // Rows printed on a terminal are progress enough.
    let passed = context.isTerminal.out() ? { _, _ in } : progress.pass
    try library.read(ids, passed: passed) { file throws(LibraryError) in
      (uncounted.contains(file.id) ? others : counted).lines(of: try rows(file), as: format)
    } use: { _, lines in
      switch lines {
      case .success(let lines): try write(lines)
      case .failure(let error):
        progress.end()
        context.report(error)
      }
    }
  }

  /// Writes lines; on a terminal with control characters escaped.
  private func write(_ lines: [UInt8]) throws {
    let text = String(decoding: lines, as: UTF8.self)
    guard context.isTerminal.out() else { return try context.write(text) }
    try context.write(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).escapingControls }.joined(separator: "\n"))
  }

  private var format: TableFormat {
    isLines || common.isJSON ? .jsonLines : isForExcel ? .excel : .csv
  }

  /// The games of the table, oldest first. On a terminal it says how many are left out.
  private func chosen(_ counts: EventCounts) throws -> [GameRow] {
    try games(
      meant: filter, named: named(in: library), besides: counts, tellsOpen: context.isTerminal.out()
    )
  }
}
