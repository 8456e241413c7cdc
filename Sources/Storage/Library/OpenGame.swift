import Basketball
import Glibc
import JSON

/// The file of a game, open to be read, and what is known of it.
struct OpenGame: ~Copyable {
  let info: stat
  private let file: File
  private let id: String

  /// Opens a regular file, and nothing else that has its name: a FIFO would be waited for.
  init(
    _ path: String, id: String, largest: Int, system: FileSystem
  ) throws(LibraryError) {
    let opened = try Self.reading(path, id) { () throws(FileError) in
      try File(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW, system: system)
    }
    let info = try Self.reading(path, id) { () throws(FileError) in try opened.status() }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw .damaged(path: path, what: "it is not a regular file")
    }
    guard info.st_size <= largest else { throw .damaged(path: path, what: "it is too large") }
    (self.id, self.info) = (id, info)
    file = opened
  }

  /// Bytes of the file.
  var size: Int { Int(info.st_size) }

  /// Up to so many bytes from a place in the file; fewer only at its end.
  func bytes(from offset: Int = 0, atMost count: Int) throws(LibraryError) -> [UInt8] {
    try Self.reading(file.path, id) { () throws(FileError) in
      try file.bytes(from: offset, atMost: count)
    }
  }

  private static func reading<Value: ~Copyable>(
    _ path: String, _ id: String, _ read: () throws(FileError) -> Value
  ) throws(LibraryError) -> Value {
    do throws(FileError) {
      return try read()
    } catch {
      throw LibraryError(error, game: path, id: id)
    }
  }

  /// All of it.
  func contents() throws(LibraryError) -> [UInt8] { try bytes(atMost: size) }
}

extension GameLibrary {
  /// Opens a game's file.
  func openGame(_ id: String) throws(LibraryError) -> OpenGame {
    guard GameID.isValid(id) else { throw .noGame(id, ids: []) }
    return try OpenGame(path(of: id), id: id, largest: largest, system: system)
  }
}

/// Where a game stands, without its past.
extension GameLibrary {
  /// Bytes that are read at a time, a multiple of eight; the head of a game is among the first.
  private static var piece: Int { 1 << 16 }

  /// Where a game stands. The tape of a long game is read, to see that the seal holds, and not kept.
  public func standing(_ id: String) throws(LibraryError) -> Standing {
    let file = try openGame(id)
    if file.size > 2 * Self.piece, let standing = try sealedStanding(of: file, id) {
      return standing
    }
    return try game(id).standing
  }

  private func sealedStanding(
    of file: borrowing OpenGame, _ id: String
  ) throws(LibraryError) -> Standing? {
    let first = try file.bytes(atMost: Self.piece)
    guard let parts = GameFile.parts(first), let head = try? JSONText(first, in: parts.head).root,
      let standing = Standing(head, id: id, last: parts.last)
    else { return nil }
    let count = file.size - GameFile.tailLength
    var seal = Seal(count: count)
    first.withUnsafeBytes { seal.add($0) }
    for place in stride(from: Self.piece, to: count, by: Self.piece) {
      let next = try file.bytes(from: place, atMost: min(Self.piece, count - place))
      next.withUnsafeBytes { seal.add($0) }
    }
    let end = try file.bytes(from: count - GameFile.tapeEnd.count, atMost: Self.piece)
    return GameFile.ends(end[...], with: seal) ? standing : nil
  }
}
