import FoundationEssentials

/// What a game tells those who watch it, on the main actor and after the change is kept.
extension Game {
  /// Something is different. It comes after the messages that say what.
  public struct DidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
  }

  /// The score is another.
  public struct ScoreDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The score now.
    public let score: Sides<Int>
  }

  /// Plays came or went.
  public struct PlaysDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// Plays that are new, in order.
    public let added: [ScoredPlay]
    /// Plays that are gone, in order.
    public let removed: [ScoredPlay]
  }

  /// The clock was started, paused or set.
  public struct ClockDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The clock now.
    public let clock: GameClock
  }

  /// The game has ended, or is open again.
  public struct FinishDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// How it ended; nil when it is open again.
    public let finish: Finish?
  }
}
