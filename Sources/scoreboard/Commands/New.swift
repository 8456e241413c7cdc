import Arguments
import Basketball
import Documents
import Storage

/// `new`: makes a game.
nonisolated struct New: GameCommand {
  var common = Common()
  var home = Required<String>()
  var away = Required<String>()
  var preset: String?
  var rules = RuleOptions()

  static let name = "new"
  static let summary = "make a game and print its id"
  static let examples = [
    #"scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo""#,
    #"g=$(scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 21)"#,
  ]
  static let details = """
    A side is a team's name, a colon and its players with commas between: as many
    as a side has on court, and any number of substitutes.
    'scoreboard rules' lists the sets of rules. The library is made if there is none.
    """

  static var table: [Row<Self>] {
    [
      .word("HOME", #"the home side, "Reds: Ana, Bo, Cy""#) { $0.home = $1 },
      .word("AWAY", "the away side") { $0.away = $1 },
      .option("rules", "NAME", "a set of rules, else pickup: 15 by two") { $0.preset = $1 },
    ] + RuleOptions.rows.on { command, store in store(&command.rules) } + commonRows
  }

  func run(in context: Context) throws -> Exit {
    let rules = try Rules.preset(preset).with(self.rules.changes)
    let teams = try Sides(
      typedHome: Team(typed: home.get(), rules: rules),
      away: Team(typed: away.get(), rules: rules))
    let now = context.now()
    let game = try library(in: context).create(
      teams: teams, rules: rules, now: now, day: context.day(now)
    ).standing
    do {
      return try answer(ChangedGame(GameDocument(game, now: now)), in: context) { [game.id] }
    } catch {
      throw Failure(error).hinting("the game is made: \(game.id)")
    }
  }
}
