import Fixtures
@testable import Basketball

/// A scorer who also corrects, and has whole states beside the game: the one in force, those before
/// it and those taken back. An undo goes back to a state; nothing is worked out from a tape.
struct RandomCorrector {
  /// What a step did to the clock: how many entries there were before it, the numbers of the plays that it
  /// recorded, and whether it set the clock.
  struct Moved {
    let before: GameClock
    let after: GameClock
    let count: Int
    let recorded: Range<Int>
    let isSet: Bool
  }

  var random: SplitMix64
  var sheet: Scoresheet
  /// Seconds of the wall clock, which is put back now and then.
  var now = 0.0
  var state: NaiveState
  var past = [NaiveState]()
  var future = [NaiveState]()
  /// The clock before and after each step in effect.
  var clocks = [Moved]()
  /// The same of the steps taken back.
  var undoneClocks = [Moved]()
  var lastNumber = 0
  /// Whether time is up.
  var isUp = false
  /// How often each verb was accepted.
  var accepted = [String: Int]()

  init(seed: Int) throws {
    random = SplitMix64(seed: seed)
    state = NaiveState(rules: try Self.someRules(&random))
    sheet = newGame(by: state.rules)
  }

  /// The state in force, or another one, added up a second time.
  func naive(_ other: NaiveState? = nil) -> NaiveGame {
    let state = other ?? state
    return NaiveGame(
      state.plays, by: state.rules, late: state.late, isUp: isUp, end: state.end)
  }

  /// Any rules that games can be played by, for short games.
  static func someRules(_ random: inout SplitMix64) throws -> Rules {
    var changes = RuleChanges()
    let target = Int.random(in: 1...7, using: &random)
    let isTimed = !random.oneIn(3)
    changes["target"] = "\(target)"
    changes["margin"] = "\(Int.random(in: (isTimed ? 0 : 1)...3, using: &random))"
    if random.oneIn(2) { changes["cap"] = "\(target + Int.random(in: 0...2, using: &random))" }
    if isTimed {
      let limit = ClockReading(milliseconds: 500 * Int.random(in: 6...50, using: &random))
      changes["limit"] = limit.exactText
      changes["overtime"] = "\(Int.random(in: 1...3, using: &random))"
    }
    if random.oneIn(4) { changes["roster"] = "\(Int.random(in: 4...5, using: &random))" }
    return try Rules.pickup.with(changes)
  }

  /// Anybody who is on a roster, or a team.
  mutating func anybody() -> Who {
    let index = Int.random(in: 0...1, using: &random)
    let name = random.oneIn(5) ? nil : state.rosters[index].randomElement(using: &random)
    return Who(index == 0 ? .home : .away, name)
  }

  /// Somebody by the whole name, or as a scorer may type it.
  mutating func reference(to who: Who) -> PlayerReference {
    random.oneIn(4) ? .typed(who.word) : .exact(who)
  }

  /// Any move, baskets and assists more often.
  mutating func anyMove(by who: Who) -> Move {
    let often = [Move.onePoint, .twoPoints, .assist, .foul, .foulDrawn].randomElement(
      using: &random)
    return random.oneIn(3) ? often ?? .foul : .any(by: who, using: &random)
  }

  /// A reading near the clock or that of a play; now and then none.
  mutating func anyReading() -> ClockReading? {
    let shown = sheet.state.reading(at: wall(now)).milliseconds
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return state.plays.randomElement(using: &random)?.reading
    case 1:
      return ClockReading(
        milliseconds: max(0, shown + 500 * Int.random(in: -9...5, using: &random)))
    default: return nil
    }
  }
}
