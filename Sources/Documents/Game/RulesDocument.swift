import Basketball
import JSON

/// The rules in a document.
public struct RulesDocument: Document, Equatable {
  /// The rules.
  public let rules: Rules

  /// Whether values that 0.2.0 did not know are left out where they are as it played.
  private let isBrief: Bool

  /// The document of rules.
  ///
  /// - Parameter isBrief: whether it is for a tape: older versions read those of their own games.
  public init(_ rules: Rules, isBrief: Bool = false) {
    self.rules = rules
    self.isBrief = isBrief
  }

  public var json: JSON {
    if !isBrief { return rules.values }
    let older = Rules.ofOlderVersion(named: rules.name, rules.shots).values.members
    let kept = zip(rules.values.members, older).filter { own, older in
      Self.oldKeys.contains(own.key.description) || own.value != older.value
    }
    return .object(kept.map(\.0))
  }

  /// The values that 0.2.0 knew.
  private static let oldKeys = [
    "bonus", "cap", "clock", "doubleBonus", "margin", "name", "overtime", "roster", "side",
    "target", "timeLimit", "timeouts",
  ]

  /// The first unknown key in the rules of a document.
  public static func unknownKey(in json: JSONValue) -> String? {
    json.unknownKey(besides: Rules.pickup.values.members.map(\.key))
  }

  /// Reads the rules of a document. A value that rules may lack may be missing.
  public init(_ json: JSONValue) throws(JSONError) {
    let shots = try json.optional("shots")?.shots() ?? .oneAndTwo
    var rules = Rules.ofOlderVersion(named: try json.member("name").string(), shots)
    rules.shots = shots
    rules.table = try TableRules(json)
    var json = try JSONCursor(json)
    rules.bonus = try json.optional("bonus")?.count()
    rules.cap = try json.optional("cap")?.count()
    rules.clock = try json.optional("clock")?.oneOf(ClockDirection.init) ?? rules.clock
    rules.doubleBonus = try json.optional("doubleBonus")?.count()
    rules.foulLimit = try json.optional("foulLimit")?.count()
    rules.foulsReset = try json.optional("foulsReset")?.oneOf(FoulsReset.init) ?? rules.foulsReset
    if let five = json.optional("freeThrowFive") {
      rules.freeThrowFive = try five.oneOf(FreeThrowFive.init)
    }
    rules.lateBonus = try json.optional("lateBonus").map { bonus throws(JSONError) in
      LateBonus(
        last: try bonus.member("last").reading(), from: try bonus.member("from").count())
    }
    rules.margin = try json.member("margin").count()
    rules.name = try json.member("name").string()
    rules.overtime = try json.optional("overtime")?.count()
    rules.overtimeBonus = try json.optional("overtimeBonus")?.count()
    if let fouls = json.optional("overtimeFouls") {
      rules.overtimeFouls = try fouls.oneOf(OvertimeFouls.init)
    }
    rules.overtimeLength = try json.optional("overtimeLength")?.reading()
    rules.periods = try json.optional("periods")?.count() ?? rules.periods
    if let kinds = try json.optional("personalFouls")?.list() {
      rules.personalFouls = FoulCounts(try kinds.map { kind throws(JSONError) in try kind.foul() })
    }
    rules.roster = try json.optional("roster")?.count()
    rules.side = try json.member("side").count()
    rules.target = try json.optional("target")?.count()
    rules.teamFouls = try json.optional("teamFouls")?.foulCounts() ?? rules.teamFouls
    rules.timeLimit = try json.optional("timeLimit")?.reading()
    rules.timeouts = try json.optional("timeouts")?.count()
    rules.timeoutsCarry = try json.optional("timeoutsCarry")?.bool() ?? rules.timeoutsCarry
    rules.timeoutsPerHalf = try json.optional("timeoutsPerHalf")?.counts()
    rules.timeoutsPerOvertime = try json.optional("timeoutsPerOvertime")?.count()
    self.init(rules)
  }
}

