/// Words that the table of a command lets through and the command cannot use.
enum CommandError: Error, Equatable {
  /// Plays that are not pairs of who and what.
  case oddWords([String])
  /// One reading for all lines of a feed.
  case clockForFeed
  /// Words beside the `-` that stands for a feed.
  case wordsBesideFeed
  /// A game as a word and another one as an option.
  case twoGames(String, String)
  /// `clock set` without a reading, or another verb with one.
  case clockReading(String)

  /// What is wrong.
  var message: String {
    switch self {
    case .oddWords(let words): "WHO and MOVE go in pairs, not '\(words.joined(separator: " "))'"
    case .clockForFeed: "--at does not go with a feed: its lines have readings of their own"
    case .wordsBesideFeed: "'-' stands for a feed and needs no other words"
    case .twoGames(let one, let other): "'\(one)' and '\(other)' are two games"
    case .clockReading("set"): "clock set needs CLOCK"
    case .clockReading(let verb): "clock \(verb) takes no CLOCK"
    }
  }

  /// What to type.
  var hint: String {
    switch self {
    case .oddWords: "for example: scoreboard record Ana two Bo assist"
    case .clockForFeed: "begin a line with its reading: 3:17 Ana two"
    case .wordsBesideFeed: "for example: scoreboard record - < plays.feed"
    case .twoGames: "name one of them"
    case .clockReading: "for example: scoreboard clock set 4:30"
    }
  }
}
