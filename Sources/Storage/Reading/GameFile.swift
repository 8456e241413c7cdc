import Basketball
import Documents
import JSON
import Platform

/// The file of a game, opened once; only as much of it is read as the caller needs.
///
/// For a list or a season that is the head, which is believed where its check holds. Whoever shows a
/// game, changes it or looks at its plays gets it whole, by the seal.
public final class GameFile {
  /// The name of the game.
  public let id: String
  let path: String
  private let file: File
  private let status: FileStatus
  /// The head, once it was read.
  private var head: GameHead?

  /// Opens a regular file, and nothing else that has its name.
  init(_ id: String, in library: GameLibrary) throws(LibraryError) {
    guard GameID.isValid(id) else { throw .noGame(id, ids: []) }
    let path = library.path(of: id)
    self.id = id
    self.path = path
    file = try failing(game: id, at: path, File(path, for: .reading, system: library.system))
    status = try failing(game: id, at: path, file.status())
    guard status.kind == .file else { throw .damaged(path: path, what: "it is not a regular file") }
    guard status.size <= library.largest else {
      throw .damaged(path: path, what: "it is too large")
    }
  }

  /// The game, whole, as it is saved.
  public func game() throws(LibraryError) -> StoredGame {
    try StoredGame(id: id, path: path, bytes: contents(), version: status)
  }

  /// What a list shows, and a season adds up. A game whose time has run out since its last change is
  /// read whole: it is over, or in overtime.
  public func listed(now: TimeOfDay) throws(LibraryError) -> GameHead {
    let head = try written()
    guard let end = head.row.timeEnds, end <= now, let state = try? game().state else {
      return head
    }
    return GameHead(GameDocument(state, now: now))
  }

  /// The document of the game: its head, unless it has gone on since that was written.
  public func document(now: TimeOfDay) throws(LibraryError) -> GameDocument {
    let head = try written()
    if head.row.status == .running { return GameDocument(try game().state, now: now) }
    return try decoding(path, head.document())
  }

  /// The checksum at the end of the file, which every change of the game replaces; nil if it has none.
  public var seal: String? {
    tail.map { String(decoding: $0.dropFirst().prefix(Checksum.digits), as: UTF8.self) }
  }

  /// The last bytes, where they are those of a file in this layout.
  private var tail: [UInt8]? {
    let tail = try? bytes(from: size - FileLayout.tailLength, atMost: FileLayout.tailLength)
    return tail.flatMap { FileLayout.hasTail($0[...]) ? $0 : nil }
  }

  private var size: Int { status.size }

  /// Up to so many bytes from a place in the file; fewer only at its end.
  private func bytes(from offset: Int = 0, atMost count: Int) throws(LibraryError) -> [UInt8] {
    try failing(game: id, at: path, file.bytes(from: max(0, offset), atMost: count))
  }

  /// All of it.
  func contents() throws(LibraryError) -> [UInt8] { try bytes(atMost: size) }
}

/// The head alone.
extension GameFile {
  /// Bytes that hold the head of a game of four players a side; four times as many hold one of twelve.
  private static var usual: Int { 12 << 10 }

  /// What the head says, as of the last change.
  func written() throws(LibraryError) -> GameHead {
    if let head { return head }
    let found = if let head = try believedHead() { head } else { try provenHead() }
    guard found.row.id == id else { throw .otherGame(path: path, game: found.row.id) }
    head = found
    return found
  }

  /// The head, from as little of the file as will do; nil where its check does not hold, the layout is
  /// another one, or the file does not end as it should.
  private func believedHead() throws(LibraryError) -> GameHead? {
    guard tail != nil else { return nil }
    var length = Self.usual
    while true {
      let bytes = try bytes(atMost: min(length, size))
      if let beginning = FileLayout.Beginning(bytes) {
        guard beginning.isChecked(in: bytes) else { return nil }
        return try? GameHead(
          head: JSONText(bytes, in: beginning.head).root)
      }
      guard bytes.count < size, length < 1 << 20 else { return nil }
      length *= 4
    }
  }

  /// The head, from the whole file: one that was written with a check has to be what the tape adds up
  /// to.
  private func provenHead() throws(LibraryError) -> GameHead {
    let whole = try CheckedFile(contents(), path: path)
    guard whole.hasCheck else { return try whole.listed() }
    return GameHead(try whole.sheet(id: id).head)
  }
}

/// When it was changed last, by its tape: a copy, a restored game and a checkout have other file times,
/// and the same tape.
extension GameFile {
  /// Bytes at the end of a file in which the last line of the tape is, as a rule.
  private static var usualLine: Int { 4 << 10 }
  /// What the line of an entry begins with.
  private static let lineStart = Array("\n    {\"at\":\"".utf8)

  /// The time of the last entry; nil where it cannot be read.
  public var changed: TimeOfDay? {
    (try? changedByTail()) ?? (try? game().scoresheet().tape.changed)
  }

  /// The time of the last entry, from the last bytes of a file in the layout of this version; nil
  /// where it is not found there.
  private func changedByTail() throws(LibraryError) -> TimeOfDay? {
    let tail = try bytes(from: size - Self.usualLine, atMost: Self.usualLine)
    guard FileLayout.hasTail(tail.suffix(FileLayout.tailLength)) else { return nil }
    // A line break cannot be inside a JSON string: what begins a line so is an entry.
    var place = tail.count - Self.lineStart.count
    while place >= 0, !tail[place...].starts(with: Self.lineStart) { place -= 1 }
    guard place >= 0 else { return nil }
    let time = tail[(place + Self.lineStart.count)...].prefix { $0 != UInt8(ascii: "\"") }
    return TimeOfDay(String(decoding: time, as: UTF8.self))
  }
}
