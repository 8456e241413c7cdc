import Basketball
import Documents

/// What a new game needs to know of all others: what was imported, and when they were made.
///
/// They are lines of the index. Only who makes a game looks into them: there may be thousands.
struct KnownGames {
  private(set) var lines: String

  /// What the lines begin with.
  static let keys = ["imported", "made"]

  /// The games of an index.
  init(lines: String = "") { self.lines = lines }

  /// These games.
  init(_ rows: [GameRow]) {
    self.init()
    var last: [String: TimeOfDay] = [:]
    for row in rows {
      if let source = row.source { lines += Self.line(source, of: row.id) }
      let start = Self.start(of: row.created)
      last[start] = max(last[start] ?? row.created, row.created)
    }
    lines += last.values.sorted().map(Self.line).joined()
  }

  /// Adds a game.
  mutating func add(_ game: GameState) {
    if let source = game.source { lines += Self.line(source, of: game.id) }
    let last = lastMade(near: game.created)
    if let last, last >= game.created { return }
    if let last { lines = lines.replacing(Self.line(last), with: "") }
    lines += Self.line(game.created)
  }

  /// The id of the game that was imported from a source.
  func id(of source: GameSource) -> String? {
    text(behind: Self.start(of: source)).map(String.init)
  }

  /// An instant at which no game was made: this one or, where one was made then or later in its half
  /// of the day, the next after all of that half.
  func free(from time: TimeOfDay) -> TimeOfDay {
    guard let last = lastMade(near: time), last >= time else { return time }
    return free(from: TimeOfDay(milliseconds: last.milliseconds + 1))
  }

  /// The last instant in the same half of a day at which a game was made.
  private func lastMade(near time: TimeOfDay) -> TimeOfDay? {
    text(behind: Self.start(of: time)).flatMap { TimeOfDay(String($0)) }
  }

  /// What stands behind the start of a line.
  private func text(behind start: String) -> Substring? {
    lines.split(separator: "\n").first { $0.hasPrefix(start) }?.dropFirst(start.count)
  }
}

/// The lines.
extension KnownGames {
  private static func line(_ source: GameSource, of id: String) -> String {
    "\(start(of: source))\(id)\n"
  }

  private static func start(of source: GameSource) -> String {
    "imported \(source.kind) \(source.id) "
  }

  private static func line(_ created: TimeOfDay) -> String {
    "\(start(of: created))\(created.text)\n"
  }

  /// By halves of a day in UTC: games whose day was typed are made from noon on, and what is made in
  /// the morning of that day keeps its own time.
  private static func start(of created: TimeOfDay) -> String {
    "made \(created.milliseconds / 43_200_000) "
  }
}
