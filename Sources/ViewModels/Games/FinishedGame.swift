// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// What a scorer does with a finished game.
extension Scoring {
  var isOver: Bool { board.facts.value.ending != nil }

  func lookForFixture() { nextFixture.update(isOver ? afterGame?.nextFixture : nil) }

  public func rematch() -> String? {
    after("no rematch") { try $0.rematch() }
  }

  public func writePage() {
    if let path = after("no page", { try $0.writePage() }) {
      say(.done, "the page of the game is \(path)")
    }
  }

  public func playNextFixture() -> String? {
    switch nextFixture.value {
    case .ready(let number, _, _, _):
      let id = after("no game") { try $0.play(number) }
      if id == nil { lookForFixture() }
      return id
    case .nothing(let why): refuse(why)
    case nil: refuse("no fixture follows: the game goes on, or is of no event")
    }
    return nil
  }

  public var canTakeBackGame: Bool {
    afterGame?.origin != nil && scoreboard.lastStep.value == nil
      && scoreboard.plays.value.isEmpty && plays.isEmpty
  }

  public func takeBackGame() -> String? {
    refresh()
    do {
      guard canTakeBackGame, let afterGame, try afterGame.takeBack() else {
        refuse("others have begun the game: it stays")
        return nil
      }
      return afterGame.origin
    } catch {
      fail(error, "not taken back")
      return nil
    }
  }

  /// Does something with the finished game; nil, and a message, if it is in play or that fails.
  private func after<Made>(_ failure: String, _ make: (any AfterGame) throws -> Made) -> Made? {
    guard isOver else {
      refuse("the game goes on: this is for when it is over")
      return nil
    }
    do {
      return try afterGame.map(make)
    } catch {
      fail(error, failure)
      return nil
    }
  }
}

/// What a scorer can do after a game.
public protocol AfterGame {
  /// The id of the game after which this one was made here; nil for any other.
  var origin: String? { get }
  /// Deletes this game; false, and nothing is done, if others have changed it.
  func takeBack() throws -> Bool
  /// The next fixture of its event at this court; nil if it is not part of an event.
  var nextFixture: NextFixture? { get }
  /// Makes a game of the same teams and rules, and returns its id.
  func rematch() throws -> String
  /// Writes the page of the game, and returns its path.
  func writePage() throws -> String
  /// Makes the game of a fixture of its event, and returns its id.
  func play(_ fixture: Int) throws -> String
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
