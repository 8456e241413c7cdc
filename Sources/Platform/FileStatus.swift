#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The status of a file: stat(2). It is another when the file was replaced or written to.
public struct FileStatus: Equatable, Sendable {
  /// What a file is.
  public enum Kind: Sendable {
    case file, folder, symbolicLink
    /// A pipe, a device or a socket.
    case other
  }

  /// What it is.
  public let kind: Kind
  /// The permission bits of chmod(2).
  public let permissions: UInt32
  /// Its size in bytes.
  public let size: Int
  /// What no other file has: its device and its number on it.
  public let identity: Identity
  /// When its bytes, or the names in a folder, were last changed. Anybody may set this time.
  public let modified: FileTime
  /// When anything of it was last changed, its times too (ctime). Nobody can set this time.
  public let changed: FileTime

  /// The device and the inode: no two files have the same at a time.
  public struct Identity: Equatable, Sendable {
    public let device, inode: UInt
  }

  /// The status that a call fills in.
  init(_ call: (UnsafeMutablePointer<stat>) -> Int32) throws(SystemError) {
    var info = stat()
    try checked(call(&info))
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    permissions = UInt32(info.st_mode & 0o7777)
    size = Int(info.st_size)
    identity = Identity(
      device: UInt(truncatingIfNeeded: info.st_dev), inode: UInt(truncatingIfNeeded: info.st_ino))
    #if canImport(Darwin)
      modified = FileTime(info.st_mtimespec)
      changed = FileTime(info.st_ctimespec)
    #else
      modified = FileTime(info.st_mtim)
      changed = FileTime(info.st_ctim)
    #endif
  }
}

/// A time as file systems keep it: since 1970, in UTC.
public struct FileTime: Comparable, Sendable {
  /// Whole seconds.
  public let seconds: Int
  /// The rest, less than a thousand million.
  public let nanoseconds: Int

  public init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  init(_ time: timespec) {
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }

  /// The time of day, to the nanosecond. The times of files are coarser: they go by the tick of the
  /// system's timer.
  public static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  public static func < (one: FileTime, other: FileTime) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}
