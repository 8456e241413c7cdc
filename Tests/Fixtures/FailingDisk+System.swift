import Platform

extension FailingDisk {
  /// The file system of the machine, as this disk has it.
  public var system: FileSystem {
    let disk = FileSystem.posix
    var system = changing(disk)
    system.open = { path, opening throws(SystemError) in
      try self.ask(.open)
      return try disk.open(path, opening)
    }
    system.close = { file throws(SystemError) in
      // What fails to be closed is closed all the same.
      try disk.close(file)
      try self.ask(.close)
    }
    system.read = { file, buffer, offset throws(SystemError) in
      try self.ask(.read)
      return try disk.read(file, buffer, offset)
    }
    system.status = { file throws(SystemError) in
      try self.ask(.status)
      return try disk.status(file)
    }
    system.statusOfPath = { path throws(SystemError) in
      try self.ask(.statusOfPath)
      return try disk.statusOfPath(path)
    }
    system.statusBehindLinks = { path throws(SystemError) in
      try self.ask(.statusBehindLinks)
      return try disk.statusBehindLinks(path)
    }
    system.openFolder = { path throws(SystemError) in
      try self.ask(.openFolder)
      return try disk.openFolder(path)
    }
    system.nextName = { folder throws(SystemError) in
      try self.ask(.nextName)
      return try disk.nextName(folder)
    }
    return system
  }

  /// The calls that change something.
  private func changing(_ disk: FileSystem) -> FileSystem {
    var system = disk
    system.write = { file, bytes throws(SystemError) in
      try self.ask(.write)
      return try disk.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(self.piece)))
    }
    system.sync = { file throws(SystemError) in
      try self.ask(try disk.status(file).kind == .folder ? .syncFolder : .sync)
    }
    system.setPermissions = { file, permissions throws(SystemError) in
      try self.ask(.setPermissions)
      try disk.setPermissions(file, permissions)
    }
    system.setModified = { path, time throws(SystemError) in
      try self.ask(.setModified)
      try disk.setModified(path, time)
    }
    system.rename = { from, to throws(SystemError) in
      try self.ask(.rename)
      try disk.rename(from, to)
    }
    system.link = { from, to throws(SystemError) in
      try self.ask(.link)
      try disk.link(from, to)
    }
    system.makeFolder = { path throws(SystemError) in
      try self.ask(.makeFolder)
      try disk.makeFolder(path)
    }
    system.remove = { path throws(SystemError) in
      try self.ask(.remove)
      try disk.remove(path)
    }
    system.lock = { file throws(SystemError) in
      try self.ask(.lock)
      try disk.lock(file)
    }
    return system
  }
}

extension FileSystem {
  /// The file system of the machine, which puts things on the disk when it likes.
  public static let withoutSync = {
    var system = FileSystem.posix
    system.sync = { _ in }
    return system
  }()
}
