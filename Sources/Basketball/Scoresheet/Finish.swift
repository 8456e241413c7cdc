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
}
