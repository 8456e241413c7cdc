/// Who made a play: a player, or the team itself.
public struct Who: Hashable, Sendable {
  /// The team.
  public var side: Side
  /// The player's name; nil for the team itself (a team foul, a basket by an unknown player).
  public var player: String?

  /// A player of a side, or the side itself.
  public init(_ side: Side, _ player: String? = nil) {
    self.side = side
    self.player = player
  }

  /// The unambiguous word for this person: `home/Ana`, `away`.
  public var word: String { player.map { "\(side.rawValue)/\($0)" } ?? side.rawValue }
}

/// One thing that happened in a game, at a reading of its clock.
public struct Play: Hashable, Sendable {
  /// Permanent, ascending from 1, never reused, even after an undo.
  public var number: Int
  /// The game clock when it happened.
  public var reading: ClockReading
  /// Who made it.
  public var who: Who
  /// What it was.
  public var move: Move
  /// When it was written down.
  public var recorded: TimeOfDay
  /// The period, from 1.
  public var period: Int
  /// The number of the play that it follows, even against the clock; nil for most.
  public var follows: Int?
  /// The number of the lineup that it follows, even against the clock; nil for most.
  public var followsLineup: Int?
  /// The number of an assist's basket; nil for other plays, and for an assist without a basket.
  /// While it is recorded, and on a tape, its own number says that it has none, though one would
  /// fit.
  public var basket: Int?

  /// A play with all its facts.
  public init(
    number: Int, reading: ClockReading, who: Who, move: Move, recorded: TimeOfDay,
    period: Int = 1, follows: Int? = nil, followsLineup: Int? = nil, basket: Int? = nil
  ) {
    self.number = number
    self.reading = reading
    self.who = who
    self.move = move
    self.recorded = recorded
    self.period = period
    self.basket = basket
    self.follows = follows
    self.followsLineup = followsLineup
  }

  /// The team of who made it.
  public var side: Side { who.side }

  /// When it happened, as a moment.
  public var moment: Moment { Moment(reading, in: period) }

  /// Whether the clock alone tells its place among the plays and lineups.
  var isByClock: Bool { follows == nil && followsLineup == nil }

  /// The assist with a basket, or without one.
  public func assisting(_ basket: Int?) -> Play {
    var play = self
    play.basket = basket
    return play
  }

  /// Whether it comes before another play by period, reading, then number. A play that follows
  /// another one is then moved behind that.
  func precedes(_ other: Play) -> Bool {
    (period, reading, number) < (other.period, other.reading, other.number)
  }
}
