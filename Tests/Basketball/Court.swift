import Fixtures
@testable import Basketball
import Testing

/// The people of these tests.
let ana = Who(.home, "Ana")
let bo = Who(.home, "Bo")
let cy = Who(.home, "Cy")
let reds = Who(.home)
let dee = Who(.away, "Dee")
let eli = Who(.away, "Eli")
let blues = Who(.away)

/// The Reds and the Blues, three players each.
let teams = Sides(
  home: Team(name: "Reds", players: ["Ana", "Bo", "Cy"].map(Player.init)),
  away: Team(name: "Blues", players: ["Dee", "Eli", "Fay"].map(Player.init)))

/// The wall clock so many seconds after the games of these tests are made.
func wall(_ seconds: Double) -> TimeOfDay {
  TimeOfDay(milliseconds: 1_795_205_703_120 + Int((seconds * 1000).rounded()))
}

/// The game clock at so many seconds.
func showing(_ seconds: Double) -> ClockReading {
  ClockReading(milliseconds: Int((seconds * 1000).rounded()))
}

/// A new game of the Reds and the Blues.
func newGame(target: Int? = nil, margin: Int? = nil) throws -> Scoresheet {
  try Scoresheet(
    id: "court", home: teams.home, away: teams.away,
    rules: Rules(side: nil, target: target, margin: margin), now: wall(0))
}

extension Scoresheet {
  /// Records one play, at a reading or at what the clock shows.
  @discardableResult
  mutating func play(
    _ who: Who, _ move: Move, at seconds: Double? = nil, now: Double = 0
  ) throws -> Play {
    let plays = try record([Call(who, move)], at: seconds.map(showing), now: wall(now))
    return try #require(plays.first)
  }

  /// Tries a change that must be refused with this error and leave everything as it was.
  func expectRefused(
    _ error: GameError, at place: SourceLocation = #_sourceLocation,
    _ change: (inout Scoresheet) throws -> Void
  ) {
    var tried = self
    #expect(throws: error, sourceLocation: place) { try change(&tried) }
    #expect(tried == self, "a refused change left something behind", sourceLocation: place)
  }

  /// The numbers of the plays in effect, in order.
  var numbers: [Int] { box.plays.map(\.play.number) }
}

extension Finish {
  /// A finish by a basket.
  init(winner: Side, play: Play) {
    self.init(winner: winner, reading: play.reading, basket: play, isByTime: false)
  }
}
