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
    nextFixture: @escaping () -> NextFixture? = { nil },
    play: @escaping (_ fixture: Int) throws -> String
  ) {
    (self.rematch, self.writePage) = (rematch, writePage)
    (self.nextFixture, self.play) = (nextFixture, play)
  }
}

/// What an event has next, once a game of it is over.
public nonisolated struct NextFixture: Equatable, Sendable {
  /// The number of the fixture; nil where none can be played.
  public let number: Int?
  /// Who plays, and when: `14:20 Reds - Blues`; else why none can be played.
  public let text: String
  /// Where it is played; nil for anywhere.
  public let court: String?

  /// A fixture, or for nil why there is none.
  public init(_ number: Int?, _ text: String, on court: String?) {
    (self.number, self.text, self.court) = (number, text, court)
  }
}
