/// A team's counts by period: points, team fouls, time-outs.
public struct PeriodTally: Equatable, Sendable {
  /// Points by period, an entry for each that has begun; none where they are not known.
  public private(set) var byPeriod = [0]
  /// Team fouls in the current count.
  public private(set) var fouls = 0
  /// Team fouls late in the period, if these have a bonus of their own.
  public private(set) var lateFouls = 0
  /// Time-outs left; nil if the rules do not count them.
  public private(set) var timeoutsLeft: Int?

  /// The start of a game, or one with the points of periods that are over.
  init(by rules: Rules, _ byPeriod: [Int] = [0]) {
    self.byPeriod = byPeriod
    timeoutsLeft = rules.timeouts(ofPeriod: 1)
    reach(rules.mostTimeouts(at: .start))
  }

  /// Adds a play of the team in the current period.
  ///
  /// - Parameters:
  ///   - fouls: how many team fouls the play counts for.
  ///   - isLate: whether these are late in the period.
  mutating func add(_ play: Play, fouls count: Int, isLate: Bool) {
    if let last = byPeriod.indices.last { byPeriod[last] += play.move.points }
    if play.move == .timeout { timeoutsLeft = timeoutsLeft.map { max(0, $0 - 1) } }
    fouls += count
    if isLate { lateFouls += count }
  }

  /// The penalty for its fouls, or for those with the next one.
  func penalty(by rules: Rules, isOvertime: Bool, isAhead: Bool = false) -> Penalty? {
    rules.penalty(fouls: fouls + (isAhead ? 1 : 0), late: lateFouls, isOvertime: isOvertime)
  }

  /// Loses the time-outs above a ceiling, if one is reached.
  mutating func reach(_ most: Int?) {
    guard let left = timeoutsLeft, let most else { return }
    timeoutsLeft = min(left, most)
  }

  mutating func begin(_ period: Int, by rules: Rules) {
    byPeriod.append(0)
    lateFouls = 0
    if rules.beginsFoulsAnew(period) { fouls = 0 }
    let start = rules.schedule[period].start
    reach(rules.mostTimeouts(at: Moment(start, in: period - 1)))
    let more =
      period > rules.periods ? rules.timeoutsPerOvertime : rules.timeouts(ofPeriod: period)
    if let left = timeoutsLeft, let more { timeoutsLeft = (rules.timeoutsCarry ? left : 0) + more }
    reach(rules.mostTimeouts(at: Moment(start, in: period)))
  }
}
