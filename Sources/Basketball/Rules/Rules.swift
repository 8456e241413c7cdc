/// The rules of a game: what a side is, how long it lasts, and what ends it; at first those of
/// pick-up games. They are unchecked: see `contradiction`.
public struct Rules: Equatable, Sendable {
  /// The name of the preset, else `custom`.
  public var name = "pickup"
  /// The preset that the rules began with; nil where it is not known.
  public var base: String? = "pickup"
  /// Players a team has on court.
  public var side = 3
  /// Points that a winner needs; nil if only time decides.
  public var target: Int? = 15
  /// The lead that a side with the target needs to win.
  public var margin = 2
  /// Points that win by any lead; nil without a cap.
  public var cap: Int?
  /// The length of all periods together; nil without a limit.
  public var timeLimit: ClockReading?
  /// Which way the clock is read.
  public var clock = ClockDirection.up
  /// Points that win an overtime without a clock, counted from its start: with 1 the next basket
  /// wins. It is played if the score is tied at the limit.
  public var overtime: Int?
  /// The kinds of overtimes after the first one.
  public var laterOvertimes = [Overtime]()
  /// Players a team has at most, substitutes included; nil for any number.
  public var roster: Int?
  /// The team foul from which the other side is in the bonus; nil if fouls have no penalty.
  public var bonus: Int?
  /// The team foul from which it is in the double bonus.
  public var doubleBonus: Int?
  /// Time-outs of a team in a game; nil if they are not counted, or counted by half.
  public var timeouts: Int?

  /// Periods of equal length before any overtime.
  public var periods = 1
  /// The length of an overtime with a clock, repeated while the score is tied.
  public var overtimeLength: ClockReading?
  /// The values of shots from the field.
  public var shots = ShotValues.oneAndTwo
  /// Fouls with which a player fouls out; nil without a limit.
  public var foulLimit: Int?
  /// When the count of team fouls restarts.
  public var foulsReset = FoulsReset.game
  /// The team fouls at the start of an overtime.
  public var overtimeFouls = OvertimeFouls.continue
  /// The bonus late in a period, if it differs.
  public var lateBonus: LateBonus?
  /// The team foul that gives the bonus in overtime, if it differs.
  public var overtimeBonus: Int?
  /// Time-outs in the first and in the second half.
  public var timeoutsPerHalf: [Int]?
  /// Time-outs of each period of regulation.
  public var timeoutsPerPeriod: [Int]?
  /// Time-outs of each overtime; nil if the remaining ones go on.
  public var timeoutsPerOvertime: Int?
  /// The most time-outs that a team has left late in a game, in the order of the game.
  public var timeoutCeilings = [TimeoutCeiling]()
  /// Whether unused time-outs carry over to the next half and to overtime.
  public var timeoutsCarry = false
  /// The kinds of fouls that there are.
  public var fouls = FoulCounts.older
  /// The fouls that eject a player or a coach, beside a disqualifying foul.
  public var ejections = [Ejection]()
  /// Whether the penalty stands as soon as the next foul would be shot, as boards of FIBA have it.
  public var penaltyAhead = false
  /// Whether there is a possession arrow.
  public var arrow = false
  /// How an overtime begins.
  public var overtimeStart = OvertimeStart.arrow
  /// How many personal fouls each kind counts for.
  public var personalFouls = FoulCounts.ofPlayers
  /// How many team fouls each kind counts for.
  public var teamFouls = FoulCounts.ofPlayers
  /// For which five a free throw counts in plus-minus.
  public var freeThrowFive = FreeThrowFive.made
  /// How tables count and rank these games.
  public var table = TableRules()
  /// The court on which a shot can have a point; nil if shots can have only zones.
  public var court: Markings? = .fiba

  /// The largest value of a rule: more than any game has, and sums of it do not overflow.
  static let largest = 1_000_000
}

