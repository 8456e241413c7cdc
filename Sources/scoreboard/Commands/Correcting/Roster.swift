import Arguments
import ViewModels

/// `roster`: adds a player, or gives a player or a team another name.
nonisolated struct Roster: GameCommand {
  var common = Common()
  var verb: Verb?
  var who: String?
  var newName: String?

  /// What can be done with a roster.
  enum Verb: String, CaseIterable, ArgumentValue {
    case add, rename
  }

  static let name = "roster"
  static let summary = "add a player, or rename a player or a team"
  static let examples = [
    "scoreboard roster add home Dora", "scoreboard roster rename Bo Bob",
    #"scoreboard roster rename home "Red Stars""#,
  ]
  static let details = "All plays follow the person: nothing that was recorded is lost by a name."

  static var table: [Row<Self>] {
    [
      .word("VERB", \.verb, "what to do"),
      .word("WHO", \.who, "the team to add to; the player or team to rename"),
      .word("NAME", \.newName, "the name"),
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let board = try scoreboard(in: context)
    let (who, newName) = (who ?? "", newName ?? "")
    let change = try verb == .add ? board.join(who, newName) : board.rename(who, to: newName)
    try answer(change.text, board, context)
    return 0
  }
}
