import FoundationEssentials

/// A live game: what a scorer's verbs change and what others observe.
///
/// It knows no file. It hands verbs to `commit` and shows only the game that comes back, which has the
/// plays of other recorders too.
@MainActor
public final class Game {
  /// Does verbs on the newest state of the game and saves what they did.
  ///
  /// It returns the new game and a result for each verb, up to the one that was refused unless it keeps
  /// going.
  public typealias Commit = (
    Scoresheet, [Verb], _ keepGoing: Bool
  ) throws -> (sheet: Scoresheet, results: [Result<Outcome, GameError>])

  /// The game as it was last saved.
  public private(set) var sheet: Scoresheet
  /// Where its messages are posted.
  public let center: NotificationCenter
  private let commit: Commit

  /// A game that is saved by `commit`.
  public init(_ sheet: Scoresheet, center: NotificationCenter = .init(), commit: @escaping Commit) {
    (self.sheet, self.center, self.commit) = (sheet, center, commit)
  }

  /// Does a verb, saves what it did, and then posts it.
  @discardableResult
  public func perform(_ verb: Verb) throws -> Outcome {
    let results = try perform([verb], keepGoing: false)
    return try results.first?.get() ?? Outcome(before: sheet.standing, after: sheet.standing)
  }

  /// Does verbs, a step each, saves them with one write, and then posts what they did. It stops at the
  /// first refused verb unless it keeps going.
  public func perform(
    _ verbs: [Verb], keepGoing: Bool
  ) throws -> [Result<Outcome, GameError>] {
    let (new, results) = try commit(sheet, verbs, keepGoing)
    show(new)
    return results
  }

  /// Applies the entries of others, and posts what is different.
  ///
  /// - Returns: what each entry did.
  public func show(_ entries: [Entry]) throws(TapeFault) -> [Outcome] {
    var (new, outcomes) = (sheet, [Outcome]())
    for entry in entries { outcomes.append(try new.apply(entry)) }
    show(new)
    return outcomes
  }

  /// Shows the game as it is now, and posts what is different.
  public func show(_ new: Scoresheet) {
    let (old, before, standing) = (sheet, sheet.standing, new.standing)
    sheet = new
    if new.playByPlay != old.playByPlay {
      center.post(PlaysDidChange(plays: new.playByPlay.plays), subject: self)
    }
    if standing != before { center.post(StandingDidChange(standing: standing), subject: self) }
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
