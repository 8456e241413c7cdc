/// A figure for each kind of shot, and for those from the field together; nil where it cannot be told.
public struct ShotFigures: Equatable, Sendable {
  /// Of shots from the field, whatever they are worth.
  public let field: Int?
  /// Of free throws.
  public let freeThrow: Int?
  /// Of shots for one point.
  public let onePoint: Int?
  /// Of shots for two points.
  public let twoPoints: Int?

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

  /// How often each shot was tried; nil where no miss was recorded.
  public func attempts(of line: StatLine) -> ShotFigures? {
    guard isTold else { return nil }
    func tried(_ shot: Shot) -> Int { line[shot.made] &+ line[shot.missed] }
    let (ones, twos) = (tried(.onePoint), tried(.twoPoints))
    return ShotFigures(
      field: hasField ? ones &+ twos : nil, freeThrow: tried(.freeThrow),
      onePoint: hasField ? ones : nil, twoPoints: hasField ? twos : nil)
  }

  /// How many of a hundred went in, in thousandths; nil where there was none.
  public func percentage(of line: StatLine) -> ShotFigures? {
    guard let attempts = attempts(of: line) else { return nil }
    func made(_ made: Int, of attempts: Int?) -> Int? { ratio(made &* 100, to: attempts) }
    return ShotFigures(
      field: made(line[.onePoint] &+ line[.twoPoints], of: attempts.field),
      freeThrow: made(line[.freeThrow], of: attempts.freeThrow),
      onePoint: made(line[.onePoint], of: attempts.onePoint),
      twoPoints: made(line[.twoPoints], of: attempts.twoPoints))
  }

  /// Points by a shot from the field, in thousandths; nil where there was none.
  public func pointsPerShot(of line: StatLine) -> Int? {
    ratio(line[.onePoint] &+ 2 &* line[.twoPoints], to: attempts(of: line)?.field)
  }

  /// A ratio in thousandths, rounded to the nearest.
  private func ratio(_ part: Int, to whole: Int?) -> Int? {
    guard let whole, whole > 0 else { return nil }
    return (part &* 2000 &+ whole) / (2 &* whole)
  }
}
