/// Words that the table of a command lets through and the command cannot use.
enum CommandError: Error, Equatable {
  /// Plays that are not pairs of who and what.
  case oddWords([String])
  /// One reading for all lines of a feed.
  case clockForFeed
  /// A game that is not to be set aside without a word.
  case notSure(String)
  /// A feed with plays in it that do not count.
  case feedOfAll
  /// A feed and JSON at once.
  case twoForms
  /// A fix of nothing.
  case nothingToFix
  /// A number of steps and a play to go back to.
  case undoTwice(Int)
  /// Words beside the `-` that stands for a feed.
  case wordsBesideFeed
  /// A game as a word and another one as an option.
  case twoGames(String, String)
  /// `clock set` without a reading, or another verb with one.
  case clockReading(String)
  /// A play to begin after, where no plays are told.
  case sinceOfWhat(Int)
  /// A place to begin a replay at and one to stand at.
  case twoPlaces(String, String)
  /// A replay that begins again where it is printed.
  case loopWithoutScreen
  /// A replay that stands still where it is printed.
  case standingWithoutScreen

  /// What is wrong.
  var message: String {
    switch self {
    case .oddWords(let words): "WHO and MOVE go in pairs, not '\(words.joined(separator: " "))'"
    case .clockForFeed: "--at does not go with a feed: its lines have readings of their own"
    case .notSure(let id): "\(id) was not set aside: nobody said yes"
    case .feedOfAll: "--feed gives the plays that count, --all those that do not too"
    case .twoForms: "--feed is no JSON; --jsonl is a feed that is"
    case .nothingToFix: "fix needs --who, --move or --at"
    case .undoTwice(let number): "N and --to \(number) are two ways to say how far"
    case .wordsBesideFeed: "'-' stands for a feed and needs no other words"
    case .twoGames(let one, let other): "'\(one)' and '\(other)' are two games"
    case .clockReading("set"): "clock set needs CLOCK"
    case .clockReading(let verb): "clock \(verb) takes no CLOCK"
    case .sinceOfWhat(let number): "--since \(number) is about plays, and none are told"
    case .twoPlaces(let one, let other):
      "--from \(one) plays on from there, --at \(other) stands there"
    case .loopWithoutScreen: "--loop goes with the screen: lines come to an end"
    case .standingWithoutScreen: "--at stands still, so it goes with the screen or with --once"
    }
  }

  /// What to type.
  var hint: String {
    switch self {
    case .oddWords: "for example: scoreboard record Ana two Bo assist"
    case .clockForFeed: "begin a line with its reading: 3:17 Ana two"
    case .notSure(let id): "scoreboard delete --yes \(id)"
    case .twoForms, .feedOfAll, .twoPlaces: "leave one of them out"
    case .nothingToFix: "for example: scoreboard fix 12 --who Bo"
    case .undoTwice: "leave one of them out"
    case .wordsBesideFeed: "for example: scoreboard record - < plays.feed"
    case .twoGames: "name one of them"
    case .clockReading: "for example: scoreboard clock set 4:30"
    case .sinceOfWhat(let number): "scoreboard watch --plays --since \(number)"
    case .loopWithoutScreen: "leave it out, or replay at a terminal"
    case .standingWithoutScreen: "for example: scoreboard replay --at 5:00 --once"
    }
  }
}
