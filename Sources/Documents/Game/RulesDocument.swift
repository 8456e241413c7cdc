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
    older.base = Rules.base(of: name)
    older.arrow = isFullCourt && name != "nba"
    let kept = zip(json.members, older.json.members).filter { own, older in
      Self.oldKeys.contains(own.key.description) || own.value != older.value
    }.filter { own, _ in
      // Older keys tell the first overtime.
      own.key.description != "overtimes" || !laterOvertimes.isEmpty
        || overtime != nil && overtimeLength != nil
    }
    return .object(kept.map(\.0))
  }

  /// The values that 0.2.0 knew.
  static let oldKeys = [
    "bonus", "cap", "clock", "doubleBonus", "margin", "name", "overtime", "roster", "side",
    "target", "timeLimit", "timeouts",
  ]

  /// Reads the rules of a document. A value that rules may lack may be missing.
  public init(_ json: inout JSONObject) throws {
    let name = try json.member("name").string()
    self = .ofOlderVersion(named: name)
    shots = try json.optional("shots")?.shots() ?? shots
    table = try TableRules(&json, of: name, shots)
    let arrow = try json.optional("arrow")?.bool()
    base = try json.value("base").map { try $0.isNull ? nil : $0.string() } ?? Rules.base(of: name)
    bonus = try json.count("bonus")
    cap = try json.count("cap")
    clock = try json.optional("clock")?.oneOf(ClockDirection.init) ?? clock
    court =
      try json.value("court").map { try $0.isNull ? nil : $0.oneOf(Markings.init) }
      ?? .ofRules(name)
    doubleBonus = try json.count("doubleBonus")
    ejections = try json.optional("ejections")?.list().map(Ejection.init) ?? ejections
    foulLimit = try json.count("foulLimit")
    fouls = try json.optional("fouls")?.fouls() ?? fouls
    foulsReset = try json.optional("foulsReset")?.oneOf(FoulsReset.init) ?? foulsReset
    freeThrowFive =
      try json.optional("freeThrowFive")?.oneOf(FreeThrowFive.init) ?? freeThrowFive
    lateBonus = try json.optional("lateBonus").map {
      try LateBonus(last: $0.member("last").reading(), from: $0.member("from").count())
    }
    margin = try json.member("margin").count()
    self.name = name
    self.arrow = arrow ?? (isFullCourt && name != "nba")
    overtime = try json.count("overtime")
    overtimeBonus = try json.count("overtimeBonus")
    overtimeFouls =
      try json.optional("overtimeFouls")?.oneOf(OvertimeFouls.init) ?? overtimeFouls
    overtimeLength = try json.optional("overtimeLength")?.reading()
    if let kinds = try json.optional("overtimes")?.list() {
      overtimes = try kinds.map { try $0.overtime() }
    }
    overtimeStart =
      try json.optional("overtimeStart")?.oneOf(OvertimeStart.init) ?? overtimeStart
    penaltyAhead = try json.optional("penaltyAhead")?.bool() ?? penaltyAhead
    periods = try json.count("periods") ?? periods
    personalFouls = try json.optional("personalFouls")?.fouls() ?? personalFouls
    roster = try json.count("roster")
    side = try json.member("side").count()
    target = try json.count("target")
    teamFouls = try json.optional("teamFouls")?.foulCounts() ?? teamFouls
    timeLimit = try json.optional("timeLimit")?.reading()
    timeoutCeilings =
      try json.optional("timeoutCeilings")?.list().map(TimeoutCeiling.init).inOrder
      ?? timeoutCeilings
    timeouts = try json.count("timeouts")
    timeoutsCarry = try json.optional("timeoutsCarry")?.bool() ?? timeoutsCarry
    timeoutsPerHalf = try json.optional("timeoutsPerHalf")?.counts()
    timeoutsPerOvertime = try json.count("timeoutsPerOvertime")
    timeoutsPerPeriod = try json.optional("timeoutsPerPeriod")?.counts()
  }

  /// Rules as 0.2.0 had them. Only `fiba3x3` told kinds of fouls apart, and a file did not say how.
  private static func ofOlderVersion(named name: String) -> Rules {
    var rules = pickup
    if name == "fiba3x3" { rules.teamFouls = fiba3x3.teamFouls }
    return rules
  }

  public var json: JSON {
    [
      "arrow": arrow,
      "base": base,
      "bonus": bonus,
      "cap": cap,
      "clock": clock,
      "court": court,
      "defaultScore": table.defaultScore,
      "doubleBonus": doubleBonus,
      "ejections": ejections,
      "forfeitKeepsLead": table.forfeitKeepsLead,
      "forfeitScore": table.forfeitScore,
      "foulLimit": foulLimit,
      "fouls": fouls.kinds,
      "foulsReset": foulsReset,
      "freeThrowFive": freeThrowFive,
      "lateBonus": lateBonus.map { ["from": $0.from, "last": $0.last] as JSON },
      "margin": margin,
      "name": name,
      "overtime": overtime,
      "overtimeBonus": overtimeBonus,
      "overtimeFouls": overtimeFouls,
      "overtimeLength": overtimeLength,
      "overtimeStart": overtimeStart,
      "overtimes": overtimes,
      "penaltyAhead": penaltyAhead,
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
      "timeoutsPerPeriod": timeoutsPerPeriod,
    ]
  }
}

