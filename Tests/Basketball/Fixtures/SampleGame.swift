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
  home: Team("Reds", "Ana", "Bo", "Cy"),
  away: Team("Blues", "Dee", "Eli", "Fay"))

/// The wall clock so many seconds after the games of these tests are made.
func wall(_ seconds: Double) -> TimeOfDay {
  TimeOfDay(milliseconds: 1_795_205_703_120 + Int((seconds * 1000).rounded()))
}

/// A number is so many seconds: as a time of day since these games were made, as a reading on the
/// game clock.
extension TimeOfDay: ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public init(floatLiteral seconds: Double) { self = wall(seconds) }
  public init(integerLiteral seconds: Int) { self = wall(Double(seconds)) }
}

extension ClockReading: ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public init(floatLiteral seconds: Double) { self = showing(seconds) }
  public init(integerLiteral seconds: Int) { self = showing(Double(seconds)) }
}

/// The game clock at so many seconds.
func showing(_ seconds: Double) -> ClockReading {
  ClockReading(milliseconds: Int((seconds * 1000).rounded()))
}

extension Scoresheet {
  /// A game that was made at the first second.
  init(id: String, teams: Sides<Team>, rules: Rules) {
    self.init(id: id, teams: teams, rules: rules, now: wall(0))
  }
}

/// A new game of the Reds and the Blues.
func newGame(target: Int? = nil, margin: Int? = nil) throws -> Scoresheet {
  newGame(by: try Rules(side: nil, target: target, margin: margin))
}

/// A new game of the Reds and the Blues by these rules.
func newGame(by rules: Rules) -> Scoresheet {
  Scoresheet(id: "sample", teams: teams, rules: rules, now: wall(0))
}

extension GameState {
  /// Who is meant by a word; nil if that is nobody, or several.
  func person(_ word: String) -> Who? { try? who(.typed(word)) }
}
