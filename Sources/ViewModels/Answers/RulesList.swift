import Basketball

/// The answer of `rules --json`.
public nonisolated struct RulesList: Document {
  /// `scoreboard.rules/1`.
  public let format: String
  /// The sets that have a name.
  public let presets: [RulesDocument]
  /// The game that is asked about.
  public let id: OrNull<String>
  /// What it is played by.
  public let rules: OrNull<RulesDocument>

  /// The sets, and the rules of a game.
  public init(game: GameDocument?) {
    format = "scoreboard.rules/1"
    presets = Rules.presets.map(RulesDocument.init)
    (id, rules) = (OrNull(game?.id), OrNull(game?.rules))
  }
}
