/// The plays of a game in order by the clock, each with the score after it.
public struct PlayByPlay: Equatable, Sendable {
  /// The plays in order.
  public private(set) var plays: [ScoredPlay] = []

  /// No plays, and room for so many.
  init(reserving count: Int = 0) { plays.reserveCapacity(count) }

  /// Adds the play that comes next.
  mutating func append(_ play: ScoredPlay) {
    plays.append(play)
  }

  /// Whether no side has won at any time when a late play is put in its place.
  func hasNoFinish(with late: Play, by rules: Rules) -> Bool {
    let (side, points) = (late.who.side, late.move.points)
    guard points > 0 else { return true }
    let place = firstPlace { late.precedes($0.play) }
    guard rules.winner(score(before: place).adding(points, to: side)) == nil else { return false }
    return plays[place...].allSatisfy { rules.winner($0.score.adding(points, to: side)) == nil }
  }

  /// Puts a late play in its place and corrects the scores after it.
  mutating func insert(_ late: Play) {
    let (side, points) = (late.who.side, late.move.points)
    let place = firstPlace { late.precedes($0.play) }
    if points > 0 {
      for index in place..<plays.count { plays[index].add(points, to: side) }
    }
    let score = score(before: place).adding(points, to: side)
    plays.insert(ScoredPlay(late, score: score), at: place)
  }

  private func score(before place: Int) -> Sides<Int> {
    place > 0 ? plays[place - 1].score : Sides(home: 0, away: 0)
  }

  /// The play of a number, if it counts.
  public func play(_ number: Int) -> ScoredPlay? {
    plays.last { $0.play.number == number }
  }

  /// The assist on a basket.
  func assist(on basket: Int) -> Play? { plays.last { $0.play.basket == basket }?.play }

  /// The plays at a reading, in order.
  func plays(at reading: ClockReading) -> [Play] {
    plays[firstPlace { $0.play.reading >= reading }..<firstPlace { $0.play.reading > reading }]
      .map(\.play)
  }

  /// The place of the first play that a condition holds for, in a list in which it holds for all
  /// that follow.
  private func firstPlace(_ isLater: (ScoredPlay) -> Bool) -> Int {
    var (low, high) = (0, plays.count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(plays[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
