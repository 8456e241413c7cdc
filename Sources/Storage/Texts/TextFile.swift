import Platform

/// A text file of the library: the league, an event, or an event's record.
struct TextFile {
  let path: String
  /// Makes the error for a malformed file, of its path and what is wrong.
  let damaged: (String, String) -> LibraryError

  /// The most bytes of such a file.
  static let largest = 1 << 20

  /// The error for a malformed file.
  func damage(_ what: String) -> LibraryError { damaged(path, what) }
}

extension GameLibrary {
  /// The text of a file; nil where there is none.
  func text(of file: TextFile) throws(LibraryError) -> String? {
    let status: FileStatus
    let bytes: [UInt8]
    do {
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
  /// - Parameter isNew: whether the file must not exist yet; if it does, nothing is done, and false returned.
  @discardableResult
  func replace(
    _ file: TextFile, with text: String, isNew: Bool = false, _ lock: borrowing LibraryLock
  ) throws -> Bool {
    guard text.utf8.count <= TextFile.largest else {
      throw LibraryError.tooLarge(path: file.path, bytes: TextFile.largest)
    }
    let placed = try put(Array(text.utf8), at: file.path, isNew: isNew, lock)
    if let unsynced = placed?.unsynced { throw LibraryError.unsynced(unsynced) }
    return placed != nil
  }

  /// Changes a text file under the lock, on the disk before this returns.
  private func change(_ file: TextFile, _ change: (String?) throws -> String) throws {
    try locked { lock in
      let old = try text(of: file)
      let new = try change(old)
      if new != old { try replace(file, with: new, lock) }
    }
  }
}

/// The files of events; this module does not interpret their texts.
extension GameLibrary {
  private func eventFile(_ name: String) -> TextFile {
    TextFile(path: "\(folder)/\(name).event", damaged: LibraryError.damagedEvent)
  }

  /// The error for a malformed line of an event.
  public func damagedEvent(_ name: String, _ what: String) -> LibraryError {
    eventFile(name).damage(what)
  }

  /// The names of the events, in order.
  public func eventNames() throws(LibraryError) -> [String] { try names(endingIn: ".event") }

  /// The name of an event as its file spells it, whatever the case of the word; the word itself where
  /// there is none.
  public func eventName(_ word: String) -> String {
    if spells("\(word).event") { return word }
    let names = ((try? eventNames()) ?? []).filter { $0.folded == word.folded }
    return names.count == 1 ? names[0] : word
  }

  /// The text of an event.
  public func eventText(_ name: String) throws(LibraryError) -> String {
    guard GameID.isValid(name), let text = try text(of: eventFile(name)) else {
      throw .noEvent(name, names: try eventNames())
    }
    return text
  }

  /// Makes the file of an event, and the library if there is none; nothing is ever replaced.
  public func createEvent(_ name: String, _ text: String) throws {
    guard GameID.isValid(name) else { throw LibraryError.malformedEvent(name) }
    let file = eventFile(name)
    let isMade = try creating { lock in try replace(file, with: text, isNew: true, lock) }
    if !isMade { throw LibraryError.eventExists(file.path) }
  }

  /// Changes the text of an event, which is on the disk before this returns. Where `change` throws,
  /// nothing is saved.
  public func changeEvent(_ name: String, _ change: (String) throws -> String) throws {
    _ = try eventText(name)
    try self.change(eventFile(name)) { _ in try change(eventText(name)) }
  }
}

/// The record of an event, kept beside its file: how often its fixtures were published.
extension GameLibrary {
  /// Changes the record of an event, and saves it if it differs.
  public func changeRecord(ofEvent name: String, _ change: (String) throws -> String) throws {
    let file = TextFile(
      path: "\(hiddenFolder)/\(name).calendar", damaged: LibraryError.damagedEvent)
    try self.change(file) { try change($0 ?? "") }
  }
}
