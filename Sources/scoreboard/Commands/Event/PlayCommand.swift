import Arguments
import Basketball
import Views

/// `play`: makes the game of a fixture.
struct PlayCommand: LibraryCommand {
  var context = Context()
  var number: Count?
  var isAgain = false
  var date: Day?
  var rules = RuleChanges()

  static let name = "play"
  static let summary = "make the game of a fixture of an event and print its id"
  static let examples = [
    "scoreboard play", "scoreboard play 25", "scoreboard play 25 --again",
    #"SCOREBOARD_COURT=2 scoreboard play"#, "scoreboard play 12 --date 2026-11-20 --length 9:00",
  ]
  static let details = """
    Without N it is the earliest fixture that is ready: on SCOREBOARD_COURT, if that is set.
    Two machines never start the same fixture.

    Rosters and rules are those of the event, else as in 'new'; who was added to a team
    in its last game of the event is on its roster. 'undo' does not take the game out of
    the event; after '--again' the old game no longer counts for it.
    """

  static let needs = [Need("again", needs: "N", code: "againWhat")]

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("N", "the number of the fixture", &number)
    rows.flag("again", "play the fixture again", &isAgain)
    rows.option("date", "DAY", "the day it is played, else today", &date)
    rules.visit(rows, besides: "court")
    context.visitEvent(rows)
  }

  func run() throws {
    let (game, fixture, standing) = try context.libraryEvent().play(
      number?.value, on: context.variable("SCOREBOARD_COURT"), isAgain: isAgain, in: context,
      date: date, rules: rules
    ) { context.mention($0) }
    try answerSaved("\(game.state.id) is made") {
      try answer(document(game.state).changed()) { [game.state.id] }
      let rules = game.state.rules
      try warn(
        context.edition(of: standing.plan.rules?.set, on: game.state.day).array
          + rules.setAside(by: self.rules).array)
      try warn(["fixture \(standing.line(of: fixture, named: game.state.teams.map(\.name)))"])
    }
  }
}
