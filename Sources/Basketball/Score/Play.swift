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

  /// This person on the other side.
  var turned: Who { Who(side.other, player) }

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
  /// Which play it belongs to: an assist to its basket, a drawn foul to its foul.
  public var link: Link
  /// How a shot was taken; nil for other plays, and if nobody said it.
  public var attempt: Attempt?

  /// Which play an assist or a drawn foul belongs to.
  public enum Link: Hashable, Sendable {
    /// The play is not linked yet. Plays of other moves always have this link.
    case unknown
    /// The play belongs to no other play, though one would fit.
    case none
    /// The play of a number.
    case play(Int)
  }

  /// A play with all its facts.
  ///
  /// - Parameter owner: as a tape has it: the number of the play that it belongs to, or its own number if it belongs
  ///   to none.
  public init(
    number: Int, reading: ClockReading, who: Who, move: Move, recorded: TimeOfDay,
    period: Int = 1, follows: Int? = nil, followsLineup: Int? = nil, owner: Int? = nil,
    attempt: Attempt? = nil
  ) {
    self.number = number
    self.reading = reading
    self.who = who
    self.move = move
    self.recorded = recorded
    self.period = period
    link = owner.map { $0 == number ? .none : .play($0) } ?? .unknown
    self.attempt = attempt
    self.follows = follows
    self.followsLineup = followsLineup
  }

  /// The team of who made it.
  public var side: Side { who.side }

  /// When it happened, as a moment.
  public var moment: Moment { Moment(reading, in: period) }

  /// Whether the clock alone tells its place among the plays and lineups.
  var isByClock: Bool { follows == nil && followsLineup == nil }

  /// The number of the play that it belongs to; nil where it belongs to none.
  public var owner: Int? { if case .play(let number) = link { number } else { nil } }

  /// The owner as a tape has it: the play's own number if it belongs to none, though one would fit.
  public var tapeOwner: Int? { link == .none ? number : owner }

  /// The number of an assist's basket.
  public var basket: Int? { move == .assist ? owner : nil }

  /// The number of a drawn foul's foul.
  public var foul: Int? { move == .foulDrawn ? owner : nil }

  /// The play as one that belongs to another, or to none.
  public func belonging(to owner: Int?) -> Play {
    var play = self
    play.link = owner.map { .play($0) } ?? .unknown
    return play
  }

  /// What was done, as it is typed and as a feed has it: `two@rim`.
  public var word: String { move.word + (attempt?.text ?? "") }
}
