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

/// The kinds of values that rules have. Each may be missing: then it stays as it is.
extension DocumentCoder {
  /// The values of shots: `[1, 2]` or `[2, 3]`.
  mutating func shots(_ key: StaticString, _ value: inout ShotValues) throws(JSONError) {
    var values: [Int]? = value.values
    try counts(key, &values)
    if let found = values.flatMap(ShotValues.init) {
      value = found
    } else {
      try agree(key, false, else: "is neither [1, 2] nor [2, 3]")
    }
  }

  /// Kinds of fouls: `["foul", "flagrantFoul"]`.
  mutating func foulKinds(_ key: StaticString, _ value: inout FoulCounts) throws(JSONError) {
    if let found = try found(key, .optional) {
      var kinds: [Move] = []
      for element in try found.list() { kinds.append(try element.foul()) }
      value = FoulCounts(kinds)
    }
    write(key, value.kinds.map(\.name))
  }

  /// How many fouls each kind counts for: `{"flagrantFoul": 2, "foul": 1}`.
  mutating func foulCounts(_ key: StaticString, _ value: inout FoulCounts) throws(JSONError) {
    if let found = try found(key, .optional) {
      var counts = FoulCounts()
      guard found.kind == .object else { throw found.error("is not an object") }
      for (key, count) in found.members {
        let name = try key.string()
        guard let kind = Move.fouls.first(where: { $0.name == name }) else {
          throw found.error("has '\(name.excerpt)', which is no foul")
        }
        counts[kind] = try count.count()
      }
      value = counts
    }
    let counts: JSON = [
      "benchFoul": value[.benchFoul], "disqualifyingFoul": value[.disqualifyingFoul],
      "flagrantFoul": value[.flagrantFoul], "foul": value[.foul],
      "offensiveFoul": value[.offensiveFoul], "technicalFoul": value[.technicalFoul],
    ]
    write(key, counts)
  }

  /// A bonus late in a period: `{"from": 2, "last": 120}`, or nil.
  mutating func lateBonus(_ key: StaticString, _ value: inout LateBonus?) throws(JSONError) {
    if let found = try found(key, .optional) {
      value = LateBonus(
        last: try found.member("last").reading(), from: try found.member("from").count())
    }
    let bonus = value.map { bonus -> JSON in
      ["from": bonus.from, "last": JSON.thousandths(bonus.last.milliseconds)]
    }
    write(key, bonus)
  }

  /// The number of a period, which may be missing.
  mutating func period(_ key: StaticString, _ value: inout Int) throws(JSONError) {
    if let found = try found(key, .added) { value = try found.period() }
    write(key, value)
  }

  mutating func counts(_ key: StaticString, _ values: inout [Int]?) throws(JSONError) {
    if let found = try found(key, .optional) {
      var counts: [Int] = []
      for element in try found.list() { counts.append(try element.count()) }
      values = counts
    }
    write(key, values)
  }
}

extension JSONValue {
  fileprivate func foul() throws(JSONError) -> Move {
    let move = try move()
    guard move.isFoul else { throw error("is no foul: '\(move.name)'") }
    return move
  }
}

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

  public var json: JSON {
    [
      "format": "scoreboard.rules/1",
      "id": id,
      "presets": presets,
      "rules": rules,
    ]
  }
}
