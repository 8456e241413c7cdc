/// The words that a line of a plan begins with, unless it is a fixture's and begins with its number.
enum PlanKey: String, CaseIterable {
  case event, rules, day, courts, team, pool, withdraw, lot, keep
  // Where the winner stays on.
  case stay, queue, join, leave
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

  /// The word that it begins with, if it is one of those that lines begin with.
  var key: PlanKey? { words.first.flatMap { PlanKey(rawValue: String($0)) } }

  /// The words from a place on, one space apart.
  func joined(from place: Int) -> String { words.dropFirst(place).joined(separator: " ") }

  /// What stands behind the first word, as it was typed.
  var typed: Substring { typed(from: 1) }

  /// What stands from a word on, as it was typed.
  func typed(from place: Int) -> Substring {
    guard words.count > place, let last = words.last else { return "" }
    return text[words[place].startIndex..<last.endIndex]
  }

  /// Where the words of a fixture's line are.
  struct FixturePlaces {
    /// The time, and the court behind its keyword; nil where the line has none.
    var time, court: Int?
    /// The first word of the sides.
    var sides = 1
  }

  /// Where the words are, if it is the line of a fixture.
  var fixturePlaces: FixturePlaces {
    var places = FixturePlaces()
    if words.count > 1, StartTime(words[1]) != nil { (places.time, places.sides) = (1, 2) }
    if words.count > places.sides + 1, words[places.sides] == "court" {
      places.court = places.sides + 1
      places.sides += 2
    }
    return places
  }
}
