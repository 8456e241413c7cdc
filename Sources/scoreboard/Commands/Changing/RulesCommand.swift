import Arguments
import Basketball
import Documents
import Storage
import Views

/// `rules`: lists the sets of rules and what applies to a game, or changes that.
nonisolated struct RulesCommand: VerbCommand {
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
    Without RULES and options it lists the sets, and what the game is played by.
    With them it changes the rules of the game, as one step that undo takes back.
    """

  static var table: [Row<Self>] {
    [.optionalWord("RULES", "a set of rules") { $0.preset = $1 }]
      + RuleOptions.rows.on { command, store in store(&command.rules) }
      + CorrectionOptions.rows.on { command, store in store(&command.options) } + commonRows
  }

  var isDryRun: Bool { options.isDryRun }

  func verb() -> Verb? {
    let changes = rules.changes
    guard preset != nil || changes != RuleChanges() else { return nil }
    return .rules(preset: preset, changes, droppingLater: options.dropsLater)
  }

  @MainActor
  func run(in context: Context) throws -> Exit {
    guard verb() == nil else { return try perform(in: context) }
    if options.dropsLater || options.isDryRun {
      throw Failure(
        "nothingToChange", .usage,
        "\(options.isDryRun ? "--dry-run" : "--drop-later") goes with a change of the rules",
        hint: "for example: scoreboard rules --target 11 --dry-run")
    }
    return try list(context)
  }

  @MainActor
  private func list(_ context: Context) throws -> Exit {
    let list = RulesList(game: try shownGame(context))
    return try answer(list, in: context) { RulesView(list, style: style(in: context)).lines }
  }

  /// The game whose rules are shown: none where there is no game yet, and none was asked for.
  @MainActor
  private func shownGame(_ context: Context) throws -> Standing? {
    let isNamed = try gameWord(in: context) != nil
    do {
      return try game(in: context).standing
    } catch  where !isNamed {
      return nil
    }
  }
}
