import Glibc

/// The calls a library is saved, read and followed by, as a value: a test passes one in which a call
/// fails.
///
/// Each answers as the C library does, with -1 and `errno` when it failed.
public struct FileSystem: Sendable {
  /// open(2): path, flags, mode.
  public var open: @Sendable (String, Int32, mode_t) -> Int32 = { Glibc.open($0, $1, $2) }
  /// close(2): descriptor.
  public var close: @Sendable (Int32) -> Int32 = { Glibc.close($0) }
  /// pread(2): descriptor, buffer, offset.
  public var read: @Sendable (Int32, UnsafeMutableRawBufferPointer, Int) -> Int = {
    pread($0, $1.baseAddress, $1.count, $2)
  }
  /// write(2): descriptor, bytes.
  public var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = {
    Glibc.write($0, $1.baseAddress, $1.count)
  }
  /// fsync(2): descriptor.
  public var sync: @Sendable (Int32) -> Int32 = { fsync($0) }
  /// fstat(2): descriptor.
  public var status: @Sendable (Int32, inout stat) -> Int32 = { fstat($0, &$1) }
  /// lstat(2): path.
  public var statusOfPath: @Sendable (String, inout stat) -> Int32 = { lstat($0, &$1) }
  /// stat(2): path, of what a symbolic link leads to.
  public var statusBehindLinks: @Sendable (String, inout stat) -> Int32 = { stat($0, &$1) }
  /// opendir(3): path.
  public var openFolder: @Sendable (String) -> OpaquePointer? = { opendir($0) }
  /// readdir(3): folder.
  public var nextEntry: @Sendable (OpaquePointer) -> UnsafeMutablePointer<dirent>? = {
    readdir($0)
  }
  /// fchmod(2): descriptor, mode.
  public var setMode: @Sendable (Int32, mode_t) -> Int32 = { fchmod($0, $1) }
  /// utimensat(2) with AT_SYMLINK_NOFOLLOW: path, the time of the last change.
  public var setTime: @Sendable (String, timespec) -> Int32 = {
    utimensat(AT_FDCWD, $0, [$1, $1], AT_SYMLINK_NOFOLLOW)
  }
  /// rename(2): from, to.
  public var rename: @Sendable (String, String) -> Int32 = { Glibc.rename($0, $1) }
  /// link(2): from, to, which must be free.
  public var link: @Sendable (String, String) -> Int32 = { Glibc.link($0, $1) }
  /// mkdir(2): path.
  public var makeFolder: @Sendable (String) -> Int32 = { mkdir($0, 0o777) }
  /// remove(3): path, of a file or an empty folder.
  public var remove: @Sendable (String) -> Int32 = { Glibc.remove($0) }
  /// flock(2) with LOCK_EX and LOCK_NB: descriptor.
  public var lock: @Sendable (Int32) -> Int32 = { flock($0, LOCK_EX | LOCK_NB) }
  /// inotify_init1(2).
  public var notify: @Sendable () -> Int32 = { inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }
  /// inotify_add_watch(2) on a folder: descriptor, path.
  public var follow: @Sendable (Int32, String) -> Int32 = {
    inotify_add_watch($0, $1, UInt32(IN_ONLYDIR) | changes)
  }

  /// What happens to the files of a folder that a reader has to know, and to the folder itself. A
  /// file that is being written is reported once it is closed: half of it is no game. Times and
  /// rights are left out, for each change of a game stamps the folder.
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

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

  /// Whether there is no such file.
  var isMissing: Bool { errno == ENOENT || errno == ENOTDIR }

  /// Whether a symbolic link is where a file should be.
  var isSymbolicLink: Bool { errno == ELOOP }

  /// The reason in the system's words, in lower case.
  public var reason: String {
    let words = String(cString: strerror(errno))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
