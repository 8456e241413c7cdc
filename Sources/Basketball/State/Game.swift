#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
  ) throws -> (sheet: Scoresheet, results: [Result<Outcome, Problem>])

  /// The game as it was last saved.
  public private(set) var sheet: Scoresheet
  /// The center that it posts messages to.
  public let center = NotificationCenter()
  private let commit: Commit

  /// A game that is saved by `commit`.
  public init(_ sheet: Scoresheet, commit: @escaping Commit) {
    self.sheet = sheet
    self.commit = commit
  }

  /// Does a verb, saves the game, and then posts the changes.
  @discardableResult
  public func perform(_ verb: Verb) throws -> Outcome {
    try perform([verb], keepGoing: false)[0].get()
  }

  /// Does verbs, a step each, saves them with one write, and then posts the changes. It stops at a
  /// refused verb unless it keeps going.
  public func perform(
    _ verbs: [Verb], keepGoing: Bool
  ) throws -> [Result<Outcome, Problem>] {
    let (new, results) = try commit(sheet, verbs, keepGoing)
    show(new)
    return results
  }

  /// Applies the entries of others, and posts the changes.
  ///
  /// - Returns: the outcome of each entry.
  public func show(_ entries: [Entry]) throws(TapeError) -> [Outcome] {
    var new = sheet
    let outcomes = try entries.map { entry throws(TapeError) in try new.apply(entry) }
    show(new)
    return outcomes
  }

  /// Replaces the game, and posts the changes.
  public func show(_ new: Scoresheet) {
    let old = sheet
    sheet = new
    if new != old { center.post(GameDidChange(), subject: self) }
    let score = new.state.box.score
    if score != old.state.box.score { center.post(ScoreDidChange(score: score), subject: self) }
  }

  /// Anything has changed: plays, teams, rules, clock, finish, or the step that an undo takes back.
  public struct GameDidChange: NotificationCenter.MainActorMessage {
    public typealias Subject = Game
  }

  public struct ScoreDidChange: NotificationCenter.MainActorMessage {
    public typealias Subject = Game
    /// The score now.
    public let score: Sides<Int>
  }
}
