import Arguments
import Basketball

/// `roster`: adds a player, or gives a player or a team another name.
nonisolated struct Roster: GameCommand {
  var common = Common()
  var verb = Required<Verb>()
  var who = Required<String>()
  var newName = Required<String>()

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
      .word("VERB", "what to do") { $0.verb = $1 },
      .word("WHO", "the team to add to; the player or team to rename") { $0.who = $1 },
      .word("NAME", "the name") { $0.newName = $1 },
    ] + commonRows
  }

  func run(in context: Context) throws -> Exit {
    let (who, newName) = (PlayerReference.typed(try who.get()), try newName.get())
    return switch try verb.get() {
    case .add: try perform(.join(team: who, name: newName), in: context)
    case .rename: try perform(.rename(who, to: newName), in: context)
    }
  }
}
