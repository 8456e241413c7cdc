import Arguments
import Basketball
import Documents

/// `rules`: lists the sets of rules and the rules of a game, or changes the latter.
struct RulesCommand: VerbCommand {
  var context = Context()
  var preset, shown: String?
  var rules = RuleChanges()

  static let name = "rules"
  static let summary = "list the sets of rules, or change a game's"
  static let examples = [
    "scoreboard rules", "scoreboard rules --show nba", "scoreboard rules capped",
    "scoreboard rules --target 11 --margin 1",
  ]
  static let details = """
    Without RULES and options it lists the sets, and the rules of the game. A game is played by
    RULES, and by single rules of the options, from there on; '--show RULES' tells a set, and
    changes nothing.
    """

  static var table: Rows {
    [
      .optionalWord("RULES", "the set that the game is played by from now on", \.preset),
      .option("show", "RULES", "tell a set of rules, and change nothing", \.shown),
    ]
      + RuleChanges.rows.on(\.rules) + [dropLaterRow, dryRunRow] + commonRows
  }

  func verb() throws -> Verb? {
    guard preset != nil || rules != RuleChanges() else { return nil }
    if shown != nil {
      throw Failure.conflict("showAndChange", "--show changes nothing, and the other words do")
    }
    // A name that there is not is refused before it is asked which game is meant.
    if let preset { _ = try Rules.preset(preset) }
    return .rules(preset: preset, rules, droppingLater: common.dropsLater)
  }

  func look() throws {
    if common.dropsLater || common.isDryRun {
      throw Failure(
        "nothingToChange", .usage,
        "\(common.isDryRun ? "--dry-run" : "--drop-later") needs a change of the rules",
        "for example: scoreboard rules -g GAME --target 11 --dry-run"
      ).naming(common.game)
    }
    if let shown {
      let list = try RulesList(game: nil, of: [.preset(shown)])
      return try answer(list) { list.lines(style: style) }
    }
    let isNamed = try context.gameWord() != nil
    let game = isNamed ? try context.game() : try? context.game()
    let list = RulesList(game: game?.standing)
    try answer(list) { list.lines(style: style) }
  }
}

/// The options that change single rules.
extension RuleChanges {
  static var rows: [Row<Self>] {
    [
      .option("side", "N", "players of a team on court", \.side),
      orNone("target", "N", "points needed to win", \.target),
      .option("margin", "N", "lead needed to win", \.margin),
      orNone("cap", "N", "points that win whatever the lead", \.cap),
      orNone("limit", "CLOCK", "when time is up", \.timeLimit),
      .option("periods", "N", "periods of equal length", \.periods),
      .option("length", "CLOCK", "the length of a period", \.length),
      .option(
        "overtime-length", "CLOCK", "the length of an overtime with a clock", \.overtimeLength),
      .option("clock", "WAY", "which way the clock counts (down needs a limit)", \.clock),
      .option("overtime", "N", "points that win overtime, 1 the next basket", \.overtime),
      .option("shots", "VALUES", "what shots are worth", \.shots),
      orNone("foul-limit", "N", "fouls with which a player is out", \.foulLimit),
      .option("fouls-reset", "WHEN", "when team fouls start anew", \.foulsReset),
      orNone("roster", "N", "most players on a roster", \.roster),
      orNone("bonus", "N", "the team foul that starts the bonus", \.bonus),
      orNone(
        "double-bonus", "N", "the team foul that starts the double bonus", \.doubleBonus),
      orNone("timeouts", "N", "time-outs a team has", \.timeouts),
      .option(
        "timeout-ceilings", "LIST",
        "what is left of them late, 'Q4 2:00 2, Q4 12:00 4' or none", \.timeoutCeilings
      ) { (typed: OrNone<TimeoutCeilings>) in typed.value?.all ?? [] },
      .option("ranking", "HOW", "what tables rank teams by", \.ranking),
      .option(
        "forfeit-score", "POINTS", "what tables count for a forfeit, 20-0 or none", \.forfeitScore
      ) { (typed: OrNone<TypedScore>) in .some(typed.value?.sides.both) },
      .option(
        "default-score", "POINTS", "what tables count for a default, 2-0 or none", \.defaultScore
      ) { (typed: OrNone<TypedScore>) in .some(typed.value?.sides.both) },
    ]
  }

  /// An option that also takes `none`.
  private static func orNone<V: ArgumentValue>(
    _ name: String, _ placeholder: String, _ help: String, _ property: WritableKeyPath<Self, V??>
  ) -> Row<Self> {
    .option(name, placeholder, help + ", or none", property) { (typed: OrNone<V>) in
      .some(typed.value)
    }
  }
}
