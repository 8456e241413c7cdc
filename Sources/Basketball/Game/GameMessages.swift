import FoundationEssentials

/// What a game posts to those who observe it, on the main actor and after the change is saved: each
/// only where it is another than before, and with what it is now.
extension Game {
  /// Plays were recorded, corrected or taken out.
  public struct PlaysDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The plays that count now, in order by the clock.
    public let plays: [ScoredPlay]
  }

  /// Anything that is known of the game beside its past has changed: teams, rules, lines, clock, finish.
  public struct StandingDidChange: NotificationCenter.MainActorMessage {
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

  /// An undo would take back another step than before.
  public struct LastStepDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The last step in effect; nil where there is none.
    public let step: Entry?
  }
}
