import Basketball
import Documents
import Terminal

/// What is printed of a followed game: how it stands, and then what changes.
public struct FollowedView {
  /// How it is printed.
  public enum Form: Sendable {
    case text
    /// A document of `show --json` a change, each on one line.
    case json
    /// A line of `log --jsonl` a play.
    case plays
  }

  private let form: Form
  private let style: Style

  /// A view in some form.
  public init(as form: Form, style: Style) {
    (self.form, self.style) = (form, style)
  }

  /// How the game stands at first, with line breaks.
  public func beginning(_ game: GameDocument, plays: [PlayDocument]) -> String {
    printed([style.bold(game.headline)], game, plays)
  }

  /// What a change looks like, with line breaks; nothing where it is not printed in this form.
  public func change(_ outcome: Outcome, of game: GameDocument, plays: [PlayDocument]) -> String {
    printed(OutcomeView(outcome, style: style).lines, game, plays)
  }

  /// That another history is in its place, with line breaks.
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
