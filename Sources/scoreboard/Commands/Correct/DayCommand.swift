import Arguments
import Basketball

/// `day`: corrects or prints the day of the game.
struct DayCommand: VerbCommand {
  var context = Context()
  var day: Day?

  static let name = "day"
  static let summary = "correct the day that a game was played on, or print it"
  static let examples = ["scoreboard day 2026-11-20", "scoreboard day"]
  static let details = """
    Alone it prints the day. The id of the game stays, and so do its rules. A step, which
    'undo' takes back.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("DAY", "the day that it was played on, such as 2026-11-20", &day)
  }

  func verb() -> Verb? { day.map(Verb.day) }

  func look() throws {
    let game = try document()
    try answer(game) { [game.day.text] }
  }
}
