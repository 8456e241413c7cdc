/// What a scorer wants to do. The game makes an entry of it, or refuses it.
public enum Verb: Equatable, Sendable {
  /// Records plays as one step: all or none. Without a time they are at the reading of the clock.
  case record([PlayRequest], at: GameTime? = nil, droppingLater: Bool = false)
  /// Records plays that were typed on one line, as one step.
  case recordTyped(TypedPlays, droppingLater: Bool = false)
  /// States which players of a team are on court.
  case lineup(TypedLineup)
  /// Starts, pauses, toggles or sets the clock.
  case clock(ClockVerb)
  /// Corrects a play, with all consequences.
  case fix(Int, Correction, droppingLater: Bool = false)
  /// Links the basket recorded last and an assist without a basket, recorded so many numbers before it.
  case assisted(by: Int)
  /// Removes a play.
  case remove(Int, droppingLater: Bool = false)
  /// Adds a player to the roster: a name, or a shirt number and a name.
  case join(team: PlayerReference, name: String)
  /// Removes a player without plays from a roster.
  case leave(PlayerReference)
  /// Gives a player a shirt number; nil takes it away.
  case number(PlayerReference, String?)
  /// Renames a player, in all plays too, or a team.
  case rename(PlayerReference, to: String)
  /// Names the captain of a team; for a team itself, takes its captain away.
  case captain(PlayerReference)
  /// Lets home and away change places.
  case swap
  /// Changes the rules of the game: to a named set, or single values.
  case rules(preset: String?, RuleChanges, droppingLater: Bool = false)
  /// Sets the note of the game; an empty text removes it.
  case note(String)
  /// Sets what stands on the card of the game.
  case card(TypedCard)
  /// Corrects the day that the game was played on.
  case day(Day)
  /// Links the game to a fixture.
  case link(EventLink)
  /// Ends the game, with the clock at a time or where it is.
  case end(EndVerb, at: GameTime? = nil)
  /// Gives a game without plays a sheet of totals.
  case totals(TypedTotals)
  /// Undoes the last steps.
  case undo(Int)
  /// Undoes all steps after the one that recorded a play.
  case undoTo(play: Int)
  /// Redoes the last undone steps.
  case redo(Int)

  /// Whether it removes plays that would come after the finish; else it is refused if there are
  /// any.
  var isDroppingLater: Bool {
    switch self {
    case .record(_, _, let isDropping), .recordTyped(_, let isDropping),
      .fix(_, _, let isDropping), .remove(_, let isDropping), .rules(_, _, let isDropping):
      isDropping
    default: false
    }
  }
}

/// What can be done with the clock.
public enum ClockVerb: Equatable, Sendable {
  /// Does nothing if it runs.
  case start
  /// Does nothing if it is paused.
  case pause
  /// Pauses the clock at an earlier moment, though at none before the last play.
  case stop(Moment)
  case toggle
  /// A running clock keeps running. It cannot be set to before the last play or beyond the limit.
  /// Setting it back reopens a game that time has ended.
  case set(GameTime)
  /// Begins the next period, or the current one.
  case begin(PeriodName)
  /// Begins the next overtime, whatever the score.
  case beginOvertime
  /// Ends the current period.
  case endPeriod
  /// Moves a play and all later ones of its period by so many milliseconds of playing time.
  case shift(from: Int, by: Int)

  /// Whether it is a step, which can be undone.
  var isStep: Bool {
    switch self {
    case .set, .begin, .beginOvertime, .endPeriod: true
    default: false
    }
  }
}

/// How a game can be ended.
public enum EndVerb: Equatable, Sendable {
  /// Nobody has won.
  case abandoned
  /// A team, or `both`, forfeits it, even after its finish.
  case forfeit(PlayerReference, isAgain: Bool = false)
  /// A team has too few players left.
  case byDefault(PlayerReference, isAgain: Bool = false)
  /// The score at this moment is the result.
  case called
  /// A game without plays has this score, which cannot be tied.
  case result(Sides<Int>, isAgain: Bool = false)

  /// The word for both teams.
  public static let both = "both"

  /// Whether it may change what a forfeit, a default or a result says.
  var isAgain: Bool {
    switch self {
    case .forfeit(_, let isAgain), .byDefault(_, let isAgain), .result(_, let isAgain): isAgain
    case .abandoned, .called: false
    }
  }
}

/// A play to record: who did what.
public struct PlayRequest: Equatable, Sendable {
  /// Who made the play.
  public let who: PlayerReference
  /// What it was.
  public let move: Move
  /// How a shot was taken, if that is known.
  public let attempt: Attempt?
  /// How many numbers before it the play that it belongs to is; 0 if it belongs to none, nil to find that play.
  public let owner: Int?

  /// A request.
  public init(
    _ who: PlayerReference, _ move: Move, _ attempt: Attempt? = nil, to owner: Int? = nil
  ) {
    self.who = who
    self.move = move
    self.attempt = attempt
    self.owner = owner
  }

  /// As a feed has it: `home/Ana two@rim`.
  public var text: String { "\(who.text) \(move.word)\(attempt?.text ?? "")" }
}

/// A person as named in a verb.
public enum PlayerReference: Equatable, Sendable {
  /// A player by the whole name, or a team itself.
  case exact(Who)
  /// In the scorer's words: a name or its beginning, a roster place, a team.
  case typed(String)

  /// The words that name them.
  public var text: String {
    switch self {
    case .exact(let who): who.word
    case .typed(let word): word
    }
  }
}

/// The changes to a play; nil for no change.
public struct Correction: Equatable, Sendable {
  /// Who made it.
  public var who: PlayerReference?
  /// The move.
  public var move: Move?
  /// The move as it was typed; the rules of the game say what it means.
  private(set) var typedMove: String?
  /// When it was.
  public var time: GameTime?
  /// Where a shot was taken, and in which ways.
  public var place: Attempt.Place??
  public var kinds: Kinds?

  /// A correction.
  public init(
    who: PlayerReference? = nil, move: Move? = nil, time: GameTime? = nil,
    place: Attempt.Place?? = nil, kinds: Kinds? = nil
  ) {
    self.who = who
    self.move = move
    self.time = time
    self.place = place
    self.kinds = kinds
  }

  /// Takes a move as it is typed, perhaps with what it says of a shot: `two@rim`.
  public mutating func become(_ word: String) throws(Problem) {
    if Move.begun(by: word.lowercased()).isEmpty { throw .unknownMove(word) }
    typedMove = word
    guard let attempt = try Attempt(ofWord: word) else { return }
    if let place = attempt.place { self.place = .some(place) }
    if !attempt.kinds.isEmpty { kinds = attempt.kinds }
  }
}
