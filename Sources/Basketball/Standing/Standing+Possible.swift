extension GameState {
  /// More than any game reaches, and sums of it do not overflow.
  private static let largestCount = 1_000_000_000
  /// Exact as a number in JSON.
  private static let largestNumber = 1 << 53

  /// Whether a standing is possible. Checked once for the standing of a document, before a verb
  /// works on it.
  public var isPossible: Bool {
    rules.contradiction == nil && isPossible(.home) && isPossible(.away)
      && (0...Self.largestNumber).contains(lastNumber)
      && (0...Self.largestCount).contains(box.count)
      && (lastPlay.map { teams[$0.who.side].has($0.who) && $0.number <= lastNumber } ?? true)
      && ClockReading(checked: clock.reading.milliseconds) != nil
      && (1...Periods.most).contains(box.period) && clock.period <= box.period
      && (lastPlay?.period ?? 1) <= box.period
  }

  private func isPossible(_ side: Side) -> Bool {
    let (team, line) = (teams[side], box.lines[side])
    guard line.players.count == team.players.count, (try? team.checkNames()) != nil,
      isPossible(line.team), line.players.allSatisfy(isPossible)
    else { return false }
    if let court = box.court?.lines[side] {
      guard court.count == team.players.count, court.allSatisfy(isPossible) else { return false }
    }
    let tally = box.tallies[side]
    guard box.isResult || tally.line.count == box.period,
      (tally.line + [tally.fouls, tally.lateFouls, tally.timeoutsLeft ?? 0])
        .allSatisfy((0...Self.largestCount).contains)
    else { return false }
    return box.overtime.map { (0...Self.largestCount).contains($0[side]) } ?? true
  }

  private func isPossible(_ line: CourtLine) -> Bool {
    (-Self.largestCount...Self.largestCount).contains(line.plusMinus)
      && (-Self.largestNumber...Self.largestNumber).contains(
        line.milliseconds(at: clock.reading))
  }

  private func isPossible(_ line: StatLine) -> Bool {
    func isCount(_ count: Int) -> Bool { (0...Self.largestCount).contains(count) }
    for row in MoveRow.table where !isCount(line[row.move]) { return false }
    return isCount(line.offensiveRebounds) && isCount(line.defensiveRebounds)
      && isCount(line.result)
  }
}
