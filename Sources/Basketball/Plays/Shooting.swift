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
  private let hasField: Bool
  /// Whether missed free throws were recorded, which is also true if misses from the field were.
  private let hasFreeThrows: Bool

  /// The misses in the lines of a game.
  public init(_ lines: Sides<TeamLine>) {
    func has(_ move: Move) -> Bool { lines.home.has(move) || lines.away.has(move) }
    hasField = has(.missedOnePoint) || has(.missedTwoPoints) || has(.missedThreePoints)
    hasFreeThrows = hasField || has(.missedFreeThrow)
  }

  /// The shots of a line of the game.
  public func shots(of line: StatLine) -> Shots {
    Shots(field: hasField ? line : nil, freeThrows: hasFreeThrows ? line : nil)
  }
}

/// Shots made and missed, in one line or in the lines of many games.
public struct Shots: Equatable, Sendable {
  /// The line over games in which misses from the field were recorded; nil if there is none.
  private var field: StatLine?
  /// The line over games in which missed free throws were recorded.
  private var freeThrows: StatLine?

  /// No shots.
  public init() {}

  fileprivate init(field: StatLine?, freeThrows: StatLine?) {
    (self.field, self.freeThrows) = (field, freeThrows)
  }

  /// Adds a line of a game, with the attempts that its document tells.
  public mutating func add(_ line: StatLine, attempts: ShotFigures?) {
    if attempts?.field != nil { field.add(line) }
    if attempts?[.freeThrow] != nil { freeThrows.add(line) }
  }

  /// Adds other shots.
  public mutating func add(_ other: Shots) {
    if let line = other.field { field.add(line) }
    if let line = other.freeThrows { freeThrows.add(line) }
  }

  /// Attempts; nil if no miss was recorded.
  public var attempts: ShotFigures? {
    guard field != nil || freeThrows != nil else { return nil }
    var figures = ShotFigures()
    for shot in Shot.allCases {
      let line = shot == .freeThrow ? freeThrows : field
      figures[shot] = line.map { $0[shot.made] &+ $0[shot.missed] }
    }
    figures.field = field.map { $0.fieldGoals &+ $0.missedFieldGoals }
    return figures
  }

  /// Percentages, in thousandths; nil if no miss was recorded.
  public var percentage: ShotFigures? {
    guard let attempts else { return nil }
    func percent(_ made: Int?, of attempts: Int?) -> Int? {
      made.flatMap { Ratio($0 &* 100, attempts ?? 0)?.thousandths }
    }
    var figures = ShotFigures()
    for shot in Shot.allCases {
      let line = shot == .freeThrow ? freeThrows : field
      figures[shot] = percent(line?[shot.made], of: attempts[shot])
    }
    figures.field = percent(field?.fieldGoals, of: attempts.field)
    return figures
  }

  /// Points per field goal attempt, in thousandths; nil without attempts.
  public var pointsPerShot: Int? {
    let points = field.map { $0.points &- $0[.freeThrow] &- $0.result }
    return points.flatMap { Ratio($0, attempts?.field ?? 0)?.thousandths }
  }
}

extension StatLine? {
  /// Adds a line to this one, or becomes that line if it is nil.
  fileprivate mutating func add(_ line: StatLine) {
    if self == nil { self = line } else { self?.add(line) }
  }
}

extension StatLine {
  fileprivate var fieldGoals: Int { self[.onePoint] &+ self[.twoPoints] &+ self[.threePoints] }

  fileprivate var missedFieldGoals: Int {
    self[.missedOnePoint] &+ self[.missedTwoPoints] &+ self[.missedThreePoints]
  }
}
