/// One thing the scorer did. The tape, the list of entries, is the game; all else follows from it.
public struct Entry: Equatable, Sendable {
  /// When it was done.
  public let at: TimeOfDay
  /// What was done.
  public let action: Action
  /// The clock after it, if it set, started or stopped the clock.
  public let clock: GameClock?

  /// An entry of a tape.
  public init(at: TimeOfDay, _ action: Action, clock: GameClock? = nil) {
    (self.at, self.action, self.clock) = (at, action, clock)
  }

  /// What a scorer can do. All but `open`, `undo`, `redo` and `clock` are steps that an undo takes
  /// back; `dropped` are the plays a step took out because they would come after the finish.
  ///
  /// Large and rare cases are indirect, since each entry takes the size of the largest case.
  public enum Action: Equatable, Sendable {
    /// Opened the game: always the first entry, and only that. It says when the game was played where
    /// that was not when it was opened, and the fixture that it is played for.
    indirect case open(
      teams: Sides<Team>, rules: Rules, created: TimeOfDay? = nil, link: EventLink? = nil)
    /// Recorded plays.
    case record(plays: [Play], dropped: [Int] = [])
    /// Replaced the play with its number, and the assist on it if the basket moved.
    indirect case fix(play: Play, assist: Play? = nil, dropped: [Int] = [])
    /// Moved plays by the clock.
    case shift(plays: [Play], dropped: [Int] = [])
    /// Took out plays by their numbers.
    case remove(plays: [Int])
    /// Put a player on a roster.
    case join(side: Side, player: Player)
    /// Removed a player without plays from a roster.
    case leave(side: Side, player: String)
    /// Gave a player a shirt number, or took it away.
    case number(side: Side, player: String, jersey: String?)
    /// Gave a player, or a team itself, another name.
    case rename(who: Who, name: String)
    /// Changed what the game is played by.
    indirect case rules(Rules, dropped: [Int] = [])
    /// Said who is on court.
    indirect case lineup(Lineup)
    /// Said which fixture the game is played for.
    indirect case link(EventLink)
    /// Noted something on the game; nil takes the note away.
    case note(String?)
    /// Ended the game.
    case end(End)
    /// Took back the last steps.
    case undo(steps: Int)
    /// Gave back the last steps taken back.
    case redo(steps: Int)
    /// Started, paused or set the clock, or found that time was up.
    case clock
  }
}

extension Entry.Action {
  /// The plays that it recorded or corrected.
  var plays: [Play] {
    switch self {
    case .record(let plays, _), .shift(let plays, _): plays
    case .fix(let play, let assist, _): [play] + (assist.map { [$0] } ?? [])
    case .open, .remove, .join, .leave, .number, .rename, .rules, .lineup, .note, .link, .end,
      .undo,
      .redo, .clock:
      []
    }
  }

  /// The numbers of the plays it took out.
  var removed: [Int] {
    switch self {
    case .record(_, let dropped), .fix(_, _, let dropped), .shift(_, let dropped),
      .rules(_, let dropped):
      dropped
    case .remove(let numbers): numbers
    case .open, .join, .leave, .number, .rename, .lineup, .note, .link, .end, .undo, .redo, .clock:
      []
    }
  }

  /// The numbers of the plays that it changed.
  var touched: [Int] { plays.map(\.number) + removed }

  /// The same step with more plays taken out.
  func dropping(_ numbers: [Int]) -> Self {
    switch self {
    case .record(let plays, let dropped): .record(plays: plays, dropped: dropped + numbers)
    case .fix(let play, let assist, let dropped):
      .fix(play: play, assist: assist, dropped: dropped + numbers)
    case .shift(let plays, let dropped): .shift(plays: plays, dropped: dropped + numbers)
    case .remove(let plays): .remove(plays: plays + numbers)
    case .rules(let rules, let dropped): .rules(rules, dropped: dropped + numbers)
    case .open, .join, .leave, .number, .rename, .lineup, .note, .link, .end, .undo, .redo, .clock:
      self
    }
  }
}
