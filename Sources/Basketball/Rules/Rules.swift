/// How a court plays: what a side is, how long a game lasts, and what ends it.
public struct Rules: Equatable, Sendable {
  /// The name of the set, `custom` if it is none of the presets.
  public var name: String
  /// Players a team has on court.
  public var side: Int
  /// Points a winner has at least; nil where only time decides.
  public var target: Int?
  /// Points by which a side wins that has the target.
  public var margin: Int
  /// Points that win whatever the lead; nil if there is no cap.
  public var cap: Int?
  /// The length of all periods together; nil if there is no limit.
  public var timeLimit: ClockReading?
  /// Which way the clock is read.
  public var clock: ClockDirection
  /// Points that win an overtime without a clock, counted from its start: with 1 the next basket wins.
  /// It is played if the score is level at the limit.
  public var overtime: Int?
  /// Players a team has at most, substitutes included; nil for any number.
  public var roster: Int?
  /// Team fouls from which on the other side has a bonus; nil if fouls have no penalty.
  public var bonus: Int?
  /// Team fouls from which on it has the double bonus.
  public var doubleBonus: Int?
  /// Time-outs that a team has in a game; nil if nobody counts them, or they are counted by halves.
  public var timeouts: Int?

  /// Periods of equal length before any overtime.
  public var periods = 1
  /// The length of an overtime with a clock, played again and again while the score is level.
  public var overtimeLength: ClockReading?
  /// What shots from the field are worth.
  public var shots = ShotValues.oneAndTwo
  /// Fouls with which a player is out; nil if there is no limit.
  public var foulLimit: Int?
  /// When team fouls are counted anew.
  public var foulsReset = FoulsReset.game
  /// Which team fouls an overtime begins with.
  public var overtimeFouls = OvertimeFouls.continue
  /// The bonus late in a period, if there is another one.
  public var lateBonus: LateBonus?
  /// Team fouls from which on there is a bonus in overtime, if they are others.
  public var overtimeBonus: Int?
  /// Time-outs in the first and in the second half.
  public var timeoutsPerHalf: [Int]?
  /// Time-outs that each overtime brings; nil if it brings none and takes none.
  public var timeoutsPerOvertime: Int?
  /// Whether unused time-outs go over into the next half and into overtime.
  public var timeoutsCarry = false
  /// How many fouls of a player each kind is.
  public var personalFouls = FoulCounts.ofPlayers
  /// How many fouls of the team each kind is.
  public var teamFouls = FoulCounts.ofPlayers
  /// Which five a free throw counts for in plus-minus.
  public var freeThrowFive = FreeThrowFive.made

  /// A set of rules, unchecked: `contradiction` tells what is wrong with it.
  public init(
    name: String, side: Int, target: Int?, margin: Int, cap: Int? = nil,
    timeLimit: ClockReading? = nil, clock: ClockDirection = .up, overtime: Int? = nil,
    roster: Int? = nil, bonus: Int? = nil, doubleBonus: Int? = nil,
    timeouts: Int? = nil
  ) {
    (self.name, self.side, self.target, self.margin) = (name, side, target, margin)
    (self.cap, self.timeLimit, self.clock, self.overtime) = (cap, timeLimit, clock, overtime)
    (self.roster, self.bonus, self.doubleBonus) = (roster, bonus, doubleBonus)
    self.timeouts = timeouts
  }

  /// Far beyond any game, and far from overflowing a sum.
  static let largest = 1_000_000
}

/// What shots from the field are worth.
public enum ShotValues: Int, CaseIterable, Sendable {
  case oneAndTwo = 1
  case twoAndThree

  /// From inside the arc, and from behind it.
  public var values: [Int] { [rawValue, rawValue + 1] }

  /// The shots of these values, if there are such.
  public init?(_ values: [Int]) {
    guard let shots = Self(rawValue: values.first ?? 0), shots.values == values else { return nil }
    self = shots
  }

  /// Whether there is such a shot.
  public func has(_ shot: Shot) -> Bool {
    switch shot {
    case .onePoint: self == .oneAndTwo
    case .twoPoints, .freeThrow: true
    case .threePoints: self == .twoAndThree
    }
  }
}

extension FoulCounts {
  /// Every kind is one.
  public static let everyKind = FoulCounts(Move.fouls)

  /// Every kind of a player is one; coach and bench are none.
  static let ofPlayers = FoulCounts(Move.fouls.filter { $0 != .benchFoul })
}

extension Rules {
  /// Whether there is such a move in a game by these rules.
  public func has(_ move: Move) -> Bool { move.row.shot.map(shots.has) ?? true }

  /// Whether a move is offered: half-court games know one kind of foul and no arrow, though a scorer
  /// may write the others down.
  public func offers(_ move: Move) -> Bool {
    has(move) && (tellsFoulsApart || !move.row.isOfFullCourt)
  }

  /// The moves that are offered, in the order of the table.
  public var moves: [MoveRow] { MoveRow.table.filter { offers($0.move) } }

  /// How many of a team belong on court, of so many players.
  public func onCourt(of players: Int) -> Int { min(side, players) }

  /// Whether fouls of players are told apart by kind, as on a full court.
  public var tellsFoulsApart: Bool { foulLimit != nil }

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
    rules.roster = changes.roster ?? roster
    rules.bonus = changes.bonus ?? bonus
    rules.timeouts = changes.timeouts ?? timeouts
    rules.doubleBonus = changes.doubleBonus ?? (rules.bonus == nil ? nil : doubleBonus)
    rules.shots = changes.shots ?? shots
    rules.foulLimit = changes.foulLimit ?? foulLimit
    rules.foulsReset = changes.foulsReset ?? foulsReset
    try rules.changeTime(changes)
    if let reason = rules.contradiction { throw .impossibleRules(reason) }
    rules.name = Rules.presets.first { $0.hasSameValues(as: rules) }?.name ?? "custom"
    return rules
  }

  private mutating func changeTime(_ changes: RuleChanges) throws(GameError) {
    if changes.length != nil, changes.timeLimit != nil {
      throw .impossibleRules("a game is so long or its periods are, not both")
    }
    let length = changes.length ?? (changes.periods == nil ? nil : self.length)
    periods = changes.periods ?? periods
    if let length, changes.timeLimit == nil {
      // A period is shorter than any clock, so that no product overflows.
      guard let total = length.times(periods) else {
        throw .impossibleRules("\(periods) periods of \(length.text) are no game")
      }
      timeLimit = total
    }
    timeLimit = changes.timeLimit ?? timeLimit
    // Without a limit there is nothing to count down from.
    clock = changes.clock ?? (timeLimit == nil ? .up : clock)
    if changes.overtime != nil, changes.overtimeLength != nil {
      throw .impossibleRules("an overtime is so long or to so many points, not both")
    }
    // With a limit and no overtime given, the next basket wins.
    overtimeLength =
      timeLimit == nil || changes.overtime != nil ? nil : changes.overtimeLength ?? overtimeLength
    overtime =
      changes.overtime ?? (timeLimit == nil || overtimeLength != nil ? nil : overtime ?? 1)
    if changes.overtimeLength != nil, timeLimit == nil { overtimeLength = changes.overtimeLength }
  }

  private func hasSameValues(as other: Rules) -> Bool {
    var named = other
    named.name = name
    return self == named
  }
}
