import Arguments
import Basketball
import Documents
import Storage
import Terminal

/// `export`: writes games, players or plays as a table for other programs.
nonisolated struct Export: GameCommand {
  var common = Common()
  var content = Required<Content>()
  var games: [String] = []
  var filter = FilterOptions()
  var isLines = false

  /// What a row of the table is.
  enum Content: String, CaseIterable, ArgumentValue {
    case games, players, plays
  }

  static let name = "export"
  static let summary = "write games, players or plays as a table for other programs"
  static let examples = [
    "scoreboard export players > players.csv", "scoreboard export plays gulls --jsonl",
    "scoreboard export games --team reds --since 2026-11-01",
  ]
  static let details = """
    The rows are those of all games that are over, the oldest first, or of each GAME
    that is named. CSV is as in RFC 4180, in UTF-8; what does not apply is empty in
    CSV and null in JSON. A row of 'players' without a player is what no player, but
    the team did: with it the points of the rows make the score.
    """

  static var table: [Row<Self>] {
    [
      .word("TABLE", "what its rows are") { $0.content = $1 },
      .words("GAME", "a game, else all that are over") { $0.games.append($1) },
      .flag("jsonl", "a JSON object a line, as with --json") { $0.isLines = true },
    ] + FilterOptions.rows.on { command, store in store(&command.filter) } + commonRows
  }

  func run(in context: Context) throws -> Exit {
    let (library, now) = (try library(in: context), context.now())
    let listing = try library.list(named(in: library), now: now)
    for error in listing.damaged { report(error, in: context) }
    let ids = try chosen(of: listing, in: context)
    let isWhole =
      switch try content.get() {
      case .games:
        try write(.games, ids, of: library, in: context) { id throws(LibraryError) in
          [try library.document(of: id, now: now)]
        }
      case .players:
        try write(.players, ids, of: library, in: context) { id throws(LibraryError) in
          PlayerRow.rows(of: try library.document(of: id, now: now))
        }
      case .plays:
        try write(.plays, ids, of: library, in: context) { id throws(LibraryError) in
          PlayRow.rows(of: try library.game(id).scoresheet())
        }
      }
    return isWhole && listing.damaged.isEmpty ? .success : .data
  }

  /// The games that were named, each once; nil where none was.
  private func named(in library: GameLibrary) throws -> [String]? {
    let words = games + [common.game].compactMap(\.self)
    var seen: Set<[UInt8]> = []
    let ids = try words.map { try library.id(of: $0) }.filter {
      seen.insert(Array($0.utf8)).inserted
    }
    return words.isEmpty ? nil : ids
  }

  /// The games of the table, the oldest first. Who sees it on a terminal is told how many are left
  /// out.
  @MainActor
  private func chosen(of listing: Listing, in context: Context) throws -> [String] {
    let isNamed = !games.isEmpty || common.game != nil
    let isMeant = { (game: GameRow) in isNamed || game.status == .finished }
    let chosen = filter.filter.meant(of: listing.games.filter(isMeant), day: context.day) { $0 }
    let open = listing.games.filter {
      !isMeant($0) && filter.filter.includes($0, day: context.day)
    }.count
    if open > 0, !common.isQuiet, context.isTerminal.out() {
      try context.err.write(
        "left out: \(open) \(open == 1 ? "game that is" : "games that are") not over\n")
    }
    return chosen.reversed().map(\.id)
  }

  /// Writes the rows of some games.
  ///
  /// - Returns: whether all of them could be read.
  @MainActor
  private func write<Row>(
    _ table: Table<Row>, _ ids: [String], of library: GameLibrary, in context: Context,
    rows: @Sendable (String) throws(LibraryError) -> [Row]
  ) throws -> Bool {
    let format: TableFormat = isLines || common.isJSON ? .jsonLines : .csv
    var (output, isWhole) = (TableOutput(context), true)
    try output.write(table.header(as: format))
    try library.inTurn(ids) { id throws(LibraryError) in
      table.lines(of: try rows(id), as: format)
    } use: { lines in
      switch lines {
      case .success(let lines): try output.write(lines)
      case .failure(let error):
        isWhole = false
        report(error, in: context)
      }
    }
    try output.flush()
    return isWhole
  }

  /// Names a file that cannot be read, which keeps nobody from the others.
  @MainActor
  private func report(_ error: LibraryError, in context: Context) {
    _ = context.report(Failure(error), asJSON: common.isJSON)
  }
}

/// Collects lines, and writes many of them at once.
private struct TableOutput {
  private let out: Output
  private let isTerminal: Bool
  private var bytes: [UInt8] = []

  private static let chunk = 1 << 16

  init(_ context: Context) { (out, isTerminal) = (context.out, context.isTerminal.out()) }

  mutating func write(_ lines: [UInt8]) throws {
    bytes += lines
    if bytes.count >= Self.chunk { try flush() }
  }

  /// Writes what was collected: data as it is, but nothing that a terminal would obey.
  mutating func flush() throws {
    if bytes.isEmpty { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    let text = String(decoding: bytes, as: UTF8.self)
    try out.write(isTerminal ? Self.shown(text) : text)
  }

  private static func shown(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escapingControls }.joined(separator: "\n")
  }
}
