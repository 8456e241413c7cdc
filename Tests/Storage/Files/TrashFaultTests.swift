import Basketball
import CLibrary
import Fixtures
import Platform
import Synchronization
import Testing

@testable import Storage

@Suite("A disk that fails while a game is deleted or restored")
struct TrashFaultTests: HasLibrary {
  let temporary = TemporaryLibrary()

  private var trash: String { "\(games)/.scoreboard/deleted" }

  @Test(
    "leaves it where it is when the move fails", arguments: [.link, .remove] as [FailingDisk.Call],
    [.accessDenied, .inputOutput, .noSpace, .readOnly] as [SystemError])
  func move(_ call: FailingDisk.Call, _ cause: SystemError) throws {
    try open("day")
    let before = try bytes(id)
    let disk = { FailingDisk(.init([call], as: cause)).system }
    let (game, deleted) = (path(id), "\(trash)/\(id).1.json")
    let error = { (from: String, to: String) in
      LibraryError.failed(FileError("move", call == .link ? to : from, cause))
    }
    #expect(throws: error(game, deleted)) {
      try library(on: disk()).delete(id)
    }
    #expect(try bytes(id) == before)
    #expect(access(deleted, F_OK) != 0)
    #expect(try library.defaultID(for: .writing) == id)
    try library.delete(id)
    #expect(throws: error(deleted, game)) {
      try library(on: disk()).restore(id)
    }
    #expect(try files() == [])
    #expect(try library.restore(id) == id)
    #expect(access(deleted, F_OK) != 0)
  }

  @Test("is said when one of the two folders cannot be put on it", arguments: [0, 1])
  func sync(_ place: Int) throws {
    try open("day")
    let disk = FailingDisk(.init([.syncFolder], at: place, as: .inputOutput))
    let folder = [trash, games][place]
    #expect(throws: LibraryError.unsynced(FileError("write", folder, .inputOutput))) {
      try library(on: disk.system).delete(id)
    }
    // It is there for as long as the machine runs, on the one side or the other.
    #expect(try library.restore(id) == id)
  }

  @Test("has both folders put on it after the move, the one that takes the game in first")
  func order() throws {
    try open("day")
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
    let lock = "\(games)/.scoreboard/lock"
    try library(on: system).delete(id)
    let deleted = done.withLock { $0 }
    #expect(deleted == [lock, games, "link", "remove", trash, "sync", games, "sync"])
    done.withLock { $0 = [] }
    _ = try library(on: system).restore(id)
    let restored = done.withLock { $0 }
    #expect(restored == [lock, games, "link", "remove", games, "sync", trash, "sync"])
  }

  @Test("keeps nobody out afterwards: the lock is given back")
  func lock() throws {
    try open("day")
    let disk = FailingDisk(.init([.link], as: .inputOutput))
    #expect(throws: LibraryError.self) {
      try library(on: disk.system).delete(id)
    }
    _ = try locked()
  }

  @Test("lets of several that delete one game at once only one do it")
  func several() throws {
    try open("day")
    let done = Mutex(0)
    together(6) {
      guard (try? library.delete(id)) != nil else { return }
      done.withLock { $0 += 1 }
    }
    #expect(done.withLock { $0 } == 1)
    #expect(try library.restore(id) == id)
  }
}
