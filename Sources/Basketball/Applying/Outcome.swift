/// What was done to a game. Text, JSON and screens word what has happened from it alone.
public struct Outcome: Equatable, Sendable {
  /// The game before.
  public private(set) var before: Standing
  /// The game after.
  public let after: Standing
  /// What was written on the tape: the entry and, if time had run out, first an entry that says so.
  /// Empty when nothing changed.
  public private(set) var entries: [Entry] = []
  /// The plays that were recorded and count, with the scores they left.
  public private(set) var added: [ScoredPlay] = []
  /// The plays that were corrected.
  public private(set) var replaced: [Replacement] = []
  /// The plays that were taken out, with those that would have come after the finish, and assists
  /// that lost their basket.
  public private(set) var removed: [ScoredPlay] = []
  /// The steps that were taken back, the last one first.
  public private(set) var undone: [Entry] = []
  /// The steps that were given back, in the order in which they are done again.
  public private(set) var redone: [Entry] = []
  /// The plays that those steps recorded or took out, each with the score after it.
  public private(set) var playsOfSteps: [ScoredPlay] = []

  /// A play as it was, and as it is.
  public struct Replacement: Equatable, Sendable {
    /// As it was.
    public let old: ScoredPlay
    /// As it is.
    public let new: ScoredPlay
  }

  /// The step, or the change of the clock, that was asked for; nil when nothing changed.
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
    case .record, .fix, .shift, .remove, .rename, .number, .rules, .undo, .redo: true
    case .open, .join, .leave, .lineup, .note, .link, .end, .clock, nil: false
    }
  }

  /// The same after what was done before it.
  func following(_ earlier: Outcome?) -> Outcome {
    guard let earlier else { return self }
    var both = self
    (both.before, both.entries) = (earlier.before, earlier.entries + entries)
    return both
  }

  /// The assists that were recorded or corrected and have no basket.
  public var assistsWithoutBasket: [Play] {
    (added + replaced.map(\.new)).map(\.play).filter(\.isOpenAssist)
  }
}

extension Outcome {
  /// What an entry that changed the past did, by the games before and after it.
  init(_ entry: Entry, before: Scoresheet, after: Scoresheet) {
    let action = entry.action
    let recorded = if case .record(let plays, _) = action { plays } else { [Play]() }
    let fixed = recorded.isEmpty ? action.plays : []
    let undone =
      if case .undo(let steps) = action { before.tape.lastDone(steps) } else { [Entry]() }
    let redone =
      if case .redo(let steps) = action { before.tape.lastUndone(steps) } else { [Entry]() }
    var touched: [Int] = []
    for number in (undone + redone).flatMap(\.action.touched) where !touched.contains(number) {
      touched.append(number)
    }
    func old(_ number: Int) -> ScoredPlay? { before.playByPlay.play(number) }
    func new(_ number: Int) -> ScoredPlay? { after.playByPlay.play(number) }
    // A play that a correction moves behind the finish is taken out as corrected.
    func corrected(_ old: ScoredPlay) -> ScoredPlay? {
      fixed.first { $0.number == old.play.number }.map { ScoredPlay($0, score: old.score) }
    }
    self.init(
      before: before.standing, after: after.standing, entries: [entry],
      added: recorded.compactMap { new($0.number) },
      replaced: fixed.compactMap { old($0.number) }.compactMap { old in
        (new(old.play.number) ?? corrected(old)).map { Replacement(old: old, new: $0) }
      },
      removed: action.removed.compactMap { old($0) }.map { corrected($0) ?? $0 },
      undone: undone, redone: redone,
      playsOfSteps: touched.compactMap { undone.isEmpty ? new($0) ?? old($0) : old($0) ?? new($0) })
  }
}
