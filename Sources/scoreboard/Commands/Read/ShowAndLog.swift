import Arguments
import Documents
import Views

/// `show`: prints the scoreboard.
struct Show: GameCommand {
  var context = Context()

  static let name = "show"
  static let summary = "print the scoreboard; also what 'scoreboard' alone does"
  static let examples = ["scoreboard show", "scoreboard show @1 --json | jq .home.score"]

  mutating func visitOwn(_ rows: Rows) { context.visitGame(rows) }

  func run() throws {
    try show(document())
  }
}

/// `log`: prints the play-by-play.
struct Log: GameCommand {
  var context = Context()
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

  static let needs = [
    Need(
      "feed", excludes: "json jsonl", code: "twoForms",
      "--feed is not JSON; 'record -' reads --jsonl too"),
    Need(
      "feed", excludes: "all", code: "feedOfAll",
      "--feed has only the plays that count, --all also those that do not"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows)
    rows.flag("all", "also plays that were removed or replaced, and when", &isAll)
    rows.flag("jsonl", "a JSON object a line, a line a play", &isLines)
    rows.flag("feed", "the lines that 'record -' reads", &isFeed)
  }

  func run() throws {
    let sheet = try context.game().sheet
    if isFeed { return try context.say(FeedCopy(sheet).lines) }
    if isAll {
      let history = HistoryDocument(sheet)
      if isLines { return try context.write(history.plays.jsonLines) }
      return try answer(history) {
        page.history(history, of: document(sheet.state)) { String(context.local($0).suffix(8)) }
      }
    }
    let log = LogDocument(sheet)
    if isLines { return try context.write(log.objects.jsonLines) }
    try answer(log) { page.log(log.plays, of: document(sheet.state).teams) }
  }
}
