import Arguments
import Basketball
import Documents
import Views

/// `flow`: shows the flow of the score of a game.
struct FlowCommand: GameCommand {
  var context = Context()

  static let name = "flow"
  static let summary = "show how the score went, and who led for how long"
  static let examples = ["scoreboard flow", "scoreboard flow @1 --json | jq .leadChanges"]
  static let details = """
    Above the line the home side leads, below it the away side. A lead change gives
    the lead to the side that did not have it last; a run is points in a row without
    an answer by the other side. Possessions take misses, rebounds and turnovers. What was
    not recorded is a dash.
    """

  mutating func visitOwn(_ rows: Rows) { context.visitGame(rows) }

  func run() throws {
    let sheet = try context.game().sheet
    let flow = FlowDocument(sheet, now: now)
    try answer(flow) {
      page.flow(flow, of: document(sheet.state))
    }
  }
}

/// `lineups`: shows who was on court together.
struct Lineups: GameCommand {
  var context = Context()
  var size: Size?
  var isOfAll = false
  var filter = GameFilter()

  /// How many players are together.
  enum Size: String, CaseIterable, ArgumentValue { case one = "1", two = "2", three = "3" }

  static let name = "lineups"
  static let summary = "show who was on court together, for how long and with which score"
  static let examples = [
    "scoreboard lineups", "scoreboard lineups --size 2",
    "scoreboard lineups --all --team Reds --size 2",
    "scoreboard lineups @1 --json | jq '.home[0]'",
  ]
  static let details = """
    Lineups are listed longest first, with the points of their side and of the other,
    and what these would be in 100 possessions.
    With '--size' they are pairs or threes; 1 is each player, and OFF the team without.
    It needs a game with substitutions ('record Ana out Fay in') or a lineup.
    """

  static let needs = [
    Need.allOr("GAME"),
    .allToFilter("these are lineups of one"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows)
    rows.option("size", "N", "players who were together, else all on court", &size)
    rows.flag("all", "of all games that are over", &isOfAll)
    filter.visit(rows)
  }

  func run() throws {
    let (now, size) = (now, size.flatMap { Int($0.rawValue) })
    if isOfAll {
      var games = [Sides<TeamUnits>]()
      try readSheets(meant: filter) {
        Sides<TeamUnits>($0, now: now)
      } use: {
        games.append($0)
      }
      let teams = TeamUnits.season(games, of: filter.team, size: size)
      return try answer(LineupsDocument.season(teams)) { page.lineups(teams) }
    }
    let sheet = try context.game().sheet
    let sides = Sides<TeamUnits>(sheet, now: now, size: size)
    try answer(LineupsDocument.game(sheet.id, sides)) {
      page.lineups(sides.both, of: document(sheet.state).teams)
    }
  }
}
