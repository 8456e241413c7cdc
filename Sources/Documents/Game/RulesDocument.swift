import Basketball
import JSON

/// The rules in a document.
public struct RulesDocument: KeyedDocument, Equatable {
  /// What a game is played by.
  public private(set) var rules: Rules

  /// The document of rules.
  public init(_ rules: Rules) {
    self.rules = rules
  }

  /// Reads the rules of a document; what is missing of those that may be none is none.
  public init(_ json: JSONValue) throws(JSONError) {
    self.init(.pickup)
    try read(json)
  }

  /// The contract's rules.
  public mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    try json.int("bonus", &rules.bonus)
    try json.int("cap", &rules.cap)
    try json.oneOf("clock", &rules.clock, isAdded: true)
    try json.int("doubleBonus", &rules.doubleBonus)
    try json.int("margin", &rules.margin)
    try json.text("name", &rules.name)
    try json.int("overtime", &rules.overtime)
    try json.int("roster", &rules.roster)
    try json.int("side", &rules.side)
    try json.int("target", &rules.target)
    try json.reading("timeLimit", &rules.timeLimit)
    try json.int("timeouts", &rules.timeouts)
  }

  /// The first key of rules that is not known.
  public static func unknownKey(in json: JSONValue) -> String? {
    RulesDocument(.pickup).unknownKey(in: json)
  }
}
