import Arguments
import Basketball

/// `note`: notes something on the game.
nonisolated struct Note: GameCommand {
  var common = Common()
  var words: [String] = []

  static let name = "note"
  static let summary = "note something on the game"
  static let examples = [#"scoreboard note "final, court 2""#, #"scoreboard note """#]
  static let details = "An empty text takes the note away."

  static var table: [Row<Self>] {
    [.words("TEXT", atLeast: 1, "the note") { $0.words.append($1) }] + commonRows
  }

  func run(in context: Context) throws -> Exit {
    try perform(.note(words.joined(separator: " ")), in: context)
  }
}
