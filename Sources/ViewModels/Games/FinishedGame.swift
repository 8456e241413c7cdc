/// What a scorer does with a finished game.
extension Scoring {
  var isOver: Bool { shown.board.ending != nil }

  func lookForFixture() {
    let fixture = isOver ? afterGame?.nextFixture : nil
    if fixture != shown.fixture { shown.fixture = fixture }
  }

  func rematch() -> Route? {
    after("no rematch") { try $0.rematch() }.map(Route.made)
  }

  func playNextFixture() -> Route? {
    guard case .ready(let number, _, _, _) = shown.fixture else { return nil }
    let id = after("no game") { try $0.play(number) }
    if id == nil { lookForFixture() }
    return id.map(Route.made)
  }

  func writePage() {
    if let path = after("no page", { try $0.writePage() }) {
      say(.said("the page of the game is \(path)"))
    }
  }

  /// Deletes a game that was just made.
  func takeBackGame() -> Route? {
    refresh()
    let isDone = after("not taken back") { try shown.canTakeBackGame && $0.takeBack() }
    if isDone == false { refuse("others have begun the game: it stays") }
    return isDone == true ? shown.origin.map(Route.takenBack) : nil
  }

  /// Does something with the game; nil, and a message, if that fails.
  private func after<Made>(
    _ failure: String, _ make: (any AfterGame) throws -> Made
  ) -> Made? {
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
