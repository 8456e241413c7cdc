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

  static let needs = [
    Need(
      "show", excludes: "RULES " + RuleChanges.names, code: "showAndChange",
      "--show changes nothing, and {2} does"),
    Need(
      "drop-later dry-run", needs: "RULES " + RuleChanges.names, code: "nothingToChange",
      "{1} needs a change of the rules"),
  ]

  mutating func visitOwn(_ rows: inout Rows) {
    rows.optionalWord("RULES", "the set that the game is played by from now on", &preset)
    rows.option("show", "RULES", "tell a set of rules, and change nothing", &shown)
    rules.visit(&rows)
    context.visitDropLater(&rows)
    context.visitDryRun(&rows)
  }

  func verb() throws -> Verb? {
    guard preset != nil || rules != RuleChanges() else { return nil }
    // A name that there is not is refused before it is asked which game is meant.
    if let preset { _ = try Rules.preset(preset) }
    return .rules(preset: preset, rules, droppingLater: common.dropsLater)
  }

  func look() throws {
    if let shown {
      let list = try RulesList(game: nil, of: [.preset(shown)])
      return try answer(list) { list.lines(style: style) }
    }
    let isNamed = try context.gameWord() != nil
    let game = isNamed ? try context.game() : try? context.game()
    let list = RulesList(game: game?.state)
    try answer(list) { list.lines(style: style) }
  }
}

/// The options that change single rules.
extension RuleChanges {
  static let names = Rows.names {
    var rules = RuleChanges()
    rules.visit(&$0)
  }

  mutating func visit(_ rows: inout Rows) {
    rows.option("side", "N", "players of a team on court", &side)
    rows.orNone("target", "N", "points needed to win", &target)
    rows.option("margin", "N", "lead needed to win", &margin)
    rows.orNone("cap", "N", "points that win whatever the lead", &cap)
    rows.orNone("limit", "CLOCK", "when time is up", &timeLimit)
    rows.option("periods", "N", "periods of equal length", &periods)
    rows.option("length", "CLOCK", "the length of a period", &length)
    rows.option(
      "overtime-length", "CLOCK", "the length of an overtime with a clock", &overtimeLength)
    rows.option("clock", "WAY", "which way the clock counts (down needs a limit)", &clock)
    rows.option("overtime", "N", "points that win overtime, 1 the next basket", &overtime)
    rows.option("shots", "VALUES", "what shots are worth", &shots)
    rows.orNone("foul-limit", "N", "fouls with which a player is out", &foulLimit)
    rows.option("fouls-reset", "WHEN", "when team fouls start anew", &foulsReset)
    rows.orNone("roster", "N", "most players on a roster", &roster)
    rows.orNone("bonus", "N", "the team foul that starts the bonus", &bonus)
    rows.orNone("double-bonus", "N", "the team foul that starts the double bonus", &doubleBonus)
    rows.orNone("timeouts", "N", "time-outs a team has", &timeouts)
    rows.option(
      "timeout-ceilings", "LIST", "what is left of them late, 'Q4 2:00 2, Q4 12:00 4' or none"
    ) { (typed: OrNone<TimeoutCeilings>) in timeoutCeilings = typed.value?.all ?? [] }
    rows.orNone("court", "NAME", "the court on which shots have a place", &court)
    rows.option("ranking", "HOW", "what tables rank teams by", &ranking)
    rows.option("forfeit-score", "POINTS", "what tables count for a forfeit, 20-0 or none") {
      (typed: OrNone<TypedScore>) in forfeitScore = .some(typed.value?.sides.both)
    }
    rows.option("default-score", "POINTS", "what tables count for a default, 2-0 or none") {
      (typed: OrNone<TypedScore>) in defaultScore = .some(typed.value?.sides.both)
    }
  }
}

extension Rows {
  /// An option that also takes `none`.
  fileprivate mutating func orNone<V: ArgumentValue>(
    _ name: String, _ placeholder: String, _ help: String, _ property: inout V??
  ) {
    option(name, placeholder, help + ", or none") { (typed: OrNone<V>) in
      property = .some(typed.value)
    }
  }
}
