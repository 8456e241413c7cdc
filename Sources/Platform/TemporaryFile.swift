/// Puts a file in its place, whole or not at all: it is written under another name beside the place, and then
/// renamed.
extension FileSystem {
  /// Puts a file with these bytes at a path, replacing what is there. It is not put on the disk
  /// (fsync).
  ///
  /// - Parameter isNew: whether the path must be free; then nothing is ever replaced.
  /// - Returns: false, and nothing is done, if the path must be free and is not.
  @discardableResult
  public func put(
    _ bytes: [UInt8], at path: String, isNew: Bool = false
  ) throws(FileError) -> Bool {
    let masked = SignalMask.deferringEnd()
    defer { masked.restore() }
    let new = try File.temporary(beside: path, system: self)
    var isGone = false
    defer { if !isGone { try? removeFile(new.path) } }
    try new.write(bytes)
    isGone = try move(new.path, into: path, isNew: isNew)
    return isGone
  }

  /// Renames a temporary file; false if the path must be free and is not.
  public func move(
    _ temporary: String, into path: String, isNew: Bool
  ) throws(FileError) -> Bool {
    guard isNew else {
      try trying("replace", path, renameFile(temporary, path))
      return true
    }
    guard try linkOrRename(temporary, into: path, verb: "create") else { return false }
    // If this fails, a second name stays behind, to which no later change writes.
    try? removeFile(temporary)
    return true
  }

  /// Gives a file a second name; false if the name is taken. Nothing is ever replaced.
  ///
  /// On a file system without hard links it is renamed instead. A process without the lock can then
  /// take the name between the check and the rename.
  ///
  /// - Parameter verb: what is tried, for the error.
  public func linkOrRename(
    _ from: String, into path: String, verb: String
  ) throws(FileError) -> Bool {
    do {
      try linkFile(from, path)
      return true
    } catch .exists {
      return false
    } catch {
      guard error.isUnsupported || error == .notPermitted || error == .tooManyNames else {
        throw FileError(verb, path, error)
      }
    }
    guard try isFree(path) else { return false }
    try trying(verb, path, renameFile(from, path))
    return true
  }
}

extension File {
  /// Makes a temporary file beside another: `.a.html.5f3c09be.new` for `a.html`, with random
  /// digits. Errors name the other file.
  public static func temporary(
    beside path: String, system: FileSystem
  ) throws(FileError) -> File {
    // By bytes, since a slash with an accent on it is one character.
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let folder = path[..<(name ?? path.startIndex)]
    let file = path[(name ?? path.startIndex)...]
    var last = SystemError.exists
    // Another process may have the name.
    for _ in 0..<8 {
      let digits = String(UInt32.random(in: 1 << 28 ... .max), radix: 16)
      do {
        return try File("\(folder).\(file).\(digits).new", for: .new, system: system)
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
