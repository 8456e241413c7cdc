import Basketball
import Documents

/// A game on a board: what a screen shows of it, and binds to.
public protocol BoardViewModel: AnyObject {
  /// The score.
  var score: Dynamic<Sides<Int>> { get }
  /// The clock, as of the last change or `tick()`.
  var clock: Dynamic<ClockDocument> { get }
  /// The teams with the lines of their players.
  var teams: Dynamic<Sides<TeamDocument>> { get }
  /// Where the game is on its way, and by which rules.
  var progress: Dynamic<GameProgress> { get }
  /// How many plays are shown.
  var playCount: Dynamic<Int> { get }
  /// How the score went, up to what is shown.
  var flow: Flow { get }

  /// The plays at these places, in order by the clock; places that no play has are left out.
  func plays(_ places: Range<Int>) -> [PlayDocument]
  /// Shows what time has changed.
  func tick()
}

/// A game on a board, as a screen edits it. Every verb has saved its change when it returns; one that
/// throws has changed nothing.
public protocol EditableBoardViewModel: BoardViewModel {
  /// The name of the game in its library.
  var id: String { get }
  /// The step that an undo would take back.
  var lastStep: Dynamic<Entry?> { get }
  /// The game as it is saved.
  var standing: Standing { get }

  /// What the clock reads now, as far as was taken in; it is shown too.
  func currentReading() -> ClockReading
  /// The place of a play by its number; nil when it does not count.
  func place(ofPlay number: Int) -> Int?
  /// Takes in what others have recorded.
  ///
  /// - Returns: what is new, in order.
  @discardableResult
  func refresh() -> [FollowedGame.News]
  /// Does a verb, as one step.
  @discardableResult
  func perform(_ verb: Verb) throws -> Outcome
  /// Does verbs, a step each, with one write; what is refused does not keep the others from being
  /// done.
  func perform(_ verbs: [Verb]) throws -> [Result<Outcome, GameError>]
}
