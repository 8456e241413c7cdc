import Platform

/// A text in the library that is made to be edited by hand: that of the league, or of an event.
struct TextFile {
  /// Where it is.
  let path: String
  /// The error for a file that is no such text.
  let damage: @Sendable (_ what: String) -> LibraryError

  /// Bytes that it has at most.
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

  /// Puts a text in the place of what is there, on the disk before this returns.
  ///
  /// - Parameter isNew: whether nothing may be there; then false, and nothing is done, where something
  ///   is.
  @discardableResult
  func replace(
    _ file: TextFile, with text: String, isNew: Bool = false, _ lock: borrowing LibraryLock
  ) throws -> Bool {
    let path = file.path
    let new = try File.temporary(beside: path, system: system)
    var isGone = false
    defer { if !isGone { try? system.remove(new.path) } }
    if let old = try? system.statusOfPath(path) { new.setPermissions(old.permissions) }
    try new.write(Array(text.utf8))
    try new.sync()
    try lock.check()
    if isNew {
      guard try system.giveFree(path, to: new.path, verb: "create") else { return false }
    } else {
      try trying("replace", path) { () throws(SystemError) in try system.rename(new.path, path) }
      isGone = true
    }
    do throws(FileError) {
      try lock.directory.sync()
    } catch {
      throw LibraryError.unsynced(error)
    }
    return true
  }
}