extension TableRules {
  /// Reads how tables count games by the rules in a document.
  fileprivate init(_ json: inout JSONObject, of name: String, _ shots: ShotValues) throws {
    // Made only where a value is missing: the named sets are a hundredth of a `record`.
    lazy var older = TableRules(ofOlderRules: name, shots: shots)
    try self.init(
      json.optional("ranking")?.oneOf(Ranking.init) ?? older.ranking,
      forfeitScore: json.value("forfeitScore").map { try $0.score(of: "forfeit") }
        ?? older.forfeitScore,
      forfeitKeepsLead: json.optional("forfeitKeepsLead")?.bool() ?? older.forfeitKeepsLead,
      defaultScore: json.value("defaultScore").map { try $0.score(of: "default") }
        ?? older.defaultScore)
  }
}

/// What help tells of a value of rules, as an option and as a key of documents.
public struct RuleText: Sendable {
  /// The key, and the type in a document, as `DocumentKeys` reads it.
  public let key, type: String
  /// The name of the option, and what is typed after it; empty for a value that cannot be typed.
  public private(set) var (option, placeholder) = ("", "")
  /// What it means; after a semicolon what it means in a document alone.
  private let meaning: String

  /// Whether `none` may be typed.
  public var takesNone: Bool { placeholder.hasSuffix("/none") }

  /// What it means as an option.
  public var help: String {
    let help = String(Substring(meaning.utf8.prefix { $0 != UInt8(ascii: ";") }))
    return takesNone && !help.hasSuffix("none") ? help + ", or none" : help
  }

  /// What it is in a document; nil for the length of a period, which follows from others.
  var documentKey: DocumentKey? {
    if type == "-" { return nil }
    let mayLack = type.hasSuffix("?") && !meaning.contains(";")
    return DocumentKey(
      name: key, type: type, meaning: mayLack ? meaning + "; null for none" : meaning)
  }

  /// Reads a line of `all`. By bytes: by characters it took half of a `new`.
  private init(_ line: Substring.UTF8View) {
    func parts(_ count: Int) -> [Substring.UTF8View] {
      line.split(separator: UInt8(ascii: " "), maxSplits: count - 1)
    }
    let isTyped = parts(3)[2].starts(with: "--".utf8)
    let words = parts(isTyped ? 5 : 3).map { String(Substring($0)) }
    (key, type, meaning) = (words[0], words[1], words[words.count - 1])
    if isTyped { (option, placeholder) = (String(words[2].dropFirst(2)), words[3]) }
  }

  /// What may be typed, in the order of help, and all else. A line is a value: its key, its type, its
  /// option with a placeholder, its meaning. A placeholder with `/none` takes that word, too.
  public static let all = """
    side count --side N players of a team on court
    target count? --target N/none points needed to win; null where time decides
    margin count --margin N lead needed to win
    cap count? --cap N/none points that win whatever the lead
    timeLimit seconds? --limit CLOCK/none when time is up
    periods count --periods N periods of equal length
    length - --length CLOCK the length of a period
    overtimeLength seconds? --overtime-length CLOCK the length of an overtime with a clock
    clock up/down --clock WAY which way the clock counts (down needs a limit)
    overtime count? --overtime N points that win overtime, 1 the next basket
    overtimes [Overtime] --overtimes LIST/none kinds of overtimes, '2:00,+1' or none: a length, +N points, or \
    +4/3:00 for both; the last one repeats
    shots [count] --shots VALUES what shots are worth
    foulLimit count? --foul-limit N/none fouls with which a player is out
    foulsReset game/half/period --fouls-reset WHEN when team fouls start anew
    roster count? --roster N/none most players on a roster; null for any number
    bonus count? --bonus N/none the team foul that starts the bonus
    doubleBonus count? --double-bonus N/none the team foul that starts the double bonus
    timeouts count? --timeouts LIST/none time-outs a team has: 5 in a game, 2,3 by half, or 1,1,1,1 \
    by period; in a game, null if not counted so
    timeoutsPerOvertime count? --overtime-timeouts N/none time-outs of each overtime; null if those left go on
    timeoutCeilings [TimeoutCeiling] --timeout-ceilings LIST/none \
    what is left of them late, 'Q4 2:00 2, Q4 12:00 4' or none; of time-outs, in their order
    court court? --court NAME/none the court on which shots have a place
    ranking ranking --ranking HOW what tables rank teams by
    forfeitScore [count]? --forfeit-score POINTS/none what tables count for a forfeit, 20-0 or none; \
    winner first, null for the score as it stood
    defaultScore [count]? --default-score POINTS/none what tables count for a default, 2-0 or none; \
    winner first, null for the score as it stood
    ejections [Ejection] --ejections LIST/none fouls that put somebody out, 'technical+flagrant 2, coach 2' \
    or none; in the order of the list
    arrow bool whether there is a possession arrow
    base text? set that they began with; null where it is not known
    forfeitKeepsLead bool whether a winner by forfeit who was ahead keeps the score
    fouls [foul] that there are
    freeThrowFive made/foul whose plus-minus has it: the five when it is made, or at the foul
    lateBonus LateBonus? for fouls late in a period
    name text of the set, or custom
    overtimeBonus count? as bonus, in overtime; null for the same
    overtimeFouls continue/reset what becomes of team fouls in overtime
    overtimeStart arrow/jumpBall how an overtime begins
    penaltyAhead bool whether the penalty stands as soon as the next foul would be shot
    personalFouls [foul] that count towards foulLimit
    teamFouls TeamFouls how many team fouls each foul is
    timeoutsCarry bool whether those left over go into the next half
    timeoutsPerHalf [count]? by half; null for any half
    timeoutsPerPeriod [count]? by period of regulation; null for any
    """.utf8.split(separator: UInt8(ascii: "\n")).map { RuleText(Substring($0).utf8) }
}
