import Fixtures
import Basketball
import Testing

@testable import ViewModels

/// A court with one game, kept in memory, and a wall clock that stands still until it is put on.
final class Court {
  /// The time of day, in milliseconds after the game was made.
  var now = 0
  /// The game as it is kept, whoever changed it.
  private(set) var kept: Scoresheet
  /// The game as the view model knows it.
  private(set) var game: Game?
  /// The view model, until it is let go of.
  private(set) var model: (any GameScoreboardEditorViewModel)?

  /// When the game was made: 2026-11-20 at 20:15 UTC.
  nonisolated static let start = 1_795_205_700_000

  init(target: Int? = nil) throws {
    kept = try .pickup(target: target)
    let game = Game(kept) { [unowned self] change in
      var sheet = kept
      try change(&sheet)
      kept = sheet
      return sheet
    }
    self.game = game
    model = LiveScoreboard(game) { [unowned self] in time }
  }

  var time: TimeOfDay { TimeOfDay(milliseconds: Self.start + now) }

  /// What another recorder does, of which nobody here is told.
  func elsewhere(_ change: (inout Scoresheet, TimeOfDay) throws -> Void) rethrows {
    try change(&kept, time)
  }

  func letGoOfModel() { model = nil }

  /// The view model.
  var board: any GameScoreboardEditorViewModel { get throws { try #require(model) } }

  /// A view model of the same game that is made now: what it shows at first is what is kept.
  var fresh: any GameScoreboardEditorViewModel {
    let time = time
    return LiveScoreboard(Game(kept) { _ in throw CancellationError() }) { time }
  }
}

extension Scoresheet {
  /// A game nobody has played yet.
  static func pickup(
    id: String = "2026-11-20-reds-blues", home: String = "Reds: Ana, Bo, Cy",
    away: String = "Blues: Dee, Eve, Flo", target: Int? = nil, rules: Rules? = nil
  ) throws -> Scoresheet {
    let rules = try rules ?? Rules(side: nil, target: target, margin: nil)
    return Scoresheet(
      id: id, home: try Team(typed: home, side: 3), away: try Team(typed: away, side: 3),
      rules: rules, now: TimeOfDay(milliseconds: Court.start))
  }
}

/// All that can be seen of a player.
struct PlayerSeen: Equatable {
  var name: String
  var counts: [Int]

  init(_ player: any PlayerScoreboardMoveEditorViewModel) {
    name = player.name.value
    counts = [
      player.points, player.onePointCount, player.twoPointsCount, player.assistCount,
      player.reboundCount, player.foulCount,
    ].map(\.value)
  }

  init(_ name: String, _ counts: Int...) { (self.name, self.counts) = (name, counts) }
}

/// All that can be seen of a game.
struct Seen: Equatable {
  var (score, time, isPaused, isFinished) = ("0-0", "00:00.0", true, false)
  var home = ["Ana", "Bo", "Cy"].map { PlayerSeen($0, 0, 0, 0, 0, 0, 0) }
  var away = ["Dee", "Eve", "Flo"].map { PlayerSeen($0, 0, 0, 0, 0, 0, 0) }

  init() {}

  init(_ model: any GameScoreboardEditorViewModel) {
    (score, time) = (model.score.value, model.time.value)
    (isPaused, isFinished) = (model.isPaused.value, model.isFinished.value)
    home = model.homePlayers.map { PlayerSeen($0) }
    away = model.awayPlayers.map { PlayerSeen($0) }
  }
}
