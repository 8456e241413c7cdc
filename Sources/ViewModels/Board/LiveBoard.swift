import Basketball

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A game of a library on a board, which the messages of the game keep up to date.
public final class LiveBoard {
  /// The game as screens show it.
  public let board: Dynamic<Board>
  let followed: FollowedGame
  let now: () -> TimeOfDay
  private var observations = [NotificationCenter.ObservationToken]()

  /// A board of a game, by a clock of its own.
  public init(_ followed: FollowedGame, now: @escaping () -> TimeOfDay) {
    self.followed = followed
    self.now = now
    let game = followed.game
    board = Dynamic(Board(game.sheet, now: now(), version: 0))
    observations = [
      game.center.addObserver(of: game, for: Game.ScoreDidChange.self) { [weak self] message in
        self?.board.value.score = message.score
      },
      game.center.addObserver(of: game, for: Game.GameDidChange.self) { [weak self] _ in
        self?.show()
      },
    ]
  }

  var game: Game { followed.game }
  var sheet: Scoresheet { game.sheet }

  /// Shows the game with the score of its last score message.
  private func show() {
    var new = Board(sheet, now: now(), version: board.value.version + 1)
    new.score = board.value.score
    board.value = new
  }

  /// Updates the clock, if it runs.
  public func tick() {
    if sheet.state.clock.isRunning { board.update(board.value.at(now())) }
  }

  /// The players on court; the starters if the game does not say.
  var onCourt: [Who] {
    let onCourt = sheet.court.onCourt
    return Side.allCases.flatMap { side in
      zip(sheet.state.teams[side].players, onCourt[side]).filter(\.1).map {
        Who(side, $0.0.name)
      }
    }
  }

  /// Whether somebody is known not to be on court: by substitutions, lineups, or the stars of those
  /// who started.
  func isOffCourt(_ who: Who) -> Bool { sheet.tellsStarters && !onCourt.contains(who) }

  /// The moment of a play made now: after the end of a period, that end, until the next one begins.
  /// Updates the clock shown.
  func currentMoment() -> Moment {
    tick()
    let time = now()
    let game = sheet.state.asOf(time)
    let isOver = game.periodEnded && game.finish == nil
    return (isOver ? nil : try? game.moment(of: nil, now: time)) ?? game.moment(at: time)
  }
}
