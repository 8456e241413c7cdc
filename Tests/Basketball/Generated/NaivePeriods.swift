@testable import Basketball

/// What counts by periods, worked out a second time from a list of plays: each fact by going over all
/// plays, by the rule as a book has it.
struct NaivePeriods {
  let rules: Rules
  let plays: [Play]
  /// The period that is on.
  let period: Int
  /// Where the clock stands.
  let clock: Moment

  func line(_ side: Side) -> [Int] {
    (1...period).map { number in
      plays.filter { $0.period == number && $0.who.side == side }.map(\.move.points).reduce(0, +)
    }
  }

  /// The periods whose fouls count now.
  private var counting: ClosedRange<Int> {
    if period > rules.periods, rules.overtimeFouls == .reset { return period...period }
    let last = min(period, rules.periods)
    let half = rules.periods / 2
    let first =
      switch rules.foulsReset {
      case .game: 1
      case .half: last > half ? half + 1 : 1
      case .period: last
      }
    return first...period
  }

  private func sum(_ plays: [Play]) -> Int { plays.map { rules.teamFouls[$0.move] }.reduce(0, +) }

  func fouls(_ side: Side) -> Int {
    sum(plays.filter { $0.who.side == side && counting.contains($0.period) })
  }

  func penalty(_ side: Side) -> Penalty? {
    let count = fouls(side) + (rules.penaltyAhead ? 1 : 0)
    if let double = rules.doubleBonus, count >= double { return .doubleBonus }
    let isOvertime = period > rules.periods
    if let bonus = isOvertime ? rules.overtimeBonus ?? rules.bonus : rules.bonus, count >= bonus {
      return .bonus
    }
    guard let late = rules.lateBonus, let end = rules.schedule[period].end else { return nil }
    let fouls = plays.filter {
      $0.who.side == side && $0.period == period
        && end.milliseconds - $0.reading.milliseconds <= late.last.milliseconds
    }
    return sum(fouls) >= late.from ? .bonus : nil
  }

  func timeoutsLeft(_ side: Side) -> Int? {
    guard var left = rules.timeoutsPerHalf?[0] ?? rules.timeouts else { return nil }
    for number in 1...period {
      if number > rules.periods, let more = rules.timeoutsPerOvertime {
        left = (rules.timeoutsCarry ? left : 0) + more
      } else if number <= rules.periods, number == rules.periods / 2 + 1,
        let halves = rules.timeoutsPerHalf
      {
        left = (rules.timeoutsCarry ? left : 0) + halves[1]
      }
      var shown = rules.schedule[number].start.milliseconds
      left = kept(left, in: number, at: shown)
      for play in plays where play.period == number {
        shown = max(shown, play.reading.milliseconds)
        left = kept(left, in: number, at: shown)
        if play.who.side == side, play.move == .timeout { left = max(0, left - 1) }
      }
      if clock.period == number { shown = max(shown, clock.reading.milliseconds) }
      left = kept(left, in: number, at: number < period ? .max : shown)
    }
    return left
  }

  /// What is kept of so many time-outs once the clock of a period has shown a reading.
  private func kept(_ left: Int, in number: Int, at reading: Int) -> Int {
    guard let end = rules.schedule[number].end?.milliseconds else { return left }
    let reached = rules.timeoutCeilings.filter {
      $0.period == number && end - reading <= $0.left.milliseconds
    }
    return reached.map(\.most).reduce(left, min)
  }
}
