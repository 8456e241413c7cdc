import Basketball
import Platform

/// The file of a game, open to be read, and what is known of it.
struct OpenGame: ~Copyable {
  let info: FileStatus
  private let file: File
  private let id: String

  /// Opens a regular file, and nothing else that has its name: a FIFO would be waited for.
  init(
    _ path: String, id: String, largest: Int, system: FileSystem
  ) throws(LibraryError) {
    let opened = try Self.reading(path, id) { () throws(FileError) in
      try File(path, for: .reading, system: system)
    }
    let info = try Self.reading(path, id) { () throws(FileError) in try opened.status() }
    guard info.kind == .file else {
      throw .damaged(path: path, what: "it is not a regular file")
    }
    guard info.size <= largest else { throw .damaged(path: path, what: "it is too large") }
    (self.id, self.info) = (id, info)
    file = opened
  }

  /// Bytes of the file.
  var size: Int { info.size }

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
