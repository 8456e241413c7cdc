/// One action of the scorer. The tape, the list of entries, is the game; all else follows from it.
public struct Entry: Equatable, Sendable {
  /// The time of day of the action.
  public let at: TimeOfDay
  /// The action.
  public let action: Action
  /// The clock after it, if the action changed the clock.
  public let clock: GameClock?

  /// An entry of a tape.
  public init(at: TimeOfDay, _ action: Action, clock: GameClock? = nil) {
    (self.at, self.action, self.clock) = (at, action, clock)
  }

  /// What a scorer can do. All but `open`, `undo`, `redo` and `clock` are steps, which can be
  /// undone; `dropped` are the plays that a step removed because they would come after the finish.
  ///
  /// Large and rare cases are indirect, since each entry takes the size of the largest case.
  public enum Action: Equatable, Sendable {
    /// Opened the game, always as the first entry. It says when the game was played, if at another
    /// time, and its fixture.
    indirect case open(
      teams: Sides<Team>, rules: Rules, created: TimeOfDay? = nil, link: EventLink? = nil)
    /// Recorded plays.
    case record(plays: [Play], dropped: [Int] = [])
    /// Replaced a play, and the assist on it if the basket moved.
    indirect case fix(play: Play, assist: Play? = nil, dropped: [Int] = [])
    /// Moved plays by the clock.
    case shift(plays: [Play])
    /// Removed plays by their numbers.
    case remove(plays: [Int])
    /// Put a player on a roster.
    case join(side: Side, player: Player)
    /// Removed a player without plays from a roster.
    case leave(side: Side, player: String)
    /// Set a player's shirt number, or removed it.
    case number(side: Side, player: String, jersey: String?)
    /// Renamed a player or a team.
    case rename(who: Who, name: String)
    /// Changed the rules.
    indirect case rules(Rules, dropped: [Int] = [])
    /// Gave the players on court.
    indirect case lineup(Lineup)
    /// Linked the game to a fixture.
    indirect case link(EventLink)
    /// Set the note of the game, or removed it.
    case note(String?)
    /// Ended the game.
    case end(End)
    /// Undid the last steps.
    case undo(steps: Int)
    /// Redid the last undone steps.
    case redo(steps: Int)
    /// Started, paused or set the clock, or noted the end of time.
    case clock
  }
}

extension Entry.Action {
  /// The plays that it recorded or corrected.
  var plays: [Play] {
    switch self {
    case .record(let plays, _), .shift(let plays): plays
    case .fix(let play, let assist, _): [play] + (assist.map { [$0] } ?? [])
    case .open, .remove, .join, .leave, .number, .rename, .rules, .lineup, .note, .link, .end,
      .undo,
      .redo, .clock:
      []
    }
  }

  /// The numbers of the plays it removed.
  var removed: [Int] {
    switch self {
    case .record(_, let dropped), .fix(_, _, let dropped), .rules(_, let dropped): dropped
    case .remove(let numbers): numbers
    case .open, .shift, .join, .leave, .number, .rename, .lineup, .note, .link, .end, .undo, .redo,
      .clock:
      []
    }
  }

  /// The numbers of the plays that it changed.
  var touched: [Int] { plays.map(\.number) + removed }

  /// The same step with more plays removed.
  func dropping(_ numbers: [Int]) -> Self {
    switch self {
    case .record(let plays, let dropped): .record(plays: plays, dropped: dropped + numbers)
    case .fix(let play, let assist, let dropped):
      .fix(play: play, assist: assist, dropped: dropped + numbers)
    case .remove(let plays): .remove(plays: plays + numbers)
    case .rules(let rules, let dropped): .rules(rules, dropped: dropped + numbers)
    case .open, .shift, .join, .leave, .number, .rename, .lineup, .note, .link, .end, .undo, .redo,
      .clock:
      self
    }
  }
}
