/// What was done to a game. Text, JSON and screens word what has happened from it alone.
public struct Outcome: Equatable, Sendable {
  /// The game before.
  public let before: Standing
  /// The game after.
  public let after: Standing
  /// What was written on the tape, oldest first: the entry, and before it that time had run out, if
  /// it had. Empty where there was nothing to change.
  public let entries: [Entry]
  /// The plays that were recorded and count, with the scores they left.
  public let added: [ScoredPlay]
  /// The plays that were corrected.
  public let replaced: [Replacement]
  /// The plays that were taken out, those too that would have come after the finish.
  public let removed: [Play]
  /// The steps that were taken back, the last one first.
  public let undone: [Entry]
  /// The steps that were given back, in the order in which they are done again.
  public let redone: [Entry]

  /// A play as it was, and as it is.
  public struct Replacement: Equatable, Sendable {
    /// As it was.
    public let old: Play
    /// As it is.
    public let new: Play
  }

  init(
    before: Standing, after: Standing, entries: [Entry] = [], added: [ScoredPlay] = [],
    replaced: [Replacement] = [], removed: [Play] = [], undone: [Entry] = [], redone: [Entry] = []
  ) {
    (self.before, self.after, self.entries) = (before, after, entries)
    (self.added, self.replaced, self.removed) = (added, replaced, removed)
    (self.undone, self.redone) = (undone, redone)
  }

  /// The step, or the change of the clock, that was asked for; nil where nothing was to change.
  public var action: Entry.Action? { entries.last?.action }

  /// Whether it ended the game, opened it again, began the overtime or took that back.
  public var isTurningPoint: Bool {
    before.finish?.winner != after.finish?.winner
      || (before.box.overtime == nil) != (after.box.overtime == nil)
  }

  /// Whether plays came, went or are others than before.
  public var changesPlays: Bool {
    switch action {
    case .record, .fix, .remove, .rename, .rules, .undo, .redo: true
    case .open, .join, .note, .clock, nil: false
    }
  }

  /// The same after what was done before it.
  func following(_ earlier: Outcome?) -> Outcome {
    guard let earlier else { return self }
    return Outcome(
      before: earlier.before, after: after, entries: earlier.entries + entries, added: added,
      replaced: replaced, removed: removed, undone: undone, redone: redone)
  }
}

extension Outcome {
  /// What of the past an entry changes, as it was before.
  struct Past {
    var plays: [Play] = []
    var undone: [Entry] = []
    var redone: [Entry] = []
  }

  /// What an entry did to a whole game.
  init(_ entry: Entry, _ past: Past, before: Standing, after: Scoresheet) {
    var (added, replaced, removed) = ([ScoredPlay](), [Replacement](), past.plays)
    switch entry.action {
    case .record(let plays, _): added = plays.compactMap { after.play($0.number) }
    case .fix(let play, _):
      replaced = removed.prefix(1).map { Replacement(old: $0, new: play) }
      removed.removeFirst(replaced.count)
      // Where it comes after the finish itself, it is taken out as it was corrected.
      removed = removed.map { $0.number == play.number ? play : $0 }
    case .open, .remove, .join, .rename, .rules, .note, .undo, .redo, .clock: break
    }
    self.init(
      before: before, after: after.standing, entries: [entry], added: added, replaced: replaced,
      removed: removed, undone: past.undone, redone: past.redone)
  }
}

extension Scoresheet {
  /// What of the past an action is about to change.
  func past(of action: Entry.Action) -> Outcome.Past {
    var past = Outcome.Past()
    switch action {
    case .fix(let fixed, _): past.plays = [play(fixed.number)?.play].compactMap(\.self)
    case .undo(let steps): past.undone = tape.lastDone(steps)
    case .redo(let steps): past.redone = tape.lastUndone(steps)
    case .open, .record, .remove, .join, .rename, .rules, .note, .clock: break
    }
    past.plays += action.removed.compactMap { play($0)?.play }
    return past
  }
}

/// What came of a verb. Not a `Result`, whose constraint a short command would pay for at run time.
public enum VerbResult: Equatable, Sendable {
  /// It was done, or there was nothing to change.
  case success(Outcome)
  /// It was refused.
  case failure(GameError)

  /// What it did, or why it was refused.
  public func get() throws(GameError) -> Outcome {
    switch self {
    case .success(let outcome): return outcome
    case .failure(let error): throw error
    }
  }
}
