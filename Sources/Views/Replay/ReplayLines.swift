import Terminal
import ViewModels

/// The plays of a replay as lines, each as it comes.
public struct ReplayLines {
  private let replay: any ReplayViewModel
  /// The heading and a line for every play of the game; none where they are JSON.
  private let text: [String]
  private let style: Style
  /// How many of the plays are told, or were shown before.
  private var told: Int

  /// The lines of what is shown from now on, as `log` has them, or `log --jsonl`.
  public init(
    _ replay: any ReplayViewModel, as form: RecordedView.Form, columns: Int, style: Style
  ) {
    (self.replay, self.style, told) = (replay, style, replay.playsShown.value)
    text =
      form == .json
      ? []
      : LogView(replay.log, of: replay.document.value, columns: columns, style: style).lines
  }

  /// What stands above the first play.
  public var heading: String { text.first.map { $0 + "\n" } ?? "" }

  /// The plays that came since the last time, a line each.
  public mutating func take() throws -> String {
    let new = told..<max(told, replay.playsShown.value)
    told = new.upperBound
    guard text.isEmpty else { return new.map { text[$0 + 1] + "\n" }.joined() }
    return try replay.plays(new).map { try $0.line() }.joined()
  }

  /// Where the game stands, to be said after the last play.
  public var standing: String {
    guard !text.isEmpty else { return "" }
    let game = replay.document.value
    let score = style.bold(game.scoreText(columns: .max))
    return "\(score)  \(game.clock.text)  \(game.statusText)\n"
  }
}
