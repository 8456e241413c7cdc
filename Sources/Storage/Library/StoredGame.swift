import Basketball
import Dispatch
import Documents
import Glibc
import JSON
import Synchronization

/// A game as it is saved: where it stands, and the bytes of its tape.
///
/// The tape is decoded only when somebody asks for it, and its bytes are written again as they are.
public struct StoredGame: Sendable {
  /// Where the game stands, as of the last change.
  public let standing: Standing
  /// What tells its file from the one that replaces it.
  let version: FileVersion
  private let path: String
  private let bytes: [UInt8]
  /// Where the lines of the tape are in the bytes; nil in a file of another layout, which was read
  /// whole.
  private let tape: Range<Int>?
  private let sheet: Scoresheet?
  /// The head as it was read, and a key beside it that this version does not know.
  private let head: JSONValue?
  private let unknownKeyInFile: String?

  /// The game of a file: from its head alone where the seal holds, else from all of it.
  init(id: String, path: String, bytes: [UInt8], version: FileVersion) throws(LibraryError) {
    (self.path, self.bytes, self.version) = (path, bytes, version)
    if let parts = GameFile.sealedParts(bytes),
      let head = try? JSONText(bytes, in: parts.head).root,
      let document = try? GameDocument(head), document.id.utf8.elementsEqual(id.utf8),
      // A seal says that nobody has changed the file, not that it was this tool that wrote it.
      case let sealed = Standing(document, lastNumber: parts.last), sealed.isPossible
    {
      standing = sealed
      (tape, sheet, self.head, unknownKeyInFile) = (parts.tape, nil, head, nil)
    } else {
      let file = try WholeFile(bytes, path: path)
      let sheet = try file.sheet(id: id)
      (tape, self.sheet, head, unknownKeyInFile) = (nil, sheet, nil, file.unknownKey)
      standing = sheet.standing
    }
  }

  /// A game that was just saved.
  init(_ standing: Standing, path: String, bytes: [UInt8], version: FileVersion) {
    (self.standing, self.path, self.bytes, self.version) = (standing, path, bytes, version)
    tape = GameFile.parts(bytes).map { parts in
      parts.tapeStart..<(bytes.count - GameFile.tailLength - GameFile.tapeEnd.count)
    }
    (sheet, head, unknownKeyInFile) = (nil, nil, nil)
  }

  /// A key of its file that this version does not know, and would lose. Only a change asks for it.
  var unknownKey: String? {
    unknownKeyInFile ?? head.flatMap { GameDocument.unknownKey(in: $0) }
  }

  /// The whole game.
  public func scoresheet() throws(LibraryError) -> Scoresheet {
    if let sheet { return sheet }
    let entries = try decodedTape()
    do throws(TapeFault) {
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
    guard let tape, let other = newer.tape, tape.count <= other.count,
      bytes[tape].isSame(as: newer.bytes[other.lowerBound..<other.lowerBound + tape.count])
    else { return nil }
    let rest = (other.lowerBound + tape.count)..<other.upperBound
    if rest.isEmpty { return [] }
    // The next entry begins behind a comma: elsewhere only the line is the same so far.
    guard rest.count > 2, newer.bytes[rest].starts(with: ",\n".utf8) else { return nil }
    return try newer.entries(in: (rest.lowerBound + 2)..<rest.upperBound)
  }

  /// All entries: of a long tape read in parts where that can be done, else in one piece, which also
  /// tells what is wrong with them.
  private func decodedTape() throws(LibraryError) -> [Entry] {
    guard let tape else { return [] }
    if tape.count > Self.long, let entries = entriesInParts(tape) { return entries }
    do throws(JSONError) {
      // From the bracket before the first to the one after the last.
      let list = (tape.lowerBound - GameFile.lineStart)..<(tape.upperBound + GameFile.lineEnd)
      return try Self.entries(JSONText(bytes, in: list))
    } catch {
      throw .damaged(path: path, what: error.text)
    }
  }

  private static func entries(_ list: JSONText) throws(JSONError) -> [Entry] {
    var entries: [Entry] = []
    for entry in try list.root.list() { entries.append(try Entry(entry)) }
    return entries
  }

  /// Entries from some of the lines.
  private func entries(in lines: Range<Int>) throws(LibraryError) -> [Entry] {
    var (entries, start) = ([Entry](), lines.lowerBound)
    do throws(JSONError) {
      // A line break at the end would begin another line: there is none to read.
      while start <= lines.upperBound {
        var end = start
        while end < lines.upperBound, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        // All but the last end with a comma; what is not so is not JSON then.
        let stop = end == lines.upperBound ? end : max(start, end - 1)
        entries.append(try Entry(JSONText(bytes, in: start..<stop).root))
        start = end + 1
      }
    } catch {
      throw .damaged(path: path, what: error.text)
    }
    return entries
  }
}

/// A long tape, which more than one thread reads.
extension StoredGame {
  /// Bytes of a tape that is worth it.
  private static var long: Int { 1 << 17 }
  private static var parts: Int { 8 }

  /// The entries, each part of them a list of its own; nil where one of them is none.
  private func entriesInParts(_ tape: Range<Int>) -> [Entry]? {
    let found = Mutex<[[Entry]]>(Array(repeating: [], count: Self.parts))
    let starts = (0...Self.parts).map { start(ofPart: $0, of: tape) }
    DispatchQueue.concurrentPerform(iterations: Self.parts) { number in
      let part = bytes[starts[number]..<max(starts[number], starts[number + 1] - 2)]
      let list = [UInt8(ascii: "[")] + part + [UInt8(ascii: "]")]
      if let entries = try? Self.entries(JSONText(list)) { found.withLock { $0[number] = entries } }
    }
    let lists = found.withLock { $0 }
    var all: [Entry] = []
    all.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for (number, entries) in lists.enumerated()
    where starts[number] < starts[number + 1] {
      if entries.isEmpty { return nil }
      all += entries
    }
    return all
  }

  /// Where a part begins: with a line, so that a comma and a line break end the one before it. What
  /// is behind the last part is as far from it.
  private func start(ofPart number: Int, of tape: Range<Int>) -> Int {
    if number == 0 { return tape.lowerBound }
    var place = tape.lowerBound + tape.count / Self.parts * number
    if number == Self.parts { place = tape.upperBound }
    while place < tape.upperBound {
      if bytes[place] == UInt8(ascii: "\n"), bytes[place - 1] == UInt8(ascii: ",") {
        return place + 1
      }
      place += 1
    }
    return tape.upperBound + 2
  }
}

extension ArraySlice<UInt8> {
  /// Whether these are the same bytes as others of the same count.
  fileprivate func isSame(as other: ArraySlice<UInt8>) -> Bool {
    withUnsafeBytes { one in
      other.withUnsafeBytes { two in
        guard let start = one.baseAddress, let otherStart = two.baseAddress else { return true }
        return memcmp(start, otherStart, one.count) == 0
      }
    }
  }
}
