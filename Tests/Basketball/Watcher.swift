import Basketball
import FoundationEssentials

/// Somebody who writes down what a game tells, as long as it lives.
@MainActor
final class Watcher {
  /// What was told, a line a message; outlives the watcher.
  final class Log {
    var lines: [String] = []
  }

  let log = Log()
  private var tokens: [NotificationCenter.ObservationToken] = []

  init(_ game: Game) {
    let (center, log) = (game.center, log)
    tokens = [
      center.addObserver(of: game, for: Game.PlaysDidChange.self) {
        log.lines.append("plays +\(Self.numbers($0.added)) -\(Self.numbers($0.removed))")
      },
      center.addObserver(of: game, for: Game.ScoreDidChange.self) {
        log.lines.append("score \($0.score.home)-\($0.score.away)")
      },
      center.addObserver(of: game, for: Game.ClockDidChange.self) {
        log.lines.append(
          "clock \($0.clock.reading.text) \($0.clock.isRunning ? "running" : "paused")")
      },
      center.addObserver(of: game, for: Game.FinishDidChange.self) {
        log.lines.append(
          $0.finish.map { "finish \($0.winner) by \($0.basket?.number ?? 0)" } ?? "finish open")
      },
    ]
  }

  /// What was told since the last time.
  func take() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  private static func numbers(_ plays: [ScoredPlay]) -> String {
    plays.map { String($0.play.number) }.joined(separator: ",")
  }
}
