import Basketball

/// When a game was changed last, by its tape: a copy, a restored game and a checkout have other file
/// times, and the same tape.
extension GameLibrary {
  /// Bytes at the end of a file in which the last line of the tape is, as a rule.
  private static var usual: Int { 4 << 10 }

  /// What the line of an entry begins with.
  private static let lineStart = Array("\n    {\"at\":\"".utf8)

  /// The time of the last entry of a game; nil where it cannot be read.
  func lastChange(of id: String) -> TimeOfDay? {
    (try? lastChangeInTail(of: id)) ?? (try? game(id).scoresheet().tape.changed)
  }

  /// The time of the last entry, from the last bytes of a file in the layout of this version; nil
  /// where it is not found there.
  private func lastChangeInTail(of id: String) throws(LibraryError) -> TimeOfDay? {
    let file = try openGame(id)
    let tail = try file.bytes(from: max(0, file.size - Self.usual), atMost: Self.usual)
    guard GameFile.hasTail(tail.suffix(GameFile.tailLength)) else { return nil }
    // A line break cannot be inside a JSON string: what begins a line so is an entry.
    var place = tail.count - Self.lineStart.count
    while place >= 0, !tail[place...].starts(with: Self.lineStart) { place -= 1 }
    guard place >= 0 else { return nil }
    let time = tail[(place + Self.lineStart.count)...].prefix { $0 != UInt8(ascii: "\"") }
    return TimeOfDay(String(decoding: time, as: UTF8.self))
  }
}
