import Basketball
import Documents
import Terminal

/// The printed form of a followed game: its start, then its changes.
public struct FollowedView {
  /// How it is printed.
  public enum Form: Sendable {
    case text
    /// A document of `show --json` for each change, on one line.
    case json
    /// A line of `log --jsonl` for each play.
    case plays
  }

  private let form: Form
  private let style: Style

  /// A view in one form.
  public init(as form: Form, style: Style) {
    (self.form, self.style) = (form, style)
  }

  /// The game at the start, with line breaks.
  public func beginning(_ game: GameDocument, plays: [PlayDocument]) -> String {
    printed([style.bold(game.headline)], game, plays)
  }

  /// A change, with line breaks; empty if this form does not print it.
  public func change(_ outcome: Outcome, of game: GameDocument, plays: [PlayDocument]) -> String {
    printed(OutcomeView(outcome, style: style).lines, game, plays)
  }

  /// A replaced history, with line breaks.
  public func replacement(_ game: GameDocument, plays: [PlayDocument]) -> String {
    printed(["the game file was replaced: \(game.headline)"], game, plays)
  }

  private func printed(
    _ lines: @autoclosure () -> [String], _ game: GameDocument, _ plays: [PlayDocument]
  ) -> String {
    switch form {
    case .text: lines().map { $0 + "\n" }.joined()
    case .json: game.line
    case .plays: plays.map { PlayLine($0, of: game).line }.joined()
    }
  }
}
