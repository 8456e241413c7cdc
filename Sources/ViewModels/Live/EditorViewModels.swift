import Basketball

/// One player, or a team itself, as a screen or a command edits it.
public protocol PlayerScoreboardMoveEditorViewModel: AnyObject {
  /// The name.
  var name: Dynamic<String> { get }
  /// Points scored.
  var points: Dynamic<Int> { get }
  /// Baskets worth one point.
  var onePointCount: Dynamic<Int> { get }
  /// Baskets worth two points.
  var twoPointsCount: Dynamic<Int> { get }
  /// Passes that led to a basket.
  var assistCount: Dynamic<Int> { get }
  /// Missed shots caught.
  var reboundCount: Dynamic<Int> { get }
  /// Fouls committed.
  var foulCount: Dynamic<Int> { get }

  /// Records a basket worth one point, now.
  func onePoint() throws
  /// Records a basket worth two points, now.
  func twoPoints() throws
  /// Records an assist, now.
  func assist() throws
  /// Records a rebound, now.
  func rebound() throws
  /// Records a foul, now.
  func foul() throws
}

/// A game as one looks at it while others record.
public protocol GameScoreboardViewModel: AnyObject {
  /// Everything at once.
  var document: Dynamic<GameDocument> { get }

  /// The plays at these places, in order by the clock; places that no play has are left out.
  func plays(_ places: Range<Int>) -> [PlayDocument]
  /// Reads the clock anew.
  func tick()
  /// Takes in what others have recorded since.
  func look() throws
}

/// A game as a screen or a command edits it. Every verb has kept its change when it returns; one
/// that throws has changed nothing.
public protocol GameScoreboardEditorViewModel: GameScoreboardViewModel {
  /// The home team's name.
  var homeName: Dynamic<String> { get }
  /// The away team's name.
  var awayName: Dynamic<String> { get }
  /// The home side's players in the order of the roster.
  var homePlayers: [any PlayerScoreboardMoveEditorViewModel] { get }
  /// The away side's players in the order of the roster.
  var awayPlayers: [any PlayerScoreboardMoveEditorViewModel] { get }
  /// The score, `7-5`.
  var score: Dynamic<String> { get }
  /// The clock, `01:23.2`, as of the last change or `tick()`.
  var time: Dynamic<String> { get }
  /// Whether a side has won.
  var isFinished: Dynamic<Bool> { get }
  /// Whether the clock is paused.
  var isPaused: Dynamic<Bool> { get }
  /// The last play recorded here, each in its turn, whoever else records.
  var recorded: Dynamic<PlayDocument?> { get }
  /// What an undo would take back, in words; nil when there is nothing.
  var undoable: Dynamic<String?> { get }
  /// What a redo would give back, in words; nil when there is nothing.
  var redoable: Dynamic<String?> { get }

  /// The highest number that a play was given.
  var lastNumber: Int { get }
  /// The place of a play by its number; nil when it does not count.
  func place(ofPlay number: Int) -> Int?

  /// What a line of a feed calls out, in words that mean nobody else, and its reading if it has one.
  func call(_ line: FeedLine) throws -> (call: SpokenCall, reading: String?)

  /// Starts a paused clock, pauses a running one.
  func togglePause() throws
  /// Starts the clock.
  func start() throws
  /// Pauses the clock.
  func pause() throws
  /// Sets the clock to a reading such as `1:23`.
  func setClock(to reading: String) throws
  /// Records what was called out, as one step, at a reading or at what the clock shows. Plays that
  /// would then stand behind the finish are taken out, or the step is refused.
  /// Gives back the numbers of the plays that were taken out.
  @discardableResult
  func record(_ calls: [SpokenCall], at reading: String?, droppingLater: Bool) throws -> [Int]
  /// Records the lines of a feed, a step each; gives back those that were refused. Unless it is to
  /// keep going, what follows a refused line is left alone.
  func record(_ lines: [FeedLine], keepGoing: Bool) throws -> [FeedLine.Refusal]
  /// Takes back the last steps; gives back what they were, the last one first.
  func undo(_ steps: Int) throws -> [StepDocument]
  /// Takes back all that was done after a play was recorded.
  func undo(to number: Int) throws -> [StepDocument]
  /// Gives back the last steps taken back; gives back what they are.
  func redo(_ steps: Int) throws -> [StepDocument]
}

extension GameScoreboardEditorViewModel {
  /// Records what was called out, and is refused where later plays would stand behind the finish.
  public func record(_ calls: [SpokenCall], at reading: String?) throws {
    try record(calls, at: reading, droppingLater: false)
  }
}

/// What puts right what was entered. Each verb is one step, and tells what it did.
public protocol GameCorrectionViewModel: GameScoreboardEditorViewModel {
  /// Corrects a play; what is nil stays as it is.
  func fix(
    _ number: Int, who: String?, move: String?, at reading: String?, droppingLater: Bool
  ) throws -> ChangeDocument
  /// Takes a play out.
  func remove(_ number: Int, droppingLater: Bool) throws -> ChangeDocument
  /// Puts a player on a team's roster.
  func join(_ team: String, _ name: String) throws -> ChangeDocument
  /// Gives a player or a team another name.
  func rename(_ who: String, to name: String) throws -> ChangeDocument
  /// Changes what the game is played by: to a set of rules, or as it is, with some values changed.
  func play(
    by preset: String?, _ changes: RuleChanges, droppingLater: Bool
  ) throws -> ChangeDocument
  /// Notes something on the game; an empty text takes the note away.
  func note(_ text: String) throws
}

/// Who did what, in the scorer's words.
public nonisolated struct SpokenCall: Equatable, Sendable {
  /// A name or whatever else names a player or a team.
  public let who: String
  /// One of the five moves, as it may be typed.
  public let move: String

  /// A call in words.
  public init(who: String, move: String) {
    (self.who, self.move) = (who, move)
  }
}
