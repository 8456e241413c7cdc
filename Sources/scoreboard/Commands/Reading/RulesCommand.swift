import Arguments
import Basketball
import ViewModels
import Views

/// `rules`: lists the sets of rules and what applies to a game, or changes that.
nonisolated struct RulesCommand: GameCommand {
  var common = Common()
  var preset: String?
  var rules = RuleOptions()
  var options = CorrectionOptions()

  static let name = "rules"
  static let summary = "list the sets of rules, or change a game's"
  static let examples = [
    "scoreboard rules", "scoreboard rules capped", "scoreboard rules --target 11 --margin 1",
  ]
  static let details = """
    Without a NAME and options it lists the sets, and what the game is played by.
    With them it changes the rules of the game, as one step that undo takes back.
    """

  static var table: [Row<Self>] {
    [.optionalWord("NAME", "a set of rules") { $0.preset = $1 }]
      + RuleOptions.rows.on { command, store in store(&command.rules) }
      + CorrectionOptions.rows.on { command, store in store(&command.options) } + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    guard preset != nil || rules.changes != RuleChanges() else { return try list(context) }
    let board = try scoreboard(isDryRun: options.isDryRun, in: context)
    let change = try board.play(
      by: preset, rules.changes, droppingLater: options.dropsLater)
    try answer(change.text, board, context)
    return 0
  }

  @MainActor
  private func list(_ context: Context) throws -> Int32 {
    let list = RulesList(game: try game(context))
    if common.isJSON {
      try context.out.write(try list.pretty())
    } else {
      try context.say(RulesView(list, style: style(in: context)).lines)
    }
    return 0
  }

  /// The game whose rules are shown: none where there is no game yet, and none was asked for.
  @MainActor
  private func game(_ context: Context) throws -> GameDocument? {
    do {
      return GameDocument(try sheet(in: context), now: context.now())
    } catch  where common.game == nil && context.variable("SCOREBOARD_GAME") == nil {
      return nil
    }
  }
}
