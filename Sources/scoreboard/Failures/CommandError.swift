/// Words that the table of a command lets through and the command cannot use.
enum CommandError: Error, Equatable {
  /// Plays that are not pairs of who and what.
  case oddWords([String])
  /// One reading for all lines of a feed.
  case clockForFeed
  /// `clock set` without a reading, or another verb with one.
  case clockReading(String)

  /// What is wrong.
  var message: String {
    switch self {
    case .oddWords(let words): "WHO and MOVE go in pairs, not '\(words.joined(separator: " "))'"
    case .clockForFeed: "--at does not go with a feed: its lines have readings of their own"
    case .clockReading("set"): "clock set needs CLOCK"
    case .clockReading(let verb): "clock \(verb) takes no CLOCK"
    }
  }

  /// What to type.
  var hint: String {
    switch self {
    case .oddWords: "for example: scoreboard record Ana two Bo assist"
    case .clockForFeed: "begin a line with its reading: 3:17 Ana two"
    case .clockReading: "for example: scoreboard clock set 4:30"
    }
  }
}
