import Basketball
import JSON

/// Attempts and percentages of a line, or of a whole team.
public struct ShotsDocument: Equatable, Sendable {
  /// How often each shot was tried; nil if no miss was recorded in the game.
  public private(set) var attempts: ShotFigures?
  /// Percent that went in, in thousandths.
  public private(set) var percentage: ShotFigures?
  /// Points per shot from the field, in thousandths.
  public private(set) var pointsPerShot: Int?

  /// No figures.
  init() {}

  /// The figures of these shots.
  public init(_ shots: Shots) {
    (attempts, percentage) = (shots.attempts, shots.percentage)
    pointsPerShot = shots.pointsPerShot
  }
}

/// Its keys, each among those of the line or the team that it is of.
extension ShotsDocument {
  mutating func attemptsKey(_ json: inout DocumentCoder) throws(JSONError) {
    try json.figures("attempts", &attempts, areCounts: true)
  }

  mutating func percentageKey(_ json: inout DocumentCoder) throws(JSONError) {
    try json.figures("percentage", &percentage, areCounts: false)
  }

  mutating func pointsPerShotKey(_ json: inout DocumentCoder) throws(JSONError) {
    if json.passes(figure: "pointsPerShot") { return }
    try json.thousandths("pointsPerShot", &pointsPerShot)
  }
}

/// The contract's figures of shots.
private struct FiguresDocument: KeyedDocument {
  var figures = ShotFigures()
  /// Whether the figures are counts; else they are thousandths.
  let areCounts: Bool

  mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    try figure("field", &figures.field, in: &json)
    try figure("freeThrow", &figures[.freeThrow], in: &json)
    try figure("onePoint", &figures[.onePoint], in: &json)
    try figure("threePoints", &figures[.threePoints], in: &json)
    try figure("twoPoints", &figures[.twoPoints], in: &json)
  }

  private func figure(
    _ key: StaticString, _ value: inout Int?, in json: inout DocumentCoder
  ) throws(JSONError) {
    if areCounts { try json.count(key, &value) } else { try json.thousandths(key, &value) }
  }
}

extension DocumentCoder {
  /// Figures of shots, or nil.
  fileprivate mutating func figures(
    _ key: StaticString, _ value: inout ShotFigures?, areCounts: Bool
  ) throws(JSONError) {
    if passes(figure: key) { return }
    var document = value.map { FiguresDocument(figures: $0, areCounts: areCounts) }
    try self.document(key, &document, empty: FiguresDocument(areCounts: areCounts))
    value = document?.figures
  }
}
