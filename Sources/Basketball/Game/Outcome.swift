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
  /// What an entry did that changed the past, by the games before and after it.
  init(_ entry: Entry, before: Scoresheet, after: Scoresheet) {
    let action = entry.action
    let (undone, redone) = (before.undone(by: action), before.redone(by: action))
    var known = Set<Int>()
    let touched = (undone + redone).flatMap(\.action.touched).filter { known.insert($0).inserted }
    let numbers = action.touched + touched
    let old = before.playByPlay.plays(numbered: numbers)
    let new = after.playByPlay.plays(numbered: numbers)
    // Where one comes after the finish itself, it is taken out as it was corrected.
    let fixed = action.fixedPlays
    func corrected(_ old: ScoredPlay) -> ScoredPlay? {
      fixed.first { $0.number == old.play.number }.map { ScoredPlay($0, score: old.score) }
    }
    self.init(
      before: before.standing, after: after.standing, entries: [entry],
      added: action.recordedPlays.compactMap { new[$0.number] },
      replaced: fixed.compactMap { old[$0.number] }.compactMap { old in
        (new[old.play.number] ?? corrected(old)).map { Replacement(old: old, new: $0) }
      },
      removed: action.removed.compactMap { old[$0] }.map { corrected($0) ?? $0 },
      undone: undone, redone: redone,
      playsOfSteps: touched.compactMap { undone.isEmpty ? new[$0] ?? old[$0] : old[$0] ?? new[$0] })
  }
}

extension Entry.Action {
  fileprivate var recordedPlays: [Play] {
    if case .record(let plays, _) = self { plays } else { [] }
  }
  fileprivate var fixedPlays: [Play] { if case .fix = self { plays } else { [] } }
}

extension Scoresheet {
  /// The steps that an action is about to take back.
  fileprivate func undone(by action: Entry.Action) -> [Entry] {
    if case .undo(let steps) = action { tape.lastDone(steps) } else { [] }
  }

  /// The steps that an action is about to give back.
  fileprivate func redone(by action: Entry.Action) -> [Entry] {
    if case .redo(let steps) = action { tape.lastUndone(steps) } else { [] }
  }
}
