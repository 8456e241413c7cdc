#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system knows of a file: stat(2).
public struct FileStatus: Sendable {
  /// What a file is.
  public enum Kind: Sendable {
    case file, folder, symbolicLink
    /// A pipe, a device or a socket.
    case other
  }

  /// What it is.
  public var kind: Kind
  /// Who may do what with it.
  public var permissions: UInt32
  /// Bytes of it.
  public var size: Int
  /// The file system it is on, and its number there: no other file has both.
  public var identity: Identity
  /// When its bytes, or the names in a folder, were changed last. Anybody may set this time.
  public var modified: FileTime
  /// When anything of it was changed last, its times too. Nobody can set this time.
  public var changed: FileTime

  /// What no other file has at the same time.
  public struct Identity: Equatable, Sendable {
    /// The disk.
    public var device: UInt
    /// The number of the file on it.
    public var inode: UInt

    /// The file of a number on a disk.
    public init(device: UInt, inode: UInt) {
      (self.device, self.inode) = (device, inode)
    }
  }

  init(_ info: stat) {
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
      (modified, changed) = (FileTime(info.st_mtimespec), FileTime(info.st_ctimespec))
    #else
      (modified, changed) = (FileTime(info.st_mtim), FileTime(info.st_ctim))
    #endif
  }
}

/// What tells a file from the one that replaces it, and from itself once it is written to.
public struct FileVersion: Equatable, Sendable {
  private let inode: UInt
  private let size: Int
  private let modified: FileTime
  private let changed: FileTime

  /// The version that a file has now.
  public init(_ status: FileStatus) {
    (inode, size) = (status.identity.inode, status.size)
    (modified, changed) = (status.modified, status.changed)
  }

  /// A version that no file has.
  public static let none = FileVersion()

  private init() {
    (inode, size) = (0, -1)
    (modified, changed) = (
      FileTime(seconds: 0, nanoseconds: 0), FileTime(seconds: 0, nanoseconds: 0)
    )
  }
}
