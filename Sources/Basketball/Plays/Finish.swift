/// What ended a game.
public enum Ending: String, CaseIterable, Sendable {
  /// A side has the points and the lead that win.
  case target
  /// A side has the points that win whatever the lead.
  case cap
  /// Time was up, and a side led.
  case time
  /// A side has won the overtime.
  case overtime
  /// A side did not play, or did not play on.
  case forfeit
  /// Nobody will finish it, and nobody has won.
  case abandoned

  /// Whether the scorer ended the game, not its plays or its clock.
  public var isByHand: Bool { self == .forfeit || self == .abandoned }

  /// Whether a basket ended it.
  var isByBasket: Bool { self == .target || self == .cap || self == .overtime }
}

/// The end of a game.
public struct Finish: Equatable, Sendable {
  /// The side that won; nil if the game was abandoned.
  public let winner: Side?
  /// The time since the start of the game.
  public let reading: ClockReading
  /// The number of the basket that won; nil if no basket did, or if the finish is read from a document.
  public let basket: Int?
  /// What ended it.
  public let ending: Ending

  /// An end of a game.
  public init(winner: Side?, reading: ClockReading, basket: Int? = nil, ending: Ending) {
    (self.winner, self.reading) = (winner, reading)
    (self.basket, self.ending) = (basket, ending)
  }

  /// The end by the scorer: a forfeit, which the other side wins, or an abandoned game without a winner.
  init(forfeitBy side: Side?, at reading: ClockReading) {
    self.init(
      winner: side?.other, reading: reading, ending: side == nil ? .abandoned : .forfeit)
  }
}

/// The end of a game by the scorer, with its place in the order of the plays.
struct Closing: Equatable, Sendable {
  let finish: Finish
  /// The highest number that a play had then.
  let lastNumber: Int

  /// Whether a play came later.
  func precedes(_ play: Play) -> Bool {
    (finish.reading, lastNumber) < (play.reading, play.number)
  }
}
