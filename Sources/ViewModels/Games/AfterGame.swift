/// What can be done with a game that is over.
public struct AfterGame {
  let rematch: () throws -> String
  let writePage: () throws -> String
  let nextFixture: () -> NextFixture?
  let play: (_ fixture: Int) throws -> String

  /// Things that can be done.
  ///
  /// - Parameters:
  ///   - rematch: makes a game of the same teams by the same rules, and gives its id.
  ///   - writePage: writes the page of the game, and says where.
  ///   - nextFixture: what its event has next at this court; nil where it is of no event.
  ///   - play: makes the game of a fixture of its event, and gives its id.
  public init(
    rematch: @escaping () throws -> String, writePage: @escaping () throws -> String,
    nextFixture: @escaping () -> NextFixture?,
    play: @escaping (_ fixture: Int) throws -> String
  ) {
    (self.rematch, self.writePage) = (rematch, writePage)
    (self.nextFixture, self.play) = (nextFixture, play)
  }
}

/// What an event has next, once a game of it is over.
public nonisolated enum NextFixture: Equatable, Sendable {
  /// A fixture that can be played.
  ///
  /// - text: who plays, and when: `14:20 Reds - Blues`.
  /// - court: where it is played; nil for anywhere.
  /// - damage: what cannot be read of the other games.
  case ready(Int, text: String, court: String?, damage: String? = nil)
  /// None can be played, and why.
  case nothing(why: String)
}
