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
