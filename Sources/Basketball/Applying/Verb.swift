/// What a scorer wants to do. By the state of the game it becomes an entry of the tape or is refused.
public enum Verb: Equatable, Sendable {
  /// Records plays as one step: all of them or, if one is refused, none. Without a time they are at
  /// the reading of the clock.
  case record([PlayRequest], at: GameTime? = nil, droppingLater: Bool = false)
  /// Records plays that were typed on one line, as one step.
  case recordTyped(TypedPlays, droppingLater: Bool = false)
  /// Says who of a team is on court.
  case lineup(TypedLineup)
  /// Starts, pauses, toggles or sets the clock.
  case clock(ClockVerb)
  /// Corrects a play, and all that follows from it.
  case fix(Int, Correction, droppingLater: Bool = false)
  /// Takes a play out.
  case remove(Int, droppingLater: Bool = false)
  /// Adds a player to the roster: a name, or a shirt number and a name.
  case join(team: PlayerReference, name: String)
  /// Removes a player without plays from a roster.
  case leave(PlayerReference)
  /// Gives a player a shirt number; nil takes it away.
  case number(PlayerReference, String?)
  /// Renames a player, in all plays too, or a team.
  case rename(PlayerReference, to: String)
  /// Changes the rules of the game: to a named set, or some values of those it has.
  case rules(preset: String?, RuleChanges, droppingLater: Bool = false)
  /// Notes something on the game; an empty text takes the note away.
  case note(String)
  /// Says which fixture the game is played for.
  case link(EventLink)
  /// Ends the game, with the clock at a time or where it is.
  case end(EndVerb, at: GameTime? = nil)
  /// Takes back the last steps.
  case undo(Int)
  /// Takes back all steps after the one that recorded a play.
  case undoTo(play: Int)
  /// Gives back the last steps taken back.
  case redo(Int)
}

extension Verb {
  /// Whether it takes out plays that would come after the finish, and is not refused because of them.
  var isDroppingLater: Bool {
    switch self {
    case .record(_, _, let isDropping), .recordTyped(_, let isDropping),
      .fix(_, _, let isDropping), .remove(_, let isDropping), .rules(_, _, let isDropping):
      isDropping
    case .clock, .join, .leave, .number, .rename, .lineup, .note, .link, .end, .undo, .undoTo,
      .redo:
      false
    }
  }
}

/// What can be done with the clock.
public enum ClockVerb: Equatable, Sendable {
  /// Nothing happens when it runs.
  case start
  /// Nothing happens when it is paused.
  case pause
  case toggle
  /// A running clock runs on. It cannot be set to before the last play or beyond the limit. Setting it
  /// back reopens a game that time has ended.
  case set(GameTime)
  /// Begins a period that comes next, or is on.
  case begin(PeriodName)
  /// Ends the period that is on.
  case endPeriod
  /// Moves a play and all later ones of its period by so many milliseconds of playing time.
  case shift(from: Int, by: Int)
}

/// How a game can be ended.
public enum EndVerb: Equatable, Sendable {
  /// Nobody has won.
  case abandoned
  /// A team forfeits it, also after its finish.
  case forfeit(PlayerReference)
  /// The score as it stands is the result.
  case called
  /// A game without plays has this score, which may be corrected so. It is not level.
  case result(Sides<Int>)
}

/// A play to record: who did what.
public struct PlayRequest: Equatable, Sendable {
  /// Who made the play.
  public let who: PlayerReference
  /// What it was.
  public let move: Move
  /// How many numbers before an assist its basket is; nil where that is to be found.
  public let basket: Int?

  /// A request.
  public init(_ who: PlayerReference, _ move: Move, assisting basket: Int? = nil) {
    (self.who, self.move, self.basket) = (who, move, basket)
  }
}

/// Somebody as a verb names them.
public enum PlayerReference: Equatable, Sendable {
  /// A player by the whole name, or a team itself.
  case exact(Who)
  /// In the scorer's words: a name or its beginning, a place, a team.
  case typed(String)

  /// The words that name them.
  public var text: String {
    switch self {
    case .exact(let who): who.word
    case .typed(let word): word
    }
  }
}

/// What to change about a play; nil stays as it is.
public struct Correction: Equatable, Sendable {
  /// Who made it.
  public var who: PlayerReference?
  /// What it was.
  public var move: Move?
  /// When it was.
  public var time: GameTime?

  /// A correction.
  public init(who: PlayerReference? = nil, move: Move? = nil, time: GameTime? = nil) {
    (self.who, self.move, self.time) = (who, move, time)
  }
}
