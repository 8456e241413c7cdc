import Arguments
import Basketball
import Documents
import Terminal

/// `note`: sets or prints the note of a game.
nonisolated struct Note: VerbCommand {
  var common = Common()
  var words: [String] = []

  static let name = "note"
  static let summary = "write a note on the game, or print it"
  static let examples = [
    #"scoreboard note "final, court 2""#, "scoreboard note", #"scoreboard note """#,
  ]
  static let details = "Alone it prints the note. An empty text removes it."

  static var table: [Row<Self>] {
    [.words("TEXT", atLeast: 0, "the note") { $0.words.append($1) }] + commonRows
  }

  func verb() -> Verb? { words.isEmpty ? nil : .note(words.joined(separator: " ")) }

  func look(in context: Context) throws -> Exit {
    let game = GameDocument(try common.game(in: context).standing, now: context.now())
    return try common.answer(game, in: context) { game.note.map { [$0.escapingControls] } ?? [] }
  }
}
