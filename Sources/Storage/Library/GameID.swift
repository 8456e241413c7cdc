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

  /// The id of a new game: a beginning, which is the day, and the teams, `2026-11-20-reds-blues`.
  static func made(beginning: String, teams: Sides<String>) -> String {
    "\(beginning)-\(slug(teams.home, or: "home"))-\(slug(teams.away, or: "away"))"
  }

  /// The id that a word means: the one that equals the word, else begins with it, else has it after the day, else
  /// contains it. The word is compared as typed, then without case and accents, so that it means the same game also
  /// where file names ignore case. Nil if there is none; throws if there are several.
  static func meant(by word: String, among ids: [String]) throws(LibraryError) -> String? {
    // As the folder spells it: the word may compose its accents in another way.
    if let exact = ids.first(where: { $0 == word }) { return exact }
    for spelling in [\.self, \.folded] as [KeyPath<String, String>] {
      let sought = word[keyPath: spelling]
      if sought.isEmpty { return nil }
      // By bytes: comparing characters would take longer than listing a large folder.
      for isMeant: (String) -> Bool in [
        { $0 == sought }, { $0.hasPrefix(sought) }, { isBehindDay(sought, in: $0) },
        { $0.utf8.contains(sought.utf8) },
      ] {
        let found = ids.filter { isMeant($0[keyPath: spelling]) }
        guard found.count < 2 else { throw .ambiguousGame(word, candidates: found.sorted()) }
        if let id = found.first { return id }
      }
    }
    return nil
  }

  /// Whether a word is all of an id after its day, `reds-blues` of `2026-11-20-reds-blues`.
  private static func isBehindDay(_ word: String, in id: String) -> Bool {
    let day = id.utf8.dropLast(word.utf8.count)
    return day.count == 11 && id.hasSuffix(word)
      && zip(day, "0000-00-00-".utf8).allSatisfy { $1 == $0 || $1 == 48 && (48...57).contains($0) }
  }

  /// A name as words of letters and digits joined by dashes, short enough for any file system.
  private static func slug(_ name: String, or other: String) -> String {
    let words = name.folded.split { !$0.isLetter && !$0.isNumber }
    var slug = words.joined(separator: "-").prefix(24)
    while slug.utf8.count > 96 { slug.removeLast() }
    return slug.isEmpty ? other : String(slug)
  }
}
