/// The end of a game.
public struct Finish: Equatable, Sendable {
  /// The side that won.
  public let winner: Side
  /// What the clock read.
  public let reading: ClockReading
  /// The basket that won it; nil when time was up without one.
  public let basket: Play?
  /// Whether it was time that ended it.
  public let isByTime: Bool

  /// An end of a game.
  public init(winner: Side, reading: ClockReading, basket: Play?, isByTime: Bool) {
    (self.winner, self.reading) = (winner, reading)
    (self.basket, self.isByTime) = (basket, isByTime)
  }
}
