#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, closed at the end of its life.
public struct File: ~Copyable {
  /// The path that it was opened by.
  public let path: String
  private let descriptor: Descriptor
  private let system: FileSystem

  /// Opens a file.
  public init(_ path: String, for opening: Opening, system: FileSystem) throws(FileError) {
    descriptor = try trying("open", path) { () throws(SystemError) in
      try retrying { () throws(SystemError) in try system.open(path, opening) }
    }
    (self.path, self.system) = (path, system)
  }

  /// Makes a new file. One of the same name, perhaps left by a killed process, is removed.
  public init(new path: String, system: FileSystem) throws(FileError) {
    do {
      try self.init(path, for: .new, system: system)
    } catch  where error.cause == .exists {
      try? system.remove(path)
      try self.init(path, for: .new, system: system)
    }
  }

  deinit { try? system.close(descriptor) }

  /// Its status.
  public func status() throws(FileError) -> FileStatus {
    try trying("read", path) { () throws(SystemError) in try system.status(descriptor) }
  }

  /// Up to so many bytes from a place in the file; fewer only at its end.
  public func bytes(from offset: Int = 0, atMost count: Int) throws(FileError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      do throws(SystemError) {
        while read < count {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[read...])
          let step = try retrying { () throws(SystemError) in
            try system.read(descriptor, rest, offset + read)
          }
          if step == 0 { return }
          read += step
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw FileError("read", path, failure) }
    return bytes
  }

  /// Writes all of it.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try trying("write", path) { () throws(SystemError) in
      try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
        var rest = UnsafeRawBufferPointer(bytes)[...]
        while !rest.isEmpty {
          let step = try retrying { () throws(SystemError) in
            try system.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
          }
          // A write that returns 0 without an error would be repeated for ever.
          guard step > 0 else { throw .inputOutput }
          rest = rest.dropFirst(step)
        }
      }
    }
  }

  /// Puts it on the disk (fsync).
  public func sync() throws(FileError) {
    try trying("write", path) { () throws(SystemError) in
      try retrying { () throws(SystemError) in try system.sync(descriptor) }
    }
  }

  /// Sets its permissions, if the system allows it.
  public func setPermissions(_ permissions: UInt32) {
    try? system.setPermissions(descriptor, permissions)
  }

  /// Locks it; false when another process has the lock.
  public func lock() throws(FileError) -> Bool {
    do throws(SystemError) {
      try retrying { () throws(SystemError) in try system.lock(descriptor) }
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
    do throws(SystemError) {
      return try system.statusOfPath(path).identity == own.identity
    } catch {
      let error = FileError("read", path, error)
      if error.isMissing { return false }
      throw error
    }
  }
}

/// Repeats a call as long as a signal interrupts it.
private func retrying<Value>(
  _ call: () throws(SystemError) -> Value
) throws(SystemError) -> Value {
  while true {
    do throws(SystemError) {
      return try call()
    } catch {
      guard error == .interrupted else { throw error }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The place of the first such byte; nil if there is none. Some twenty times as fast as
  /// `firstIndex(of:)`, which shows in a list of many games.
  public func place(of byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
