import Platform

/// A text file of the library: the league, an event, or an event's record.
struct TextFile {
  let path: String
  /// The error for a malformed file.
  let damage: @Sendable (_ what: String) -> LibraryError

  /// The most bytes of such a file.
  static let largest = 1 << 20
}

extension GameLibrary {
  /// The text of a file; nil where there is none.
  func text(of file: TextFile) throws(LibraryError) -> String? {
    let status: FileStatus
    let bytes: [UInt8]
    do throws(FileError) {
      let opened = try File(file.path, for: .reading, system: system)
      status = try opened.status()
      bytes = status.kind == .file ? try opened.bytes(atMost: TextFile.largest + 1) : []
    } catch {
      if error.isMissing { return nil }
      throw error.isSymbolicLink ? file.damage("it is a symbolic link") : .failed(error)
    }
    guard status.kind == .file else { throw file.damage("it is not a regular file") }
    guard bytes.count <= TextFile.largest else { throw file.damage("it is too large") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw file.damage("it is not UTF-8 text")
    }
    return text
  }

  /// Replaces a text file, on the disk before this returns.
  ///
  /// - Parameter isNew: whether the file must not exist; if it does, returns false and does
  ///   nothing.
  @discardableResult
  func replace(
    _ file: TextFile, with text: String, isNew: Bool = false, _ lock: borrowing LibraryLock
  ) throws -> Bool {
    let path = file.path
    guard text.utf8.count <= TextFile.largest else {
      throw LibraryError.tooLarge(path: path, bytes: TextFile.largest)
    }
    let new = try File.temporary(beside: path, system: system)
    var isGone = false
    defer { if !isGone { try? system.remove(new.path) } }
    if let old = try? system.statusOfPath(path) { new.setPermissions(old.permissions) }
    try new.write(Array(text.utf8))
    try new.sync()
    try lock.check()
    isGone = try system.give(path, to: new.path, isNew: isNew)
    guard isGone else { return false }
    do throws(FileError) {
      try lock.directory.sync()
    } catch {
      throw LibraryError.unsynced(error)
    }
    return true
  }
}
