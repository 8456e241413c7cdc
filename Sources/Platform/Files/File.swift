import Glibc

/// An open file, closed at the end of its life.
struct File: ~Copyable {
  let path: String
  private let descriptor: Int32
  private let system: FileSystem

  init(
    _ path: String, _ flags: Int32, mode: mode_t = 0, system: FileSystem
  ) throws(FileError) {
    descriptor = Self.retrying { Int(system.open(path, flags | O_CLOEXEC, mode)) }.descriptor
    (self.path, self.system) = (path, system)
    guard descriptor >= 0 else { throw FileError("open", path) }
  }

  /// Opens a folder, to put it on the disk.
  static func folder(_ path: String, system: FileSystem) throws(FileError) -> File {
    try File(path, O_RDONLY | O_DIRECTORY, system: system)
  }

  deinit {
    if descriptor >= 0 { _ = system.close(descriptor) }
  }

  /// What is known of the file.
  func status() throws(FileError) -> stat {
    var info = stat()
    guard system.status(descriptor, &info) == 0 else { throw FileError("read", path) }
    return info
  }

  /// Up to so many bytes from a place in the file; fewer only at its end.
  func bytes(from offset: Int = 0, atMost count: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      while read < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[read...])
        let step = Self.retrying { system.read(descriptor, rest, offset + read) }
        if step < 0 { failure = FileError("read", path) }
        if step <= 0 { return }
        read += step
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all of it.
  func write(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let step = bytes.withUnsafeBytes { bytes in
        Self.retrying {
          system.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes[written...]))
        }
      }
      guard step > 0 else { throw FileError("write", path) }
      written += step
    }
  }

  /// Has the system put it on the disk.
  func sync() throws(FileError) {
    guard Self.retrying({ Int(system.sync(descriptor)) }) == 0 else {
      throw FileError("write", path)
    }
  }

  /// Gives it the rights of another file.
  func setMode(_ mode: mode_t) { _ = system.setMode(descriptor, mode & 0o7777) }

  /// Locks it; false when another process has the lock.
  func lock() throws(FileError) -> Bool {
    if Self.retrying({ Int(system.lock(descriptor)) }) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw FileError("lock", path) }
    return false
  }

  /// Whether it is the file that its path names now, and not one that was removed or replaced.
  func isInPlace() throws(FileError) -> Bool {
    let own = try status()
    var named = stat()
    guard system.statusOfPath(path, &named) == 0 else {
      let error = FileError("read", path)
      if error.isMissing { return false }
      throw error
    }
    return own.st_dev == named.st_dev && own.st_ino == named.st_ino
  }

  /// A call again for as long as a signal interrupts it.
  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

extension Int {
  fileprivate var descriptor: Int32 { Int32(truncatingIfNeeded: self) }
}

/// What tells a file from the one that replaces it.
struct FileVersion: Equatable, Sendable {
  private let inode: UInt
  private let size: Int
  private let modified: Instant
  private let changed: Instant

  private struct Instant: Equatable {
    let seconds, nanoseconds: Int
  }

  init(_ info: stat) {
    (inode, size) = (info.st_ino, Int(info.st_size))
    modified = Instant(seconds: info.st_mtim.tv_sec, nanoseconds: info.st_mtim.tv_nsec)
    changed = Instant(seconds: info.st_ctim.tv_sec, nanoseconds: info.st_ctim.tv_nsec)
  }
}
