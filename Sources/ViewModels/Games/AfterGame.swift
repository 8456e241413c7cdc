/// What a scorer can do after a game.
public struct AfterGame {
  let rematch: () throws -> String
  let writePage: () throws -> String
  let nextFixture: () -> NextFixture?
  let play: (_ fixture: Int) throws -> String

  /// The actions after a game.
  ///
  /// - Parameters:
  ///   - rematch: makes a game of the same teams and rules, and returns its id.
  ///   - writePage: writes the page of the game, and returns its path.
  ///   - nextFixture: the next fixture of its event at this court; nil if it is not part of an
  ///     event.
  ///   - play: makes the game of a fixture of its event, and returns its id.
  public init(
    rematch: @escaping () throws -> String, writePage: @escaping () throws -> String,
    nextFixture: @escaping () -> NextFixture?,
    play: @escaping (_ fixture: Int) throws -> String
  ) {
    (self.rematch, self.writePage) = (rematch, writePage)
    (self.nextFixture, self.play) = (nextFixture, play)
  }
}

/// The next fixture of an event after a game.
public nonisolated enum NextFixture: Equatable, Sendable {
  /// A fixture that can be played.
  ///
  /// - text: who plays, and when: `14:20 Reds - Blues`.
  /// - court: where it is played; nil for anywhere.
  /// - damage: why other games cannot be read.
  case ready(Int, text: String, court: String?, damage: String? = nil)
  /// None can be played, and why.
  case nothing(why: String)
}
