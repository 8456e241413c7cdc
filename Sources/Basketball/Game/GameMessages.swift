import FoundationEssentials

/// What a game posts to those who observe it, on the main actor and after the change is saved.
extension Game {
  /// Rosters, names, rules or the note have changed.
  public struct SetupDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
  }

  /// The score has changed.
  public struct ScoreDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The score now.
    public let score: Sides<Int>
  }

  /// Plays were recorded, corrected or taken out.
  public struct PlaysDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
  }

  /// The clock was started, paused or set; or it runs, and an entry has read it.
  public struct ClockDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The clock now.
    public let clock: GameClock
  }

  /// The game has ended, is open again, or has gone into overtime.
  public struct FinishDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// How it ended; nil when it is open again.
    public let finish: Finish?
  }
}
