/// How a court plays: what a side is, and what ends the game.
public struct Rules: Equatable, Sendable {
  /// The name of the set, `custom` if it is none of the presets.
  public var name: String
  /// Players a team has on court.
  public var side: Int
  /// Points a winner has at least.
  public var target: Int
  /// Points a winner leads by at least.
  public var margin: Int
  /// Points that win whatever the lead; nil if there is no cap.
  public var cap: Int?
  /// The reading at which time is up; nil if there is no limit.
  public var timeLimit: ClockReading?
  /// Which way the clock is read.
  public var clock: ClockDirection
  /// Points that win the overtime, counted from its start: with 1 the next basket wins. It is played if
  /// the score is level at the limit.
  public var overtime: Int?
  /// Players a team has at most, substitutes included; nil for any number.
  public var roster: Int?
  /// Team fouls from which on the other side has a bonus; nil if fouls have no penalty.
  public var bonus: Int?
  /// Team fouls from which on it has the double bonus.
  public var doubleBonus: Int?
  /// Time-outs that a team has in a game; nil if nobody counts them.
  public var timeouts: Int?

  /// A set of rules, unchecked: `contradiction` tells what is wrong with it.
  public init(
    name: String, side: Int, target: Int, margin: Int, cap: Int? = nil,
    timeLimit: ClockReading? = nil, clock: ClockDirection = .up, overtime: Int? = nil,
    roster: Int? = nil, bonus: Int? = nil, doubleBonus: Int? = nil,
    timeouts: Int? = nil
  ) {
    (self.name, self.side, self.target, self.margin) = (name, side, target, margin)
    (self.cap, self.timeLimit, self.clock, self.overtime) = (cap, timeLimit, clock, overtime)
    (self.roster, self.bonus, self.doubleBonus) = (roster, bonus, doubleBonus)
    self.timeouts = timeouts
  }

  /// Three a side, to 15 by two, no cap, no limit: how pick-up games on half a court are played.
  public static let pickup = Rules(name: "pickup", side: 3, target: 15, margin: 2)

  /// To 15 by two with a cap of 20; after 25 minutes the leader wins, or the next basket if the
  /// score is level: how open three-on-three tournaments play.
  public static let capped = Rules(
    name: "capped", side: 3, target: 15, margin: 2, cap: 20,
    timeLimit: ClockReading(milliseconds: 25 * 60_000), overtime: 1)

  /// FIBA's 3x3: 21 points outright or ten minutes that are counted down, an overtime to two points,
  /// the bonus from the seventh team foul, the double bonus from the tenth, four on a roster, one
  /// time-out a team.
  ///
  /// Source: FIBA, Official 3x3 Basketball Rules of the Game: teams, playing time and winner of a
  /// game, team fouls and penalty situation, time-outs.
  public static let fiba3x3 = Rules(
    name: "fiba3x3", side: 3, target: 21, margin: 1,
    timeLimit: ClockReading(milliseconds: 10 * 60_000), clock: .down, overtime: 2, roster: 4,
    bonus: 7, doubleBonus: 10, timeouts: 1)

  /// The sets that have a name.
  public static let presets = [pickup, capped, fiba3x3]

  /// Far beyond any game, and far from overflowing a sum.
  static let largest = 1_000_000
}

extension Rules {
  /// The set of that name, `pickup` for nil.
  public static func preset(_ name: String?) throws(GameError) -> Rules {
    guard let name else { return pickup }
    guard let rules = presets.first(where: { $0.name == name }) else { throw .unknownRules(name) }
    return rules
  }

  /// These rules with some values changed; refused if they then contradict themselves.
  public func with(_ changes: RuleChanges) throws(GameError) -> Rules {
    var rules = self
    rules.side = changes.side ?? side
    rules.target = changes.target ?? target
    rules.margin = changes.margin ?? margin
    rules.cap = changes.cap ?? cap
    rules.timeLimit = changes.timeLimit ?? timeLimit
    // Without a limit there is nothing to count down from.
    rules.clock = changes.clock ?? (rules.timeLimit == nil ? .up : clock)
    rules.roster = changes.roster ?? roster
    rules.bonus = changes.bonus ?? bonus
    rules.timeouts = changes.timeouts ?? timeouts
    rules.doubleBonus = changes.doubleBonus ?? (rules.bonus == nil ? nil : doubleBonus)
    // With a limit and no overtime given, the next basket wins.
    rules.overtime = changes.overtime ?? (rules.timeLimit == nil ? nil : overtime ?? 1)
    if let reason = rules.contradiction { throw .impossibleRules(reason) }
    rules.name = Rules.presets.first { $0.hasSameValues(as: rules) }?.name ?? "custom"
    return rules
  }

  private func hasSameValues(as other: Rules) -> Bool {
    var named = other
    named.name = name
    return self == named
  }
}
