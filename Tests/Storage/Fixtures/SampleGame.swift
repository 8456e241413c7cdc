@testable import Basketball
import Fixtures
import Storage

extension TimeOfDay {
  static let noon = TimeOfDay(milliseconds: 1_795_176_000_120)

  static func + (time: Self, milliseconds: Int) -> Self {
    TimeOfDay(milliseconds: time.milliseconds + milliseconds)
  }
}

extension Verb {
  /// One point of a player of the home side.
  static func point(_ name: String) -> Verb {
    .record([PlayRequest(.exact(Who(.home, name)), .onePoint)])
  }
}

extension GameLibrary {
  /// Does a verb on a game and saves it; throws what it was refused for.
  ///
  /// - Parameter milliseconds: the time of day, after noon.
  @discardableResult
  func perform(
    _ verb: Verb, on known: StoredGame, after milliseconds: Int = 1
  ) throws -> StoredGame {
    let (game, _, results) = try update(known, [verb]) { .noon + milliseconds }
    for result in results { _ = try result.get() }
    return game
  }

  /// One point of a player of the home side.
  @discardableResult
  func score(_ name: String, in known: StoredGame) throws -> StoredGame {
    try perform(.point(name), on: known)
  }

  /// The default game at noon.
  func defaultID(for purpose: Purpose) throws -> String {
    try gameAtHand(for: purpose, now: .noon).state.id
  }
}

extension Result<Outcome, Problem> {
  /// Why the verb was refused, if it was.
  var refusal: Problem? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension StoredGame {
  /// Who made the plays, in order.
  var scorers: [String?] {
    sheet.playByPlay.plays.map(\.play.who.player)
  }
}

extension GameLibrary {
  /// Does some verbs on a game, each saved; what is refused is left out.
  func play(_ random: inout RandomGame, on game: StoredGame, verbs: Int) throws -> StoredGame {
    var game = game
    for _ in 0..<verbs {
      random.wait()
      let verb = random.verb(in: game.state)
      game = try update(game, [verb]) { [now = random.now] in now }.game
    }
    return game
  }
}
