import Basketball
import Imports
import JSON
import Platform

/// A file to be imported.
struct InputFile {
  let path: String
  var isInFolder = false
  /// What was read already.
  var bytes: [UInt8]?

  /// The file of a path, or the files in a folder.
  static func files(_ path: String) throws -> [InputFile] {
    let system = FileSystem.posix
    guard (try? system.statusBehindLinks(path))?.kind == .folder else {
      return [InputFile(path: path)]
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let paths = try system.names(in: path).map { folder + String(decoding: $0, as: UTF8.self) }
    return paths.sorted().map { InputFile(path: $0, isInFolder: true) }
      .filter { (try? system.statusBehindLinks($0.path))?.kind == .file }
  }

  /// The file of a league; nil if it is in a folder and is no JSON.
  func read() throws -> LeagueFile? {
    let bytes = try bytes ?? File(path, for: .streaming, system: .posix).stream()
    let isJSON = bytes.first { $0 > 0x20 && $0 < 0x80 }.map { "{[".utf8.contains($0) } ?? false
    return isInFolder && !isJSON ? nil : try LeagueFile(path, bytes)
  }
}

/// A game of files, played, with what is to be said of it.
struct PlayedFile {
  let name: String
  let source: GameSource
  let game: ImportedGame
  let played: PlayedImport
  let differences: [Difference]

  init(_ file: GameFiles, isAnyDamaged: Bool, now: TimeOfDay) throws {
    name = file.plays.name
    game = try file.read(isAnyDamaged: isAnyDamaged)
    played = try PlayedImport(game, now: now)
    differences = game.box.map { [played] in played.differences(from: $0, now: now) } ?? []
    let sum = Checksum(Array(game.sum.utf8)[...]).text
    guard
      let source = game.id.flatMap({ GameSource(kind: file.kind, id: $0) })
        ?? GameSource(kind: file.kind, id: sum)
    else { throw ImportError.foreign }
    self.source = source
  }

  var notes: [String] {
    var notes: [String] = []
    if game.box == nil {
      notes.append("without its box score: no starters, no substitutions, nothing is compared")
    } else if !game.hasStarters {
      notes.append("it does not say who began: no starters, no substitutions")
    }
    notes += game.unknownKinds.map { kind in
      "left out: \(game.leftOut[kind] ?? 0) of \(kind.quoted), which is not known"
    }
    if let first = played.refused.keys.min(), let reason = played.refused[first] {
      let count = played.refused.count
      notes.append(
        "left out: \(count == 1 ? "a line" : "\(count) lines") that cannot be, "
          + "\(game.lines[first].quoted): \(Failure(reason).message)")
    }
    return notes.map { "\(name): \($0)" } + differences.map(\.text)
  }

  /// The feed, after comments with the command that makes its game.
  func feed(on day: String) -> [String] {
    let sides = game.teams.both.map { "\($0.name): \($0.roster)".asShellWord }
    let lines = game.lines.enumerated().map { place, line in
      played.refused[place].map { "# \(line)  \(Failure($0).message)" } ?? line
    }
    return [
      "# \(source.kind) \(source.id)",
      "# scoreboard new \(sides.spaceSeparated) --date \(day)\(rules)",
    ] + lines
  }

  /// The options for its rules: a set, with the lengths of the file.
  private var rules: String {
    let rules = game.rules
    var changes = RuleChanges()
    changes.periods = rules.periods
    changes.length = rules.length
    changes.overtimeLength = rules.overtimeLength
    let base = Rules.presets.first { (try? $0.with(changes)) == rules } ?? rules
    if base == rules { return " --rules \(base.name)" }
    let length = rules.length.map { " --length \($0.exactText)" }
    let overtime = rules.overtimeLength.map { " --overtime-length \($0.exactText)" }
    return " --rules \(base.name) --periods \(rules.periods)\(length ?? "")\(overtime ?? "")"
  }
}

extension Difference {
  /// `Ana (Berlin): assist 3, the file says 4`.
  fileprivate var text: String {
    let values = [here, there].map(Self.text)
    let what = player.map { "\($0) (\(team)): \(key)" } ?? "\(team): points by period"
    return "\(what) \(values[0]), the file says \(values[1])"
  }

  private static func text(_ value: JSON) -> String {
    switch value {
    case .thousandths(let time?): ClockReading(milliseconds: max(0, time)).text
    case .list(let values): values.map(\.compact).spaceSeparated
    default: value.compact
    }
  }
}

/// How far a long work is, on one line of a terminal.
struct Progress {
  private let context: Context
  private let start: TimeOfDay
  private var shown: TimeOfDay?
  private var done = 0
  var total = 0

  init(in context: Context) {
    self.context = context
    start = context.now
  }

  /// One more is done.
  mutating func pass() {
    done += 1
    let now = context.now
    guard context.isTerminal.err(), !context.isQuiet,
      now.milliseconds - start.milliseconds >= 1000,
      now.milliseconds - (shown ?? start).milliseconds >= 100
    else { return }
    shown = now
    try? context.err.write("\r\(done) of \(total) files")
  }

  /// Clears the line.
  func end() {
    if shown != nil { try? context.err.write("\r\u{1B}[K") }
  }
}
