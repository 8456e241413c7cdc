@testable import Basketball
import FoundationEssentials
import Testing

/// What a game posts, a line a message, as long as its observer lives.
@MainActor
final class MessageLog {
  /// The lines; they outlive the observer.
  final class Lines {
    var all: [String] = []
  }

  let lines = Lines()
  private var tokens: [NotificationCenter.ObservationToken] = []

  init(_ game: Game) {
    let (center, lines) = (game.center, lines)
    tokens = [
      center.addObserver(of: game, for: Game.SetupDidChange.self) {
        #expect($0.standing == game.sheet.standing)
        lines.all.append("setup")
      },
      center.addObserver(of: game, for: Game.PlaysDidChange.self) {
        #expect($0.standing == game.sheet.standing)
        lines.all.append("plays \(game.sheet.numbers)")
      },
      center.addObserver(of: game, for: Game.ScoreDidChange.self) {
        lines.all.append("score \($0.score.home)-\($0.score.away)")
      },
      center.addObserver(of: game, for: Game.ClockDidChange.self) {
        lines.all.append(
          "clock \($0.clock.reading.text) \($0.clock.isRunning ? "running" : "paused")")
      },
      center.addObserver(of: game, for: Game.FinishDidChange.self) {
        lines.all.append(
          $0.finish.map { "finish \($0.winner?.rawValue ?? "nobody") by \($0.basket ?? 0)" }
            ?? "finish open")
      },
    ]
  }

  /// What was posted since the last time.
  func drain() -> [String] {
    defer { lines.all = [] }
    return lines.all
  }
}
