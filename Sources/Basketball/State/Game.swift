import FoundationEssentials

/// A live game: what a scorer's verbs change and what others observe.
///
/// It knows no file. It hands verbs to `commit` and shows only the game that comes back, with the
/// plays of other scorers, too.
@MainActor
public final class Game {
  /// Does verbs on the newest state of the game and saves it.
  ///
  /// It returns the new game and a result for each verb, up to the first refused one unless it
  /// keeps going.
  public typealias Commit = (
    Scoresheet, [Verb], _ keepGoing: Bool
  ) throws -> (sheet: Scoresheet, results: [Result<Outcome, GameError>])

  /// The game as it was last saved.
  public private(set) var sheet: Scoresheet
  /// The center that it posts messages to.
  public let center: NotificationCenter
  private let commit: Commit

  /// A game that is saved by `commit`.
  public init(_ sheet: Scoresheet, center: NotificationCenter = .init(), commit: @escaping Commit) {
    (self.sheet, self.center, self.commit) = (sheet, center, commit)
  }

  /// Does a verb, saves the game, and then posts the changes.
  @discardableResult
  public func perform(_ verb: Verb) throws -> Outcome {
    let results = try perform([verb], keepGoing: false)
    return try results.first?.get() ?? Outcome(before: sheet.standing, after: sheet.standing)
  }

  /// Does verbs, a step each, saves them with one write, and then posts the changes. It stops at a
  /// refused verb unless it keeps going.
  public func perform(
    _ verbs: [Verb], keepGoing: Bool
  ) throws -> [Result<Outcome, GameError>] {
    let (new, results) = try commit(sheet, verbs, keepGoing)
    show(new)
    return results
  }

  /// Applies the entries of others, and posts the changes.
  ///
  /// - Returns: the outcome of each entry.
  public func show(_ entries: [Entry]) throws(TapeError) -> [Outcome] {
    var (new, outcomes) = (sheet, [Outcome]())
    for entry in entries { outcomes.append(try new.apply(entry)) }
    show(new)
    return outcomes
  }

  /// Replaces the game, and posts the changes.
  public func show(_ new: Scoresheet) {
    let (old, before, standing) = (sheet, sheet.standing, new.standing)
    sheet = new
    if new.playByPlay != old.playByPlay {
      center.post(PlaysDidChange(plays: new.playByPlay.plays), subject: self)
    }
    if standing != before { center.post(GameStateDidChange(standing: standing), subject: self) }
    if standing.box.score != before.box.score {
      center.post(ScoreDidChange(score: standing.box.score), subject: self)
    }
    if new.lastStep != old.lastStep {
      center.post(LastStepDidChange(step: new.lastStep), subject: self)
    }
  }
}

extension Scoresheet {
  /// The step that an undo would take back.
  fileprivate var lastStep: Entry? { tape.lastDone().first }
}

/// What a game posts to its observers on the main actor, after the change is saved. A message is posted
/// only if its value has changed.
extension Game {
  /// Plays were recorded, corrected or removed.
  public struct PlaysDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The plays that count, in the order of the game.
    public let plays: [ScoredPlay]
  }

  /// The standing has changed: teams, rules, lines, clock or finish.
  public struct GameStateDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The standing now.
    public let standing: GameState
  }

  /// The score has changed.
  public struct ScoreDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The score now.
    public let score: Sides<Int>
  }

  /// The step that an undo takes back has changed.
  public struct LastStepDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The last step in effect, if any.
    public let step: Entry?
  }
}

/// The fixture of an event that a game is played for.
public struct EventLink: Equatable, Sendable {
  /// The name of the event's file, without its ending.
  public let event: String
  /// The number of the fixture, from 1.
  public let fixture: Int

  /// The fixture of an event.
  public init(event: String, fixture: Int) { (self.event, self.fixture) = (event, fixture) }

  /// `cup 25`.
  public var text: String { "\(event) \(fixture)" }
}
