import FoundationEssentials
import Glibc

/// An open file, closed when it is let go of.
struct File: ~Copyable {
  let descriptor: Int32
  let path: String
  private let system: FileSystem

  init(
    _ path: String, _ flags: Int32, mode: mode_t = 0, system: FileSystem = .posix
  ) throws(FileError) {
    descriptor = system.open(path, flags | O_CLOEXEC, mode)
    (self.path, self.system) = (path, system)
    guard descriptor >= 0 else { throw FileError("open", path) }
  }

  /// Opens a regular file to read, and nothing else that has its name: a FIFO would be waited for.
  ///
  /// - Parameter largest: how many bytes it may have.
  static func regular(_ path: String, largest: Int) throws -> File {
    let file = try File(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
    let info = try file.status()
    guard info.st_mode & S_IFMT == S_IFREG else { throw NoFile(what: "it is no regular file") }
    guard info.st_size <= largest else { throw NoFile(what: "it is too large") }
    return file
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// What is known of the file.
  func status() throws(FileError) -> stat {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileError("read", path) }
    return info
  }

  /// Up to so many bytes from a place in the file; fewer only at its end.
  func bytes(from offset: Int = 0, atMost count: Int) throws(FileError) -> Data {
    var data = Data(count: count)
    var read = 0
    while read < count {
      let step = data.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress?.advanced(by: read), count - read, offset + read)
      }
      if step < 0, errno == EINTR { continue }
      guard step >= 0 else { throw FileError("read", path) }
      if step == 0 { break }
      read += step
    }
    return read == count ? data : data.prefix(read)
  }

  /// All of it.
  func contents() throws(FileError) -> Data {
    try bytes(atMost: Int(try status().st_size))
  }

  /// Writes all of it.
  func write(_ data: Data) throws(FileError) {
    var written = 0
    while written < data.count {
      let step = data.withUnsafeBytes {
        system.write(descriptor, UnsafeRawBufferPointer(rebasing: $0[written...]))
      }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { throw FileError("write", path) }
      written += step
    }
  }

  /// Has the system put it on the disk.
  func sync() throws(FileError) {
    guard system.sync(descriptor) == 0 else { throw FileError("write", path) }
  }
}

/// Something that lies where a file should, and is none that can be read.
struct NoFile: Error {
  let what: String
}
