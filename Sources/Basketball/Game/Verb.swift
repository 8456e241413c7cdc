/// What a scorer wants done. It is decided by looking at the game: it becomes an entry of the tape,
/// or is refused.
public enum Verb: Equatable, Sendable {
  /// Records plays as one step: all of them or, when one is refused, none. They are put at a time,
  /// or at what the clock shows.
  case record([PlayRequest], at: GameTime? = nil, droppingLater: Bool = false)
  /// Records plays that were typed on one line, as one step.
  case recordTyped(TypedPlays, droppingLater: Bool = false)
  /// Starts, pauses, toggles or sets the clock.
  case clock(ClockVerb)
  /// Corrects a play, and all that follows from it.
  case fix(Int, Correction, droppingLater: Bool = false)
  /// Takes a play out.
  case remove(Int, droppingLater: Bool = false)
  /// Puts a player on the roster of a team, late: a name, or a shirt number and a name.
  case join(team: PlayerReference, name: String)
  /// Takes a player who has made no play from a roster.
  case leave(PlayerReference)
  /// Gives a player a shirt number; nil takes it away.
  case number(PlayerReference, String?)
  /// Gives a player, whom all plays follow, or a team another name.
  case rename(PlayerReference, to: String)
  /// Changes what the game is played by: to a named set, or as it is, with some values changed.
  case rules(preset: String?, RuleChanges, droppingLater: Bool = false)
  /// Notes something on the game; an empty text takes the note away.
  case note(String)
  /// Ends the game: a team forfeits it or, where none is named, it is abandoned.
  case end(forfeit: PlayerReference? = nil)
  /// Takes back the last steps.
  case undo(Int)
  /// Takes back all that was done after a play was recorded.
  case undoTo(play: Int)
  /// Gives back the last steps taken back.
  case redo(Int)
}

extension Verb {
  /// Whether plays that would come after the finish are taken out for it, and no reason to refuse it.
  var isDroppingLater: Bool {
    switch self {
    case .record(_, _, let isDropping), .recordTyped(_, let isDropping),
      .fix(_, _, let isDropping), .remove(_, let isDropping), .rules(_, _, let isDropping):
      isDropping
    case .clock, .join, .leave, .number, .rename, .note, .end, .undo, .undoTo, .redo: false
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
  /// It runs on if it ran. Never to before the last play, nor beyond the limit. A game that time
  /// has ended is open again when the clock is set back.
  case set(GameTime)
}

/// A play that is to be recorded: who did what.
public struct PlayRequest: Equatable, Sendable {
  /// Who made the play.
  public let who: PlayerReference
  /// What it was.
  public let move: Move

  /// A request.
  public init(_ who: PlayerReference, _ move: Move) {
    (self.who, self.move) = (who, move)
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

/// What a correction changes of a play; nil stays as it is.
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
