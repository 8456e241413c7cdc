import Basketball
import JSON

/// The rules in a document.
public struct RulesDocument: Document, Equatable {
  /// What a game is played by.
  public let rules: Rules

  static let keys: [StaticString] = [
    "bonus", "cap", "clock", "doubleBonus", "margin", "name", "overtime", "roster", "side",
    "target", "timeLimit", "timeouts",
  ]

  /// The document of rules.
  public init(_ rules: Rules) {
    self.rules = rules
  }

  /// Reads the rules of a document; what is missing of those that may be none is none.
  public init(_ json: JSONValue) throws(JSONError) {
    rules = Rules(
      name: try json.member("name").string(), side: try json.member("side").int(),
      target: try json.member("target").int(), margin: try json.member("margin").int(),
      cap: try json.optional("cap")?.int(), timeLimit: try json.optional("timeLimit")?.reading(),
      clock: try json.optional("clock")?.oneOf(ClockDirection.init) ?? .up,
      overtime: try json.optional("overtime")?.int(), roster: try json.optional("roster")?.int(),
      bonus: try json.optional("bonus")?.int(),
      doubleBonus: try json.optional("doubleBonus")?.int(),
      timeouts: try json.optional("timeouts")?.int())
  }

  /// The first key of rules that is not known.
  public static func unknownKey(in json: JSONValue) -> String? { json.unknownKey(besides: keys) }

  /// Writes the contract's rules.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("bonus", rules.bonus)
    json.field("cap", rules.cap)
    json.field("clock", rules.clock.rawValue)
    json.field("doubleBonus", rules.doubleBonus)
    json.field("margin", rules.margin)
    json.field("name", rules.name)
    json.field("overtime", rules.overtime)
    json.field("roster", rules.roster)
    json.field("side", rules.side)
    json.field("target", rules.target)
    json.field("timeLimit", thousandths: rules.timeLimit?.milliseconds)
    json.field("timeouts", rules.timeouts)
    json.endObject()
  }
}