extension Rules {
  /// Rules as 0.2.0 had them. One set told kinds of fouls apart, and a file did not say how.
  fileprivate static func ofOlderVersion(named name: String, _ shots: ShotValues) -> Rules {
    var rules = Rules.pickup
    rules.table = TableRules(ofOlderRules: name, shots: shots)
    if name == Rules.fiba3x3.name { rules.teamFouls = Rules.fiba3x3.teamFouls }
    return rules
  }

  fileprivate var values: JSON {
    [
      "bonus": bonus,
      "cap": cap,
      "clock": clock,
      "doubleBonus": doubleBonus,
      "forfeitKeepsLead": table.forfeitKeepsLead,
      "forfeitScore": table.forfeitScore,
      "foulLimit": foulLimit,
      "foulsReset": foulsReset,
      "freeThrowFive": freeThrowFive,
      "lateBonus": lateBonus.map { ["from": $0.from, "last": $0.last] as JSON },
      "margin": margin,
      "name": name,
      "overtime": overtime,
      "overtimeBonus": overtimeBonus,
      "overtimeFouls": overtimeFouls,
      "overtimeLength": overtimeLength,
      "periods": periods,
      "personalFouls": personalFouls.kinds,
      "ranking": table.ranking,
      "roster": roster,
      "shots": shots.values,
      "side": side,
      "target": target,
      "teamFouls": JSON.sorted(Move.fouls.map { .init($0.key, .int(teamFouls[$0])) }),
      "timeLimit": timeLimit,
      "timeouts": timeouts,
      "timeoutsCarry": timeoutsCarry,
      "timeoutsPerHalf": timeoutsPerHalf,
      "timeoutsPerOvertime": timeoutsPerOvertime,
    ]
  }
}

extension TableRules {
  /// Reads how rules in a document have games counted.
  init(_ json: JSONValue) throws(JSONError) {
    var rules = try JSONCursor(json)
    let keepsLead = try rules.optional("forfeitKeepsLead")?.bool()
    let score = try rules.optional("forfeitScore")?.counts()
    let name = try rules.member("name").string()
    let ranking = try rules.optional("ranking")?.oneOf(Ranking.init)
    self.init(ofOlderRules: name, shots: try rules.optional("shots")?.shots() ?? .oneAndTwo)
    if let score, score.count != 2 { throw json.error("has no score of two sides for a forfeit") }
    forfeitKeepsLead = keepsLead ?? forfeitKeepsLead
    self.ranking = ranking ?? self.ranking
    forfeitScore = score ?? forfeitScore
  }
}

extension JSONValue {
  /// A kind of foul.
  fileprivate func foul() throws(JSONError) -> Move {
    let move = try move()
    guard move.isFoul else { throw error("is no foul: '\(move.name)'") }
    return move
  }

  /// How many fouls each kind counts for: `{"flagrantFoul": 2, "foul": 1}`.
  fileprivate func foulCounts() throws(JSONError) -> FoulCounts {
    try check(.object, "is not an object")
    var counts = FoulCounts()
    for (key, count) in members {
      let name = try key.string()
      guard let kind = Move.fouls.first(where: { $0.name == name }) else {
        throw error("has '\(name.excerpt)', which is no foul")
      }
      counts[kind] = try count.count()
    }
    return counts
  }

  /// The values of shots: `[1, 2]` or `[2, 3]`.
  func shots() throws(JSONError) -> ShotValues {
    guard let shots = ShotValues(try counts()) else { throw error("is neither [1, 2] nor [2, 3]") }
    return shots
  }
}

/// The answer of `rules --json`.
public struct RulesList: Document {
  /// The game whose rules follow the named sets, if one was named.
  public let game: GameState?

  public init(game: GameState?) { self.game = game }

  public var json: JSON {
    [
      "format": "scoreboard.rules/1",
      "id": game?.id,
      "presets": Rules.presets.map { RulesDocument($0) },
      "rules": game.map { RulesDocument($0.rules) },
    ]
  }
}
