import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Synchronization
import Testing

@testable import Storage

@Suite("The file of the lock, removed while somebody has it")
struct LockRemovalTests: HasLibrary {
  let temporary = TemporaryLibrary()

  /// What somebody might remove.
  enum Removed: String, CaseIterable, Sendable {
    case file = "/.scoreboard/lock"
    case folder = "/.scoreboard"
  }

  @Test("keeps others out all the same, for the folder is locked too", arguments: Removed.allCases)
  func folderIsLocked(_ removed: Removed) throws {
    let known = try open("day")
    let others = Mutex<[Bool]>([])
    let disk = FailingDisk { call in
      guard call == .rename else { return }
      try? FileManager.default.removeItem(atPath: games + removed.rawValue)
      let isFree = (try? library.lockedIfFree { true }) ?? nil
      others.withLock { $0.append(isFree ?? false) }
    }
    try library(on: disk.system).score("Ana", in: known)
    #expect(others.withLock { $0 } == [false])
    try library.score("Bo", in: known)
    #expect(try library.game(id).scorers == ["Ana", "Bo"])
    #expect(try files() == [file])
  }

  @Test(
    "where a folder cannot be locked, has who has read the game give up",
    arguments: Removed.allCases)
  func beforeTheRename(_ removed: Removed) throws {
    let known = try open("day")
    let other = library(on: Self.withoutFolderLocks(.withoutSync))
    let disk = FailingDisk { call in
      guard call == .sync, access(games + removed.rawValue, F_OK) == 0 else { return }
      guard (try? library.game(id).scorers) == [] else { return }
      try? FileManager.default.removeItem(atPath: games + removed.rawValue)
      _ = try? other.score("Bo", in: known)
    }
    #expect(throws: LibraryError.busy(games)) {
      try library(on: Self.withoutFolderLocks(disk.system)).score("Ana", in: known)
    }
    #expect(try library.game(id).scorers == ["Bo"])
    #expect(try files() == [file])
    try library.score("Cy", in: known)
    #expect(try library.game(id).scorers == ["Bo", "Cy"])
  }

  /// A file system such as NFS, where only a file can be locked that may be written.
  private static func withoutFolderLocks(_ disk: FileSystem) -> FileSystem {
    var system = disk
    system.lock = { file throws(SystemError) in
      guard try disk.status(file).kind == .file else { throw SystemError(EBADF) }
      try disk.lock(file)
    }
    return system
  }

  @Test("is found out where a file stands in the place of what was saved that has nothing of it")
  func replaced() throws {
    let known = try open("day")
    let before = try bytes(id)
    #expect(throws: LibraryError.busy(games)) {
      try library(on: Self.replacing(temporary) { before }).score("Ana", in: known)
    }
    #expect(try bytes(id) == before)
  }

  @Test("does not matter where what stands there goes on from what was saved")
  func continued() throws {
    let known = try open("day")
    let system = Self.replacing(temporary) {
      _ = try? library(on: Self.withoutAnyLock).score("Bo", in: known)
      return nil
    }
    try library(on: system).score("Ana", in: known)
    #expect(try library.game(id).scorers == ["Ana", "Bo"])
  }

  /// A file system on which something is done right after a game has its place: its bytes may be
  /// others then.
  private static func replacing(
    _ temporary: TemporaryLibrary, _ bytes: @escaping @Sendable () -> [UInt8]?
  ) -> FileSystem {
    let disk = FileSystem.withoutSync
    var system = disk
    system.renameFile = { from, to throws(SystemError) in
      try disk.renameFile(from, to)
      guard to == temporary.path(id), let bytes = bytes() else { return }
      try? Data(bytes).write(to: URL(filePath: to), options: .atomic)
    }
    return system
  }

  private static var withoutAnyLock: FileSystem {
    var system = FileSystem.withoutSync
    system.lock = { _ in }
    return system
  }

  @Test("before anything is written is taken again", arguments: Removed.allCases)
  func beforeTheLock(_ removed: Removed) throws {
    let known = try open("day")
    let times = Mutex(0)
    let disk = FileSystem.withoutSync
    var system = disk
    system.lock = { file throws(SystemError) in
      let count = times.withLock { times in
        times += 1
        return times
      }
      if count < 3 {
        try? FileManager.default.removeItem(atPath: games + removed.rawValue)
      }
      try disk.lock(file)
    }
    try library(on: system).score("Ana", in: known)
    #expect(times.withLock { $0 } == 4)
    #expect(try library.game(id).scorers == ["Ana"])
  }

  @Test("lets neither a delete nor a restore go on", arguments: [false, true])
  func moves(_ isDeleted: Bool) throws {
    try open("day")
    if isDeleted { try temporary.library.delete(id) }
    let disk = FileSystem.withoutSync
    var system = disk
    // The lock file no longer has its name, as if it was removed.
    system.status = { _ throws(SystemError) in try disk.statusBehindLinks("/") }
    let files = try temporary.files()
    #expect(throws: LibraryError.busy(games)) {
      let library = temporary.library(on: system)
      _ =
        try isDeleted
        ? library.restore(id)
        : {
          try library.delete(id); return ""
        }()
    }
    #expect(try temporary.files() == files)
  }
}
