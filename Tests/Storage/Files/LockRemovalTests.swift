import Platform
import Basketball
import FoundationEssentials
import Glibc
import Synchronization
import Testing

@testable import Storage

@Suite("The file of the lock, removed while somebody has it")
struct LockRemovalTests {
  private static let id = "day-reds-blues"

  /// What somebody might remove.
  enum Removed: String, CaseIterable, Sendable {
    case file = "/.scoreboard/lock"
    case folder = "/.scoreboard"
  }

  @Test("lets nobody in between: who has read the game gives up", arguments: Removed.allCases)
  func beforeTheRename(_ removed: Removed) throws {
    let temporary = try TemporaryLibrary()
    let known = try temporary.open("day")
    let disk = FaultyDisk { call in
      // The second sync is that of the folder, after the rename.
      guard call == .sync, access(temporary.games + removed.rawValue, F_OK) == 0 else { return }
      guard (try? temporary.library.game(Self.id).scorers) == [] else { return }
      try? FileManager.default.removeItem(atPath: temporary.games + removed.rawValue)
      _ = try? temporary.library.score("Bo", in: known)
    }
    #expect(throws: LibraryError.busy(temporary.games)) {
      try temporary.library(on: disk.system).score("Ana", in: known)
    }
    #expect(try temporary.library.game(Self.id).scorers == ["Bo"])
    #expect(try temporary.files() == ["\(Self.id).json"])
    try temporary.library.score("Cy", in: known)
    #expect(try temporary.library.game(Self.id).scorers == ["Bo", "Cy"])
  }

  @Test("before anything is written is taken again", arguments: Removed.allCases)
  func beforeTheLock(_ removed: Removed) throws {
    let temporary = try TemporaryLibrary()
    let known = try temporary.open("day")
    let times = Mutex(0)
    let disk = FileSystem.withoutSync
    var system = disk
    system.lock = { file throws(SystemError) in
      let count = times.withLock { times in
        times += 1
        return times
      }
      if count < 3 {
        try? FileManager.default.removeItem(atPath: temporary.games + removed.rawValue)
      }
      try disk.lock(file)
    }
    try temporary.library(on: system).score("Ana", in: known)
    #expect(times.withLock { $0 } == 3)
    #expect(try temporary.library.game(Self.id).scorers == ["Ana"])
  }

  @Test("lets neither a delete nor a restore go on", arguments: [false, true])
  func moves(_ isDeleted: Bool) throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("day")
    if isDeleted { try temporary.library.delete(Self.id) }
    let disk = FileSystem.withoutSync
    var system = disk
    system.status = { file throws(SystemError) in
      // A file without a name, as one has that was removed.
      var status = try disk.status(file)
      status.identity.inode &+= 1
      return status
    }
    let files = try temporary.files()
    #expect(throws: LibraryError.busy(temporary.games)) {
      let library = temporary.library(on: system)
      _ =
        try isDeleted
        ? library.restore(Self.id)
        : {
          try library.delete(Self.id); return ""
        }()
    }
    #expect(try temporary.files() == files)
  }
}
