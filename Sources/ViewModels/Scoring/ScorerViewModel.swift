/// A scorer at work on a game: plays in two words, in whichever order they come.
///
/// The time of a play is taken at the first of the two. Every verb has kept what it did when it
/// returns, or says in `notice` why it has not; a play that could not be kept waits in `unsaved`.
public protocol ScorerViewModel: AnyObject {
  /// The game.
  var board: any GameCorrectionViewModel { get }
  /// The home side's players in the order of the roster.
  var home: [Person] { get }
  /// The away side's players in the order of the roster.
  var away: [Person] { get }
  /// The two teams themselves, the home team first.
  var teams: [Person] { get }
  /// What has been said of a play that is not whole.
  var begun: Dynamic<BegunPlay?> { get }
  /// Those who may have made the pass to the last basket; nobody once something else is done.
  var passers: Dynamic<[Person]> { get }
  /// The number of the play that is being put right.
  var selected: Dynamic<Int?> { get }
  /// Plays that could not be kept, oldest first, in words.
  var unsaved: Dynamic<[String]> { get }
  /// What there is to say of the last verb, or of the game's file.
  var notice: Dynamic<Notice?> { get }
  /// Whether `tryAgain()` has something to do.
  var canTryAgain: Bool { get }

  /// Takes in what others have recorded; says when the game's file cannot be read, and when it can
  /// again.
  func look()
  /// From now on plays are kept together, with one write, when they are settled or something else
  /// is done: they have been typed at once.
  func gather()
  /// Keeps the plays that were gathered.
  func settle()
  /// Names who made the play, or who made the selected one.
  func name(_ person: Person)
  /// Names what the play was, or what the selected one was: `two`.
  func name(move: String)
  /// Records the pass to the last basket by the player at a place of the roster, counted from 0, if
  /// that is one of `passers`.
  func assist(by place: Int)
  /// Records a line of a feed, `[CLOCK] WHO MOVE`; false when it was refused.
  func record(line: String) -> Bool
  /// Sets the clock, or the reading of the selected play; false when that was refused.
  func setTime(to reading: String) -> Bool
  /// Starts a paused clock, pauses a running one.
  func togglePause()
  /// Takes back the last step, or the last play that could not be kept.
  func undo()
  /// Gives back the last step that was taken back.
  func redo()
  /// Selects the play so many places on from the selected one; beyond the last there is none.
  func select(by places: Int)
  /// Takes out the selected play.
  func remove()
  /// Tries once more what failed, or does what was asked about.
  func tryAgain()
  /// Drops what has been begun.
  func cancel()
}

/// The half of a play that has been said.
public nonisolated enum BegunPlay: Equatable, Sendable {
  /// Who made it.
  case person(Person)
  /// What it was.
  case move(String)
}
