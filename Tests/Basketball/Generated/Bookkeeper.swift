import Fixtures
import Basketball

/// All that undo and redo move between, as plain lists.
struct Page: Equatable {
  var plays: [Play] = []
  /// Numbers of the plays that were made when time was up.
  var late: Set<Int> = []
  var names = ["Reds", "Blues"]
  var rosters = [["Ana", "Bo", "Cy"], ["Dee", "Eli", "Fay"]]
  var rules: Rules
  var note: String?

  /// Another name for somebody, in the roster and in all plays.
  mutating func rename(_ who: Who, to name: String) {
    let index = who.side == .home ? 0 : 1
    guard let old = who.player else {
      names[index] = name
      return
    }
    rosters[index] = rosters[index].map { $0 == old ? name : $0 }
    plays = plays.map {
      $0.who != who
        ? $0
        : Play(
          number: $0.number, reading: $0.reading, who: Who(who.side, name), move: $0.move,
          recorded: $0.recorded)
    }
  }
}

/// A scorer who also corrects, and keeps whole pages beside the game: the one in force, those
/// before it and those taken back. An undo turns a page; nothing is worked out from a tape.
struct Bookkeeper {
  var random: SplitMix64
  var sheet: Scoresheet
  /// Seconds of the wall clock.
  var now = 0.0
  var page: Page
  var past: [Page] = []
  var future: [Page] = []
  var lastNumber = 0
  /// Whether time is up.
  var isUp = false
  /// How often each verb was taken.
  var taken: [String: Int] = [:]

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    page = Page(rules: try Self.someRules(&random))
    sheet = newGame(by: page.rules)
  }

  /// The page in force, or another one, added up a second time.
  func court(_ other: Page? = nil) -> NaiveCourt {
    let page = other ?? page
    return NaiveCourt(page.plays, by: page.rules, late: page.late, isUp: isUp)
  }

  /// Any rules that games can be played by, for short games.
  static func someRules(_ random: inout SplitMix64) throws -> Rules {
    var changes = RuleChanges()
    let target = Int.random(in: 1...7, using: &random)
    let isTimed = !random.oneIn(3)
    changes.target = target
    changes.margin = Int.random(in: (isTimed ? 0 : 1)...3, using: &random)
    if random.oneIn(2) { changes.cap = target + Int.random(in: 0...2, using: &random) }
    if isTimed {
      changes.timeLimit = ClockReading(milliseconds: 500 * Int.random(in: 6...50, using: &random))
      changes.overtime = Int.random(in: 1...3, using: &random)
    }
    if random.oneIn(4) { changes.roster = Int.random(in: 4...5, using: &random) }
    return try Rules.pickup.with(changes)
  }

  /// Anybody who is on a roster, or a team.
  mutating func anybody() -> Who {
    let index = Int.random(in: 0...1, using: &random)
    let name = random.oneIn(5) ? nil : page.rosters[index].randomElement(using: &random)
    return Who(index == 0 ? .home : .away, name)
  }

  /// Any move, baskets more often.
  mutating func anyMove() -> Move {
    (Move.allCases + [.onePoint, .twoPoints]).randomElement(using: &random) ?? .foul
  }

  /// A reading near the clock or that of a play; now and then none.
  mutating func anyReading() -> ClockReading? {
    let shown = sheet.reading(at: wall(now)).milliseconds
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return page.plays.randomElement(using: &random)?.reading
    case 1:
      return ClockReading(
        milliseconds: max(0, shown + 500 * Int.random(in: -9...5, using: &random)))
    default: return nil
    }
  }
}
