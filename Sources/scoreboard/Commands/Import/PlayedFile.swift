import Basketball
import Documents
import Imports
import JSON
import Platform

/// A file to be imported.
struct InputFile {
  let path: String
  var isInFolder = false
  /// The bytes, if they were read already.
  var bytes: [UInt8]?

  /// How many bytes are read: more than JSON may have.
  static let most = 1 << 28

  /// The file of a path, or the files in a folder.
  static func files(_ path: String) throws -> [InputFile] {
    let system = FileSystem.posix
    guard (try? system.statusBehindLinks(path))?.kind == .folder else {
      return [InputFile(path: path)]
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let paths = try system.names(in: path).map { folder + String(decoding: $0, as: UTF8.self) }
    return paths.sorted().filter { (try? system.statusBehindLinks($0))?.kind == .file }
      .map { InputFile(path: $0, isInFolder: true) }
  }

  /// The file of a league; nil if it is in a folder and is no JSON.
  func read() throws -> LeagueFile? {
    if let bytes { return try LeagueFile(path, bytes) }
    let file = try File(path, for: .streaming, system: .posix)
    if isInFolder {
      let beginning = try file.bytes(atMost: 1024)
      let first = beginning.first { $0 > 0x20 && $0 < 0x80 }
      guard first.map("{[".utf8.contains) ?? (beginning.count == 1024) else { return nil }
    }
    return try LeagueFile(path, file.stream(upTo: Self.most))
  }
}

/// A game made by playing the plays of its files, with the notes about it.
struct PlayedFile {
  let name: String
  let source: GameSource
  let game: ImportedGame
  let played: PlayedImport
  let differences: [Difference]

  init(_ file: GameFiles, isAnyRefused: Bool, on date: Day?, now: TimeOfDay) throws {
    name = file.plays.name
    game = try file.read(isAnyRefused: isAnyRefused, on: date)
    played = try PlayedImport(game, now: now)
    differences = game.box.map { [played] in played.differences(from: $0, now: now) } ?? []
    let sum = Checksum(Array(game.sum.utf8)[...]).text
    guard
      let source = game.id.flatMap({ GameSource(kind: file.kind, id: $0) })
        ?? GameSource(kind: file.kind, id: sum)
    else { throw ImportError.foreign }
    self.source = source
  }

  var notes: [ImportNote] {
    var notes = [ImportNote]()
    func note(_ text: String, many: String? = nil) {
      notes.append(ImportNote(text: "\(name): \(text)", many: many))
    }
    if let time = game.boxTime {
      note(
        "its box score is of \(time): nothing is compared",
        many: "box scores are of games still on: nothing is compared")
    } else if game.box == nil {
      let what = "without its box score: no starters, no substitutions, nothing is compared"
      note(what, many: "games are \(what)")
    } else if !game.hasStarters {
      let what = "who began: no starters, no substitutions"
      note("it does not say \(what)", many: "games do not say \(what)")
    }
    for kind in game.unknownKinds {
      note(
        "left out: \(game.leftOut[kind] ?? 0) of \(kind.quoted), which is not known",
        many: "games have \(kind.quoted), which is not known and left out")
    }
    for (kind, count) in game.unknownFouls.sorted(by: { $0.key < $1.key }) {
      let what = "of \(kind.quoted), which is not known: taken for plain ones"
      note("\(count.counted("foul")) \(what)", many: "games have fouls \(what)")
    }
    for (count, fault) in [
      (game.unfitPlaces, "that no play is at"), (game.placesOffCourt, "off the court"),
    ] where count > 0 {
      note("left out: \(count.counted("place")) of shots \(fault)")
    }
    if let (line, reason) = played.refused.first {
      let count = played.refused.count
      note(
        "left out: \(count == 1 ? "a line" : "\(count) lines") that cannot be, "
          + "\(line.quoted): \(Problem(reason).message)")
    }
    return notes + differences.map { ImportNote(text: $0.text) }
  }

  /// The feed of the game, after comments with the command that makes the game and with the facts that a feed cannot
  /// have.
  func feed(on day: Day) -> [String] {
    let sides = game.teams.both.map { "\($0.name): \($0.roster)".asShellWord }
    return [
      "# \(source.kind) \(source.id)",
      "# scoreboard new \(sides.spaceSeparated) --date \(day.text)\(rules)",
    ] + played.refused.map { "# \($0.line)  \(Problem($0.reason).message)" }
      + FeedCopy(played.sheet).lines
  }

  /// The options for its rules: a set, with the lengths and the court of the file, and room for all who played.
  private var rules: String {
    let rules = game.rules
    let said = [
      ("periods", rules.periods.description), ("length", rules.length?.exactText),
      ("overtime-length", rules.overtimeLength?.exactText), ("court", rules.court?.rawValue),
    ].compactMap { option, typed in typed.map { (option, $0) } }
    let changes = Dictionary(uniqueKeysWithValues: said)
    let base = Rules.presets.first { (try? $0.with(changes)) == rules } ?? rules
    var options = base == rules ? [] : said
    let most = game.teams.both.map(\.players.count).max() ?? 0
    if let roster = rules.roster, most > roster { options.append(("roster", "\(most)")) }
    return " --rules \(base.name)" + options.map { " --\($0) \($1)" }.joined()
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

/// A note about a file or a game.
struct ImportNote {
  let text: String
  /// The text after the number of such notes, where many are counted on one line; nil if each note has its own line.
  var many: String?

  /// The most notes of one kind that have a line each.
  static let few = 5

  /// The lines of notes: one with a count where there are many of a kind.
  static func lines(of notes: [ImportNote]) -> [String] {
    let counts = Dictionary(notes.compactMap(\.many).map { ($0, 1) }, uniquingKeysWith: +)
    var said = Set<String>()
    return notes.compactMap { note in
      guard let many = note.many, let count = counts[many], count > few else { return note.text }
      return said.insert(many).inserted ? "\(count) \(many)" : nil
    }
  }
}
