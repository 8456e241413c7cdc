import Arguments
import Basketball
import ViewModels
import Views

/// `log`: prints the play-by-play.
nonisolated struct Log: GameCommand {
  var common = Common()
  var game: String?
  var form: Form?
  var isAll = false

  /// What the plays are printed as, when not as text to read.
  enum Form {
    case jsonLines, feed
  }

  static let name = "log"
  static let summary = "print the play-by-play with the running score"
  static let examples = ["scoreboard log", "scoreboard log --feed A | scoreboard record -g B -"]

  static let details = """
    A game that went into overtime goes out and in again by '--jsonl': the words
    of a feed cannot say that time was up.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("GAME", "the game, else the open one, else the newest") { $0.game = $1 },
      .flag("all", "also what was taken out or replaced, and when") { $0.isAll = true },
      .flag("jsonl", "a JSON object a line, a line a play") { $0.form = .jsonLines },
      .flag("feed", "the lines that 'record -' reads") { $0.form = .feed },
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    if form == .feed, common.isJSON { throw CommandError.twoForms }
    let sheet = try sheet(game, in: context)
    if isAll { return try all(HistoryDocument(sheet), of: sheet, context) }
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

  @MainActor
  private func all(
    _ history: HistoryDocument, of sheet: Scoresheet, _ context: Context
  ) throws -> Int32 {
    switch form {
    case .jsonLines: for play in history.plays { try context.out.write(try play.line()) }
    case .feed: throw CommandError.feedOfAll
    case nil where common.isJSON: try context.out.write(try history.pretty())
    case nil:
      let document = GameDocument(sheet, now: context.now())
      let view = HistoryView(
        history, of: document, columns: columns(in: context), style: style(in: context))
      try context.say(view.lines)
    }
    return 0
  }
}
