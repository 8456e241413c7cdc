/// A finished game in the hands of its scorer.
final class FinishedGame {
  /// The next fixture of its event; nil while the game is in play, or if it is not part of an
  /// event.
  let nextFixture = Dynamic<NextFixture?>(nil)
  private let board: LiveBoard
  private let afterGame: (any AfterGame)?
  private let messages: ScoringMessages
  private let wording: Wording
  private var token: Token?

  init(
    _ board: LiveBoard, _ afterGame: (any AfterGame)?, _ messages: ScoringMessages,
    _ wording: Wording
  ) {
    (self.board, self.afterGame, self.messages, self.wording) = (
      board, afterGame, messages, wording
    )
    token = board.facts.bindAndFire { [weak self] _ in
      guard let self, isOver == (nextFixture.value == nil) else { return }
      lookForFixture()
    }
  }

  private var isOver: Bool { board.facts.value.ending != nil }

  /// Looks for the next fixture again, after others have written.
  func refresh() {
    if nextFixture.value != nil { lookForFixture() }
  }

  private func lookForFixture() {
    nextFixture.update(isOver ? afterGame?.nextFixture : nil)
  }

  func rematch() -> String? {
    attempt("no rematch") { try $0.rematch() }
  }

  func writePage() {
    if let path = attempt("no page", { try $0.writePage() }) {
      messages.say(.done, "the page of the game is \(path)")
    }
  }

  func playNextFixture() -> String? {
    switch nextFixture.value {
    case .ready(let number, _, _, _):
      let id = attempt("no game") { try $0.play(number) }
      if id == nil { lookForFixture() }
      return id
    case .nothing(let why): messages.say(.refused, why)
    case nil: messages.say(.refused, "no fixture follows: the game goes on, or is of no event")
    }
    return nil
  }

  /// Does something with the finished game; nil, and a message, if it is in play or that fails.
  private func attempt<Made>(_ failure: String, _ make: (any AfterGame) throws -> Made) -> Made? {
    guard isOver else {
      messages.say(.refused, "the game goes on: this is for when it is over")
      return nil
    }
    do {
      return try afterGame.map(make)
    } catch {
      messages.fail(error, failure, wording)
      return nil
    }
  }
}

/// What a scorer can do after a game.
public protocol AfterGame {
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
