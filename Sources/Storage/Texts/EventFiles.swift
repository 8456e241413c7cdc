import Platform

/// The files of events; this module does not interpret their texts.
extension GameLibrary {
  private func eventFile(_ name: String) -> TextFile {
    let path = "\(folder)/\(name).event"
    return TextFile(path: path) { .damagedEvent(path: path, what: $0) }
  }

  /// The error for a malformed line of an event.
  public func damagedEvent(_ name: String, _ what: String) -> LibraryError {
    eventFile(name).damage(what)
  }

  /// The names of the events, in order.
  public func eventNames() throws(LibraryError) -> [String] { try names(endingIn: ".event") }

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
    try makeFolder()
    let file = eventFile(name)
    let isMade = try locked { lock in try replace(file, with: text, isNew: true, lock) }
    if !isMade { throw LibraryError.eventExists(file.path) }
  }

  /// Changes the text of an event, which is on the disk before this returns. Where `change` throws,
  /// nothing is saved.
  public func changeEvent(_ name: String, _ change: (String) throws -> String) throws {
    _ = try eventText(name)
    try locked { lock in
      let old = try eventText(name)
      let new = try change(old)
      if new != old { try replace(eventFile(name), with: new, lock) }
    }
  }
}

/// The record of an event, kept beside its file: how often its fixtures were published.
extension GameLibrary {
  /// Changes the record of an event, if it differs.
  public func changeRecord(ofEvent name: String, _ change: (String) throws -> String) throws {
    let path = "\(hiddenFolder)/\(name).calendar"
    let file = TextFile(path: path) { .damagedEvent(path: path, what: $0) }
    try locked { lock in
      let old = try text(of: file) ?? ""
      let new = try change(old)
      if new != old { try replace(file, with: new, lock) }
    }
  }
}
