import Basketball

/// The id of a game is the name of its file: it never leads out of the library.
enum GameID {
  /// Whether a word can be an id.
  static func isValid(_ word: String) -> Bool {
    guard let first = word.utf8.first, first != UInt8(ascii: "."), word.utf8.count <= 230 else {
      return false
    }
    // A fast path, since nearly all names are plain ASCII.
    let isPlain = word.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }
    return isPlain || (!word.hasControls && !word.utf8.contains(UInt8(ascii: "/")))
  }

  /// The id of a game's file, or the name of one with another ending; nil for any other file.
  static func of(file name: [UInt8], ending: StaticString = ".json") -> String? {
    let count = ending.utf8CodeUnitCount
    guard name.count > count, name.first != UInt8(ascii: "."),
      ending.withUTF8Buffer({ name.suffix(count).elementsEqual($0) })
    else { return nil }
    return String(validating: name.dropLast(count), as: UTF8.self)
  }

  /// The id of a new game: the day and the teams, `2026-11-20-reds-blues`.
  static func made(day: String, teams: Sides<String>) -> String {
    "\(day)-\(slug(teams.home, or: "home"))-\(slug(teams.away, or: "away"))"
  }

  /// The id that equals, begins with or else contains a word; nil if there is none.
  static func meant(by word: String, among ids: [String]) throws(LibraryError) -> String? {
    if word.isEmpty { return nil }
    // As the folder spells it: the word may compose its accents in another way.
    if let exact = ids.first(where: { $0 == word }) { return exact }
    var found = ids.filter { $0.hasPrefix(word) }
    // By bytes: comparing characters would take longer than listing a large folder.
    if found.isEmpty { found = ids.filter { $0.utf8.contains(word.utf8) } }
    guard found.count < 2 else { throw .ambiguousGame(word, candidates: found.sorted()) }
    return found.first
  }

  /// A name as words of letters and digits joined by dashes, short enough for any file system.
  private static func slug(_ name: String, or other: String) -> String {
    let words = name.folded.split { !$0.isLetter && !$0.isNumber }
    var slug = words.joined(separator: "-").prefix(24)
    while slug.utf8.count > 96 { slug.removeLast() }
    return slug.isEmpty ? other : String(slug)
  }
}
