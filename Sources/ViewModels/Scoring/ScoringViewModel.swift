import Basketball

/// A scorer at work on a game: plays in two halves, in whichever order they come.
///
/// The time of a play is taken at the first of the two. Every verb has saved what it did when it
/// returns, or says in `notice` why it has not; a play that could not be saved waits in `unsaved`.
public protocol ScoringViewModel: AnyObject {
  var board: any BoardViewModel { get }
  /// The step that an undo would take back.
  var lastStep: Dynamic<Entry?> { get }
  /// The home side's players in the order of their keys.
  var home: [Person] { get }
  /// The away side's players in the order of their keys.
  var away: [Person] { get }
  /// The two teams themselves, the home team first.
  var teams: [Person] { get }
  /// The first half of a play, once it is entered.
  var begun: Dynamic<BegunPlay?> { get }
  /// Those who may have made the pass to the last basket; nobody once something else is done.
  var assistCandidates: Dynamic<[Person]> { get }
  /// The number of the play that is being corrected.
  var selected: Dynamic<Int?> { get }
  /// Who leaves and who comes, while that is chosen.
  var substitution: Dynamic<Substitution?> { get }
  /// Plays that could not be saved, oldest first, as lines of the feed.
  var unsaved: Dynamic<[String]> { get }
  /// What the event of the game has next, once it is over.
  var nextFixture: Dynamic<NextFixture?> { get }
  /// The message about the last verb, or about the game's file.
  var notice: Dynamic<Notice?> { get }
  /// Whether `tryAgain()` has something to do.
  var canTryAgain: Bool { get }

  /// Takes in what others have recorded; says when the game's file cannot be read, and when it can
  /// again.
  func refresh()
  /// From now on plays are saved together, with one write, at the end of the batch or when something
  /// else is done: they have been typed at once.
  func beginBatch()
  func endBatch()
  /// Enters who made the play, or who made the selected one; chooses who leaves or comes.
  func enter(_ person: Person)
  /// Enters what the play was, or what the selected one was.
  func enter(_ move: Move)
  /// Records the pass to the last basket by the player at a place in the order of keys, counted from 0,
  /// if that is one of `assistCandidates`.
  func assist(by place: Int)
  /// Begins to choose who leaves and who comes.
  func beginSubstitution()
  /// Records those who leave and those who come, as one step.
  func substitute()
  /// Does what a line asks for, a play or a command; false when it was refused.
  func perform(line: String) -> Bool
  /// Whether a line that is being typed can still become one that asks for something.
  func canBegin(_ line: String) -> Bool
  /// Sets the clock, or the reading of the selected play; false when that was refused.
  func setTime(to reading: String) -> Bool
  func togglePause()
  /// Takes back the last step, or the last play that could not be saved.
  func undo()
  func redo()
  /// Selects the play so many places on from the selected one; beyond the last there is none.
  func select(by places: Int)
  func remove()
  /// Tries once more what failed, or does what was asked about.
  func tryAgain()
  /// Drops what has been begun or chosen.
  func cancel()
  /// Makes a game of the same teams once this one is over; its id, or nil and a message.
  func rematch() -> String?
  /// Makes the game of `nextFixture`; its id, or nil and a message.
  func playNextFixture() -> String?
  /// Writes the page of the game once it is over, and says where.
  func writePage()
}
