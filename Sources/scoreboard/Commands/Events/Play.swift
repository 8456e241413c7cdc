import Arguments
import Basketball
import Documents
import Events
import Storage
import Terminal
import Views

/// `play`: makes the game of a fixture.
nonisolated struct Play: GameCommand {
  var common = Common()
  var number: Count?
  var event: String?
  var isAgain = false

  static let name = "play"
  static let summary = "make the game of a fixture of an event and print its id"
  static let examples = [
    "scoreboard play", "scoreboard play 25", "scoreboard play 25 --again",
    #"SCOREBOARD_COURT=2 scoreboard play"#,
  ]
  static let details = """
    Without N it is the earliest fixture that is ready: on SCOREBOARD_COURT, if that is set. A
    fixture is refused if its teams are not known yet, if one of them is playing another
    fixture, or if it has a game. Two machines never start one fixture.

    The rosters are those of the event, else of each team's last game, else there are
    none. The rules are those of the event, else of the league, else pickup. 'undo' does
    not take the game out of the event; '--again' plays the fixture again, and the old
    game no longer counts for the event.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("N", "the number of the fixture") { $0.number = $1 },
      .flag("again", "play the fixture again") { $0.isAgain = true },
      .option("event", "EVENT", "the event, else SCOREBOARD_EVENT, else the only one") {
        $0.event = $1
      },
    ] + libraryRows
  }

  func run(in context: Context) throws -> Exit {
    if isAgain, number == nil {
      throw Failure("againWhat", .usage, "--again needs N", hint: "scoreboard play 25 --again")
    }
    let (library, name) = (try library(in: context), try eventName(event, in: context))
    _ = try library.eventText(name)
    let now = context.now()
    var fixture: FixtureStanding?
    let game = try library.create(now: now, day: context.day(now)) {
      let plan = try plan(of: name, in: library)
      let standing = try standing(plan, of: name, in: library, context)
      let (found, names) = try standing.playable(
        number?.value, on: number == nil ? context.variable("SCOREBOARD_COURT") : nil,
        isAgain: isAgain)
      fixture = found
      let league = try library.league()
      let rules = plan.rules ?? league.rules ?? .pickup
      let teams = try names.map { try team($0, of: plan, league, rules, in: library) }
      return (
        try Sides(typedHome: teams.home, away: teams.away).inTwoColors(), rules,
        EventLink(event: name, fixture: found.number)
      )
    }
    do {
      let document = ChangedGame(GameDocument(game.standing, now: now))
      let exit = try answer(document, in: context) { [game.standing.id] }
      if !common.isQuiet, let fixture {
        let names = game.standing.teams.map(\.name)
        try context.err.write("fixture \(fixture.line(of: names))\n")
      }
      return exit
    } catch {
      throw Failure(error).hinting("the game was made: \(game.standing.id)")
    }
  }

  /// A team with its roster: that of the event, else of its last game, else none.
  @MainActor
  private func team(
    _ name: String, of plan: Plan, _ league: League, _ rules: Rules, in library: GameLibrary
  ) throws -> Team {
    let (team, _) = try library.team(typed: plan.team(name)?.roster ?? name, rules: rules)
    try team.checkSize(by: rules)
    return team.wearing(league.color(of: team.name) ?? team.color)
  }
}
