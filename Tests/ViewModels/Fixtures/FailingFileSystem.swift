import Glibc
import Storage
import Synchronization

/// A file system on which a call fails as often as it is to. Nothing waits for the disk.
nonisolated final class FailingFileSystem: Sendable {
  /// What may fail.
  enum Call: CaseIterable, Sendable {
    case lock, open, write, sync, rename, folderSync, status

    /// Those that keep a change from being saved.
    static let ofSaving: [Call] = [.lock, .open, .write, .sync, .rename]
  }

  private let failing = Mutex<(call: Call, times: Int)?>(nil)

  /// Makes a call fail with `ENOSPC`, from now on or so many times.
  func fail(_ call: Call, times: Int = .max) { failing.withLock { $0 = (call, times) } }

  /// Makes no call fail any more.
  func recover() { failing.withLock { $0 = nil } }

  var system: FileSystem {
    var system = FileSystem.posix
    system.lock = { self.fails(.lock) ? -1 : flock($0, LOCK_EX | LOCK_NB) }
    system.open = { self.fails(.open) ? -1 : Glibc.open($0, $1, $2) }
    system.write = { self.fails(.write) ? -1 : Glibc.write($0, $1.baseAddress, $1.count) }
    system.sync = { self.fails(Self.isFolder($0) ? .folderSync : .sync) ? -1 : 0 }
    system.rename = { self.fails(.rename) ? -1 : Glibc.rename($0, $1) }
    system.statusOfPath = { self.fails(.status) ? -1 : lstat($0, &$1) }
    return system
  }

  private func fails(_ call: Call) -> Bool {
    let isFailing = failing.withLock { failing in
      guard let current = failing, current.call == call else { return false }
      failing = current.times > 1 ? (call, current.times - 1) : nil
      return true
    }
    if isFailing { errno = ENOSPC }
    return isFailing
  }

  private static func isFolder(_ descriptor: Int32) -> Bool {
    var info = stat()
    return fstat(descriptor, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}
