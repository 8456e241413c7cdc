/// A figure for each kind of shot, and for those from the field together; nil if it is unknown.
public struct ShotFigures: Equatable, Sendable {
  /// For all shots from the field.
  public var field: Int?
  /// For free throws.
  public var freeThrow: Int?
  /// For shots for one point.
  public var onePoint: Int?
  /// For shots for two points.
  public var twoPoints: Int?

  /// These figures.
  public init(field: Int?, freeThrow: Int?, onePoint: Int?, twoPoints: Int?) {
    (self.field, self.freeThrow) = (field, freeThrow)
    (self.onePoint, self.twoPoints) = (onePoint, twoPoints)
  }
}

/// Which kinds of misses were recorded in a game. Attempts and percentages are told only for those: a
/// scorer who recorded no miss may have recorded only the shots that went in.
public struct Shooting: Equatable, Sendable {
  /// Whether misses from the field were recorded.
  private let hasField: Bool
  /// Whether missed free throws were recorded; a scorer who records misses from the field records
  /// these too.
  private let hasFreeThrows: Bool

  /// The misses in the lines of a game.
  public init(_ lines: Sides<TeamLine>) {
    func has(_ move: Move) -> Bool { lines.home.has(move) || lines.away.has(move) }
    hasField = has(.missedOnePoint) || has(.missedTwoPoints)
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
    if attempts?.field != nil { field = field?.adding(line) ?? line }
    if attempts?.freeThrow != nil { freeThrows = freeThrows?.adding(line) ?? line }
  }

  /// Adds other shots.
  public mutating func add(_ other: Shots) {
    if let line = other.field { field = field?.adding(line) ?? line }
    if let line = other.freeThrows { freeThrows = freeThrows?.adding(line) ?? line }
  }

  /// How often each was tried; nil if no miss was recorded.
  public var attempts: ShotFigures? {
    guard field != nil || freeThrows != nil else { return nil }
    let ones = field.map { $0[.onePoint] &+ $0[.missedOnePoint] }
    let twos = field.map { $0[.twoPoints] &+ $0[.missedTwoPoints] }
    return ShotFigures(
      field: ones.flatMap { ones in twos.map { ones &+ $0 } },
      freeThrow: freeThrows.map { $0[.freeThrow] &+ $0[.missedFreeThrow] }, onePoint: ones,
      twoPoints: twos)
  }

  /// Percent that went in, in thousandths; nil if no miss was recorded.
  public var percentage: ShotFigures? {
    guard let attempts else { return nil }
    func made(_ moves: [Move], _ line: StatLine?, of attempts: Int?) -> Int? {
      let made = line.map { line in moves.reduce(0) { $0 &+ line[$1] } }
      return made.flatMap { Ratio($0 &* 100, attempts ?? 0)?.thousandths }
    }
    return ShotFigures(
      field: made([.onePoint, .twoPoints], field, of: attempts.field),
      freeThrow: made([.freeThrow], freeThrows, of: attempts.freeThrow),
      onePoint: made([.onePoint], field, of: attempts.onePoint),
      twoPoints: made([.twoPoints], field, of: attempts.twoPoints))
  }

  /// Points per shot from the field, in thousandths; nil if there was none.
  public var pointsPerShot: Int? {
    let points = field.map { $0[.onePoint] &+ 2 &* $0[.twoPoints] }
    return points.flatMap { Ratio($0, attempts?.field ?? 0)?.thousandths }
  }
}
