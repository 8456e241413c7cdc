import Documents

/// A line and its parts: leading spaces, words, and a comment.
struct PlanLine {
  let text: String
  /// Its words; none in an empty line or a comment.
  let words: [Substring]

  init(_ text: String) {
    self.text = text
    let words = text.split(whereSeparator: \.separatesWords)
    self.words = Array(words.prefix { !$0.hasPrefix("#") })
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

extension StringProtocol where SubSequence == Substring {
  /// The text without spaces at its ends.
  var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start
  }

  /// The name of a team that may be typed with its players: `Reds` of `Reds: 4 Ana`.
  public var typedName: Substring { prefix { $0 != ":" }.trimmed }
}
