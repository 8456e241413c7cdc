import Arguments
import Documents
import Storage
import Views

/// `show`: prints the scoreboard.
nonisolated struct Show: GameCommand {
  var common = Common()
  var game: String?

  static let name = "show"
  static let summary = "print the scoreboard; also what 'scoreboard' alone does"
  static let examples = ["scoreboard show", "scoreboard show @1 --json | jq .home.score"]

  static var table: [Row<Self>] {
    [.optionalWord("GAME", "the game, else the one changed last") { $0.game = $1 }]
      + commonRows
  }

  func run(in context: Context) throws -> Exit {
    let document = GameDocument(try common.game(game, in: context).standing, now: context.now())
    return try common.answer(document, in: context) {
      BoardView(document, columns: common.columns(in: context), style: common.style(in: context))
        .lines
    }
  }
}