extension Rules {
  /// Sets the value of an option as it is typed; `none` takes away a value that rules may lack.
  ///
  /// - Returns: whether the text is a value of this option; nil if rules have no such option.
  @discardableResult mutating func set(_ option: String, to typed: String) -> Bool? {
    let number = Int(typed)
    let isNone = typed == "none"
    func take<Value>(_ value: inout Value, _ new: Value?) -> Bool {
      if let new { value = new }
      return new != nil
    }
    func takeAny<Value>(_ value: inout Value?, _ new: Value?) -> Bool {
      let isTaken = new != nil || isNone
      if isTaken { value = new }
      return isTaken
    }
    func takeTimeouts() -> Bool {
      let counts = Timeouts(typed: typed)?.counts ?? []
      timeouts = counts.count == 1 ? counts[0] : nil
      timeoutsPerHalf = counts.count == 2 ? counts : nil
      timeoutsPerPeriod = counts.count > 2 ? counts : nil
      return !counts.isEmpty || isNone
    }
    return switch option {
    case "side": take(&side, number)
    case "target": takeAny(&target, number)
    case "margin": take(&margin, number)
    case "cap": takeAny(&cap, number)
    case "limit": takeAny(&timeLimit, try? ClockReading(typed: typed))
    case "periods": take(&periods, number)
    // Only checked here: `settleTime` sets the time limit that follows from the length.
    case "length": (try? ClockReading(typed: typed)) != nil
    case "overtime-length": takeAny(&overtimeLength, try? ClockReading(typed: typed))
    case "overtimes":
      take(&overtimes, isNone ? [] : [Overtime](typed: typed))
    case "clock": take(&clock, ClockDirection(rawValue: typed))
    case "overtime": takeAny(&overtime, number)
    case "shots": take(&shots, ShotValues(typed: typed))
    case "foul-limit": takeAny(&foulLimit, number)
    case "fouls-reset": take(&foulsReset, FoulsReset(rawValue: typed))
    case "roster": takeAny(&roster, number)
    case "bonus": takeAny(&bonus, number)
    case "double-bonus": takeAny(&doubleBonus, number)
    case "timeouts": takeTimeouts()
    // Nil lets the time-outs that are left go over into overtime; 0 gives none.
    case "overtime-timeouts": takeAny(&timeoutsPerOvertime, isNone ? 0 : number)
    case "ejections": take(&ejections, isNone ? [] : [Ejection](typed: typed))
    case "timeout-ceilings":
      take(&timeoutCeilings, isNone ? [] : [TimeoutCeiling](typed: typed))
    case "court": takeAny(&court, Markings(rawValue: typed))
    case "ranking": take(&table.ranking, Ranking(rawValue: typed))
    case "forfeit-score":
      takeAny(&table.forfeitScore, Sides<Int>(typedScore: typed)?.both)
    case "default-score":
      takeAny(&table.defaultScore, Sides<Int>(typedScore: typed)?.both)
    default: nil
    }
  }
}

/// The ranges of values. No lists: their types would be made at run time, in each command that reads a game.
extension Rules {
  /// Which value is out of its range, if one is.
  var outOfRange: String? { wrongCount ?? wrongFoulOrTimeout ?? wrongPart }

  private var wrongCount: String? {
    outOfRange("side", side, isRequired: true) ?? outOfRange("target", target, isRequired: true)
      ?? outOfRange("overtime", overtime, isRequired: true) ?? outOfRange("cap", cap)
      ?? outOfRange("roster", roster) ?? outOfRange("margin", margin, from: 0)
      // Far beyond any game.
      ?? outOfRange("periods", periods, to: 100, isRequired: true)
  }

  private var wrongFoulOrTimeout: String? {
    outOfRange("time-outs", timeouts, from: 0)
      ?? outOfRange("time-outs of an overtime", timeoutsPerOvertime, from: 0)
      ?? outOfRange("bonus", bonus) ?? outOfRange("double bonus", doubleBonus)
      ?? outOfRange("bonus in overtime", overtimeBonus)
      ?? outOfRange("late bonus", lateBonus?.from) ?? outOfRange("foul limit", foulLimit)
  }

  private var wrongPart: String? {
    for kind in overtimes { if let reason = kind.contradiction { return reason } }
    for ceiling in timeoutCeilings {
      let reason =
        outOfRange("time-outs late in a game", ceiling.most, from: 0)
        ?? outOfRange("the period of late time-outs", ceiling.period, to: Periods.most)
      if let reason { return reason }
    }
    for ejection in ejections {
      if let reason = outOfRange("the fouls of an ejection", ejection.count) { return reason }
    }
    return outOfRange("time-outs of a half", anyOf: timeoutsPerHalf)
      ?? outOfRange("time-outs of a period", anyOf: timeoutsPerPeriod)
      ?? outOfRange("the score of a forfeit", anyOf: table.forfeitScore)
      ?? outOfRange("the score of a default", anyOf: table.defaultScore)
  }

  /// Why a value is out of its range; nil if it is not, or is nil.
  private func outOfRange(
    _ name: String, _ value: Int?, from least: Int = 1, to most: Int = Self.largest,
    isRequired: Bool = false
  ) -> String? {
    guard let value, !(least...most).contains(value) else { return nil }
    let range = isRequired ? ": it is a whole number from 1 to \(most)" : ""
    return "\(name) cannot be \(value)\(range)"
  }

  private func outOfRange(_ name: String, anyOf values: [Int]?) -> String? {
    for value in values ?? [] {
      if let reason = outOfRange(name, value, from: 0) { return reason }
    }
    return nil
  }
}

/// The values of shots from the field.
public enum ShotValues: Int, CaseIterable, Sendable {
  case oneAndTwo = 1
  case twoAndThree

  /// From inside the arc, and from beyond it.
  public var values: [Int] { [rawValue, rawValue + 1] }

  /// The shots with these values, if there are any.
  public init?(_ values: [Int]) {
    guard let shots = Self(rawValue: values.first ?? 0), shots.values == values else { return nil }
    self = shots
  }

  /// As they are typed: `2,3`.
  public var typed: String { values.map(String.init).joined(separator: ",") }

