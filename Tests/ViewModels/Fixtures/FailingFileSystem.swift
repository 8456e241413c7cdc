import Platform
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

  /// Makes a call fail as on a full disk, from now on or so many times.
  func fail(_ call: Call, times: Int = .max) { failing.withLock { $0 = (call, times) } }

  /// Makes no call fail any more.
  func recover() { failing.withLock { $0 = nil } }

  var system: FileSystem {
    let disk = FileSystem.posix
    var system = disk
    system.lock = { file throws(SystemError) in
      try self.ask(.lock)
      try disk.lock(file)
    }
    system.open = { path, opening throws(SystemError) in
      try self.ask(.open)
      return try disk.open(path, opening)
    }
    system.write = { file, bytes throws(SystemError) in
      try self.ask(.write)
      return try disk.write(file, bytes)
    }
    system.sync = { file throws(SystemError) in
      try self.ask(try disk.status(file).kind == .folder ? .folderSync : .sync)
    }
    system.rename = { from, to throws(SystemError) in
      try self.ask(.rename)
      try disk.rename(from, to)
    }
    system.statusOfPath = { path throws(SystemError) in
      try self.ask(.status)
      return try disk.statusOfPath(path)
    }
    return system
  }

  private func ask(_ call: Call) throws(SystemError) {
    let isFailing = failing.withLock { failing in
      guard let current = failing, current.call == call else { return false }
      failing = current.times > 1 ? (call, current.times - 1) : nil
      return true
    }
    if isFailing { throw .noSpace }
  }
}
