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
  public let state: GameState
  /// What tells its file from the one that replaces it; nil if that could not be read.
  let version: FileStatus?
  private let path: String
  private let bytes: [UInt8]
  /// The lines of the tape; nil in a file of another layout, which was read whole.
  let lines: ArraySlice<UInt8>?
  /// The head as it was read; nil of a game that was read whole, or just saved.
  private let head: JSONValue?
  private let whole: (file: CheckedFile, sheet: Scoresheet)?

  /// The game of a file: from its head alone where the seal holds, else from all of it.
  init(id: String, path: String, bytes: [UInt8], version: FileStatus?) throws(LibraryError) {
    self.path = path
    self.bytes = bytes
    self.version = version
    // Anybody can compute a seal: the head may be of another game, or of one that is not possible.
    if FileLayout.isSealed(bytes), let beginning = FileLayout.Beginning(bytes),
      let head = try? JSONText(bytes, in: beginning.head).root,
      let sealed = try? GameState(head: head, lastNumber: beginning.last),
      sealed.id.utf8.elementsEqual(id.utf8), sealed.isPossible,
      // An older head does not say whose shots were blocked.
      !GameDocument.isOlder(head) || !sealed.box.lines.both.contains(where: { $0.has(.block) })
    {
      state = sealed
      lines = bytes[beginning.tape(in: bytes)]
      self.head = head
      whole = nil
    } else {
      let file = try CheckedFile(bytes, path: path)
      let sheet = try file.sheet(id: id)
      state = sheet.state
      lines = nil
      head = nil
      whole = (file, sheet)
    }
  }

  /// A game that was just saved.
  init(_ state: GameState, path: String, bytes: [UInt8], version: FileStatus?) {
    self.state = state
    self.path = path
    self.bytes = bytes
    self.version = version
    lines = FileLayout.Beginning(bytes).map { bytes[$0.tape(in: bytes)] }
    head = nil
    whole = nil
  }

  /// A key of its file that this version does not know, and would lose. Only a change asks for it.
  ///
  /// - Parameter head: the head of the changed game, which has the same keys.
  func unknownKey(besides head: JSON) -> String? {
    whole.flatMap { $0.file.unknownKey(besides: $0.sheet) }
      ?? self.head?.unknownKey(besides: head)
  }

  /// What a change writes of its tape: the lines as they are, or all entries anew where another layout or an
  /// older version had them, whose tapes do not say the day.
  func tapeToWrite() throws(LibraryError) -> (lines: ArraySlice<UInt8>, entries: [Entry]) {
    if let lines, !(head.map(GameDocument.isOlder) ?? false) { return (lines, []) }
    return try ([], scoresheet().tape.saying(state.day).entries)
  }

  /// The whole game.
  public func scoresheet() throws(LibraryError) -> Scoresheet {
    if let whole { return whole.sheet }
    guard let lines else { return try Scoresheet(id: state.id, tape: [], of: path) }
    // From the bracket before the first to the one after the last.
    let list = lines.startIndex - FileLayout.lineStart..<lines.endIndex + FileLayout.lineEnd
    return try Scoresheet(id: state.id, tape: entries(of: bytes, in: list), of: path)
  }

  /// The whole game with the private names of its players as pages show them.
  public func scoresheet(hiding names: PrivateNames) throws(LibraryError) -> Scoresheet {
    try decoding(path, scoresheet().hiding(names))
  }

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

  private func entries(
    of bytes: [UInt8], in list: Range<Int>
  ) throws(LibraryError) -> [Entry] {
    try decoding(path, JSONText(bytes, in: list).root.entries())
  }
}

extension Scoresheet {
  /// The game of the tape of a file.
  ///
  /// - Parameter line: the line of an entry in the file.
  init(
    id: String, tape entries: [Entry], of path: String, line: (Int) -> Int? = { _ in nil }
  ) throws(LibraryError) {
    do {
      self = try Scoresheet(id: id, tape: entries)
    } catch {
      let line = error.entry.flatMap(line).map { ", on line \($0)" }
      throw .impossible(path: path, what: error.text + (line ?? ""))
    }
  }

  /// Its head, as this version writes it.
  var head: GameDocument { GameDocument(state, now: tape.changed) }
}
