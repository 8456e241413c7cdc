import Glibc
import Storage
import Synchronization

/// A disk on which the n-th call of all fails, whichever it is.
final class FailingCall: Sendable {
  private let asked = Mutex<[String]>([])
  private let place: Int?
  private let errno: Int32

  /// - Parameter place: the call that fails, counted from 0; nil for none.
  init(_ place: Int? = nil, errno: Int32 = EIO) {
    (self.place, self.errno) = (place, errno)
  }

  /// The names of the calls so far.
  var calls: [String] { asked.withLock { $0 } }

  var system: FileSystem {
    var system = FileSystem.posix
    system.open = { self.fails("open") ? -1 : Glibc.open($0, $1, $2) }
    // What fails to be closed is closed all the same.
    system.close = { Glibc.close($0) == 0 && !self.fails("close") ? 0 : -1 }
    system.read = { self.fails("read") ? -1 : pread($0, $1.baseAddress, $1.count, $2) }
    system.write = { self.fails("write") ? -1 : Glibc.write($0, $1.baseAddress, $1.count) }
    system.sync = { _ in self.fails("sync") ? -1 : 0 }
    system.status = { self.fails("status") ? -1 : fstat($0, &$1) }
    system.statusOfPath = { self.fails("statusOfPath") ? -1 : lstat($0, &$1) }
    system.statusBehindLinks = { self.fails("statusBehindLinks") ? -1 : stat($0, &$1) }
    system.openFolder = { self.fails("openFolder") ? nil : opendir($0) }
    system.nextEntry = { self.fails("nextEntry") ? nil : readdir($0) }
    system.setMode = { self.fails("setMode") ? -1 : fchmod($0, $1) }
    system.setTime = {
      self.fails("setTime") ? -1 : utimensat(AT_FDCWD, $0, [$1, $1], AT_SYMLINK_NOFOLLOW)
    }
    system.rename = { self.fails("rename") ? -1 : Glibc.rename($0, $1) }
    system.link = { self.fails("link") ? -1 : Glibc.link($0, $1) }
    system.makeFolder = { self.fails("makeFolder") ? -1 : mkdir($0, 0o777) }
    system.remove = { self.fails("remove") ? -1 : Glibc.remove($0) }
    system.lock = { self.fails("lock") ? -1 : flock($0, LOCK_EX | LOCK_NB) }
    return system
  }

  private func fails(_ call: String) -> Bool {
    let place = asked.withLock { asked in
      asked.append(call)
      return asked.count - 1
    }
    guard place == self.place else { return false }
    Glibc.errno = errno
    return true
  }
}
