import Basketball

/// A scorer at work on a game: plays are entered in two halves, in any order.
///
/// The time of a play is taken at the first half. What an intent does is saved when it returns, or the
/// notice says why not; a play that could not be saved waits.
public typealias ScoringViewModel = ViewModel<ScoringState, ScoringIntent>

/// What a scorer sees.
public nonisolated struct ScoringState: Sendable {
  public var board: Board
  /// The first half of a play, if one is entered.
  public var begun: BegunPlay?
  /// Whether the place of each shot is asked for.
  var asksPlaces = false
  /// The shot whose place is asked for: the next intent records it.
  public var placing: PlayRequest?
  /// What may follow the last play by one key; nil after something else was done.
  public var offer: FollowUp?
  /// The number of the picked play.
  public var picked: Int?
  /// The number of the play behind which the next play is entered, at its time.
  public var behind: Int?
  /// The substitution being chosen.
  public var substitution: Substitution?
  /// Plays that could not be saved, oldest first.
  public var waiting = [EnteredPlays]()
  /// The message about the last intent, or about the game's file; empty if there is none.
  public var notice = Notice()
  /// The intent that leaves something behind, and does so only when it is taken again.
  public var asks: ScoringIntent?
  /// The next fixture of the game's event, once the game is over.
  public var fixture: NextFixture?
  /// Whether others have recorded the last step: an undo asks first.
  public var isLastStepOfOthers = false
  /// How typed lines are understood.
  public let lines: TypedLines
  /// The game after which this one was made here.
  let origin: String?

  /// Whether there is a second try.
  public var canTryAgain: Bool { notice.retry != nil || !waiting.isEmpty }

  /// Whether an undo deletes the game: it was made after another one here, and has nothing.
  public var canTakeBackGame: Bool {
    origin != nil && board.lastStep == nil && board.plays.isEmpty && waiting.isEmpty
  }

  /// The place of the picked play.
  public var pickedPlace: Int? { picked.flatMap(board.plays.place) }
}

/// The first half of a play: who or what.
public nonisolated enum BegunPlay: Equatable, Sendable {
  case person(Who)
  case move(Move)
}
