import FoundationEssentials

/// A live game: what a scorer's verbs change and what others observe.
///
/// It knows no file. Verbs are handed to `commit`, and only what that gives back is shown: the plays
/// of another recorder too, when the game is shared.
@MainActor
public final class Game {
  /// Does verbs on the game, as it is given or as others have left it since, and saves what they did.
  public typealias Commit = (Scoresheet, [Verb], _ keepGoing: Bool) throws -> Committed

  /// What came of verbs.
  public struct Committed {
    /// The game now; nil where the verbs only added to the one that was given.
    public let sheet: Scoresheet?
    /// What each verb did, or why it was refused; fewer than there were verbs where a refusal ended it.
    public let results: [Result<Outcome, GameError>]

    /// What came of the verbs that were done to a copy.
    public init(_ done: WorkingCopy) {
      (sheet, results) = (done.sheet, done.results)
    }
  }

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

  /// Does verbs, a step each, saves all of them with one write, and then posts what they did. Unless
  /// it is to keep going, what follows a refused verb is left alone.
  public func perform(
    _ verbs: [Verb], keepGoing: Bool
  ) throws -> [Result<Outcome, GameError>] {
    let committed = try commit(sheet, verbs, keepGoing)
    if let new = committed.sheet {
      show(new)
    } else {
      try append(committed.results.compactMap { try? $0.get() })
    }
    return committed.results
  }

  /// Shows what others have written on the tape, and posts what is different.
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
    let old = sheet
    sheet = new
    post(since: old.standing, old.lastStep, hasOtherPlays: old.playByPlay != new.playByPlay)
  }

  /// Shows what only added to the game. Its plays are not copied, of which there may be many.
  private func append(_ outcomes: [Outcome]) throws(TapeFault) {
    let (before, lastStep) = (sheet.standing, sheet.lastStep)
    for outcome in outcomes { try sheet.append(outcome) }
    post(since: before, lastStep, hasOtherPlays: outcomes.contains { !$0.added.isEmpty })
  }

  private func post(since before: Standing, _ lastStep: Entry?, hasOtherPlays: Bool) {
    let after = sheet.standing
    if before.teams != after.teams || before.rules != after.rules || before.note != after.note {
      center.post(SetupDidChange(standing: after), subject: self)
    }
    if hasOtherPlays { center.post(PlaysDidChange(standing: after), subject: self) }
    if before.box.score != after.box.score {
      center.post(ScoreDidChange(score: after.box.score), subject: self)
    }
    if before.clock != after.clock {
      center.post(ClockDidChange(standing: after), subject: self)
    }
    if before.finish != after.finish || before.box.overtime != after.box.overtime {
      center.post(FinishDidChange(standing: after), subject: self)
    }
    if lastStep != sheet.lastStep {
      center.post(LastStepDidChange(step: sheet.lastStep), subject: self)
    }
  }
}

extension Scoresheet {
  /// The step that an undo would take back.
  fileprivate var lastStep: Entry? { tape.lastDone().first }
}
