import Arguments
import ViewModels
import Views

/// `show`: prints the scoreboard.
nonisolated struct Show: GameCommand {
  var common = Common()
  var game: String?

  static let name = "show"
  static let summary = "print the scoreboard; also what 'scoreboard' alone does"
  static let examples = ["scoreboard show", "scoreboard show @1 --json | jq .home.score"]

  static var table: [Row<Self>] {
    [.optionalWord("GAME", "the game, else the open one, else the newest") { $0.game = $1 }]
      + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let document = GameDocument(try sheet(game, in: context), now: context.now())
    if common.isJSON {
      try context.out.write(try document.pretty())
    } else {
      let view = BoardView(document, columns: columns(in: context), style: style(in: context))
      try context.say(view.lines)
    }
    return 0
  }
}
