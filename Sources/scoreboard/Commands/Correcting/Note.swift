import Arguments
import ViewModels

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

  func run(in context: Context) throws -> Int32 {
    let board = try scoreboard(in: context)
    try board.note(words.joined(separator: " "))
    try answer(board.document.value.note.value.map { "noted: \($0)" } ?? "no note", board, context)
    return 0
  }
}
