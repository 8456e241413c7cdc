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
  private var tokens: [Token] = []

  /// Binds to a game.
  public init(_ game: any GameScoreboardEditorViewModel, as form: Form, style: Style) {
    tokens = [
      game.recorded.bind { [weak self, weak game] play in
        guard let self, let game, let play else { return }
        written += form == .json ? Self.json(play) : Self.text(play, in: game, style)
      },
      game.isFinished.bind { [weak self, weak game] isFinished in
        guard let self, let game, form == .text else { return }
        finish = isFinished ? style.bold(game.document.value.statusText) + "\n" : ""
      },
    ]
  }

  /// What was recorded since the last time, a line a play; the end of the game after its last play.
  public func take() -> String {
    defer { (written, finish) = ("", "") }
    return written + finish
  }

  private static func text(
    _ play: PlayDocument, in game: any GameScoreboardEditorViewModel, _ style: Style
  ) -> String {
    let team = (play.team == "home" ? game.homeName : game.awayName).value.visible
    let who = play.player.value.map { "\($0.visible) (\(team))" } ?? team
    let score = style.bold("\(play.home)-\(play.away)")
    return "\(play.number)  \(play.clock)  \(who) \(play.word)  \(score)\n"
  }

  private static func json(_ play: PlayDocument) -> String {
    (try? play.line()) ?? ""
  }
}
