import Basketball
import JSON

/// The rules in a document.
public struct RulesDocument: KeyedDocument, Equatable {
  /// The rules.
  public private(set) var rules: Rules

  /// Whether values that 0.2.0 did not know are left out where they are as it played.
  private var isBrief = false

  /// The document of rules.
  public init(_ rules: Rules) {
    self.rules = rules
  }

  /// The rules as a tape has them: older versions read those of their own games.
  public init(brief rules: Rules) {
    (self.rules, isBrief) = (rules, true)
  }

  /// Reads the rules of a document. A value that rules may lack may be missing.
  public init(_ json: JSONValue) throws(JSONError) {
    self.init(.pickup)
    // Null is no target.
    rules.target = nil
    try read(json)
  }

  /// The contract's rules.
  public mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    let plain = Rules.pickup
    func has(_ isUsed: Bool) -> Bool { !isBrief || isUsed }
    try json.int("bonus", &rules.bonus)
    try json.int("cap", &rules.cap)
    try json.oneOf("clock", &rules.clock, isAdded: true)
    try json.int("doubleBonus", &rules.doubleBonus)
    if has(rules.foulLimit != nil) { try json.int("foulLimit", &rules.foulLimit) }
    if has(rules.foulsReset != plain.foulsReset) {
      try json.oneOf("foulsReset", &rules.foulsReset, isAdded: true)
    }
    if has(rules.freeThrowFive != plain.freeThrowFive) {
      try json.oneOf("freeThrowFive", &rules.freeThrowFive, isAdded: true)
    }
    if has(rules.lateBonus != nil) { try json.lateBonus("lateBonus", &rules.lateBonus) }
    try json.int("margin", &rules.margin)
    try json.text("name", &rules.name)
    // 0.2.0 had one set that tells kinds of fouls apart, and did not write how.
    let fouls = rules.name == "fiba3x3" ? Rules.fiba3x3.teamFouls : plain.teamFouls
    if !json.isWriting { rules.teamFouls = fouls }
    try json.int("overtime", &rules.overtime)
    if has(rules.overtimeBonus != nil) { try json.int("overtimeBonus", &rules.overtimeBonus) }
    if has(rules.overtimeFouls != plain.overtimeFouls) {
      try json.oneOf("overtimeFouls", &rules.overtimeFouls, isAdded: true)
    }
    if has(rules.overtimeLength != nil) {
      try json.reading("overtimeLength", &rules.overtimeLength)
    }
    if has(rules.periods != plain.periods) {
      try json.count("periods", &rules.periods, isAdded: true)
    }
    if has(rules.personalFouls != plain.personalFouls) {
      try json.foulKinds("personalFouls", &rules.personalFouls)
    }
    try json.int("roster", &rules.roster)
    if has(rules.shots != plain.shots) { try json.shots("shots", &rules.shots) }
    try json.int("side", &rules.side)
    try json.int("target", &rules.target)
    if has(rules.teamFouls != fouls) {
      try json.foulCounts("teamFouls", &rules.teamFouls)
    }
    try json.reading("timeLimit", &rules.timeLimit)
    try json.int("timeouts", &rules.timeouts)
    if has(rules.timeoutsCarry != plain.timeoutsCarry) {
      try json.bool("timeoutsCarry", &rules.timeoutsCarry, isAdded: true)
    }
    if has(rules.timeoutsPerHalf != nil) {
      try json.counts("timeoutsPerHalf", &rules.timeoutsPerHalf)
    }
    if has(rules.timeoutsPerOvertime != nil) {
      try json.int("timeoutsPerOvertime", &rules.timeoutsPerOvertime)
    }
  }

  /// The first unknown key in the rules of a document.
  public static func unknownKey(in json: JSONValue) -> String? {
    RulesDocument(.pickup).unknownKey(in: json)
  }
}
