import Arguments
import Basketball
import Documents
import Views

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

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("RULES", "the set that the game is played by from now on", &preset)
    rows.option("show", "RULES", "tell a set of rules, and change nothing", &shown)
    rules.visit(rows)
    context.visitDropLater(rows)
    context.visitDryRun(rows)
  }

  func verb() throws -> Verb? {
    guard preset != nil || rules != RuleChanges() else { return nil }
    // An unknown name is refused before a game is looked for.
    if let preset { try Rules.check(preset) }
    return .rules(preset: preset, rules, droppingLater: common.dropsLater)
  }

  func afterwards(_ outcome: Outcome) throws -> [String] {
    let before = preset == nil ? outcome.before.rules : nil
    try warn(outcome.after.rules.setAside(by: rules, of: before).array)
    return []
  }

  func look() throws {
    if let shown {
      let list = try RulesList(game: nil, of: [.preset(shown, on: context.today)])
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
  private static let texts = RuleText.all.filter { !$0.option.isEmpty }

  static let names = texts.map(\.option).spaceSeparated

  /// - Parameter left: an option to leave out, since the command uses its name for something else.
  mutating func visit(_ rows: Rows, besides left: String? = nil) {
    for text in Self.texts where text.option != left {
      let placeholder = text.placeholder.utf8.prefix { $0 != UInt8(ascii: "/") }
      rows.option(
        text.option, String(Substring(placeholder)), text.help, text.argument, oneOf: text.words
      ) {
        self[text.option] = $0
      }
    }
  }
}

extension RuleText {
  /// The type of the option's value; nil if the value is one of `words`.
  fileprivate var argument: (any ArgumentValue.Type)? {
    switch type {
    case _ where option == "timeouts": orNone(Timeouts.self)
    case "count", "count?": orNone(Int.self)
    case "seconds?", "-": orNone(ClockReading.self)
    case "[count]": ShotValues.self
    case "[count]?": orNone(TypedScore.self)
    case "[TimeoutCeiling]": orNone(TimeoutCeilings.self)
    case "[Overtime]": orNone(Overtimes.self)
    case "[Ejection]": orNone(Ejections.self)
    case "court?": orNone(Markings.self)
    case "ranking": Ranking.self
    default: nil
    }
  }

  private func orNone<Value: ArgumentValue>(_: Value.Type) -> any ArgumentValue.Type {
    takesNone ? OrNone<Value>.self : Value.self
  }

  fileprivate var words: [String] {
    type.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
