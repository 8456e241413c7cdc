import Basketball

/// A scorer at work on a game: plays are entered in two halves, in any order.
///
/// The time of a play is taken at the first half. A verb has saved its change when it returns, or
/// says in `notice` why not; a play that could not be saved waits in `unsaved`.
public protocol ScoringViewModel: AnyObject {
  var board: any BoardViewModel { get }
  /// The step that an undo would take back.
  var lastStep: Dynamic<Entry?> { get }
  /// Whether others have recorded it: an undo asks first.
  var isLastStepOfOthers: Bool { get }
  /// Whether `takeBackGame()` can.
  var canTakeBackGame: Bool { get }
  /// The first half of a play, if one is entered.
  var begun: Dynamic<BegunPlay?> { get }
  /// The players who may have made the pass to the last basket; empty after something else was
  /// done.
  var assistCandidates: Dynamic<[Who]> { get }
  /// The number of the selected play.
  var selected: Dynamic<Int?> { get }
  /// The substitution being chosen.
  var substitution: Dynamic<Substitution?> { get }
  /// Plays that could not be saved, oldest first, as lines of the feed.
  var unsaved: Dynamic<[String]> { get }
  /// The next fixture of the game's event, once the game is over.
  var nextFixture: Dynamic<NextFixture?> { get }
  /// The message about the last verb, or about the game's file.
  var notice: Dynamic<Notice?> { get }
  /// Whether there is a second try.
  var canTryAgain: Bool { get }

  /// Takes in what others have recorded; says when the game's file is lost, and when it is back.
  func refresh()
  /// Enters who made the play, or corrects who made the selected one; or chooses who leaves or
  /// comes.
  func enter(_ person: Who)
  /// Enters the move of the play, or corrects that of the selected one.
  func enter(_ move: Move)
  /// Records the assist on the last basket by the player at a place in the order of keys, from 0,
  /// if the player is a candidate.
  func assist(by place: Int)
  /// Begins a substitution.
  func beginSubstitution()
  /// Records the chosen substitution as one step.
  func substitute()
  /// Does a typed line, a play or a command; false if it was refused.
  func perform(line: String) -> Bool
  /// Whether a line that is being typed can become valid.
  func canBegin(_ line: String) -> Bool
  /// Sets the clock, or the reading of the selected play; false if that was refused.
  func setTime(to reading: String) -> Bool
  /// Starts the clock if the scorer saw it stand, else pauses it.
  func togglePause()
  /// Undoes the last step, or drops the last play that could not be saved; asks first about a step of
  /// others.
  func undo()
  func redo()
  /// Selects the play so many places on; none beyond the last.
  func select(by places: Int)
  func remove()
  /// Does the second try that the notice offers.
  func tryAgain()
  /// Drops the begun play, or the choice.
  func cancel()
  /// Makes a rematch once the game is over; its id, or nil and a message.
  func rematch() -> String?
  /// Makes the game of `nextFixture`; its id, or nil and a message.
  func playNextFixture() -> String?
  /// Deletes the game, which was made after another one here, as long as it has nothing; the id of that
  /// one, or nil and a message.
  func takeBackGame() -> String?
  /// Writes the page of the game once it is over, and says its path.
  func writePage()
}
