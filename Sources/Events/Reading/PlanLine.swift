/// The first words of the lines of a plan; a fixture's line begins with its number.
enum PlanKey: String, CaseIterable {
  case event, rules, day, courts, team, pool, withdraw, lot, keep
  // Of a winner-stays event.
  case stay, queue, join, leave
}

/// A line and its parts: leading spaces, words, and a comment.
struct PlanLine {
  let text: String
  /// Its words; none in an empty line or a comment.
  let words: [Substring]

  init(_ text: String) {
    self.text = text
    let words = text.split(whereSeparator: Self.isSpace)
    self.words = Array(words.prefix { !$0.hasPrefix("#") })
  }

  private static func isSpace(_ letter: Character) -> Bool {
    letter.isWhitespace || letter == "\u{FEFF}"
  }

  /// Its first word, if it is a key.
  var key: PlanKey? { words.first.flatMap { PlanKey(rawValue: String($0)) } }

  /// The words from a place on, joined with single spaces.
  func joined(from place: Int) -> String { words.dropFirst(place).joined(separator: " ") }

  /// The text after the first word, as typed.
  var typed: Substring { typed(from: 1) }

  /// The text from a word on, as typed.
  func typed(from place: Int) -> Substring {
    guard words.count > place, let last = words.last else { return "" }
    return text[words[place].startIndex..<last.endIndex]
  }

  /// Where the words of a fixture's line are.
  struct FixturePlaces {
    /// The time, and the court after its keyword; nil if the line has none.
    var time, court: Int?
    /// The first word of the sides.
    var sides = 1
  }

  /// Where the words are, if it is a fixture's line.
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
