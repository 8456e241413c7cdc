import FoundationEssentials

/// What a game posts to its observers on the main actor, after the change is saved. A message is posted
/// only if its value has changed.
extension Game {
  /// Plays were recorded, corrected or removed.
  public struct PlaysDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The plays that count, in the order of the game.
    public let plays: [ScoredPlay]
  }

  /// The standing has changed: teams, rules, lines, clock or finish.
  public struct GameStateDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The standing now.
    public let standing: GameState
  }

  /// The score has changed.
  public struct ScoreDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The score now.
    public let score: Sides<Int>
  }

  /// The step that an undo takes back has changed.
  public struct LastStepDidChange: NotificationCenter.MainActorMessage {
    /// The game it is about.
    public typealias Subject = Game
    /// The last step in effect, if any.
    public let step: Entry?
  }
}
