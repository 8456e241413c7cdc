#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A number by which the system knows an open file, pipe or terminal; -1 for none.
public typealias Descriptor = Int32

/// What a file is opened for.
public enum Opening: Sendable {
  /// To be read. Does not wait for a pipe, and refuses a symbolic link.
  case reading
  /// To be read to its end, whatever it is: waits for a pipe, and follows symbolic links.
  case streaming
  /// A folder, to sync or lock it.
  case folder
  /// A new file, to be written; a name that is taken is refused.
  case new
  /// To be locked, made if it is missing; a symbolic link is refused.
  case locking

  fileprivate var flags: Int32 {
    switch self {
    case .reading: O_RDONLY | O_NONBLOCK | O_NOFOLLOW
    case .streaming: O_RDONLY
    case .folder: O_RDONLY | O_DIRECTORY
    case .new: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    case .locking: O_RDWR | O_CREAT | O_NOFOLLOW
    }
  }
}

/// The system calls that save, read and follow a library, as a value: a test passes one in which a
/// call fails. A call that would hide the C function it makes has another name.
public struct FileSystem: Sendable {
  /// A call: what it gets, and last what it gives.
  public typealias Call<each Argument, Result> =
    @Sendable (repeat each Argument) throws(SystemError) -> Result

  /// open(2).
  public var openFile: Call<String, Opening, Descriptor> = {
    try checked(open($0, $1.flags | O_CLOEXEC, 0o666))
  }
  /// close(2).
  public var closeFile: Call<Descriptor, Void> = {
    try checked(close($0))
  }
  /// pread(2): from a place in the file so many bytes at most; none at its end.
  public var readFile: Call<Descriptor, Int, Int, [UInt8]> = {
    file, offset, count in
    try bytes(atMost: count) { pread(file, $0.baseAddress, $0.count, off_t(offset)) }
  }
  /// write(2): how many of the bytes were written.
  public var writeFile: Call<Descriptor, ArraySlice<UInt8>, Int> = {
    try writeBytes($1, to: $0)
  }
  /// fsync(2).
  public var sync: Call<Descriptor, Void> = {
    file throws(SystemError) in
    #if canImport(Darwin)
      // fsync leaves it in the memory of the disk there. Some file systems can do no more.
      if fcntl(file, F_FULLFSYNC) >= 0 { return }
      guard SystemError.last.isUnsupported else { throw .last }
    #endif
    try checked(fsync(file))
  }
  /// fstat(2).
  public var status: Call<Descriptor, FileStatus> = { file in
    try FileStatus { fstat(file, $0) }
  }
  /// lstat(2).
  public var statusOfPath: Call<String, FileStatus> = { path in
    try FileStatus { lstat(path, $0) }
  }
  /// stat(2): of what a symbolic link leads to.
  public var statusBehindLinks: Call<String, FileStatus> = { path in
    try FileStatus { stat(path, $0) }
  }
  /// realpath(3): the path without symbolic links.
  public var pathBehindLinks: Call<String, String> = {
    path throws(SystemError) in
    guard let found = realpath(path, nil) else { throw .last }
    defer { free(found) }
    return String(cString: found)
  }
  /// opendir(3) and readdir(3): the names in a folder, in no order.
  public var namesInFolder: Call<String, [[UInt8]]> = {
    path throws(SystemError) in
    guard let folder = opendir(path) else { throw .last }
    defer { closedir(folder) }
    var names = [[UInt8]]()
    errno = 0
    while let entry = readdir(folder) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
      errno = 0
    }
    if errno != 0 { throw .last }
    return names
  }
  /// fchmod(2).
  public var setPermissions: Call<Descriptor, UInt32, Void> = {
    try checked(fchmod($0, mode_t($1 & 0o7777)))
  }
  /// utimensat(2): sets when a file, or a symbolic link itself, was last changed.
  public var setModified: Call<String, FileTime, Void> = {
    let time = timespec(tv_sec: $1.seconds, tv_nsec: $1.nanoseconds)
    try checked(utimensat(AT_FDCWD, $0, [time, time], AT_SYMLINK_NOFOLLOW))
  }
  /// rename(2): from, to.
  public var renameFile: Call<String, String, Void> = {
    try checked(rename($0, $1))
  }
  /// linkat(2): from, to, which must be free. A symbolic link gets the second name itself.
  public var linkFile: Call<String, String, Void> = {
    try checked(linkat(AT_FDCWD, $0, AT_FDCWD, $1, 0))
  }
  /// mkdir(2).
  public var makeFolder: Call<String, Void> = {
    try checked(mkdir($0, 0o777))
  }
  /// remove(3), of a file or an empty folder.
  public var removeFile: Call<String, Void> = {
    try checked(remove($0))
  }
  /// flock(2), without waiting: `wouldWait` where another process has the lock.
  public var lock: Call<Descriptor, Void> = {
    try checked(flock($0, LOCK_EX | LOCK_NB))
  }
  /// A queue that tells of changes in folders: it can be read once there was one.
  public var openQueue: Call<Descriptor> = FolderQueue.open
  /// Follows a folder, or goes on following it. Gives the number by which the queue knows the folder, which may be
  /// another each time.
  public var follow: Call<Descriptor, String, Int32> =
    FolderQueue.follow
  /// Ends what `follow` began.
  public var unfollow: @Sendable (Descriptor, Int32) -> Void = FolderQueue.unfollow
  /// Takes in all that a queue has told.
  public var drain: @Sendable (Descriptor) -> Void = FolderQueue.drain

  /// The file system of the machine.
  public static let posix = FileSystem()
}

extension FileSystem {
  /// The names in a folder, in no order.
  public func names(in folder: String) throws(FileError) -> [[UInt8]] {
    try trying("read", folder, namesInFolder(folder))
  }

  /// The status of a path; nil where nothing is.
  public func statusIfPresent(_ path: String) throws(FileError) -> FileStatus? {
    do {
      return try trying("read", path, statusOfPath(path))
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Whether a name is free.
  public func isFree(_ path: String) throws(FileError) -> Bool {
    try statusIfPresent(path) == nil
  }

  /// Removes old temporary files in a folder, which killed processes have left: one that is younger than
  /// an hour may still be written.
  public func removeOldTemporaries(in folder: String) {
    for name in (try? names(in: folder)) ?? [] where File.isTemporary(name) {
      let path = "\(folder)/\(String(decoding: name, as: UTF8.self))"
      guard let status = try? statusOfPath(path), status.kind == .file,
        status.modified.seconds < FileTime.now.seconds - 3600
      else { continue }
      try? removeFile(path)
    }
  }
}

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
