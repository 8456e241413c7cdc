@testable import Basketball
import Foundation

/// What a game posts, a line a message, as long as its observer lives.
@MainActor
final class MessageLog {
  /// The lines; they outlive the observer.
  final class Lines {
    var all = [String]()
  }

  let lines = Lines()
  private var tokens = [NotificationCenter.ObservationToken]()

  init(_ game: Game) {
    let center = game.center
    let lines = lines
    tokens = [
      center.addObserver(of: game, for: Game.GameDidChange.self) { [weak game] _ in
        guard let game else { return }
        let numbers = game.sheet.playByPlay.plays.map(\.play.number)
        lines.all.append("plays \(numbers), \(game.sheet.state.text)")
      },
      center.addObserver(of: game, for: Game.ScoreDidChange.self) {
        lines.all.append("score \($0.score.home)-\($0.score.away)")
      },
    ]
  }

  /// What was posted since the last time.
  func drain() -> [String] {
    defer { lines.all = [] }
    return lines.all
  }
}

extension GameState {
  /// Its clock, and who has won by which play.
  fileprivate var text: String {
    clock.reading.text + (clock.isRunning ? " running" : "")
      + (finish.map { ", \($0.winner?.rawValue ?? "nobody") won by \($0.basket ?? 0)" } ?? "")
  }
}
