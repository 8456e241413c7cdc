import Basketball
import Documents
import JSON
import Platform

/// A game as it is saved: what its tape adds up to, and the bytes of the tape, which are written again as
/// they are. It never changes, so copies share it.
public final class StoredGame: Sendable {
  /// The whole game.
  public let sheet: Scoresheet
  /// The status that tells the game's file from one that replaces it; nil if it could not be read.
  let version: FileStatus?
  /// Whether its file was edited by hand: the next change writes it anew.
  public let isEdited: Bool
  private let path: String
  /// The lines of the tape; nil in a file of another layout, of which all entries are written anew.
  private let lines: ArraySlice<UInt8>?
  private let file: CheckedFile?

  /// The game of a file.
  init(id: String, path: String, bytes: [UInt8], version: FileStatus?) throws(LibraryError) {
    self.path = path
    self.version = version
    let beginning = FileLayout.Beginning(bytes, of: id)
    let tape = beginning?.tape(in: bytes)
    lines = tape.map { bytes[$0.lines] }
    if let beginning, let tape, beginning.isWhole(in: bytes, of: bytes.count) {
      let list = try decoding(path, JSONText(bytes, in: tape.list).root)
      sheet = try Scoresheet(id: id, tape: list, of: path)
      isEdited = false
      file = nil
    } else {
      let file = try CheckedFile(bytes, path: path)
      sheet = try file.sheet(id: id)
      // The tool seals a file that has a check; 0.1.0 and 0.2.0 wrote neither.
      isEdited = file.hasCheck && !FileLayout.isSealed(bytes)
      self.file = file
    }
  }

  /// A game that was just saved.
  init(_ sheet: Scoresheet, path: String, bytes: [UInt8], version: FileStatus?) {
    self.sheet = sheet
    self.path = path
    self.version = version
    let tape = FileLayout.Beginning(bytes, of: sheet.id)?.tape(in: bytes)
    lines = tape.map { bytes[$0.lines] }
    isEdited = false
    file = nil
  }

  /// Where the game stands, as of the last change.
  public var state: GameState { sheet.state }

  /// A key of the file that this version does not know, and a change would lose. Only a change asks for it.
  var unknownKey: String? { file?.unknownKey }

  /// The part of the tape that a change writes: the lines as they are in the file or, where the file has another
  /// layout or an older version wrote it, all entries anew. Tapes of older versions do not say the day.
  var tapeToWrite: (lines: ArraySlice<UInt8>, entries: [Entry]) {
    lines.map { ($0, []) } ?? ([], sheet.tape.saying(state.day).entries)
  }

  /// The whole game with the private names of its players as pages show them.
  public func sheet(hiding names: PrivateNames) throws(LibraryError) -> Scoresheet {
    try decoding(path, sheet.hiding(names))
  }

  /// The entries that a newer version of the same game has after those of this one; nil where its
  /// tape does not continue this one.
  func entries(continuedBy newer: StoredGame) -> [Entry]? {
    let own = sheet.tape.entries
    let others = newer.sheet.tape.entries
    return others.starts(with: own) ? Array(others[own.count...]) : nil
  }
}

extension Scoresheet {
  /// The game of the tape of a file.
  init(id: String, tape json: JSONValue, of path: String) throws(LibraryError) {
    let entries = try decoding(path, in: "tape", json.each().map(Entry.init))
    do {
      self = try Scoresheet(id: id, tape: entries)
    } catch {
      let entry = error.entry.flatMap { json.elements.dropFirst($0).first }
      let line = entry.map { ", on line \($0.lineNumber)" }
      throw .impossible(path: path, what: error.text + (line ?? ""))
    }
  }

  /// The summary in the game's file, before the tape.
  var summary: JSON {
    Summary.json(
      of: GameDocument(state, now: tape.changed), changed: tape.changed, until: state.timeEnds)
  }
}
