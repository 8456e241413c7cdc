import Terminal
import ViewModels

/// A line for each play that is recorded, bound to the game it is recorded in.
public final class RecordedView {
  /// How a play is written.
  public enum Form: Sendable {
    /// As a line to read.
    case text
    /// As the line of `log --jsonl`.
    case json
  }

  private var written = ""
  private var finish = ""
  private var isLate = false
  private weak var game: (any GameScoreboardEditorViewModel)?
  private var tokens: [Token] = []

  /// Binds to a game.
  public init(_ game: any GameScoreboardEditorViewModel, as form: Form, style: Style) {
    self.game = game
    tokens = [
      game.recorded.bind { [weak self, weak game] play in
        guard let self, let game, let play else { return }
        isLate = form == .text && game.score.value != "\(play.home)-\(play.away)"
        written +=
          form == .json ? Self.json(play) : play.told(in: game.document.value, style) + "\n"
      },
      game.isFinished.bind { [weak self, weak game] isFinished in
        guard let self, let game, form == .text else { return }
        let standing = game.document.value.statusText
        finish = style.bold(isFinished ? standing : "open again: \(standing)") + "\n"
      },
    ]
  }

  /// What was recorded since the last time, a line a play; where a late entry was the last of them,
  /// the score now, for its own is of its time; and the end of the game.
  public func take() -> String {
    defer { (written, finish, isLate) = ("", "", false) }
    guard isLate, let game else { return written + finish }
    return written + "now \(game.document.value.scoreText(columns: .max))\n" + finish
  }

  private static func json(_ play: PlayDocument) -> String {
    (try? play.line()) ?? ""
  }
}

extension PlayDocument {
  /// `3  01:23.2  Ana (Reds) two  2-0`.
  func told(in game: GameDocument, _ style: Style) -> String {
    let name = (team == "home" ? game.home : game.away).name.escapingControls
    let who = player.value.map { "\($0.escapingControls) (\(name))" } ?? name
    return "\(number)  \(clock)  \(who) \(word)  " + style.bold("\(home)-\(away)")
  }
}
