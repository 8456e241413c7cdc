import Platform

extension FailingDisk {
  /// The file system of the machine, as this disk has it.
  public var system: FileSystem {
    let disk = FileSystem.posix
    var system = changing(disk)
    system.openFile = { path, opening throws(SystemError) in
      try self.ask(.open)
      return try disk.openFile(path, opening)
    }
    system.closeFile = { file throws(SystemError) in
      // What fails to be closed is closed all the same.
      try disk.closeFile(file)
      try self.ask(.close)
    }
    system.readFile = { file, offset, count throws(SystemError) in
      try self.ask(.read)
      return try disk.readFile(file, offset, count)
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
    system.namesInFolder = { path throws(SystemError) in
      try self.ask(.namesInFolder)
      return try disk.namesInFolder(path)
    }
    return system
  }

  /// The calls that change something.
  private func changing(_ disk: FileSystem) -> FileSystem {
    var system = disk
    system.writeFile = { file, bytes throws(SystemError) in
      try self.ask(.write)
      return try disk.writeFile(file, bytes.prefix(self.piece))
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
    system.renameFile = { from, to throws(SystemError) in
      try self.ask(.rename)
      try disk.renameFile(from, to)
    }
    system.linkFile = { from, to throws(SystemError) in
      try self.ask(.link)
      try disk.linkFile(from, to)
    }
    system.makeFolder = { path throws(SystemError) in
      try self.ask(.makeFolder)
      try disk.makeFolder(path)
    }
    system.removeFile = { path throws(SystemError) in
      try self.ask(.remove)
      try disk.removeFile(path)
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
