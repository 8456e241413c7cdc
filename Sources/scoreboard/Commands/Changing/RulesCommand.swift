import Arguments
import Basketball
import Documents
import Views

/// `rules`: lists the sets of rules and the rules of a game, or changes the latter.
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
    Without RULES and options it lists the sets, and the rules of the game. With
    them it changes the rules of the game, as one step.
    """

  static var table: [Row<Self>] {
    [.optionalWord("RULES", "a set of rules") { $0.preset = $1 }]
      + RuleOptions.rows.on(\.rules)
      + CorrectionOptions.rows.on(\.options) + commonRows
  }

  var isDryRun: Bool { options.isDryRun }

  func verb() throws -> Verb? {
    let changes = rules.changes
    guard preset != nil || changes != RuleChanges() else { return nil }
    // A name that there is not is refused before it is asked which game is meant.
    if let preset { _ = try Rules.preset(preset) }
    return .rules(preset: preset, changes, droppingLater: options.dropsLater)
  }

  func look(in context: Context) throws -> Exit {
    if options.dropsLater || options.isDryRun {
      throw Failure(
        "nothingToChange", .usage,
        "\(options.isDryRun ? "--dry-run" : "--drop-later") needs a change of the rules",
        hint: "for example: \(game: "rules --target 11 --dry-run")"
      ).naming(common.game)
    }
    let isNamed = try common.gameWord(in: context) != nil
    let game = isNamed ? try common.game(in: context) : try? common.game(in: context)
    let list = RulesList(game: game?.standing)
    return try common.answer(list, in: context) { list.lines(style: common.style(in: context)) }
  }
}
