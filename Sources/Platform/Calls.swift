#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls of `FileSystem` by the C library. They have other names than the C functions, which
/// they would hide.
enum Calls {
  static func openFile(_ path: String, _ opening: Opening) throws(SystemError) -> Descriptor {
    try checked(open(path, opening.flags | O_CLOEXEC, 0o666))
  }

  static func closeFile(_ file: Descriptor) throws(SystemError) { _ = try checked(close(file)) }

  static func readFile(
    _ file: Descriptor, _ buffer: UnsafeMutableRawBufferPointer, _ offset: Int
  ) throws(SystemError) -> Int {
    try checked(pread(file, buffer.baseAddress, buffer.count, off_t(offset)))
  }

  static func writeFile(
    _ file: Descriptor, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemError) -> Int {
    try checked(writeBytes(file, bytes))
  }

  static func syncFile(_ file: Descriptor) throws(SystemError) { _ = try checked(fsync(file)) }

  static func status(_ file: Descriptor) throws(SystemError) -> FileStatus {
    var info = stat()
    _ = try checked(fstat(file, &info))
    return FileStatus(info)
  }

  static func statusOfPath(_ path: String) throws(SystemError) -> FileStatus {
    var info = stat()
    _ = try checked(lstat(path, &info))
    return FileStatus(info)
  }

  static func statusBehindLinks(_ path: String) throws(SystemError) -> FileStatus {
    var info = stat()
    _ = try checked(stat(path, &info))
    return FileStatus(info)
  }

  static func pathBehindLinks(_ path: String) throws(SystemError) -> String {
    guard let found = realpath(path, nil) else { throw .last }
    defer { free(found) }
    return String(cString: found)
  }

  static func openFolder(_ path: String) throws(SystemError) -> OpaquePointer {
    guard let folder = opendir(path) else { throw .last }
    return folder
  }

  static func nextName(_ folder: OpaquePointer) throws(SystemError) -> [UInt8]? {
    errno = 0
    guard let entry = readdir(folder) else {
      if errno == 0 { return nil }
      throw .last
    }
    return withUnsafeBytes(of: &entry.pointee.d_name) { name in Array(name.prefix { $0 != 0 }) }
  }

  static func closeFolder(_ folder: OpaquePointer) { closedir(folder) }

  static func setPermissions(_ file: Descriptor, _ permissions: UInt32) throws(SystemError) {
    _ = try checked(fchmod(file, mode_t(permissions & 0o7777)))
  }

  static func setModified(_ path: String, _ time: FileTime) throws(SystemError) {
    let time = timespec(tv_sec: time.seconds, tv_nsec: time.nanoseconds)
    _ = try checked(utimensat(AT_FDCWD, path, [time, time], AT_SYMLINK_NOFOLLOW))
  }

  static func renameFile(_ from: String, _ to: String) throws(SystemError) {
    _ = try checked(rename(from, to))
  }

  static func linkFile(_ from: String, _ to: String) throws(SystemError) {
    _ = try checked(link(from, to))
  }

  static func makeFolder(_ path: String) throws(SystemError) { _ = try checked(mkdir(path, 0o777)) }

  static func removeFile(_ path: String) throws(SystemError) { _ = try checked(remove(path)) }

  static func lockFile(_ file: Descriptor) throws(SystemError) {
    _ = try checked(flock(file, LOCK_EX | LOCK_NB))
  }
}

/// Changes of a folder, by inotify(7).
extension Calls {
  /// The events in a folder that a reader has to know of. A file that is being written is reported
  /// once it is closed: half of it is no game. Times and permissions are left out, because each
  /// change of a game sets the time of the folder.
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

  static func watch() throws(SystemError) -> Descriptor {
    try checked(inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)))
  }

  static func follow(_ watch: Descriptor, _ folder: String) throws(SystemError) -> Int32 {
    try checked(inotify_add_watch(watch, folder, UInt32(IN_ONLYDIR) | changes))
  }

  static func unfollow(_ watch: Descriptor, _ number: Int32) { inotify_rm_watch(watch, number) }

  static func drain(_ watch: Descriptor) {
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    while read(watch, &bytes, bytes.count) > 0 {}
  }
}

extension Opening {
  fileprivate var flags: Int32 {
    switch self {
    case .reading: O_RDONLY | O_NONBLOCK | O_NOFOLLOW
    case .folder: O_RDONLY | O_DIRECTORY
    case .new: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    case .writing: O_WRONLY | O_CREAT | O_NOFOLLOW
    case .locking: O_RDWR | O_CREAT | O_NOFOLLOW
    }
  }
}
