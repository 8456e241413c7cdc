/// A figure for each kind of shot, and for all field goals; nil if unknown.
public struct ShotFigures: Equatable, Sendable {
  /// For all field goals.
  public var field: Int?
  private var onePoint, twoPoints, threePoints, freeThrow: Int?

  /// No figures.
  public init() {}

  /// The figure of a kind.
  public subscript(shot: Shot) -> Int? {
    get {
      switch shot {
      case .onePoint: onePoint
      case .twoPoints: twoPoints
      case .threePoints: threePoints
      case .freeThrow: freeThrow
      }
    }
    set {
      switch shot {
      case .onePoint: onePoint = newValue
      case .twoPoints: twoPoints = newValue
      case .threePoints: threePoints = newValue
      case .freeThrow: freeThrow = newValue
      }
    }
  }
}

/// Which kinds of misses were recorded in a game. Attempts and percentages exist only for these: a
/// scorer without misses may have recorded only the shots that went in.
public struct Shooting: Equatable, Sendable {
  /// Whether misses from the field were recorded.
  fileprivate let hasField: Bool
  /// Whether missed free throws were recorded, which is also true if misses from the field were.
  public let hasFreeThrows: Bool
  /// Whether fouls drawn were recorded, and blocks.
  let hasFoulsDrawn, hasBlocks: Bool
  /// Whether the counts that ratings need were recorded: misses from the field, rebounds and turnovers. The
  /// performance index also needs fouls drawn and who was blocked; the game score needs whose misses were rebounded.
  let hasRatings, hasIndex, hasGameScore: Bool
  /// The fouls that count for a player.
  let personalFouls: FoulCounts
  /// Whether the usage of players can be computed, which needs no rebounds.
  public let hasUsage: Bool
  /// Whether a shot has a place, or is of a fast break.
  let tells: ToldOfShots

  /// What was recorded in a game, by the sums of its teams' lines and what is told of its shots.
  ///
  /// - Parameter isSheet: whether it is a sheet of totals, which does not tell who was blocked, nor whose
  ///   misses were rebounded.
  public init(
    _ sums: Sides<StatLine>, tells: ToldOfShots = [], personalFouls: FoulCounts = .ofPlayers,
    isSheet: Bool = false
  ) {
    self.tells = tells
    self.personalFouls = personalFouls
    func has(_ move: Move) -> Bool { sums.home[move] > 0 || sums.away[move] > 0 }
    hasField = has(.missedOnePoint) || has(.missedTwoPoints) || has(.missedThreePoints)
    hasFreeThrows = hasField || has(.missedFreeThrow)
    hasFoulsDrawn = has(.foulDrawn)
    hasBlocks = has(.block) && !isSheet
    hasUsage = hasField && has(.turnover)
    hasRatings = hasUsage && has(.rebound)
    hasIndex = hasRatings && hasFoulsDrawn && !(isSheet && has(.block))
    hasGameScore = hasRatings && !isSheet
  }

  /// The shots of a line of the game.
  public func shots(of line: StatLine) -> Shots { Shots(line, self) }
}

/// Shots made and tried, in one line or in the lines of many games.
public struct Shots: Equatable, Sendable {
  /// How many went in, and how many were tried: nil for a kind of which no miss was recorded.
  private var made = ShotFigures()
  private var tried = ShotFigures()
  /// The figures of the line besides its shots.
  public private(set) var figures = Figures()

  /// No shots.
  public init() {}

  fileprivate init(_ line: StatLine, _ kept: Shooting) {
    figures = Figures(line, kept)
    for shot in Shot.allCases where shot == .freeThrow ? kept.hasFreeThrows : kept.hasField {
      let good = line[shot.made]
      let all = good &+ line[shot.missed]
      made[shot] = good
      tried[shot] = all
      if shot == .freeThrow { continue }
      made.field = (made.field ?? 0) &+ good
      tried.field = (tried.field ?? 0) &+ all
    }
  }

  /// Adds other shots.
  public mutating func add(_ other: Shots) {
    made.add(other.made)
    tried.add(other.tried)
    figures.add(other.figures)
  }

  /// Attempts; nil if no miss was recorded.
  public var attempts: ShotFigures? { tried == ShotFigures() ? nil : tried }

  /// Percentages, in thousandths; nil if no miss was recorded.
  public var percentage: ShotFigures? {
    guard let attempts else { return nil }
    func percent(_ made: Int?, of attempts: Int?) -> Int? {
      Ratio(made.map { $0 &* 100 }, attempts)?.thousandths
    }
    var figures = ShotFigures()
    for shot in Shot.allCases { figures[shot] = percent(made[shot], of: attempts[shot]) }
    figures.field = percent(made.field, of: attempts.field)
    return figures
  }

  /// Points per field goal attempt, in thousandths; nil without attempts.
  public var pointsPerShot: Int? {
    let points = Shot.allCases.reduce(0) { points, shot in
      shot == .freeThrow ? points : points &+ shot.points &* (made[shot] ?? 0)
    }
    return Ratio(points, tried.field)?.thousandths
  }
}

extension ShotFigures {
  /// Adds the figures that are known.
  fileprivate mutating func add(_ other: ShotFigures) {
    for shot in Shot.allCases { self[shot].add(other[shot]) }
    field.add(other.field)
  }
}

extension Int? {
  /// Adds another number, if it is known.
  mutating func add(_ other: Int?) {
    if let other { self = (self ?? 0) &+ other }
  }
}

/// A ratio of whole numbers, compared exactly: 1 of 3 equals 2 of 6.
public struct Ratio: Sendable {
  public let part, whole: Int

  /// The ratio of two numbers; nil if the whole is 0, or either is not known.
  public init?(_ part: Int?, _ whole: Int?) {
    guard let part, let whole, whole > 0 else { return nil }
    self.part = part
    self.whole = whole
  }

  /// The ratio in thousandths, rounded to the nearest.
  public var thousandths: Int { rounded(1000) }
  /// The ratio in thousandths, rounded to the nearest tenth.
  public var tenths: Int { 100 &* rounded(10) }

  private func rounded(_ units: UInt) -> Int {
    let whole = UInt(whole)
    let size = (part.magnitude &* 2 &* units &+ whole) / (2 &* whole)
    return Int(truncatingIfNeeded: size) &* part.signum()
  }

  /// The ratio of the sum of both parts to the sum of both wholes; the known ratio if the other is nil.
  public static func pooled(_ one: Ratio?, _ other: Ratio?) -> Ratio? {
    guard let one, let other else { return one ?? other }
    return Ratio(one.part &+ other.part, one.whole &+ other.whole)
  }
}

extension Ratio: Comparable {
  /// Whether both are equal.
  public static func == (one: Ratio, other: Ratio) -> Bool {
    one.part &* other.whole == other.part &* one.whole
  }

  /// Whether the first is less.
  public static func < (one: Ratio, other: Ratio) -> Bool {
    one.part &* other.whole < other.part &* one.whole
  }
}
