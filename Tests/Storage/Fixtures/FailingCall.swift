import Platform
import Synchronization

/// A disk on which the n-th call of all fails, whichever it is.
final class FailingCall: Sendable {
  private let asked = Mutex<[String]>([])
  private let place: Int?
  private let cause: SystemError

  /// - Parameter place: the call that fails, counted from 0; nil for none.
  init(_ place: Int? = nil, _ cause: SystemError = .inputOutput) {
    (self.place, self.cause) = (place, cause)
  }

  /// The names of the calls so far.
  var calls: [String] { asked.withLock { $0 } }

  var system: FileSystem {
    let disk = FileSystem.posix
    var system = disk
    system.open = { path, opening throws(SystemError) in
      try self.ask("open")
      return try disk.open(path, opening)
    }
    system.close = { file throws(SystemError) in
      // What fails to be closed is closed all the same.
      try disk.close(file)
      try self.ask("close")
    }
    system.read = { file, buffer, offset throws(SystemError) in
      try self.ask("read")
      return try disk.read(file, buffer, offset)
    }
    system.write = { file, bytes throws(SystemError) in
      try self.ask("write")
      return try disk.write(file, bytes)
    }
    system.sync = { _ throws(SystemError) in try self.ask("sync") }
    system.status = { file throws(SystemError) in
      try self.ask("status")
      return try disk.status(file)
    }
    system.statusOfPath = { path throws(SystemError) in
      try self.ask("statusOfPath")
      return try disk.statusOfPath(path)
    }
    system.statusBehindLinks = { path throws(SystemError) in
      try self.ask("statusBehindLinks")
      return try disk.statusBehindLinks(path)
    }
    system.openFolder = { path throws(SystemError) in
      try self.ask("openFolder")
      return try disk.openFolder(path)
    }
    system.nextName = { folder throws(SystemError) in
      try self.ask("nextName")
      return try disk.nextName(folder)
    }
    system.setPermissions = { file, permissions throws(SystemError) in
      try self.ask("setPermissions")
      try disk.setPermissions(file, permissions)
    }
    system.setModified = { path, time throws(SystemError) in
      try self.ask("setModified")
      try disk.setModified(path, time)
    }
    system.rename = { from, to throws(SystemError) in
      try self.ask("rename")
      try disk.rename(from, to)
    }
    system.link = { from, to throws(SystemError) in
      try self.ask("link")
      try disk.link(from, to)
    }
    system.makeFolder = { path throws(SystemError) in
      try self.ask("makeFolder")
      try disk.makeFolder(path)
    }
    system.remove = { path throws(SystemError) in
      try self.ask("remove")
      try disk.remove(path)
    }
    system.lock = { file throws(SystemError) in
      try self.ask("lock")
      try disk.lock(file)
    }
    return system
  }

  /// Counts a call; throws where it is the one that fails.
  private func ask(_ call: String) throws(SystemError) {
    let place = asked.withLock { asked in
      asked.append(call)
      return asked.count - 1
    }
    if place == self.place { throw cause }
  }
}
