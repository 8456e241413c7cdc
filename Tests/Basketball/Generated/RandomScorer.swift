import Fixtures
@testable import Basketball

/// A scorer who does anything at any time of a wall clock that jumps, and has plain lists beside
/// the game: the steps in effect, the steps taken back, and the number of the next play.
struct RandomScorer {
  var random: SplitMix64
  var sheet: Scoresheet
  /// Seconds of the wall clock, which jumps.
  var now = 0.0
  /// The plays of the steps in effect, oldest first.
  var steps: [[Play]] = []
  /// The plays of the steps taken back, the next to redo last.
  var undone: [[Play]] = []
  var lastNumber = 0

  init(seed: Int) throws {
    random = SplitMix64(seed: seed)
    sheet = try newGame(
      target: Int.random(in: 1...8, using: &random), margin: Int.random(in: 1...3, using: &random))
  }

  /// The plays in effect added up a second time, with some more.
  func naive(with more: [Play] = []) -> NaiveGame {
    NaiveGame(steps.flatMap(\.self) + more, by: sheet.standing.rules, late: [], isUp: false)
  }

  /// One to three plays by anybody.
  mutating func requests() -> [(who: Who, move: Move)] {
    (0..<(random.oneIn(4) ? Int.random(in: 2...3, using: &random) : 1)).map { _ in
      let side: Side = Bool.random(using: &random) ? .home : .away
      let place = Int.random(in: 0...3, using: &random)
      let who = place == 3 ? Who(side) : Who(side, teams[side].players[place].name)
      return (who, .any(by: who, using: &random))
    }
  }

  /// No reading, that of an earlier play, or one near the clock: late, tied or ahead.
  mutating func reading(shown: ClockReading) -> ClockReading? {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: sheet.plays.randomElement(using: &random)?.reading
    case 1:
      ClockReading(
        milliseconds: max(0, shown.milliseconds + 500 * Int.random(in: -8...4, using: &random)))
    default: nil
    }
  }

  /// The error a record should meet by the plain lists; nil when it should be accepted.
  func refusal(of new: [Play], typed: ClockReading?, shown: ClockReading) -> GameError? {
    if let typed, sheet.clock.isRunning, typed > shown {
      return .aheadOfClock(typed, clock: shown)
    }
    let earlier = steps.flatMap(\.self).max {
      ($0.reading.milliseconds, $0.number) < ($1.reading.milliseconds, $1.number)
    }
    for (last, play) in zip([earlier] + new, new)
    where typed == nil && naive().finish == nil && play.move == .assist && play.basket == nil {
      if let last, [.onePoint, .twoPoints].contains(last.move), last.who.side != play.who.side,
        last.reading == play.reading
      {
        return .assistOfOtherSide(teams[play.who.side].name, than: teams[last.who.side].name)
      }
    }
    let naive = naive(with: new)
    let moved = naive.afterFinish.filter { $0.number <= lastNumber }
    if !moved.isEmpty { return .playsAfterFinish(moved) }
    return naive.afterFinish.isEmpty ? nil : naive.refusal
  }
}
