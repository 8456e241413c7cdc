/// The plays of a game in order, each with the score after it.
public struct PlayByPlay: Equatable, Sendable {
  /// The plays in order.
  public private(set) var plays: [ScoredPlay] = []
  /// The lineups in order.
  public private(set) var lineups: [PlacedLineup] = []

  mutating func append(_ play: ScoredPlay) { plays.append(play) }

  mutating func append(_ lineup: PlacedLineup) { lineups.append(lineup) }

  /// The play of a number, if it counts.
  public func play(_ number: Int) -> ScoredPlay? {
    plays.last { $0.play.number == number }
  }

  func assist(on basket: Int) -> Play? { plays.last { $0.play.basket == basket }?.play }

  /// The plays at a moment, in order.
  func plays(at moment: Moment) -> [Play] { plays.map(\.play).filter { $0.moment == moment } }
}
