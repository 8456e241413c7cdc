import Glibc

/// The calls a change of a file is made of, as a value: a test passes one in which a call fails.
///
/// Each answers as the C library does, with -1 and `errno` when it failed.
public struct FileSystem: Sendable {
  /// open(2): path, flags, mode.
  public var open: @Sendable (String, Int32, mode_t) -> Int32 = { Glibc.open($0, $1, $2) }
  /// write(2): descriptor, bytes.
  public var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = {
    Glibc.write($0, $1.baseAddress, $1.count)
  }
  /// fsync(2): descriptor.
  public var sync: @Sendable (Int32) -> Int32 = { Glibc.fsync($0) }
  /// rename(2): from, to.
  public var rename: @Sendable (String, String) -> Int32 = { Glibc.rename($0, $1) }

  /// The file system of the machine.
  public static let posix = FileSystem()
}

/// What kept a call on a file from working.
public struct FileError: Error, Equatable, Sendable {
  /// What was tried, as a verb: `write`, `open`.
  public let verb: String
  /// The file or folder.
  public let path: String
  /// The number the system gave.
  public let errno: Int32

  /// The failure of the call that was just made.
  init(_ verb: String, _ path: String) {
    (self.verb, self.path, errno) = (verb, path, Glibc.errno)
  }

  /// A failure with a number of its own.
  init(_ verb: String, _ path: String, errno: Int32) {
    (self.verb, self.path, self.errno) = (verb, path, errno)
  }

  /// The reason in the system's words, in lower case.
  public var reason: String {
    let words = String(cString: strerror(errno))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
