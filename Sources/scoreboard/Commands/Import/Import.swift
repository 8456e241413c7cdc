import Arguments
import Basketball
import JSON

/// `import`: makes games of the files that leagues publish.
struct Import: LibraryCommand {
  var context = Context()
  var files = [String]()
  var date: Day?
  var printsFeed = false

  static let name = "import"
  static let summary = "make games of the files that leagues publish"
  static let examples = [
    "scoreboard import data.json", "scoreboard import playbyplay.json boxscore.json",
    "scoreboard import season/ && scoreboard standings",
    #"scoreboard import --feed data.json | scoreboard record -g "$g" -"#,
  ]
  static let details = """
    It knows FIBA LiveStats (data.json), the NBA's live play-by-play and box score, the
    EuroLeague's with its header, and Sidearm, the sites of US colleges, each by what is in
    the file.
    Files of one game are joined, in any order. '-' is the standard input, a folder the
    JSON in it. Each game is made whole or not at all; one that was imported before is
    left as it is.

    What is no play here, such as a jump ball, is left out and counted. What the plays add up
    to is compared with the league's box score, and every difference is a line on stderr.

    A play-by-play without its box score does not say who began: it is imported without
    starters, substitutions and comparison. '--date' is the day of files that have none,
    such as those of FIBA; else it is today.
    """

  static let needs = [
    Need(
      "feed", excludes: "json dry-run", code: "feedAlone",
      "--feed prints a feed: it makes no game, and no JSON")
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.words("FILE", atLeast: 1, "files, folders of files, or '-'", &files)
    rows.option("date", "DAY", "the day of games whose files have none", &date)
    rows.flag("feed", "print the feed of one game instead, and make nothing", &printsFeed)
    context.visitDryRun(rows)
  }

  func run() throws {
    if files.count(where: { $0 == "-" }) > 1 {
      throw Problem("twoInputs", .usage, "'-' is the standard input, and there is only one")
    }
    var work = try ImportWork(in: context, date: date, printsFeed: printsFeed)
    work.make(of: files)
    context.report(work.failures)
    if printsFeed {
      guard work.feeds.count < 2 else {
        throw Problem(
          "severalGames", .usage, "--feed prints one game, and there are \(work.feeds.count)",
          "name the files of one")
      }
      try context.say(work.feeds.first ?? [])
    } else {
      let ids = work.answers.map(\.id)
      let made = "\(ids.few()) \(ids.count == 1 ? "is" : "are") made"
      try answerSaved(ids.isEmpty ? nil : made) {
        try answer(
          ["format": "scoreboard.import/1", "games": work.answers.map(\.json)] as JSON
        ) { ids }
      }
    }
    try warn(common.isJSON ? work.notes.map(\.text) : ImportNote.lines(of: work.notes))
  }
}
