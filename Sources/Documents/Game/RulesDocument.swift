import Basketball
import JSON

/// The rules in a document.
public struct RulesDocument: KeyedDocument, Equatable {
  /// The rules.
  public private(set) var rules: Rules

  /// The document of rules.
  public init(_ rules: Rules) {
    self.rules = rules
  }

  /// Reads the rules of a document. A value that rules may lack may be missing.
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

  /// The first unknown key in the rules of a document.
  public static func unknownKey(in json: JSONValue) -> String? {
    RulesDocument(.pickup).unknownKey(in: json)
  }
}
