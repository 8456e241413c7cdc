import Fixtures
import Basketball
import Glibc
import Synchronization
import Testing

@testable import Storage

@Suite("A disk that fails while a game is set aside or brought back")
struct AsideFaultTests {
  private static let id = "day-reds-blues"

  @Test("leaves it where it is when the move fails", arguments: [EACCES, EIO, ENOSPC, EROFS])
  func rename(_ cause: Int32) throws {
    let court = try Court()
    try court.open("day")
    let before = try court.bytes(Self.id)
    let disk = { Disk(Disk.Fault(call: .rename, place: 0, errno: cause)).system }
    #expect(throws: FileError("move", court.path(Self.id), errno: cause)) {
      try court.library(on: disk()).setAside(Self.id)
    }
    #expect(try court.bytes(Self.id) == before)
    #expect(try court.library.defaultID(for: .writing) == Self.id)
    try court.library.setAside(Self.id)
    let aside = "\(court.games)/.scoreboard/deleted/\(Self.id).1.json"
    #expect(throws: FileError("move", aside, errno: cause)) {
      try court.library(on: disk()).restore(Self.id)
    }
    #expect(try court.files() == [])
    #expect(try court.library.restore(Self.id) == Self.id)
  }

  @Test("is told when one of the two folders cannot be put on it", arguments: [0, 1])
  func sync(_ place: Int) throws {
    let court = try Court()
    try court.open("day")
    let disk = Disk(Disk.Fault(call: .sync, place: place, errno: EIO))
    #expect(throws: FileError.self) { try court.library(on: disk.system).setAside(Self.id) }
    // It is there for as long as the machine runs, on the one side or the other.
    #expect(try court.library.restore(Self.id) == Self.id)
  }

  @Test("has both folders put on it after the move, the one that takes the game in first")
  func order() throws {
    let court = try Court()
    try court.open("day")
    let aside = "\(court.games)/.scoreboard/deleted"
    let done = Mutex<[String]>([])
    var system = FileSystem.posix
    system.open = { path, flags, mode in
      done.withLock { $0.append(path) }
      return Glibc.open(path, flags, mode)
    }
    system.sync = {
      done.withLock { $0.append("sync") }
      return fsync($0)
    }
    system.rename = { from, to in
      done.withLock { $0.append("move") }
      return Glibc.rename(from, to)
    }
    try court.library(on: system).setAside(Self.id)
    #expect(done.withLock { $0 } == ["move", aside, "sync", court.games, "sync"])
  }

  @Test("keeps nobody out afterwards: the lock is given back")
  func lock() throws {
    let court = try Court()
    try court.open("day")
    let disk = Disk(Disk.Fault(call: .rename, place: 0, errno: EIO))
    #expect(throws: FileError.self) { try court.library(on: disk.system).setAside(Self.id) }
    #expect(try File.lock(court.games + "/.scoreboard/lock").lock(patience: 0))
  }

  @Test("lets of several that set one game aside at once only one do it")
  func several() throws {
    let court = try Court()
    try court.open("day")
    let done = Mutex(0)
    let threads = (0..<6).map { _ in
      Aside {
        guard (try? court.library.setAside(Self.id)) != nil else { return }
        done.withLock { $0 += 1 }
      }
    }
    for thread in threads { thread.join() }
    #expect(done.withLock { $0 } == 1)
    #expect(try court.library.restore(Self.id) == Self.id)
  }
}
