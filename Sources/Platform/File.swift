/// An open file, closed at the end of its life.
public struct File: ~Copyable {
  /// The path that it was opened by.
  public let path: String
  private let descriptor: Descriptor
  private let system: FileSystem

  public init(_ path: String, for opening: Opening, system: FileSystem) throws(FileError) {
    descriptor = try trying("open", path, retrying(system.openFile(path, opening)))
    self.path = path
    self.system = system
  }

  deinit { try? system.closeFile(descriptor) }

  public func status() throws(FileError) -> FileStatus {
    try trying("read", path, system.status(descriptor))
  }

  /// Up to so many bytes from a place in the file; fewer only at its end.
  public func bytes(from offset: Int = 0, atMost count: Int) throws(FileError) -> [UInt8] {
    var bytes = try readOnce(from: offset, atMost: count)
    while !bytes.isEmpty, bytes.count < count {
      let more = try readOnce(from: offset + bytes.count, atMost: count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// The bytes of one read, which may be fewer than are there; none at the end.
  private func readOnce(from offset: Int, atMost count: Int) throws(FileError) -> [UInt8] {
    try trying("read", path, retrying(system.readFile(descriptor, offset, count)))
  }

  /// The bytes of a file or a pipe, from its beginning to its end, or until there are this many.
  public func stream(upTo most: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8]()
    while bytes.count < most {
      let more = try trying("read", path, retrying(readBytes(of: descriptor, atMost: 1 << 20)))
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Whether it is a regular file of just these bytes.
  public func holds(_ bytes: [UInt8]) throws(FileError) -> Bool {
    let status = try status()
    guard status.kind == .file, status.size == bytes.count else { return false }
    return try self.bytes(atMost: bytes.count) == bytes
  }

  /// Writes all of it.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(
        try trying("write", path, retrying(system.writeFile(descriptor, rest))))
    }
  }

  /// Puts it on the disk (fsync).
  public func sync() throws(FileError) {
    try trying("write", path, retrying(system.sync(descriptor)))
  }

  /// Sets its permissions, if the system allows it.
  public func setPermissions(_ permissions: UInt32) {
    try? system.setPermissions(descriptor, permissions)
  }

  /// Locks it; false when another process has the lock.
  public func lock() throws(FileError) -> Bool {
    do {
      try retrying(system.lock(descriptor))
      return true
    } catch .wouldWait {
      return false
    } catch {
      throw FileError("lock", path, error)
    }
  }

  /// Whether its path still names this file: it was not removed or replaced.
  public func isInPlace() throws(FileError) -> Bool {
    let own = try status()
    return try system.statusIfPresent(path)?.identity == own.identity
  }
}

/// Repeats a call as long as a signal interrupts it.
private func retrying<Value>(
  _ call: @autoclosure () throws(SystemError) -> Value
) throws(SystemError) -> Value {
  while true {
    do {
      return try call()
    } catch {
      guard error == .interrupted else { throw error }
    }
  }
}
