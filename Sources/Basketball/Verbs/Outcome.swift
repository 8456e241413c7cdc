/// The outcome of a verb, from which text, JSON and screens are worded.
public struct Outcome: Equatable, Sendable {
  /// The game before.
  @OnHeap public private(set) var before: GameState
  /// The game after.
  @OnHeap public private(set) var after: GameState
  /// The new entries of the tape: that of the verb, after one for time that had run out, if it had.
  /// Empty if nothing changed.
  public private(set) var entries = [Entry]()
  /// The recorded plays that count, with the score after each.
  public private(set) var added = [ScoredPlay]()
  /// The plays that were corrected.
  public private(set) var replaced = [Replacement]()
  /// The plays that were removed, including those that would have come after the finish, and
  /// assists that lost their basket.
  public private(set) var removed = [ScoredPlay]()
  /// The steps that were undone, the last one first.
  public private(set) var undone = [Entry]()
  /// The steps that were redone, in their order.
  public private(set) var redone = [Entry]()
  /// The plays that the undone or redone steps recorded or removed, each with the score after it.
  public private(set) var playsOfSteps = [ScoredPlay]()

  /// A play as it was, and as it is.
  public struct Replacement: Equatable, Sendable {
    /// Before.
    public let old: ScoredPlay
    /// After.
    public let new: ScoredPlay
  }

  /// The requested step or change of the clock; nil if nothing changed.
  public var action: Entry.Action? { entries.last?.action }

  /// Whether it ended or reopened the game, or began the overtime or undid that.
  public var isTurningPoint: Bool {
    before.finish?.winner != after.finish?.winner
      || (before.finish == nil) != (after.finish == nil)
      || (before.box.overtime == nil) != (after.box.overtime == nil)
  }

  /// Whether plays were added, removed or changed.
  public var changesPlays: Bool {
    switch action {
    case .record, .fix, .shift, .remove, .rename, .number, .rules, .swap, .undo, .redo:
      true
    default: false
    }
  }

  /// Joins an earlier outcome to this one.
  mutating func follow(_ earlier: Outcome) {
    before = earlier.before
    entries = earlier.entries + entries
  }

  /// The same, with the clock as another outcome has left it since.
  public func stopped(by stop: Outcome) -> Outcome {
    var outcome = self
    outcome.after = stop.after
    return outcome
  }

  /// Whether the newest play is one after which the clock stands, and it runs.
  public var leavesClockRunning: Bool {
    after.clock.isRunning && added.last == after.box.lastPlay
      && added.contains { $0.play.move.stopsClock }
  }

  /// The recorded or corrected assists without a basket.
  public var assistsWithoutBasket: [Play] {
    (added + replaced.map(\.new)).map(\.play).filter(\.isOpenAssist)
  }
}

extension Outcome {
  /// The outcome of an entry that changed the past, from the games before and after it.
  init(_ entry: Entry, before: Scoresheet, after: Scoresheet) {
    let action = entry.action
    let recorded = action.recorded
    let fixed = recorded.isEmpty ? action.plays : []
    let undone =
      if case .undo(let steps) = action { before.tape.lastDone(steps) } else { [Entry]() }
    let redone =
      if case .redo(let steps) = action { before.tape.lastUndone(steps) } else { [Entry]() }
    let touched = (undone + redone).flatMap(\.action.touched).reduce(into: [Int]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let seen = (touched + action.touched).sorted()
    // By number. No set and no dictionary: their types would be made at run time, 240,000 instructions.
    func plays(_ sheet: Scoresheet) -> [ScoredPlay] {
      sheet.playByPlay.plays.filter { scored in
        seen.partitioningIndex { $0 >= scored.play.number }
          < seen.partitioningIndex { $0 > scored.play.number }
      }.sorted { $0.play.number < $1.play.number }
    }
    var old = plays(before)
    let new = plays(after)
    if !undone.count(where: \.action.isSwap).isMultiple(of: 2) { old = old.map(\.turned) }
    // A play that a correction moved after the finish is removed as corrected.
    func corrected(_ old: ScoredPlay) -> ScoredPlay? {
      fixed.first { $0.number == old.play.number }.map { ScoredPlay($0, score: old.score) }
    }
    self.init(
      before: before.state, after: after.state, entries: [entry],
      added: recorded.compactMap { new.play($0.number) },
      replaced: fixed.compactMap { old.play($0.number) }.compactMap { old in
        (new.play(old.play.number) ?? corrected(old)).map { Replacement(old: old, new: $0) }
      },
      removed: action.removed.compactMap { old.play($0) }.map { corrected($0) ?? $0 },
      undone: undone, redone: redone,
      playsOfSteps: touched.compactMap {
        undone.isEmpty ? new.play($0) ?? old.play($0) : old.play($0) ?? new.play($0)
      })
  }
}

extension [ScoredPlay] {
  /// The play of a number; they are in the order of their numbers.
  fileprivate func play(_ number: Int) -> ScoredPlay? {
    dropFirst(partitioningIndex { $0.play.number >= number }).first.flatMap {
      $0.play.number == number ? $0 : nil
    }
  }
}
