import Fixtures
import Basketball

/// A scorer who does anything at any time, and keeps a plain record of it beside the game: the
/// steps in effect, the steps taken back, and the number of the next play.
struct Scorer {
  var random: SplitMix64
  var sheet: Scoresheet
  /// Seconds of the wall clock, which jumps.
  var now = 0.0
  /// The plays of the steps in effect, oldest first.
  var steps: [[Play]] = []
  /// The plays of the steps taken back, the next to redo last.
  var undone: [[Play]] = []
  var lastNumber = 0

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    sheet = try newGame(
      target: Int.random(in: 1...8, using: &random), margin: Int.random(in: 1...3, using: &random))
  }

  /// The plays in effect added up a second time, with some more.
  func fold(with more: [Play] = []) -> NaiveFold {
    NaiveFold(
      steps.flatMap(\.self) + more, target: sheet.rules.target, margin: sheet.rules.margin)
  }

  /// One to three calls by anybody.
  mutating func calls() -> [Call] {
    (0..<(random.oneIn(4) ? Int.random(in: 2...3, using: &random) : 1)).map { _ in
      let side: Side = Bool.random(using: &random) ? .home : .away
      let place = Int.random(in: 0...3, using: &random)
      let who = place == 3 ? Who(side) : Who(side, teams[side].players[place].name)
      return Call(who, Move.allCases[Int.random(in: 0..<5, using: &random)])
    }
  }

  /// No reading, that of an earlier play, or one near the clock: late, tied or ahead.
  mutating func reading(shown: ClockReading) -> ClockReading? {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: sheet.box.plays.randomElement(using: &random)?.play.reading
    case 1:
      ClockReading(
        milliseconds: max(0, shown.milliseconds + 500 * Int.random(in: -8...4, using: &random)))
    default: nil
    }
  }

  /// The error a record should meet by the plain record; nil when it should be taken.
  func refusal(of new: [Play], typed: ClockReading?, shown: ClockReading) -> GameError? {
    if let typed, sheet.clock.isRunning, typed > shown {
      return .aheadOfClock(typed, clock: shown)
    }
    let fold = fold(with: new)
    let moved = fold.behind.filter { $0 <= lastNumber }
    let known = steps.flatMap(\.self)
    if !moved.isEmpty {
      return .playsBehindFinish(moved.compactMap { number in known.first { $0.number == number } })
    }
    return fold.behind.isEmpty ? nil : fold.over
  }
}
