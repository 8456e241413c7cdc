import Basketball

/// A player of a live game.
final class LivePlayer: PlayerScoreboardMoveEditorViewModel {
  let name: Dynamic<String>
  let points = Dynamic(0)
  let onePointCount = Dynamic(0)
  let twoPointsCount = Dynamic(0)
  let assistCount = Dynamic(0)
  let reboundCount = Dynamic(0)
  let foulCount = Dynamic(0)
  private let record: (Move) throws -> Void

  /// A player whose moves are recorded by `record`.
  init(_ line: LineDocument, record: @escaping (Move) throws -> Void) {
    name = Dynamic(line.name ?? "")
    self.record = record
    fill(line)
  }

  /// Shows a line of the game's document.
  func fill(_ line: LineDocument) {
    name.update(line.name ?? "")
    points.update(line.points)
    onePointCount.update(line.onePoint)
    twoPointsCount.update(line.twoPoints)
    assistCount.update(line.assist)
    reboundCount.update(line.rebound)
    foulCount.update(line.foul)
  }

  func onePoint() throws { try record(.onePoint) }
  func twoPoints() throws { try record(.twoPoints) }
  func assist() throws { try record(.assist) }
  func rebound() throws { try record(.rebound) }
  func foul() throws { try record(.foul) }
}

extension Dynamic where Value: Equatable {
  /// Sets the value if it is another: who listens hears changes, not repetitions.
  func update(_ new: Value) {
    if new != value { value = new }
  }
}
