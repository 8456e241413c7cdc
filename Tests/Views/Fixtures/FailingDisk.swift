import Glibc
import Storage
import Synchronization

/// A disk that fails for as long as it is to, and that nothing is waited for.
final class FailingDisk: Sendable {
  /// What is wrong with it.
  enum Fault {
    /// Nothing can be written.
    case full
    /// Nothing can be read.
    case unreadable
  }

  private let current = Mutex<Fault?>(nil)

  var fault: Fault? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  var system: FileSystem {
    var system = FileSystem.posix
    system.sync = { _ in 0 }
    system.write = { self.fails(.full, ENOSPC) ? -1 : write($0, $1.baseAddress, $1.count) }
    system.open = { self.fails(.unreadable, EIO) ? -1 : open($0, $1, $2) }
    system.statusOfPath = { self.fails(.unreadable, EIO) ? -1 : lstat($0, &$1) }
    return system
  }

  private func fails(_ fault: Fault, _ number: Int32) -> Bool {
    guard self.fault == fault else { return false }
    errno = number
    return true
  }
}
