import Arguments
import ViewModels
import Views

/// `log`: prints the play-by-play.
nonisolated struct Log: GameCommand {
  var common = Common()
  var game: String?
  var form: Form?

  /// What the plays are printed as, when not as text to read.
  enum Form {
    case jsonLines, feed
  }

  static let name = "log"
  static let summary = "print the play-by-play with the running score"
  static let examples = ["scoreboard log", "scoreboard log --feed A | scoreboard record -g B -"]

  static var table: [Row<Self>] {
    [
      .optionalWord("GAME", \.game, "the game, else the open one, else the newest"),
      .flag("jsonl", nil, \.form, is: .jsonLines, "a JSON object a line, a line a play"),
      .flag("feed", nil, \.form, is: .feed, "the lines that 'record -' reads"),
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let library = try library(in: context)
    let id = try gameID(game, for: .reading, in: library, context)
    let sheet = try library.game(id).sheet
    let log = LogDocument(sheet)
    switch form {
    case .jsonLines: for play in log.plays { try context.out.write(try play.line()) }
    case .feed: try context.say(log.plays.map(\.feedLine))
    case nil where common.isJSON: try context.out.write(try log.pretty())
    case nil:
      let document = GameDocument(sheet, now: context.now())
      let (columns, style) = (columns(in: context), style(in: context))
      try context.say(LogView(log, of: document, columns: columns, style: style).lines)
    }
    return 0
  }
}
