/// How a court plays: what a side is and what ends the game.
public struct Rules: Codable, Equatable, Sendable {
  /// The name of the set, `custom` when a value differs from every named one.
  public let name: String
  /// Players a team has on court.
  public let side: Int
  /// Points a winner has at least.
  public let target: Int
  /// Points a winner leads by at least.
  public let margin: Int

  /// Three a side, to 15 by two, no cap: how most pick-up games on half a court are played.
  public static let pickup = Rules(name: "pickup", side: 3, target: 15, margin: 2)

  private init(name: String, side: Int, target: Int, margin: Int) {
    (self.name, self.side, self.target, self.margin) = (name, side, target, margin)
  }

  /// The pick-up rules with the values that were given in place of theirs.
  public init(side: Int?, target: Int?, margin: Int?) throws(GameError) {
    let values = (
      side: side ?? Self.pickup.side, target: target ?? Self.pickup.target,
      margin: margin ?? Self.pickup.margin
    )
    for (name, value) in [
      ("side", values.side), ("target", values.target), ("margin", values.margin),
    ] where !(1...Self.largest).contains(value) {
      throw .impossibleRule(name: name, value: value)
    }
    let isPickup =
      values == (side: Self.pickup.side, target: Self.pickup.target, margin: Self.pickup.margin)
    self.init(
      name: isPickup ? Self.pickup.name : "custom",
      side: values.side, target: values.target, margin: values.margin)
  }

  /// Far beyond any game, and far from overflowing a sum.
  static let largest = 1_000_000

  /// Whether a game can be played by them.
  var isPlayable: Bool { [side, target, margin].allSatisfy((1...Self.largest).contains) }

  /// The side that has won with this score, if one has.
  public func winner(_ score: Sides<Int>) -> Side? {
    let ahead: Side = score.home > score.away ? .home : .away
    let lead = abs(score.home - score.away)
    return score[ahead] >= target && lead >= margin ? ahead : nil
  }
}
