import Terminal
import ViewModels

/// What is told of a game that is followed: how it stands, and then what changes.
public struct FollowedView {
  /// How it is told.
  public enum Form: Sendable {
    /// In lines to read.
    case text
    /// A document of `show --json` a change, each on one line.
    case json
    /// A line of `log --jsonl` a play.
    case plays
  }

  private let game: FollowedGame
  private let form: Form
  private let style: Style

  /// A view of a game.
  public init(_ game: FollowedGame, as form: Form, style: Style) {
    (self.game, self.form, self.style) = (game, form, style)
  }

  /// How the game stands at first, with line breaks.
  public func beginning() throws -> String {
    switch form {
    case .text: style.bold(game.document.standing) + "\n"
    case .json: try game.document.line()
    case .plays: try plays()
    }
  }

  /// What a change is told as, with line breaks; nothing where it is not told in this form.
  public func told(_ change: GameChange) throws -> String {
    switch form {
    case .text: change.lines(style).map { $0 + "\n" }.joined()
    case .json: try change.document.line()
    case .plays: try plays()
    }
  }

  private func plays() throws -> String {
    try game.plays().map { try $0.line() }.joined()
  }
}
