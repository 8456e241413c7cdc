import Basketball
import Documents
import Terminal
import ViewModels

/// What is printed of a followed game: how it stands, and then what changes.
public struct FollowedView {
  /// How it is printed.
  public enum Form: Sendable {
    /// In lines to read.
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
    switch form {
    case .text: style.bold(game.headline) + "\n"
    case .json: game.line
    case .plays: lines(plays, of: game)
    }
  }

  /// What a change looks like, with line breaks; nothing where it is not printed in this form.
  public func change(_ outcome: Outcome, of game: GameDocument, plays: [PlayDocument]) -> String {
    switch form {
    case .text: OutcomeView(outcome, style: style).lines.map { $0 + "\n" }.joined()
    case .json: game.line
    case .plays: lines(plays, of: game)
    }
  }

  /// That another history is in its place, with line breaks.
  public func replacement(_ game: GameDocument, plays: [PlayDocument]) -> String {
    switch form {
    case .text: "the game file was replaced: \(game.headline)\n"
    case .json: game.line
    case .plays: lines(plays, of: game)
    }
  }

  private func lines(_ plays: [PlayDocument], of game: GameDocument) -> String {
    plays.map { PlayLine($0, of: game).line }.joined()
  }
}
