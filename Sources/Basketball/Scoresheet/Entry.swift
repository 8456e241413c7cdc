/// One thing the scorer did. The list of them, the tape, is the game; all else is derived.
public struct Entry: Equatable, Sendable {
  /// When it was done.
  public let at: TimeOfDay
  /// What was done.
  public let did: Action
  /// Where it left the clock, if it set, started or stopped it.
  public let clock: GameClock?

  init(at: TimeOfDay, did: Action, clock: GameClock? = nil) {
    (self.at, self.did, self.clock) = (at, did, clock)
  }

  /// What a scorer can do.
  public enum Action: Equatable, Sendable {
    /// Opened the game: always the first entry, and only that.
    case open(teams: Sides<Team>, rules: Rules)
    /// Recorded plays in one step.
    case record(plays: [Play])
    /// Took back the last steps.
    case undo(steps: Int)
    /// Gave back the last steps taken back.
    case redo(steps: Int)
    /// Started, paused or set the clock, which is no step: undo leaves it alone.
    case clock
  }
}

extension Entry: Codable {
  /// One key names what was done: `{"at": …, "record": [ plays ]}`, `{"at": …, "undo": 2}`.
  private enum Key: String, CodingKey {
    case at, clock, home, away, rules, record, undo, redo
  }

  /// Reads an entry.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    at = try keys.decode(TimeOfDay.self, forKey: .at)
    clock = keys.contains(.clock) ? try keys.decode(GameClock.self, forKey: .clock) : nil
    if keys.contains(.record) {
      did = .record(plays: try keys.decode([Play].self, forKey: .record))
    } else if keys.contains(.undo) {
      did = .undo(steps: try keys.decode(Int.self, forKey: .undo))
    } else if keys.contains(.redo) {
      did = .redo(steps: try keys.decode(Int.self, forKey: .redo))
    } else if keys.contains(.rules) {
      let home = try keys.decode(Team.self, forKey: .home)
      let teams = Sides(home: home, away: try keys.decode(Team.self, forKey: .away))
      did = .open(teams: teams, rules: try keys.decode(Rules.self, forKey: .rules))
    } else if clock != nil {
      did = .clock
    } else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "says of nothing that was done"))
    }
  }

  /// Writes an entry.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(at, forKey: .at)
    if let clock { try keys.encode(clock, forKey: .clock) }
    switch did {
    case .open(let teams, let rules):
      try keys.encode(teams.home, forKey: .home)
      try keys.encode(teams.away, forKey: .away)
      try keys.encode(rules, forKey: .rules)
    case .record(let plays): try keys.encode(plays, forKey: .record)
    case .undo(let steps): try keys.encode(steps, forKey: .undo)
    case .redo(let steps): try keys.encode(steps, forKey: .redo)
    case .clock: break
    }
  }
}
