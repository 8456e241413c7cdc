import Basketball
import Documents

/// A scorer at work on a game: plays are entered in two halves, in any order.
///
/// The time of a play is taken at the first half. What an intent does is saved when it returns, or the
/// notice says why not; a play that could not be saved waits.
public protocol ScoringViewModel: ViewModel<ScoringState, ScoringIntent> {}

/// What a scorer sees.
public nonisolated struct ScoringState: Sendable {
  public internal(set) var board: Board
  /// The first half of a play, if one is entered.
  public internal(set) var begun: BegunPlay?
  /// Whether the place of each shot is asked for.
  public internal(set) var asksPlaces = false
  /// The shot whose place is asked for: the next intent records it.
  public internal(set) var placing: PlayRequest?
  /// What may follow the last play by one key; nil after something else was done.
  public internal(set) var offer: FollowUp?
  /// The number of the picked play.
  public internal(set) var picked: Int?
  /// The number of the play behind which the next play is entered, at its time.
  public internal(set) var behind: Int?
  /// The substitution being chosen.
  public internal(set) var substitution: Substitution?
  /// Plays that could not be saved, oldest first.
  public internal(set) var waiting: [EnteredPlays] = []
  /// The message about the last intent, or about the game's file.
  public internal(set) var notice: Notice?
  /// The intent that leaves something behind, and does so only when it is taken again.
  public internal(set) var asks: ScoringIntent?
  /// The next fixture of the game's event, once the game is over.
  public internal(set) var fixture: NextFixture?
  /// Whether others have recorded the last step: an undo asks first.
  public internal(set) var isLastStepOfOthers = false
  /// How typed lines are understood.
  public let lines: TypedLines
  /// The game after which this one was made here.
  let origin: String?

  init(_ board: Board, _ lines: TypedLines, after origin: String?) {
    (self.board, self.lines, self.origin) = (board, lines, origin)
  }

  /// Whether there is a second try.
  public var canTryAgain: Bool { notice?.retry != nil || !waiting.isEmpty }

  /// Whether an undo deletes the game: it was made after another one here, and has nothing.
  public var canTakeBackGame: Bool {
    origin != nil && board.lastStep == nil && board.plays.isEmpty && waiting.isEmpty
  }

  /// Whether a line that is being typed can become valid.
  @MainActor
  public func canBegin(_ line: String) -> Bool { lines.canBegin(line, in: board) }

  /// The words by which a line that is being typed may go on.
  @MainActor
  public func completions(of line: String) -> [String] { lines.completions(of: line, in: board) }

  /// The place of the picked play.
  public var pickedPlace: Int? { picked.flatMap { board.plays.place(of: $0) } }

  /// Why an intent is off; nil if it is on.
  func refusal(of intent: ScoringIntent) -> String? {
    switch intent {
    case .pass(let place): refusal(ofPassBy: place)
    case .substitute: refusalOfSubstitution
    case .move where substitution != nil: refusalOfSubstitution
    case .pick: board.plays.isEmpty ? "there is no play to pick yet" : nil
    case .remove: picked == nil ? "no play is picked: ↑ picks one" : nil
    case .arrow: picked == nil ? nil : "the arrow corrects no play: Esc first, then the arrow"
    case .again: canTryAgain || picked != nil ? nil : "nothing to try again"
    case .rematch, .page: board.ending == nil ? "the game is not over yet" : nil
    case .nextFixture:
      switch fixture {
      case .ready: nil
      case .nothing(let why): why
      case nil: "no fixture follows: the game goes on, or is of no event"
      }
    default: nil
    }
  }

  private func refusal(ofPassBy place: Int) -> String? {
    guard let offer, !offer.people.isEmpty else { return "no basket to add an assist to" }
    if offer.people[place] != nil { return nil }
    guard offer.move == .assist, let name = offer.play.who.player else {
      return "nobody on court has this key for \(offer.move.row.text)"
    }
    return "the pass to \(name) in play \(offer.play.number) is by a teammate on court"
  }

  var refusalOfSubstitution: String? {
    guard let substitution, !substitution.isEmpty else { return "nobody is chosen yet" }
    return Side.allCases.first {
      substitution.concerns($0) && substitution.count($0) != board.courtSize($0)
    }.map { "\(board.teams[$0].name) has to have \(board.courtSize($0)) on court" }
  }

  /// Whether an intent that goes elsewhere would leave plays that wait or, at the end, a running clock.
  func isLeft(by intent: ScoringIntent) -> Bool {
    switch intent {
    case .leave: board.clock.running || !waiting.isEmpty
    case .games, .rematch, .nextFixture: !waiting.isEmpty
    default: false
    }
  }
}

/// What a scorer wants.
public nonisolated enum ScoringIntent: ScreenIntent {
  /// To enter who made the play, or correct who made the picked one; or to choose who leaves or comes.
  case person(Who)
  /// To enter the move of the play, or correct that of the picked one.
  case move(Move)
  /// To be asked for the places of shots, or no more; and to tell the place of the shot that is entered.
  case askPlaces, place(Zone)
  /// To set the possession arrow.
  case arrow(Side)
  /// To record what follows the last play by the player at a place in the order of keys, from 0; and to say how
  /// many free throws that player has.
  case pass(Int), `throws`(Int)
  /// To do a typed line, a play or a command.
  case line(String)
  /// To set the clock, or the reading of the picked play.
  case time(String)
  /// To start the clock if the scorer saw it stand, else to pause it.
  case clock
  /// To undo the last step, drop the last play that could not be saved, or delete a game just made.
  case undo
  case redo
  /// To pick the play so many places on; none beyond the last.
  case pick(by: Int)
  case remove
  /// To remove the picked play or, without one, to begin a substitution.
  case exchange
  /// To record the chosen substitution as one step.
  case substitute
  /// To do the second try that the notice offers; else to enter a play behind the picked one.
  case again
  /// To drop the begun play, or the choice.
  case cancel
  /// To do nothing here: what was asked is not confirmed.
  case nothing
  case leave, games
  /// After the finish: to make another game of the same teams, or the next fixture's, or a page.
  case rematch, nextFixture, page
}

/// The first half of a play: who or what.
public nonisolated enum BegunPlay: Equatable, Sendable {
  case person(Who)
  case move(Move)
}
