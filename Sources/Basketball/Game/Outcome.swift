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
  /// The plays that were taken out, those too that would have come after the finish, and the assists
  /// on baskets that are none any more.
  public let removed: [ScoredPlay]
  /// The steps that were taken back, the last one first.
  public let undone: [Entry]
  /// The steps that were given back, in the order in which they are done again.
  public let redone: [Entry]
  /// The plays that those steps put down or took out, each with the score that it left or leaves.
  public let playsOfSteps: [ScoredPlay]

  /// A play as it was, and as it is.
  public struct Replacement: Equatable, Sendable {
    /// As it was.
    public let old: ScoredPlay
    /// As it is.
    public let new: ScoredPlay
  }

  init(
    before: Standing, after: Standing, entries: [Entry] = [], added: [ScoredPlay] = [],
    replaced: [Replacement] = [], removed: [ScoredPlay] = [], undone: [Entry] = [],
    redone: [Entry] = [], playsOfSteps: [ScoredPlay] = []
  ) {
    (self.before, self.after, self.entries) = (before, after, entries)
    (self.added, self.replaced, self.removed) = (added, replaced, removed)
    (self.undone, self.redone, self.playsOfSteps) = (undone, redone, playsOfSteps)
  }

  /// The step, or the change of the clock, that was asked for; nil where nothing was to change.
  public var action: Entry.Action? { entries.last?.action }

  /// Whether it ended the game, opened it again, began the overtime or took that back.
  public var isTurningPoint: Bool {
    before.finish?.winner != after.finish?.winner
      || (before.finish == nil) != (after.finish == nil)
      || (before.box.overtime == nil) != (after.box.overtime == nil)
  }

  /// Whether plays came, went or are others than before.
  public var changesPlays: Bool {
    switch action {
    case .record, .fix, .remove, .rename, .number, .rules, .undo, .redo: true
    case .open, .join, .leave, .note, .end, .clock, nil: false
    }
  }

  /// The same after what was done before it.
  func following(_ earlier: Outcome?) -> Outcome {
    guard let earlier else { return self }
    return Outcome(
      before: earlier.before, after: after, entries: earlier.entries + entries, added: added,
      replaced: replaced, removed: removed, undone: undone, redone: redone,
      playsOfSteps: playsOfSteps)
  }

  /// The assists that were recorded or corrected and have no basket.
  public var assistsWithoutBasket: [Play] {
    (added + replaced.map(\.new)).map(\.play).filter { $0.move == .assist && $0.basket == nil }
  }
}

extension Outcome {
  /// What of the past an entry changes, as it was before.
  struct Past {
    /// The plays that it changes.
    var changed: [ScoredPlay] = []
    /// The plays that it takes out.
    var removed: [ScoredPlay] = []
    var undone: [Entry] = []
    var redone: [Entry] = []
    /// The plays of the steps that count.
    var playsOfSteps: [ScoredPlay] = []
  }

  /// What an entry did to a whole game.
  init(_ entry: Entry, _ past: Past, before: Standing, after: Scoresheet) {
    var (added, replaced, removed) = ([ScoredPlay](), [Replacement](), past.removed)
    switch entry.action {
    case .record(let plays, _): added = plays.compactMap { after.play($0.number) }
    case .fix:
      // Where one comes after the finish itself, it is taken out as it was corrected.
      func corrected(_ old: ScoredPlay) -> ScoredPlay? {
        entry.action.plays.first { $0.number == old.play.number }
          .map { ScoredPlay($0, score: old.score) }
      }
      for old in past.changed {
        guard let new = after.play(old.play.number) ?? corrected(old) else { continue }
        replaced.append(Replacement(old: old, new: new))
      }
      removed = removed.map { corrected($0) ?? $0 }
    case .open, .remove, .join, .leave, .number, .rename, .rules, .note, .end, .undo, .redo, .clock:
      break
    }
    let numbers = (past.undone + past.redone).reduce(into: [Int]()) { numbers, step in
      let touched = step.action.plays.map(\.number) + step.action.removed
      for number in touched where !numbers.contains(number) { numbers.append(number) }
    }
    let plays = numbers.compactMap { number in
      past.playsOfSteps.first { $0.play.number == number } ?? after.play(number)
    }
    self.init(
      before: before, after: after.standing, entries: [entry], added: added, replaced: replaced,
      removed: removed, undone: past.undone, redone: past.redone, playsOfSteps: plays)
  }
}

extension Scoresheet {
  /// What of the past an action is about to change.
  func past(of action: Entry.Action) -> Outcome.Past {
    var past = Outcome.Past()
    switch action {
    case .fix: past.changed = action.plays.compactMap { play($0.number) }
    case .undo(let steps):
      past.undone = tape.lastDone(steps)
      past.playsOfSteps = past.undone.flatMap(\.action.plays).compactMap { play($0.number) }
    case .redo(let steps):
      past.redone = tape.lastUndone(steps)
      past.playsOfSteps = past.redone.flatMap(\.action.removed).compactMap { play($0) }
    case .open, .record, .remove, .join, .leave, .number, .rename, .rules, .note, .end, .clock:
      break
    }
    past.removed = action.removed.compactMap { play($0) }
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
