import Basketball

/// The id of a game is the name of its file: it never leads out of the library.
enum GameID {
  /// Whether a word can be an id.
  static func isValid(_ word: String) -> Bool {
    !word.isEmpty && word.first != "." && word.utf8.count <= 230
      && word.unicodeScalars.allSatisfy { $0 != "/" && !isControl($0) }
  }

  /// Whether Unicode calls it a control: its table has no others, and need not be asked.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static let ending = Array(".json".utf8)

  /// The id of a file of a game, by the bytes of its name; nil for that of any other file.
  static func of(file name: UnsafeRawBufferPointer) -> String? {
    let id = UnsafeRawBufferPointer(rebasing: name.dropLast(ending.count))
    guard name.suffix(ending.count).elementsEqual(ending), id.first != UInt8(ascii: ".") else {
      return nil
    }
    return String(decoding: id, as: UTF8.self)
  }

  /// The id of a new game: the day and the teams, `2026-11-20-reds-blues`.
  static func made(day: String, teams: Sides<Team>) -> String {
    "\(day)-\(slug(teams.home.name, or: "home"))-\(slug(teams.away.name, or: "away"))"
  }

  /// A name as words of letters and digits joined by dashes, short enough for any file system.
  private static func slug(_ name: String, or other: String) -> String {
    let words = name.folded.split { !$0.isLetter && !$0.isNumber }
    var slug = words.joined(separator: "-").prefix(24)
    while slug.utf8.count > 96 { slug.removeLast() }
    return slug.isEmpty ? other : String(slug)
  }
}
