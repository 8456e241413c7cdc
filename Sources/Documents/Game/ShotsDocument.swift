import Basketball
import JSON

/// What the shots of a line, or of a whole team, come to.
public struct ShotsDocument: Equatable, Sendable {
  /// How often each shot was tried; nil where no miss was recorded in the game.
  public internal(set) var attempts: ShotFigures?
  /// How many of a hundred went in, in thousandths.
  public internal(set) var percentage: ShotFigures?
  /// Points by a shot from the field, in thousandths.
  public internal(set) var pointsPerShot: Int?

  /// None that are told.
  init() {}

  /// What these shots come to.
  public init(_ shots: Shots) {
    (attempts, percentage) = (shots.attempts, shots.percentage)
    pointsPerShot = shots.pointsPerShot
  }
}

/// The contract's figures of shots.
private struct FiguresDocument: KeyedDocument {
  var figures = ShotFigures(field: nil, freeThrow: nil, onePoint: nil, twoPoints: nil)
  /// Whether they are counts; else they are told in thousandths.
  let areCounts: Bool

  mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    try figure("field", &figures.field, in: &json)
    try figure("freeThrow", &figures.freeThrow, in: &json)
    try figure("onePoint", &figures.onePoint, in: &json)
    try figure("twoPoints", &figures.twoPoints, in: &json)
  }

  private func figure(
    _ key: StaticString, _ value: inout Int?, in json: inout DocumentCoder
  ) throws(JSONError) {
    if areCounts { try json.count(key, &value) } else { try json.thousandths(key, &value) }
  }
}

extension DocumentCoder {
  /// Figures of shots, or nil: counts, or else thousandths.
  mutating func figures(
    _ key: StaticString, _ value: inout ShotFigures?, areCounts: Bool
  ) throws(JSONError) {
    var document = value.map { FiguresDocument(figures: $0, areCounts: areCounts) }
    try self.document(key, &document, empty: FiguresDocument(areCounts: areCounts))
    value = document?.figures
  }
}
