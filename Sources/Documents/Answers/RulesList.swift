import Basketball
import JSON

/// The answer of `rules --json`.
public struct RulesList: Document {
  /// The named sets.
  public let presets: [RulesDocument]
  /// The game, if one was named.
  public let id: String?
  /// Its rules.
  public let rules: RulesDocument?

  /// The sets, and the rules of a game.
  public init(game: GameState?) {
    presets = Rules.presets.map { RulesDocument($0) }
    (id, rules) = (game?.id, game.map { RulesDocument($0.rules) })
  }

  /// Writes the contract's list of rules.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("format", "scoreboard.rules/1")
    json.field("id", id)
    json.field("presets", presets)
    json.field("rules", rules)
    json.endObject()
  }
}
