import Platform
import Basketball
import Fixtures
import Glibc
import Synchronization
import Testing

@testable import Storage

@Suite("A disk that fails while a game is deleted or restored")
struct TrashFaultTests {
  private static let id = "day-reds-blues"

  private static func trash(_ temporary: TemporaryLibrary) -> String {
    "\(temporary.games)/.scoreboard/deleted"
  }

  @Test(
    "leaves it where it is when the move fails", arguments: [.link, .remove] as [FailingDisk.Call],
    [.accessDenied, .inputOutput, .noSpace, .readOnly] as [SystemError])
  func move(_ call: FailingDisk.Call, _ cause: SystemError) throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("day")
    let before = try temporary.bytes(Self.id)
    let disk = { FailingDisk(FailingDisk.Fault([call], as: cause)).system }
    let (game, deleted) = (temporary.path(Self.id), "\(Self.trash(temporary))/\(Self.id).1.json")
    let error = { (from: String, to: String) in
      LibraryError.failed(FileError("move", call == .link ? to : from, cause))
    }
    #expect(throws: error(game, deleted)) {
      try temporary.library(on: disk()).delete(Self.id)
    }
    #expect(try temporary.bytes(Self.id) == before)
    #expect(access(deleted, F_OK) != 0)
    #expect(try temporary.library.defaultID(for: .writing) == Self.id)
    try temporary.library.delete(Self.id)
    #expect(throws: error(deleted, game)) {
      try temporary.library(on: disk()).restore(Self.id)
    }
    #expect(try temporary.files() == [])
    #expect(try temporary.library.restore(Self.id) == Self.id)
    #expect(access(deleted, F_OK) != 0)
  }

  @Test("is said when one of the two folders cannot be put on it", arguments: [0, 1])
  func sync(_ place: Int) throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("day")
    let disk = FailingDisk(FailingDisk.Fault([.syncFolder], at: place, as: .inputOutput))
    let folder = [Self.trash(temporary), temporary.games][place]
    #expect(throws: LibraryError.unsynced(FileError("write", folder, .inputOutput))) {
      try temporary.library(on: disk.system).delete(Self.id)
    }
    // It is there for as long as the machine runs, on the one side or the other.
    #expect(try temporary.library.restore(Self.id) == Self.id)
  }

  @Test("has both folders put on it after the move, the one that takes the game in first")
  func order() throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("day")
    let done = Mutex<[String]>([])
    let disk = FileSystem.posix
    var system = disk
    system.openFile = { path, opening throws(SystemError) in
      done.withLock { $0.append(path) }
      return try disk.openFile(path, opening)
    }
    system.sync = { file throws(SystemError) in
      done.withLock { $0.append("sync") }
      try disk.sync(file)
    }
    system.linkFile = { from, to throws(SystemError) in
      done.withLock { $0.append("link") }
      try disk.linkFile(from, to)
    }
    system.removeFile = { path throws(SystemError) in
      done.withLock { $0.append("remove") }
      try disk.removeFile(path)
    }
    let lock = "\(temporary.games)/.scoreboard/lock"
    let (trash, games) = (Self.trash(temporary), temporary.games)
    try temporary.library(on: system).delete(Self.id)
    let deleted = done.withLock { $0 }
    #expect(deleted == [lock, games, "link", "remove", trash, "sync", games, "sync"])
    done.withLock { $0 = [] }
    _ = try temporary.library(on: system).restore(Self.id)
    let restored = done.withLock { $0 }
    #expect(restored == [lock, games, "link", "remove", games, "sync", trash, "sync"])
  }

  @Test("keeps nobody out afterwards: the lock is given back")
  func lock() throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("day")
    let disk = FailingDisk(FailingDisk.Fault([.link], as: .inputOutput))
    #expect(throws: LibraryError.self) {
      try temporary.library(on: disk.system).delete(Self.id)
    }
    _ = try temporary.locked()
  }

  @Test("lets of several that delete one game at once only one do it")
  func several() throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("day")
    let done = Mutex(0)
    let threads = (0..<6).map { _ in
      Aside {
        guard (try? temporary.library.delete(Self.id)) != nil else { return }
        done.withLock { $0 += 1 }
      }
    }
    for thread in threads { thread.join() }
    #expect(done.withLock { $0 } == 1)
    #expect(try temporary.library.restore(Self.id) == Self.id)
  }
}
