/// How a court plays: what a side is, and what ends the game.
public struct Rules: Codable, Equatable, Sendable {
  /// The name of the set, `custom` when it is none of the presets.
  public internal(set) var name: String
  /// Players a team has on court.
  public internal(set) var side: Int
  /// Points a winner has at least.
  public internal(set) var target: Int
  /// Points a winner leads by at least.
  public internal(set) var margin: Int
  /// Points with which a side wins whatever its lead; nil where there is no cap.
  public internal(set) var cap: Int?
  /// The reading at which time is up; nil where a game has all the time it needs.
  public internal(set) var timeLimit: ClockReading?
  /// Points that win the overtime, counted from its beginning: 1 is the next basket. It is played
  /// when the score is level at the limit.
  public internal(set) var overtime: Int?
  /// Players a team has at most, substitutes included; nil for any number.
  public internal(set) var roster: Int?
  /// Team fouls from which on the other side has a bonus; nil where fouls have no penalty.
  public internal(set) var bonus: Int?
  /// Team fouls from which on it has the double bonus.
  public internal(set) var doubleBonus: Int?

  /// Three a side, to 15 by two, no cap, no limit: how pick-up games on half a court are played.
  public static let pickup = Rules(name: "pickup", side: 3, target: 15, margin: 2)

  /// To 15 by two with a cap of 20; after 25 minutes the leader wins, or the next basket if the
  /// score is level: how open three-on-three tournaments play.
  public static let capped = Rules(
    name: "capped", side: 3, target: 15, margin: 2, cap: 20,
    timeLimit: ClockReading(milliseconds: 25 * 60_000), overtime: 1)

  /// FIBA's 3x3: 21 points outright or ten minutes, an overtime to two points, the bonus from the
  /// seventh team foul, the double bonus from the tenth, four on a roster.
  ///
  /// Source: FIBA, Official 3x3 Basketball Rules of the Game: teams, playing time and winner of a
  /// game, team fouls and penalty situation.
  public static let fiba3x3 = Rules(
    name: "fiba3x3", side: 3, target: 21, margin: 1,
    timeLimit: ClockReading(milliseconds: 10 * 60_000), overtime: 2, roster: 4, bonus: 7,
    doubleBonus: 10)

  /// The sets that have a name.
  public static let presets = [pickup, capped, fiba3x3]

  /// Far beyond any game, and far from overflowing a sum.
  static let largest = 1_000_000
}

extension Rules {
  /// The side that has won with this score before time is up, if one has.
  public func winner(_ score: Sides<Int>) -> Side? {
    let ahead: Side = score.home > score.away ? .home : .away
    let lead = score[ahead] - score[ahead.other]
    guard lead > 0 else { return nil }
    let isCapped = cap.map { score[ahead] >= $0 } ?? false
    return isCapped || (score[ahead] >= target && lead >= margin) ? ahead : nil
  }

  /// Points with which a side would win at once, before time is up.
  public func needed(by side: Side, _ score: Sides<Int>) -> Int {
    let (own, other) = (score[side], score[side.other])
    let byMargin = max(target - own, other + max(margin, 1) - own)
    let byCap = cap.map { max($0 - own, other + 1 - own) } ?? byMargin
    return min(byMargin, byCap)
  }
}
