/// The possession arrow at the table: the side that it points to gets the next held ball.
public struct PossessionArrow: Equatable, Sendable {
  /// The side that it points to, if it is kept.
  public private(set) var side: Side?
  /// The side that won the opening jump ball: from there on the arrow turns by itself.
  public private(set) var tip: Side?

  mutating func add(_ play: Play, hasArrow: Bool) {
    switch play.move {
    case .arrow: side = play.side
    case .jumpBall where hasArrow:
      tip = play.side
      side = play.side.other
    case .heldBall: turn()
    default: break
    }
  }

  /// Turns it, after a held ball and at the beginning of a period.
  mutating func turn() {
    if tip != nil { side = side?.other }
  }
}

extension Move {
  /// Whether the move may change the arrow.
  var isOfArrow: Bool { self == .arrow || self == .jumpBall || self == .heldBall }
}
