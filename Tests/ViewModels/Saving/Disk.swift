import Glibc
import Storage
import Synchronization

/// A disk on which a call fails for as long as it is told to.
nonisolated final class Disk: Sendable {
  /// What may fail.
  enum Call: CaseIterable, Sendable {
    case open, write, sync, rename, folderSync
  }

  private let failing = Mutex<Call?>(nil)

  /// Makes a call fail with `ENOSPC`, or none.
  func fail(_ call: Call?) { failing.withLock { $0 = call } }

  var system: FileSystem {
    var system = FileSystem.posix
    system.open = { self.fails(.open) ? -1 : Glibc.open($0, $1, $2) }
    system.write = { self.fails(.write) ? -1 : Glibc.write($0, $1.baseAddress, $1.count) }
    system.sync = { self.fails(Self.isFolder($0) ? .folderSync : .sync) ? -1 : 0 }
    system.rename = { self.fails(.rename) ? -1 : Glibc.rename($0, $1) }
    return system
  }

  private func fails(_ call: Call) -> Bool {
    guard failing.withLock({ $0 }) == call else { return false }
    errno = ENOSPC
    return true
  }

  private static func isFolder(_ descriptor: Int32) -> Bool {
    var info = stat()
    return fstat(descriptor, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}
