import Documents
import Terminal
import ViewModels

/// The plays of a replay as lines.
@MainActor
public struct ReplayLines {
  private let replay: GameReplay
  /// The heading and a line for each play of the game; empty for JSON.
  private let text: [String]
  private let style: Style
  /// How many plays were printed, or skipped at the start.
  private var printed: Int

  /// The lines from the current place on, as in `log` or `log --jsonl`.
  public init(_ replay: GameReplay, isJSON: Bool, columns: Int, style: Style) {
    (self.replay, self.style, printed) = (replay, style, replay.plays.value.count)
    let log = LogView(replay.log.plays, of: replay.document.teams, columns: columns, style: style)
    text = isJSON ? [] : log.lines
  }

  /// The heading above the first play.
  public var heading: String { text.first.map { $0 + "\n" } ?? "" }

  /// The new plays, a line each.
  public mutating func next() -> String {
    let new = printed..<max(printed, replay.plays.value.count)
    printed = new.upperBound
    guard text.isEmpty else { return new.map { text[$0 + 1] + "\n" }.joined() }
    return replay.log.plays[new].map { replay.log.line($0).line }.joined()
  }

  /// The standing, to be printed after the last play.
  public var standing: String {
    guard !text.isEmpty else { return "" }
    let game = replay.document
    return "\(style.bold(game.scoreText()))  \(game.stateText())\n"
  }
}
