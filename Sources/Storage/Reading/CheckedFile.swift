import Basketball
import Documents
import JSON

/// A file of any layout, read to its end and checked: it may have been edited by hand.
struct CheckedFile {
  private let root: JSONValue
  private let path: String

  private static let keys: [StaticString] = ["format", "last", "game", "check", "tape", "seal"]

  /// Reads a file.
  init(_ bytes: [UInt8], path: String) throws(LibraryError) {
    let (root, format) = try reading(path) { () throws(JSONError) in
      let root = try JSONText(bytes).root
      return (root, try root.member("format").string())
    }
    guard format == FileLayout.format || format == FileLayout.olderFormat else {
      throw .newerFormat(path: path, format: format.excerpt)
    }
    (self.root, self.path) = (root, path)
  }

  /// The first key that this version does not know, and would lose.
  var unknownKey: String? {
    root.unknownKey(besides: Self.keys) ?? root["game"].flatMap { GameDocument.unknownKey(in: $0) }
  }

  /// Whether the head was written with a check.
  var hasCheck: Bool { root["check"] != nil }

  /// The head, as far as a list shows it.
  func listed() throws(LibraryError) -> GameHead {
    try reading(path) { () throws(JSONError) in GameHead(try GameDocument(root.member("game"))) }
  }

  /// The game of the tape, whatever the head says.
  func tape(id: String) throws(LibraryError) -> Scoresheet {
    let entries = try reading(path) { () throws(JSONError) in try root.member("tape").entries() }
    do {
      return try Scoresheet(id: id, tape: entries)
    } catch {
      throw .inconsistent(path: path, what: error.text)
    }
  }

  /// The game, once head and tape agree.
  func sheet(id: String) throws(LibraryError) -> Scoresheet {
    let (head, last) = try reading(path) { () throws(JSONError) in
      (try GameDocument(root.member("game")), try root["last"]?.int())
    }
    guard head.id == id else { throw .otherGame(path: path, game: head.id) }
    let sheet = try tape(id: id)
    let expected = GameDocument(sheet.standing, now: sheet.tape.changed)
    let found = head.adopting(expected, missingIn: root["game"])
    if found != expected {
      throw .inconsistent(path: path, what: Disagreement.text(found: found, expected: expected))
    }
    if let last, last != sheet.standing.lastNumber {
      throw .inconsistent(
        path: path, what: "last is \(last), but by the tape \(sheet.standing.lastNumber)")
    }
    return sheet
  }
}
