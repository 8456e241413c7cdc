import Arguments
import Basketball
import Documents
import Storage
import Views

/// `show`: prints the scoreboard.
nonisolated struct Show: GameCommand {
  var common = Common()

  static let name = "show"
  static let summary = "print the scoreboard; also what 'scoreboard' alone does"
  static let examples = ["scoreboard show", "scoreboard show @1 --json | jq .home.score"]

  static var table: [Row<Self>] {
    [gameRow()]
      + commonRows
  }

  func run(in context: Context) throws -> Exit {
    let document = GameDocument(try context.game().standing, now: context.now)
    return try context.answer(document) {
      BoardView(document, columns: context.columns, style: context.style)
        .lines
    }
  }
}

/// `log`: prints the play-by-play.
nonisolated struct Log: GameCommand {
  var common = Common()
  var isLines = false
  var isFeed = false
  var isAll = false

  static let name = "log"
  static let summary = "print the play-by-play with the running score"
  static let examples = ["scoreboard log", "scoreboard log --feed A | scoreboard record -g B -"]

  static let details = """
    In '--feed' a play that cannot be typed is an object of '--jsonl', which 'record
    -' reads too; the copy has the same plays, links, periods and ending. '--all'
    shows local times, JSON has UTC.
    """

  static var table: [Row<Self>] {
    [
      gameRow(),
      .flag("all", "also plays that were removed or replaced, and when", \.isAll),
      .flag("jsonl", "a JSON object a line, a line a play", \.isLines),
      .flag("feed", "the lines that 'record -' reads", \.isFeed),
    ] + commonRows
  }

  func run(in context: Context) throws -> Exit {
    if isFeed, context.isJSON || isLines {
      throw Failure.conflict("twoForms", "--feed is not JSON; 'record -' reads --jsonl too")
    }
    if isFeed, isAll {
      throw Failure.conflict(
        "feedOfAll", "--feed has only the plays that count, --all also those that do not")
    }
    let sheet = try context.game().scoresheet()
    return isAll ? try history(of: sheet, context) : try plays(of: sheet, context)
  }
}

extension Log {
  private func plays(of sheet: Scoresheet, _ context: Context) throws -> Exit {
    if isFeed {
      try context.say(FeedCopy(sheet).lines)
      return .success
    }
    let log = LogDocument(sheet)
    return try answer(log, lines: log.objects, in: context) {
      let game = GameDocument(sheet.standing, now: context.now)
      return LogView(
        log.plays, of: game.teams, columns: context.columns,
        style: context.style
      ).lines
    }
  }

  private func history(of sheet: Scoresheet, _ context: Context) throws -> Exit {
    let history = HistoryDocument(sheet)
    return try answer(history, lines: history.plays, in: context) {
      HistoryView(
        history, of: GameDocument(sheet.standing, now: context.now),
        columns: context.columns, style: context.style,
        localTime: { String(context.local($0).suffix(8)) }
      ).lines
    }
  }

  private func answer(
    _ document: some Document, lines: [some Document], in context: Context, text: () -> [String]
  ) throws -> Exit {
    guard isLines else { return try context.answer(document, text: text) }
    try context.out.write(lines.jsonLines)
    return .success
  }
}