  /// The shots with typed values, if there are any.
  public init?(typed: String) {
    guard let shots = Self.allCases.first(where: { $0.typed == typed }) else { return nil }
    self = shots
  }

  /// Whether games have this kind of shot.
  public func has(_ shot: Shot) -> Bool { shot == .freeThrow || values.contains(shot.points) }
}

/// The number by which tables rank teams.
public enum Ranking: String, CaseIterable, Sendable {
  /// The share of games won; of level teams the wins against each other; points a game.
  case average
  /// Two points for a win, one for a loss; of level teams the games among them.
  case classification
  /// The share of games won; of level teams the games among them.
  case percentage
}

/// How tables count and rank games.
public struct TableRules: Equatable, Sendable {
  public var ranking = Ranking.average
  /// The points of the winner and of the loser that count for a forfeit; nil for the score as it stood.
  public var forfeitScore: [Int]?
  /// Whether a winner who was ahead keeps the score as it stood.
  public var forfeitKeepsLead = false
  /// The points of the winner and of the loser that count for a default, where the winner was not ahead.
  public var defaultScore: [Int]?

  public init(
    _ ranking: Ranking = .average, forfeitScore: [Int]? = nil, forfeitKeepsLead: Bool = false,
    defaultScore: [Int]? = nil
  ) {
    self.ranking = ranking
    self.forfeitScore = forfeitScore
    self.forfeitKeepsLead = forfeitKeepsLead
    self.defaultScore = defaultScore
  }

  /// The table rules of a game saved before rules had them, by the name of its rules and what its shots are worth.
  public init(ofOlderRules name: String, shots: ShotValues) {
    self =
      Rules.presets.first { $0.name == Rules.base(of: name) }?.table
      ?? TableRules(shots == .twoAndThree ? .classification : .average)
  }

  /// The score that tables count for a game that ended at a score: 0-0 if both sides forfeited it.
  public func counted(
    _ score: Sides<Int>, _ ending: Ending?, wonBy winner: Side?
  ) -> Sides<Int> {
    guard let winner else { return ending == .forfeit ? Sides { _ in 0 } : score }
    let points = ending == .forfeit ? forfeitScore : ending == .byDefault ? defaultScore : nil
    let keepsLead = ending == .byDefault || forfeitKeepsLead
    guard let points, !keepsLead || score.leader != winner else { return score }
    return Sides { points[$0 == winner ? 0 : 1] }
  }
}

extension Rules {
  /// Whether these rules have the move.
  public func has(_ move: Move) -> Bool {
    move.isFoul ? fouls[move] > 0 : move.shot.map(shots.has) ?? true
  }

  /// Whether a move is offered. A half-court game is offered no arrow and, without ejections, one kind of foul; a
  /// scorer may still record the others.
  public func offers(_ move: Move) -> Bool {
    guard has(move) else { return false }
    return move.row.isOfFullCourt ? move.isFoul ? tellsFoulsApart : isFullCourt : true
  }

  /// The moves that are offered, in the order of the table.
  public var moves: [Move] { Move.allCases.filter(offers) }

  /// How many players a team of so many has on court.
  public func onCourt(of players: Int) -> Int { min(side, players) }

  /// Whether players foul out, which half-court games do not have.
  public var isFullCourt: Bool { foulLimit != nil }

  /// Whether kinds of players' fouls are told apart.
  public var tellsFoulsApart: Bool { isFullCourt || !ejections.isEmpty }

  /// The set of a name, where `fiba5x5` means FIBA's edition of a day.
  public static func preset(_ name: String, on day: Day) throws(Problem) -> Rules {
    try preset(named: name == fiba ? edition(on: day) : name)
  }

  static func preset(named name: String) throws(Problem) -> Rules {
    guard let rules = presets.first(where: { $0.name == name }) else { throw .unknownRules(name) }
    return rules
  }

  /// FIBA's rules of the day.
  public static let fiba = "fiba5x5"

  /// The edition of FIBA's rules that holds on a day: another one from October 2026 on.
  public static func edition(on day: Day) -> String {
    day < firstOf2026 ? fiba5x5of2024.name : fiba5x5of2026.name
  }

  /// 2026-10-01.
  static let firstOf2026 = Day(number: 20_727)

  /// Throws if no set has that name; `fiba5x5` means FIBA's sets of any edition.
  public static func check(_ name: String) throws(Problem) {
    if name != fiba { _ = try preset(named: name) }
  }

  /// Whether they began with the set of a name, of which `fiba5x5` means both editions.
  public func began(with name: String) -> Bool { Self.isSet(name, [self.name, base]) }

  /// Whether one of the names, of rules and of their base, means a set.
  public static func isSet(_ set: String, _ names: [String?]) -> Bool {
    names.contains { $0 == set || set == fiba && $0?.hasPrefix(set) ?? false }
  }

  /// The set that rules of an older version began with, whose file does not say it.
  public static func base(of name: String) -> String? {
    name == "custom" ? nil : name == fiba ? "fiba5x5-2024" : name
  }
}
