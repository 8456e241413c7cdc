import Arguments
import Basketball
import Documents
import Views

/// `roster`: lists the players, adds and removes one, changes names and shirt numbers.
nonisolated struct Roster: VerbCommand {
  var common = Common()
  var action: Action?
  var who: String?
  var value: String?
  var isEverywhere = false
  var isDryRun = false

  enum Action: String, CaseIterable, ArgumentValue {
    case add, remove, rename, number
  }

  static let name = "roster"
  static let summary = "list the players, add or remove one, change a name or a number"
  static let examples = [
    "scoreboard roster", #"scoreboard roster add home "7 Dora""#, "scoreboard roster remove Dora",
    "scoreboard roster rename Bo Bob", "scoreboard roster number Bob 23",
    "scoreboard roster rename Redz Reds --all --dry-run",
  ]
  static let details = """
    Alone it lists the players with their places: h1 and a1 are the first ones.
    All plays stay with the player, whatever the name. Only a player without plays
    can be removed. A shirt number is 0, 00 or 1 to 99; 'none' removes it.

    'rename --all' renames a team or a player in every game of the library, a step
    each. WHO is then a whole name, or TEAM/NAME for a player of one team; a team goes
    before a player of the same name. Games that cannot be changed are listed, the
    others are changed, and the command ends with 65.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("ACTION", "what to do") { $0.action = $1 },
      .optionalWord("WHO", "the team to add to; else the player, or a team to rename") {
        $0.who = $1
      },
      .optionalWord("VALUE", "the name or the number") { $0.value = $1 },
      .flag("all", "rename in every game of the library") { $0.isEverywhere = true },
      .flag("dry-run", CorrectionOptions.dryRun) { $0.isDryRun = true },
    ] + commonRows
  }

  @MainActor
  func run(in context: Context) throws -> Exit {
    isEverywhere ? try renameEverywhere(in: context) : try common.perform(self, in: context)
  }

  func verb() throws -> Verb? {
    if isEverywhere { throw Self.notOfOneGame }
    guard let action else { return nil }
    guard let who else { throw unusable("roster \(action.rawValue) needs WHO") }
    switch (action, value) {
    case (.remove, nil): return .leave(.typed(who))
    case (.remove, _?): throw unusable("roster remove takes WHO alone")
    case (.add, let name?): return .join(team: .typed(who), name: name)
    case (.rename, let name?): return .rename(.typed(who), to: name)
    case (.number, let number?):
      return .number(.typed(who), number == "none" ? nil : number)
    case (.add, nil), (.rename, nil), (.number, nil):
      let what = action == .number ? "N" : "NAME"
      throw unusable("roster \(action.rawValue) needs WHO and \(what)")
    }
  }

  func unusable(_ message: String) -> Failure {
    Failure("rosterWords", .usage, message, hint: "'scoreboard help roster' has examples")
  }

  func look(in context: Context) throws -> Exit {
    if isDryRun { throw unusable("--dry-run needs a change of the roster") }
    let game = GameDocument(try common.game(in: context).standing, now: context.now())
    return try common.answer(game, in: context) {
      RosterView(game, made: context.local(game.created), style: common.style(in: context)).lines
    }
  }
}
