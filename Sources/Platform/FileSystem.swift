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

/// Puts a file in its place, whole or not at all: it is written beside it and then renamed.
extension FileSystem {
  /// Puts a file with these bytes at a path, replacing what is there. It is not put on the disk
  /// (fsync).
  ///
  /// - Parameter isNew: whether the path must be free; then nothing is ever replaced.
  /// - Returns: the version of the file; nil, and nothing is done, if the path must be free and is
  ///   not.
  public func put(
    _ bytes: [UInt8], at path: String, isNew: Bool = false
  ) throws(FileError) -> FileVersion? {
    let new = try File.temporary(beside: path, system: self)
    var isGone = false
    defer { if !isGone { try? remove(new.path) } }
    try new.write(bytes)
    isGone = try give(path, to: new.path, isNew: isNew)
    return isGone ? FileVersion(try new.status()) : nil
  }

  /// Renames a temporary file; false if the path must be free and is not.
  public func give(
    _ path: String, to temporary: String, isNew: Bool
  ) throws(FileError) -> Bool {
    guard isNew else {
      try trying("replace", path) { () throws(SystemError) in try rename(temporary, path) }
      return true
    }
    guard try linkOrRename(path, to: temporary, verb: "create") else { return false }
    // If this fails, a second name stays behind, to which no later change writes.
    try? remove(temporary)
    return true
  }

  /// Gives a file a second name; false if the name is taken. Nothing is ever replaced.
  ///
  /// On a file system without hard links it is renamed instead. A process without the lock can then
  /// take the name between the check and the rename.
  ///
  /// - Parameter verb: what is tried, for the error.
  public func linkOrRename(_ path: String, to from: String, verb: String) throws(FileError) -> Bool
  {
    do throws(SystemError) {
      try link(from, path)
      return true
    } catch {
      switch error {
      case .exists: return false
      case .notPermitted, .notSupported, .notImplemented, .tooManyNames: break
      default: throw FileError(verb, path, error)
      }
    }
    guard try isFree(path) else { return false }
    try trying(verb, path) { () throws(SystemError) in try rename(from, path) }
    return true
  }

  /// Whether a name is free; throws any error other than that nothing is there.
  public func isFree(_ path: String) throws(FileError) -> Bool {
    do throws(SystemError) {
      _ = try statusOfPath(path)
      return false
    } catch {
      guard error == .missing else { throw FileError("read", path, error) }
      return true
    }
  }
}

extension FileSystem {
  /// Seconds after which a temporary file was left by a killed process.
  private var longestWrite: Int { 3600 }

  /// Removes old temporary files in a folder, which killed processes have left: a younger one may
  /// still be written.
  public func removeOldTemporaries(in folder: String) {
    for name in (try? names(in: folder)) ?? [] where File.isTemporary(name) {
      let path = "\(folder)/\(String(decoding: name, as: UTF8.self))"
      guard let status = try? statusOfPath(path), status.kind == .file,
        status.modified.seconds < FileTime.now.seconds - longestWrite
      else { continue }
      try? remove(path)
    }
  }
}

extension File {
  /// How many random names are tried.
  private static var attempts: Int { 8 }

  /// Makes a temporary file beside another: `.a.html.5f3c09be.new` for `a.html`, with random
  /// digits. Errors name the other file.
  public static func temporary(
    beside path: String, system: FileSystem
  ) throws(FileError) -> File {
    // By bytes, since a slash with an accent on it is one character.
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let (folder, name) = (path[..<(start ?? path.startIndex)], path[(start ?? path.startIndex)...])
    var last = SystemError.exists
    for _ in 0..<attempts {
      let digits = String(UInt32.random(in: 1 << 28 ... .max), radix: 16)
      do throws(FileError) {
        return try File("\(folder).\(name).\(digits).new", for: .new, system: system)
      } catch {
        last = error.cause
        guard last == .exists else { break }
      }
    }
    throw FileError("write", path, last)
  }

  /// Whether it is the name of a temporary file, also that of a game by 0.2.0: `.a.json.new`.
  static func isTemporary(_ name: [UInt8]) -> Bool {
    guard name.first == UInt8(ascii: "."), name.suffix(4).elementsEqual(".new".utf8) else {
      return false
    }
    let digits = name.dropLast(4).suffix(9)
    return name.dropLast(4).suffix(5).elementsEqual(".json".utf8)
      || digits.count == 9 && digits.first == UInt8(ascii: ".")
        && digits.dropFirst().allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
