/// How a file that is written aside comes into its place: all of it, or nothing.
extension FileSystem {
  /// Puts a file with these bytes at a path, in the place of what is there. It is not put on the disk
  /// (fsync).
  ///
  /// - Parameter isNew: whether nothing may be there; then nothing is ever replaced.
  /// - Returns: the version of the file; nil, and nothing is done, when the path must be free and is
  ///   not.
  public func put(
    _ bytes: [UInt8], at path: String, isNew: Bool = false
  ) throws(FileError) -> FileVersion? {
    let new = try File.temporary(beside: path, system: self)
    var isGone = false
    defer { if !isGone { try? remove(new.path) } }
    try new.write(bytes)
    if isNew {
      guard try giveFree(path, to: new.path, verb: "create") else { return nil }
    } else {
      try trying("write", path) { () throws(SystemError) in try rename(new.path, path) }
      isGone = true
    }
    return FileVersion(try new.status())
  }

  /// Gives a file a second name, which must be free: nothing is ever replaced. False where it is not.
  ///
  /// Where there are no hard links it is renamed. Whoever holds no lock can take the new name between
  /// the look at it and the renaming.
  ///
  /// - Parameter verb: what is tried, for the error.
  public func giveFree(_ path: String, to from: String, verb: String) throws(FileError) -> Bool {
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

  /// Whether nothing has a name. Any failure but that there is nothing leaves it unknown.
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

extension File {
  /// Seconds after which a temporary file is one that a killed process has left.
  private static var longestWrite: Int { 3600 }
  /// Processes that can write the same file at the same time.
  private static var writers: Int { 100 }

  /// Makes a temporary file beside another: for `a.html` it is `.a.html.new` or, where others write
  /// the same file at this moment, `.a.html.1.new` and so on. One that a killed process has left is
  /// removed once it is old.
  public static func temporary(
    beside path: String, system: FileSystem
  ) throws(FileError) -> File {
    // Bytes, for a character can be a slash with an accent on it.
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let (folder, name) = (path[..<(start ?? path.startIndex)], path[(start ?? path.startIndex)...])
    for number in 0..<writers {
      let temporary = "\(folder).\(name)" + (number == 0 ? ".new" : ".\(number).new")
      do throws(FileError) {
        return try File(temporary, for: .new, system: system)
      } catch {
        guard error.cause == .exists else { throw error }
      }
      guard let left = try? system.statusOfPath(temporary),
        left.modified.seconds < FileTime.now.seconds - longestWrite
      else { continue }
      return try File(new: temporary, system: system)
    }
    throw FileError("write", path, .exists)
  }
}
