import Platform

extension FailingDisk {
  /// The file system of the machine, as this disk has it.
  public var system: FileSystem {
    let disk = FileSystem.posix
    var system = changing(disk)
    system.openFile = asking(.open, disk.openFile)
    system.closeFile = { file throws(SystemError) in
      // What fails to be closed is closed all the same.
      try disk.closeFile(file)
      try self.ask(.close)
    }
    system.readFile = asking(.read, disk.readFile)
    system.status = asking(.status, disk.status)
    system.statusOfPath = asking(.statusOfPath, disk.statusOfPath)
    system.statusBehindLinks = asking(.statusBehindLinks, disk.statusBehindLinks)
    system.namesInFolder = asking(.namesInFolder, disk.namesInFolder)
    return system
  }

  /// A call of the machine that fails where this disk says so.
  private func asking<each Argument, Result>(
    _ call: Call, _ perform: @escaping FileSystem.Call<repeat each Argument, Result>
  ) -> FileSystem.Call<repeat each Argument, Result> {
    { (argument: repeat each Argument) throws(SystemError) in
      try self.ask(call)
      return try perform(repeat each argument)
    }
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
    system.setPermissions = asking(.setPermissions, disk.setPermissions)
    system.setModified = asking(.setModified, disk.setModified)
    system.renameFile = asking(.rename, disk.renameFile)
    system.linkFile = asking(.link, disk.linkFile)
    system.makeFolder = asking(.makeFolder, disk.makeFolder)
    system.removeFile = asking(.remove, disk.removeFile)
    system.lock = asking(.lock, disk.lock)
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
