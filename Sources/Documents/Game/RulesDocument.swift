import Basketball
import JSON

/// The rules in a document.
extension Rules: Document {
  /// For the tape: leaves out what 0.2.0 did not know where it equals how 0.2.0 played, so that 0.2.0 can
  /// still read it.
  public var brief: JSON {
    var older = Rules.ofOlderVersion(named: name)
    older.table = TableRules(ofOlderRules: name, shots: shots)
    older.court = .ofRules(name)
    let kept = zip(json.members, older.json.members).filter { own, older in
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
    json.unknownKey(besides: pickup.json.members.map(\.key))
  }

  /// Reads the rules of a document. A value that rules may lack may be missing.
  public init(_ json: JSONValue) throws {
    self = try .ofOlderVersion(named: json.member("name").string())
    shots = try json.optional("shots")?.shots() ?? shots
    table = try TableRules(json)
    var json = try JSONObject(json)
    bonus = try json.optional("bonus")?.count()
    cap = try json.optional("cap")?.count()
    clock = try json.optional("clock")?.oneOf(ClockDirection.init) ?? clock
    court =
      try json.value("court").map { try $0.isNull ? nil : $0.oneOf(Markings.init) }
      ?? .ofRules(json.member("name").string())
    doubleBonus = try json.optional("doubleBonus")?.count()
    foulLimit = try json.optional("foulLimit")?.count()
    foulsReset = try json.optional("foulsReset")?.oneOf(FoulsReset.init) ?? foulsReset
    if let five = json.optional("freeThrowFive") {
      freeThrowFive = try five.oneOf(FreeThrowFive.init)
    }
    lateBonus = try json.optional("lateBonus").map {
      try LateBonus(last: $0.member("last").reading(), from: $0.member("from").count())
    }
    margin = try json.member("margin").count()
    name = try json.member("name").string()
    overtime = try json.optional("overtime")?.count()
    overtimeBonus = try json.optional("overtimeBonus")?.count()
    if let fouls = json.optional("overtimeFouls") {
      overtimeFouls = try fouls.oneOf(OvertimeFouls.init)
    }
    overtimeLength = try json.optional("overtimeLength")?.reading()
    periods = try json.optional("periods")?.count() ?? periods
    personalFouls = try json.optional("personalFouls")?.personalFouls() ?? personalFouls
    roster = try json.optional("roster")?.count()
    side = try json.member("side").count()
    target = try json.optional("target")?.count()
    teamFouls = try json.optional("teamFouls")?.foulCounts() ?? teamFouls
    timeLimit = try json.optional("timeLimit")?.reading()
    if let ceilings = try json.optional("timeoutCeilings")?.list() {
      timeoutCeilings = try ceilings.map(TimeoutCeiling.init).inOrder
    }
    timeouts = try json.optional("timeouts")?.count()
    timeoutsCarry = try json.optional("timeoutsCarry")?.bool() ?? timeoutsCarry
    timeoutsPerHalf = try json.optional("timeoutsPerHalf")?.counts()
    timeoutsPerOvertime = try json.optional("timeoutsPerOvertime")?.count()
  }

  /// Rules as 0.2.0 had them. One set told kinds of fouls apart, and a file did not say how.
  private static func ofOlderVersion(named name: String) -> Rules {
    var rules = pickup
    if name == fiba3x3.name { rules.teamFouls = fiba3x3.teamFouls }
    return rules
  }

  public var json: JSON {
    [
      "bonus": bonus,
      "cap": cap,
      "clock": clock,
      "court": court,
      "defaultScore": table.defaultScore,
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
      "timeoutCeilings": timeoutCeilings,
      "timeouts": timeouts,
      "timeoutsCarry": timeoutsCarry,
      "timeoutsPerHalf": timeoutsPerHalf,
      "timeoutsPerOvertime": timeoutsPerOvertime,
    ]
  }
}

extension TableRules {
  /// Reads how rules in a document have games counted.
  init(_ json: JSONValue) throws {
    let name = try json.member("name").string()
    let shots = try json.optional("shots")?.shots() ?? .oneAndTwo
    // Made only where a value is missing: the named sets are a hundredth of a `record`.
    lazy var older = TableRules(ofOlderRules: name, shots: shots)
    try self.init(
      json.optional("ranking")?.oneOf(Ranking.init) ?? older.ranking,
      forfeitScore: json["forfeitScore"].map { try $0.score(of: "forfeit") } ?? older.forfeitScore,
      forfeitKeepsLead: json.optional("forfeitKeepsLead")?.bool() ?? older.forfeitKeepsLead,
      defaultScore: json["defaultScore"].map { try $0.score(of: "default") } ?? older.defaultScore)
  }
}

extension TimeoutCeiling: Document {
  /// Reads a ceiling of a document.
  init(_ json: JSONValue) throws {
    try self.init(
      period: json.member("period").period(), left: json.member("left").reading(),
      most: json.member("most").count())
  }

  public var json: JSON { ["left": left, "most": most, "period": period] }
}

extension JSONValue {
  /// The points of the winner and the loser that count for an end by hand; nil for the score as it stood.
  fileprivate func score(of ending: String) throws -> [Int]? {
    if isNull { return nil }
    let score = try counts()
    if score.count != 2 { throw error("is no score of two sides for a \(ending)") }
    return score
  }

  /// The kinds of fouls that count for a player.
  func personalFouls() throws -> FoulCounts {
    try FoulCounts(
      list().map { json in
        let move = try json.move()
        guard move.isFoul else { throw json.error("is no foul: '\(move.name)'") }
        return move
      })
  }

  /// How many fouls each kind counts for: `{"flagrantFoul": 2, "foul": 1}`.
  fileprivate func foulCounts() throws -> FoulCounts {
    var counts = FoulCounts()
    for (key, count) in try JSONObject(self) {
      let name = try key.string()
      guard let kind = Move.fouls.first(where: { $0.name == name }) else {
        throw error("has '\(name.excerpt)', which is no foul")
      }
      counts[kind] = try count.count()
    }
    return counts
  }

  /// The values of shots: `[1, 2]` or `[2, 3]`.
  func shots() throws -> ShotValues {
    guard let shots = ShotValues(try counts()) else { throw error("is neither [1, 2] nor [2, 3]") }
    return shots
  }
}

/// The answer of `rules --json`.
public struct RulesList: Document {
  /// The game whose rules follow the named sets, if one was named.
  public let game: GameState?

  /// The named sets.
  public let sets: [Rules]

  /// All named sets, or some of them.
  public init(game: GameState?, of sets: [Rules] = Rules.presets) {
    self.game = game
    self.sets = sets
  }

  public var json: JSON {
    [
      "format": "scoreboard.rules/1",
      "id": game?.id,
      "presets": sets,
      "rules": game?.rules,
    ]
  }
}
