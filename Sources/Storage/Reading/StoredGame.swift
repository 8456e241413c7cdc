import Basketball
import Documents
import JSON
import Platform

/// A game as it is saved: where it stands, and the bytes of its tape.
///
/// The tape is decoded only when somebody asks for it, and its bytes are written again as they are. It
/// never changes, so copies share it.
public final class StoredGame: Sendable {
  /// Where the game stands, as of the last change.
  public let standing: GameState
  /// What tells its file from the one that replaces it; nil if that could not be read.
  let version: FileStatus?
  private let path: String
  private let bytes: [UInt8]
  /// Where the lines of the tape are in the bytes; nil in a file of another layout, which was read
  /// whole.
  private let tape: Range<Int>?
  private let sheet: Scoresheet?
  /// Where the head is in the bytes; nil where it was not read, or had to agree with the tape.
  private let head: Range<Int>?
  private let unknownKeyInFile: String?

  /// The game of a file: from its head alone where the seal holds, else from all of it.
  init(id: String, path: String, bytes: [UInt8], version: FileStatus?) throws(LibraryError) {
    (self.path, self.bytes, self.version) = (path, bytes, version)
    if let parts = FileLayout.sealedParts(bytes),
      let sealed = GameState.sealed(bytes, parts, id: id)
    {
      standing = sealed
      (tape, sheet, head, unknownKeyInFile) = (parts.tape, nil, parts.head, nil)
    } else {
      let file = try CheckedFile(bytes, path: path)
      let sheet = try file.sheet(id: id)
      (tape, self.sheet, head, unknownKeyInFile) = (
        nil, sheet, nil, file.unknownKey(besides: sheet)
      )
      standing = sheet.standing
    }
  }

  /// A game that was just saved.
  init(_ standing: GameState, path: String, bytes: [UInt8], version: FileStatus?) {
    (self.standing, self.path, self.bytes, self.version) = (standing, path, bytes, version)
    tape = FileLayout.parts(bytes)?.tape
    (sheet, head, unknownKeyInFile) = (nil, nil, nil)
  }

  /// A key of its file that this version does not know, and would lose. Only a change asks for it.
  ///
  /// - Parameter head: the head of the changed game, which has the same keys.
  func unknownKey(besides head: JSON) -> String? {
    guard let own = self.head else { return unknownKeyInFile }
    return try? JSONText(bytes, in: own).root.unknownKey(besides: head)
  }

  /// The whole game.
  public func scoresheet() throws(LibraryError) -> Scoresheet {
    if let sheet { return sheet }
    let entries = try decodedTape()
    do throws(TapeError) {
      return try Scoresheet(id: standing.id, tape: entries)
    } catch {
      throw .inconsistent(path: path, what: error.text)
    }
  }

  /// The lines of the tape, to be written again; nil where they are in another layout.
  var lines: ArraySlice<UInt8>? { tape.map { bytes[$0] } }

  /// The entries that a newer version of the same game has after those of this one; nil where its
  /// tape does not continue this one.
  func entries(continuedBy newer: StoredGame) throws(LibraryError) -> [Entry]? {
    guard let lines, let others = newer.lines, others.starts(with: lines) else { return nil }
    let rest = others.dropFirst(lines.count)
    if rest.isEmpty { return [] }
    // The next entry begins behind a comma: elsewhere only the line is the same so far.
    guard rest.starts(with: ",\n".utf8) else { return nil }
    let list = [UInt8(ascii: "[")] + rest.dropFirst() + [UInt8(ascii: "]")]
    return try newer.entries(of: list, in: 0..<list.count)
  }

  /// All entries.
  private func decodedTape() throws(LibraryError) -> [Entry] {
    guard let tape else { return [] }
    // From the bracket before the first to the one after the last.
    return try entries(
      of: bytes,
      in: tape.lowerBound - FileLayout.lineStart..<tape.upperBound + FileLayout.lineEnd)
  }

  private func entries(
    of bytes: [UInt8], in list: Range<Int>
  ) throws(LibraryError) -> [Entry] {
    try decoding(path, JSONText(bytes, in: list).root.entries())
  }
}

extension GameState {
  /// The game of the head of a sealed file. Nil where it is the head of another game, or of one that is
  /// not possible: anybody can compute a seal.
  fileprivate static func sealed(
    _ bytes: [UInt8], _ parts: FileLayout.Parts, id: String
  ) -> GameState? {
    guard let head = try? JSONText(bytes, in: parts.head).root,
      let state = try? GameState(head: head, lastNumber: parts.last),
      state.id.utf8.elementsEqual(id.utf8), state.isPossible
    else { return nil }
    return state
  }
}
