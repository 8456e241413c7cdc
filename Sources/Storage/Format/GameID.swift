import Basketball

/// The id of a game is the name of its file: it never leads out of the library.
enum GameID {
  /// Whether a word can be an id.
  static func isValid(_ word: String) -> Bool {
    !word.isEmpty && word.first != "." && word.utf8.count <= 230
      && word.unicodeScalars.allSatisfy {
        $0 != "/" && $0.properties.generalCategory != .control
      }
  }

  /// The id of a file of a game; nil for the name of any other file.
  static func of(file name: String) -> String? {
    guard name.hasSuffix(".json"), name.first != "." else { return nil }
    return String(name.dropLast(5))
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
