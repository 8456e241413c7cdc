/// A number by which the system knows an open file, pipe or terminal; -1 for none.
public typealias Descriptor = Int32

/// What a file is opened for.
public enum Opening: Sendable {
  /// To be read. Does not wait for a pipe, and refuses a symbolic link.
  case reading
  /// A folder, to sync or lock it.
  case folder
  /// A new file, to be written; a name that is taken is refused.
  case new
  /// To be overwritten, made if it is missing; a symbolic link is refused.
  case writing
  /// To be locked, made if it is missing; a symbolic link is refused.
  case locking
}

/// The system calls that save, read and follow a library, as a value: a test passes one in which a
/// call fails.
public struct FileSystem: Sendable {
  /// open(2).
  public var open: @Sendable (String, Opening) throws(SystemError) -> Descriptor = Calls.openFile
  /// close(2).
  public var close: @Sendable (Descriptor) throws(SystemError) -> Void = Calls.closeFile
  /// pread(2): how many bytes were read from a place in the file into the buffer; 0 at the end.
  public var read:
    @Sendable (Descriptor, UnsafeMutableRawBufferPointer, Int) throws(SystemError) -> Int =
      Calls.readFile
  /// write(2): how many of the bytes were written.
  public var write: @Sendable (Descriptor, UnsafeRawBufferPointer) throws(SystemError) -> Int =
    Calls.writeFile
  /// fsync(2).
  public var sync: @Sendable (Descriptor) throws(SystemError) -> Void = Calls.syncFile
  /// fstat(2).
  public var status: @Sendable (Descriptor) throws(SystemError) -> FileStatus = Calls.status
  /// lstat(2).
  public var statusOfPath: @Sendable (String) throws(SystemError) -> FileStatus =
    Calls.statusOfPath
  /// stat(2): of what a symbolic link leads to.
  public var statusBehindLinks: @Sendable (String) throws(SystemError) -> FileStatus =
    Calls.statusBehindLinks
  /// realpath(3): the path without symbolic links.
  public var pathBehindLinks: @Sendable (String) throws(SystemError) -> String =
    Calls.pathBehindLinks
  /// opendir(3).
  public var openFolder: @Sendable (String) throws(SystemError) -> OpaquePointer =
    Calls.openFolder
  /// readdir(3): the next name in a folder; nil at the end.
  public var nextName: @Sendable (OpaquePointer) throws(SystemError) -> [UInt8]? = Calls.nextName
  /// closedir(3).
  public var closeFolder: @Sendable (OpaquePointer) -> Void = Calls.closeFolder
  /// fchmod(2).
  public var setPermissions: @Sendable (Descriptor, UInt32) throws(SystemError) -> Void =
    Calls.setPermissions
  /// utimensat(2): sets when a file, or a symbolic link itself, was last changed.
  public var setModified: @Sendable (String, FileTime) throws(SystemError) -> Void =
    Calls.setModified
  /// rename(2): from, to.
  public var rename: @Sendable (String, String) throws(SystemError) -> Void = Calls.renameFile
  /// link(2): from, to, which must be free.
  public var link: @Sendable (String, String) throws(SystemError) -> Void = Calls.linkFile
  /// mkdir(2).
  public var makeFolder: @Sendable (String) throws(SystemError) -> Void = Calls.makeFolder
  /// remove(3), of a file or an empty folder.
  public var remove: @Sendable (String) throws(SystemError) -> Void = Calls.removeFile
  /// flock(2), without waiting: `wouldWait` where another process has the lock.
  public var lock: @Sendable (Descriptor) throws(SystemError) -> Void = Calls.lockFile
  /// inotify_init1(2): what tells of changes.
  public var watch: @Sendable () throws(SystemError) -> Descriptor = Calls.watch
  /// inotify_add_watch(2) on a folder: its watch number, which stays the same for the same folder.
  public var follow: @Sendable (Descriptor, String) throws(SystemError) -> Int32 = Calls.follow
  /// inotify_rm_watch(2).
  public var unfollow: @Sendable (Descriptor, Int32) -> Void = Calls.unfollow
  /// read(2) until no events are left.
  public var drain: @Sendable (Descriptor) -> Void = Calls.drain

  /// The file system of the machine.
  public static let posix = FileSystem()
}

extension FileSystem {
  /// The names in a folder, in no order.
  public func names(in folder: String) throws(FileError) -> [[UInt8]] {
    try trying("read", folder) { () throws(SystemError) in
      let entries = try openFolder(folder)
      defer { closeFolder(entries) }
      var names: [[UInt8]] = []
      while let name = try nextName(entries) { names.append(name) }
      return names
    }
  }
}
