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
    let root = try decoding(path, JSONText(bytes).root)
    let format = try decoding(path, root.member("format").string())
    guard format == FileLayout.format || format == FileLayout.olderFormat else {
      throw .newerFormat(path: path, format: format.excerpt)
    }
    self.root = root
    self.path = path
  }

  /// Whether the head was written with a check.
  var hasCheck: Bool { root["check"] != nil }

  /// The head, as far as a list shows it.
  func listed() throws(LibraryError) -> GameHead {
    GameHead(try decoding(path, GameDocument(root.member("game"))))
  }

  /// The game of the tape, whatever the head says.
  func tape(id: String) throws(LibraryError) -> Scoresheet {
    let tape = try decoding(path, root.member("tape"))
    return try Scoresheet(id: id, tape: decoding(path, tape.entries()), of: path) {
      tape.elements.dropFirst($0).first?.lineNumber
    }
  }

  /// The game, once head and tape agree.
  func sheet(id: String) throws(LibraryError) -> Scoresheet {
    let head = try decoding(path, root.member("game"))
    let last = try decoding(path, root["last"]?.count())
    let found = try decoding(path, GameState(head: head).id)
    guard found == id else { throw .otherGame(path: path, game: found) }
    let sheet = try tape(id: id)
    // Heads of before lack what came since.
    let isOlder =
      GameDocument.isOlder(head) && !sheet.tape.saysDay || head["rules"]?["base"] == nil
    let written = try decoding(path, JSONText(Array(sheet.head.line.utf8)).root)
    if let (own, other) = head.difference(from: written, mayMiss: { isOlder || $0.isNull }) {
      let what = own?.line.excerpt ?? "missing"
      throw .inconsistent(
        path: path, what: "\(other.path) is \(what), but by the tape \(other.line.excerpt)")
    }
    if let last, last != sheet.state.lastNumber {
      throw .inconsistent(
        path: path, what: "last is \(last), but by the tape \(sheet.state.lastNumber)")
    }
    return sheet
  }

  /// The first key that this version does not know, and would lose.
  func unknownKey(besides sheet: Scoresheet) -> String? {
    root.unknownKey(besides: Self.keys)
      ?? root["game"].flatMap { $0.unknownKey(besides: sheet.head.json) }
  }
}

/// What is found in a game's file when neither its head nor its seal is trusted.
public struct FileCheck: Sendable {
  /// The name of the game.
  public let id: String
  /// The game of the tape, if the tape is one.
  public let sheet: Scoresheet?
  /// What is wrong with the file.
  public let error: LibraryError?

  /// Whether the head can be written again from the tape.
  public var isRepairable: Bool { error != nil && sheet != nil }

  /// What does not add up.
  public var findings: [FindingDocument] {
    let fault = error.map { error in
      let advice: Hint =
        if !isRepairable { .mending(id) } else if case .otherGame = error { .ofCopy(id) } else {
          "'scoreboard check --repair \(shell: id)' writes its head again from the tape"
        }
      return FindingDocument(
        id: id, isRepairable ? "inconsistentGame" : "damagedGame",
        error.damage?.what ?? "it cannot be read", advice)
    }
    var said = Set<String>()
    return fault.array
      + (sheet?.anomalies ?? []).map { FindingDocument($0, id: id) }
      .filter { said.insert("\($0.play ?? 0) \($0.message)").inserted }
  }
}

extension GameLibrary {
  /// Looks at a game's file without believing its head or its seal.
  public func check(_ id: String) -> FileCheck {
    var file: CheckedFile?
    do {
      file = try wholeFile(id)
      return FileCheck(id: id, sheet: try file?.sheet(id: id), error: nil)
    } catch {
      return FileCheck(id: id, sheet: try? file?.tape(id: id), error: error)
    }
  }

  /// Writes the head of a game again from its tape.
  public func repair(_ id: String) throws {
    try locked { lock in
      let file = try wholeFile(id)
      let sheet = try file.tape(id: id)
      if let key = file.unknownKey(besides: sheet) {
        throw LibraryError.unknownKey(path: path(of: id), key: key)
      }
      _ = try write(sheet, isNew: false, lock)
    }
  }

  private func wholeFile(_ id: String) throws(LibraryError) -> CheckedFile {
    try CheckedFile(file(id).contents(), path: path(of: id))
  }
}
