import FoundationEssentials

/// A live game: what a scorer's verbs change and what others observe.
///
/// It knows no file. Verbs are handed to `commit`, and only what that gives back is shown: the plays
/// of another recorder too, when the game is shared.
@MainActor
public final class Game {
  /// Does verbs on the game as it is saved, and saves what they did.
  public typealias Commit = ([Verb], _ keepGoing: Bool) throws -> Committed

  /// What came of verbs.
  public struct Committed {
    /// What was written on the tape, by others too, since the game was last shown.
    public let change: Change
    /// What each verb did, or why it was refused; fewer than there were verbs where a refusal ended it.
    public let results: [VerbResult]

    /// A change, and what came of the verbs.
    public init(_ change: Change, results: [VerbResult]) {
      (self.change, self.results) = (change, results)
    }
  }

  /// What has become of a game.
  public enum Change {
    /// Its tape goes on.
    case entries([Entry])
    /// Another history is in its place.
    case replaced(Scoresheet)
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
  ) throws -> [VerbResult] {
    let committed = try commit(verbs, keepGoing)
    try show(committed.change)
    return committed.results
  }

  /// Shows what has become of the game, and posts what is different.
  ///
  /// - Returns: what each entry did; nothing where another history is in its place.
  @discardableResult
  public func show(_ change: Change) throws(TapeFault) -> [Outcome] {
    let (before, lastStep) = (sheet.standing, lastStep)
    switch change {
    case .replaced(let new):
      sheet = new
      post(since: before, lastStep, hasOtherPlays: true)
      return []
    case .entries(let entries):
      var (outcomes, hasOtherPlays) = ([Outcome](), false)
      for entry in entries {
        // Only what may leave all plays as they are is compared: to copy them for each play of a long
        // game would take longer than the play.
        let plays = entry.action.mayLeavePlays ? sheet.playByPlay : nil
        let outcome = try sheet.apply(entry)
        hasOtherPlays = hasOtherPlays || outcome.changesPlays && plays != sheet.playByPlay
        outcomes.append(outcome)
      }
      post(since: before, lastStep, hasOtherPlays: hasOtherPlays)
      return outcomes
    }
  }

  /// The step that an undo would take back.
  private var lastStep: Entry? { sheet.tape.lastDone().first }

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
    if lastStep != self.lastStep {
      center.post(LastStepDidChange(step: self.lastStep), subject: self)
    }
  }
}

extension Entry.Action {
  /// Whether it may or may not change plays.
  fileprivate var mayLeavePlays: Bool {
    switch self {
    case .rename, .number, .rules, .undo, .redo: true
    case .open, .record, .fix, .remove, .join, .leave, .note, .end, .clock: false
    }
  }
}
