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
    let isNamed = try context.gameWord() != nil
    let game = isNamed ? try context.game() : try? context.game()
    let list = RulesList(game: game?.standing)
    return try context.answer(list) { list.lines(style: context.style) }
  }
}

/// The options that change single rules.
nonisolated struct RuleOptions {
  private(set) var changes = RuleChanges()

  static var rows: [Row<RuleOptions>] {
    [
      .option("side", "N", "players of a team on court") { $0.changes.side = $1 },
      orNone("target", "N", "points needed to win, or none") { $0.target = $1 },
      .option("margin", "N", "lead needed to win") { $0.changes.margin = $1 },
      orNone("cap", "N", "points that win whatever the lead, or none") { $0.cap = $1 },
      orNone("limit", "CLOCK", "when time is up, or none") { $0.timeLimit = $1 },
      .option("periods", "N", "periods of equal length") { $0.changes.periods = $1 },
      .option("length", "CLOCK", "the length of a period") { $0.changes.length = $1 },
      .option("overtime-length", "CLOCK", "the length of an overtime with a clock") {
        $0.changes.overtimeLength = $1
      },
      .option("clock", "WAY", "which way the clock counts (down needs a limit)") {
        $0.changes.clock = $1
      },
      .option("overtime", "N", "points that win overtime, 1 the next basket") {
        $0.changes.overtime = $1
      },
      .option("shots", "VALUES", "what shots are worth") { $0.changes.shots = $1 },
      orNone("foul-limit", "N", "fouls with which a player is out, or none") { $0.foulLimit = $1 },
      .option("fouls-reset", "WHEN", "when team fouls start anew") { $0.changes.foulsReset = $1 },
      orNone("roster", "N", "most players on a roster, or none") { $0.roster = $1 },
      orNone("bonus", "N", "the team foul that starts the bonus, or none") { $0.bonus = $1 },
      orNone("double-bonus", "N", "the team foul that starts the double bonus, or none") {
        $0.doubleBonus = $1
      },
      orNone("timeouts", "N", "time-outs a team has, or none") { $0.timeouts = $1 },
    ]
  }

  /// An option that also takes `none`.
  private static func orNone<V: ArgumentValue>(
    _ name: String, _ placeholder: String, _ help: String,
    store: @escaping (inout RuleChanges, V?) -> Void
  ) -> Row<RuleOptions> {
    .option(name, placeholder, help) { (options: inout RuleOptions, typed: OrNone<V>) in
      store(&options.changes, typed.value)
    }
  }
}
