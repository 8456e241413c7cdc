import Glibc

/// A folder in which files are kept for other programs to read: each is replaced whole, and only when
/// it changes.
///
/// Nothing is lost with these files, for they are made anew from the game: they are not put on the
/// disk (fsync), which would hold up every second of a clock, and a kill may leave a hidden temporary
/// file, which the next change of that file takes away.
public struct OutputFolder: Sendable {
  /// The folder, as it was given.
  public let path: String
  private let system: FileSystem
  /// What was written, or was there already.
  private var written: [String: Written] = [:]

  /// A file as it was left.
  private struct Written: Sendable {
    let text: String
    let version: FileVersion
  }

  /// The folder of a path, made if there is none; what it lies in must be there.
  public init(_ path: String, system: FileSystem = .posix) throws(LibraryError) {
    (self.path, self.system) = (path, system)
    let error = system.makeFolder(path) == 0 ? nil : FileError("create", path)
    if let error, error.errno != EEXIST { throw .cannotCreate(error) }
    do throws(FileError) {
      _ = try File.folder(path, system: system)
    } catch {
      throw .cannotCreate(FileError("create", path, errno: error.errno))
    }
  }

  private init(existing path: String) { (self.path, system) = (path, .posix) }

  /// Replaces each file that does not have this text, because the text is new, or the file is gone or
  /// has been changed. What fails keeps no other file from being written.
  ///
  /// - Returns: how many were replaced.
  @discardableResult
  public mutating func write(_ files: [(name: String, text: String)]) throws(FileError) -> Int {
    var info = stat()
    guard system.statusBehindLinks(path, &info) == 0 else { throw FileError("write", path) }
    var (failure, replaced) = (FileError?.none, 0)
    for (name, text) in files {
      do throws(FileError) {
        if try write(text, to: name) { replaced += 1 }
      } catch {
        failure = failure ?? error
      }
    }
    guard let failure else { return replaced }
    // It may have gone meanwhile, and then no file is what is missing.
    guard system.statusBehindLinks(path, &info) == 0 else { throw FileError("write", path) }
    throw failure
  }

  /// Replaces a file in a folder that is there, unless it has this text. Behind a link the file that
  /// it leads to is replaced.
  ///
  /// - Parameter mayReplace: whether a file that begins so may be replaced.
  /// - Returns: how many were replaced; nil where the file may not be.
  public static func write(
    _ text: String, to file: String, mayReplace: ([UInt8]) -> Bool
  ) throws -> Int? {
    guard let path = Self.target(of: file) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty, name != ".", name != ".." else {
      throw LibraryError.cannotCreate(FileError("create", path, errno: EISDIR))
    }
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
    var output = OutputFolder(existing: folder)
    if let old = output.beginning(of: String(name), atMost: 256), !mayReplace(old) { return nil }
    do throws(FileError) {
      return try output.write([(String(name), text)])
    } catch {
      throw LibraryError.cannotCreate(FileError("create", path, errno: error.errno))
    }
  }

  /// Where a link leads, the path itself where it is none; nil for a link to nothing, or to what has
  /// no name, such as a pipe.
  private static func target(of path: String) -> String? {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  /// The first bytes of a file, as many as there are; nil where none can be read.
  public func beginning(of name: String, atMost count: Int) -> [UInt8]? {
    let file = try? File("\(path)/\(name)", O_RDONLY | O_NONBLOCK | O_NOFOLLOW, system: system)
    return try? file?.bytes(atMost: count)
  }

  /// The names of what is in it, in no order.
  public func names() throws(FileError) -> [String] {
    try FolderListing.names(in: path, system: system)
  }

  /// Removes a file.
  public func remove(_ name: String) throws(FileError) {
    let file = "\(path)/\(name)"
    guard system.remove(file) == 0 else { throw FileError("remove", file) }
  }

  private mutating func write(_ text: String, to name: String) throws(FileError) -> Bool {
    let file = "\(path)/\(name)"
    let version = version(of: file)
    if let known = written[name], known.text == text, known.version == version {
      return false
    }
    if written[name]?.version != version, holds(text, file), let version {
      written[name] = Written(text: text, version: version)
      return false
    }
    try checkReplaceable(file)
    written[name] = Written(text: text, version: try replace(file, name, with: text))
    return true
  }

  /// Refuses to put a file in the place of what is none, such as a device.
  private func checkReplaceable(_ file: String) throws(FileError) {
    var info = stat()
    guard system.statusOfPath(file, &info) == 0 else { return }
    let kind = info.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileError("write", file, errno: EISDIR) }
    if kind != S_IFREG, kind != S_IFLNK { throw FileError("write", file, errno: EEXIST) }
  }

  private func replace(
    _ file: String, _ name: String, with text: String
  ) throws(FileError) -> FileVersion {
    let temporary = "\(path)/.\(name).new"
    do throws(FileError) {
      _ = system.remove(temporary)
      let new = try File(
        temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666, system: system)
      try new.write(Array(text.utf8))
      guard system.rename(temporary, file) == 0 else { throw FileError("write", file) }
      return FileVersion(try new.status())
    } catch {
      _ = system.remove(temporary)
      throw FileError("write", file, errno: error.errno)
    }
  }

  private func version(of file: String) -> FileVersion? {
    var info = stat()
    return system.statusOfPath(file, &info) == 0 ? FileVersion(info) : nil
  }

  /// Whether a file that somebody else has left has this text.
  private func holds(_ text: String, _ path: String) -> Bool {
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW
    guard let file = try? File(path, flags, system: system), let info = try? file.status(),
      info.st_mode & S_IFMT == S_IFREG, Int(info.st_size) == text.utf8.count,
      let bytes = try? file.bytes(atMost: text.utf8.count)
    else { return false }
    return bytes == Array(text.utf8)
  }
}
