import Basketball
import Fixtures

@testable import Storage
@testable import ViewModels
@testable import Views

/// The table beside the court: a game in a library of its own, a wall clock that stands until it is
/// moved, and a disk that can fail.
@MainActor
final class ScorersTable {
  /// The time of day, in milliseconds after the game was made.
  var now = 0
  let disk = FailingDisk()
  private let games: TemporaryLibrary
  private let id: String
  private let created: TimeOfDay

  init(_ sheet: Scoresheet = .new()) throws {
    let games = TemporaryLibrary(on: disk)
    (self.games, id, created) = (games, sheet.id, sheet.state.created)
    try library.makeFolder()
    try library.locked { lock in _ = try games.library.write(sheet, isNew: true, lock) }
  }

  private var library: GameLibrary { games.library }

  var time: TimeOfDay { TimeOfDay(milliseconds: created.milliseconds + now) }

  /// The game as it is saved, whoever changed it.
  var saved: Scoresheet { get throws { try library.game(id).sheet } }

  /// What another recorder does, of whom nobody here knows.
  func elsewhere(_ verbs: Verb...) throws {
    _ = try library.update(library.game(id), verbs) { time }
  }

  /// The board of somebody who sits down here.
  func board() throws -> LiveBoard {
    let followed = try FollowedGame(try library.game(id), in: library, now: { self.time })
    return LiveBoard(followed, now: { self.time })
  }

  /// Another scorer at the game.
  func scoring() throws -> Scoring { Scoring(try board(), lines: .ofFeed) }

  /// Another scoring screen at the game.
  func screen(afterGame: (any AfterGame)? = nil) throws -> ScoreScreen {
    ScoreScreen(
      Scoring(try board(), lines: .ofFeed, afterGame: afterGame), explain: short)
  }
}
