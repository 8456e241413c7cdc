import Basketball
import FoundationEssentials

/// The head of a game's file: the document of the game as it stood at its last change.
///
/// What it says is not this module's business; that it agrees with the tape is.
public protocol GameHead: HeadRow, Codable, Equatable {
  /// The document of a game at a time of day.
  init(_ sheet: Scoresheet, now: TimeOfDay)
}

/// The format of a game's file.
enum FileFormat {
  static let current = "scoreboard.file/1"

  private enum Key: String, CodingKey {
    case format
  }

  /// Refuses a file of another format: it may have anything in it, so it is told before the rest is
  /// judged.
  static func check(_ decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    let format = try keys.decode(String.self, forKey: .format)
    guard format == current else { throw OtherFormat(format: format) }
  }
}

/// A game's file as it is written.
struct GameFile<Head: GameHead>: Codable {
  let format: String
  let game: Head
  let tape: [Entry]

  init(_ sheet: Scoresheet) {
    (format, tape, strange) = (FileFormat.current, sheet.tape, [])
    game = Head(sheet, now: sheet.changed)
  }

  /// Keys beside those three, which a later version has written.
  let strange: [String]

  private enum CodingKeys: String, CodingKey {
    case format, game, tape
  }

  init(from decoder: any Decoder) throws {
    strange = try StrangeKeys(from: decoder).keys
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    try FileFormat.check(decoder)
    format = FileFormat.current
    game = try keys.decode(Head.self, forKey: .game)
    tape = try keys.decode([Entry].self, forKey: .tape)
  }

  /// The game, once head and tape agree.
  func sheet(id: String) throws -> Scoresheet {
    guard game.id == id else { throw OtherGame(id: game.id) }
    let sheet = try Scoresheet(id: id, tape: tape)
    let expected = Head(sheet, now: sheet.changed)
    guard game == expected else {
      throw Disagreement(found: try lines(of: game), expected: try lines(of: expected))
    }
    return sheet
  }

  private func lines(of head: Head) throws -> [Substring] {
    String(decoding: try JSON.encode(head, .pretty), as: UTF8.self).split(separator: "\n")
  }
}

/// The keys of a game's file that this version does not know, in order.
struct StrangeKeys: Decodable {
  let keys: [String]

  init(from decoder: any Decoder) throws {
    keys = try decoder.strangeKeys(beside: ["format", "game", "tape"])
  }
}

/// A file of another format than this tool writes.
struct OtherFormat: Error {
  let format: String
}

/// A file with another game in it than its name says.
struct OtherGame: Error {
  let id: String
}

/// The first fact in which a head is not what its tape adds up to.
struct Disagreement: Error {
  /// Where and what: `home.score is 8, but by the tape 7`.
  let text: String

  init(found: [Substring], expected: [Substring]) {
    let place = zip(found, expected).prefix { $0 == $1 }.count
    let path = Self.path(to: place, in: expected)
    let (is_, should) = (Self.value(found, place), Self.value(expected, place))
    text = "\(path) is \(is_), but by the tape \(should)"
  }

  /// The keys and places that lead to a line of pretty JSON, told by the indentation.
  private static func path(to place: Int, in lines: [Substring]) -> String {
    var steps: [(depth: Int, name: String)] = []
    var counts: [Int: Int] = [:]
    for line in lines.prefix(place + 1) {
      let depth = line.prefix { $0 == " " }.count
      guard !["]", "}"].contains(line.dropFirst(depth).prefix(1)) else { continue }
      steps.removeAll { $0.depth >= depth }
      let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[2].hasPrefix(" :") {
        steps.append((depth, "." + parts[1]))
        counts = counts.filter { $0.key <= depth }
      } else if depth > 0 {
        steps.append((depth, "[\(counts[depth, default: 0])]"))
        counts[depth, default: 0] += 1
      }
    }
    let path = steps.map(\.name).joined()
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }

  private static func value(_ lines: [Substring], _ place: Int) -> String {
    guard lines.indices.contains(place) else { return "nothing" }
    let line = lines[place].drop { $0 == " " }
    let value = line.firstRange(of: " : ").map { line[$0.upperBound...] } ?? line
    return String(value.hasSuffix(",") ? value.dropLast() : value)
  }
}
