import Arguments
import Basketball
import Documents
import Storage
import Views

/// `log`: prints the play-by-play.
nonisolated struct Log: GameCommand {
  var common = Common()
  var game: String?
  var isLines = false
  var isFeed = false
  var isAll = false

  static let name = "log"
  static let summary = "print the play-by-play with the running score"
  static let examples = ["scoreboard log", "scoreboard log --feed A | scoreboard record -g B -"]

  static let details = """
    A name that cannot be typed makes its line of '--feed' an object of '--jsonl',
    which 'record -' reads as well; OT stands for the clock in overtime. '--all'
    tells times where the scorer is, JSON tells them in UTC.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("GAME", "the game, else the one changed last") { $0.game = $1 },
      .flag("all", "also what was taken out or replaced, and when") { $0.isAll = true },
      .flag("jsonl", "a JSON object a line, a line a play") { $0.isLines = true },
      .flag("feed", "the lines that 'record -' reads") { $0.isFeed = true },
    ] + commonRows
  }

  func run(in context: Context) throws -> Exit {
    try checkForm()
    let sheet = try game(game, in: context).scoresheet()
    return isAll ? try history(of: sheet, context) : try plays(of: sheet, context)
  }

  private func checkForm() throws {
    guard isFeed else { return }
    let hint: Hint = "leave one of them out"
    if common.isJSON || isLines {
      throw Failure("twoForms", .usage, "--feed is not JSON; --jsonl is a feed that is", hint: hint)
    }
    if isAll {
      throw Failure(
        "feedOfAll", .usage, "--feed gives the plays that count, --all those that do not too",
        hint: hint)
    }
  }

  @MainActor
  private func plays(of sheet: Scoresheet, _ context: Context) throws -> Exit {
    let log = LogDocument(sheet)
    if isFeed {
      try context.say(log.feedLines)
      return .success
    }
    if isLines {
      try context.out.write(log.objects.jsonLines)
      return .success
    }
    return try answer(log, in: context) {
      let game = GameDocument(sheet.standing, now: context.now())
      let (columns, style) = (columns(in: context), style(in: context))
      return LogView(log, of: game, columns: columns, style: style).lines
    }
  }

  @MainActor
  private func history(of sheet: Scoresheet, _ context: Context) throws -> Exit {
    let history = HistoryDocument(sheet)
    guard !isLines else {
      try context.out.write(history.plays.jsonLines)
      return .success
    }
    return try answer(history, in: context) {
      let game = GameDocument(sheet.standing, now: context.now())
      let (columns, style) = (columns(in: context), style(in: context))
      return HistoryView(
        history, of: game, columns: columns, style: style, localTime: context.localTime
      ).lines
    }
  }
}
