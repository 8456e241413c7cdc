/// The words that a line of a plan begins with, unless it is a fixture's and begins with its number.
enum PlanKey: String, CaseIterable {
  case event, rules, day, courts, team, pool, withdraw, lot, keep
}

/// A line in its parts, which make it up: spaces, words with spaces between them, spaces and a comment.
struct PlanLine {
  /// The line.
  let text: String
  /// The words of what it says; none where it says nothing.
  let words: [Substring]

  init(_ text: String) {
    self.text = text
    let words = text.split(whereSeparator: Self.isSpace)
    self.words = Array(words.prefix { !$0.hasPrefix("#") })
  }

  private static func isSpace(_ letter: Character) -> Bool {
    letter.isWhitespace || letter == "\u{FEFF}"
  }

  /// The words from a place on, one space apart.
  func joined(from place: Int) -> String { words.dropFirst(place).joined(separator: " ") }

  /// What stands behind the first word, as it was typed.
  var typed: Substring {
    guard words.count > 1, let last = words.last else { return "" }
    return text[words[1].startIndex..<last.endIndex]
  }
}
