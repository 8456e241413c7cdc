import FoundationEssentials

/// What a game posts to those who observe it, on the main actor and after the change is saved. Each
/// message carries what has changed: an observer need not ask the game.
extension Game {
  /// Rosters, names, rules or the note have changed.
  public struct SetupDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// Where the game stands now.
    public let standing: Standing
  }

  /// Plays were recorded, corrected or taken out.
  public struct PlaysDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// Where the game stands now.
    public let standing: Standing
  }

  /// The score has changed.
  public struct ScoreDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The score now.
    public let score: Sides<Int>
  }

  /// The clock was started, paused or set; or it runs, and an entry has read it.
  public struct ClockDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// Where the game stands now.
    public let standing: Standing
    /// The clock now.
    public var clock: GameClock { standing.clock }
  }

  /// The game has ended, is open again, or has gone into overtime.
  public struct FinishDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// Where the game stands now.
    public let standing: Standing
    /// How it ended; nil when it is open again.
    public var finish: Finish? { standing.finish }
  }

  /// Undo takes back another step than before.
  public struct LastStepDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The last step in effect; nil where there is none.
    public let step: Entry?
  }
}
