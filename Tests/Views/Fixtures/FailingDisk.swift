import Platform
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
    let disk = FileSystem.posix
    var system = disk
    system.sync = { _ in }
    system.write = { file, bytes throws(SystemError) in
      if self.fault == .full { throw .noSpace }
      return try disk.write(file, bytes)
    }
    system.open = { path, opening throws(SystemError) in
      if self.fault == .unreadable { throw .inputOutput }
      return try disk.open(path, opening)
    }
    system.statusOfPath = { path throws(SystemError) in
      if self.fault == .unreadable { throw .inputOutput }
      return try disk.statusOfPath(path)
    }
    return system
  }
}
