/// A figure for each kind of shot, and for those from the field together; nil where it cannot be told.
public struct ShotFigures: Equatable, Sendable {
  /// Of shots from the field, whatever they are worth.
  public var field: Int?
  /// Of free throws.
  public var freeThrow: Int?
  /// Of shots for one point.
  public var onePoint: Int?
  /// Of shots for two points.
  public var twoPoints: Int?

  /// These figures.
  public init(field: Int?, freeThrow: Int?, onePoint: Int?, twoPoints: Int?) {
    (self.field, self.freeThrow) = (field, freeThrow)
    (self.onePoint, self.twoPoints) = (onePoint, twoPoints)
  }
}

/// Which shots a game has misses of: only of those can attempts and percentages be told. Who wrote
/// down no miss may have written down only what went in.
public struct Shooting: Equatable, Sendable {
  /// Whether misses from the field were recorded.
  private let hasField: Bool
  /// Whether missed free throws were recorded; who records misses from the field records these, too.
  private let hasFreeThrows: Bool

  /// What the lines of a game tell.
  public init(_ lines: Sides<TeamLine>) {
    func has(_ move: Move) -> Bool { lines.home.has(move) || lines.away.has(move) }
    hasField = has(.missedOnePoint) || has(.missedTwoPoints)
    hasFreeThrows = hasField || has(.missedFreeThrow)
  }

  /// Whether any miss was recorded.
  public var isTold: Bool { hasFreeThrows }

  /// The shots of a line of the game.
  public func shots(of line: StatLine) -> Shots {
    Shots(field: hasField ? line : nil, freeThrows: hasFreeThrows ? line : nil)
  }
}

/// Shots that were made and tried: of a line, or of the lines of many games.
public struct Shots: Equatable, Sendable {
  /// What was done in games in which misses from the field were recorded; nil where there is none.
  private var field: StatLine?
  /// What was done in games in which missed free throws were recorded.
  private var freeThrows: StatLine?

  /// No shots.
  public init() {}

  fileprivate init(field: StatLine?, freeThrows: StatLine?) {
    (self.field, self.freeThrows) = (field, freeThrows)
  }

  /// Adds those of a line of a game in which so many attempts are told.
  public mutating func add(_ line: StatLine, attempts: ShotFigures?) {
    if attempts?.field != nil { field = field?.adding(line) ?? line }
    if attempts?.freeThrow != nil { freeThrows = freeThrows?.adding(line) ?? line }
  }

  /// Adds others.
  public mutating func add(_ other: Shots) {
    if let line = other.field { field = field?.adding(line) ?? line }
    if let line = other.freeThrows { freeThrows = freeThrows?.adding(line) ?? line }
  }

  /// How often each was tried; nil where no miss was recorded.
  public var attempts: ShotFigures? {
    guard field != nil || freeThrows != nil else { return nil }
    func tried(_ shot: Shot, _ line: StatLine?) -> Int? {
      line.map { $0[shot.made] &+ $0[shot.missed] }
    }
    let (ones, twos) = (tried(.onePoint, field), tried(.twoPoints, field))
    return ShotFigures(
      field: ones.flatMap { ones in twos.map { ones &+ $0 } },
      freeThrow: tried(.freeThrow, freeThrows), onePoint: ones, twoPoints: twos)
  }

  /// How many of a hundred went in, in thousandths; nil where there was none.
  public var percentage: ShotFigures? {
    guard let attempts else { return nil }
    func made(_ shots: [Shot], _ line: StatLine?, of attempts: Int?) -> Int? {
      let made = line.map { line in shots.reduce(0) { $0 &+ line[$1.made] } }
      return made.flatMap { Ratio($0 &* 100, attempts ?? 0)?.thousandths }
    }
    return ShotFigures(
      field: made([.onePoint, .twoPoints], field, of: attempts.field),
      freeThrow: made([.freeThrow], freeThrows, of: attempts.freeThrow),
      onePoint: made([.onePoint], field, of: attempts.onePoint),
      twoPoints: made([.twoPoints], field, of: attempts.twoPoints))
  }

  /// Points by a shot from the field, in thousandths; nil where there was none.
  public var pointsPerShot: Int? {
    let points = field.map { $0[.onePoint] &+ 2 &* $0[.twoPoints] }
    return points.flatMap { Ratio($0, attempts?.field ?? 0)?.thousandths }
  }
}
