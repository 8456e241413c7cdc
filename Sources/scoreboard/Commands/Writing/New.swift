import Arguments
import ViewModels

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

  func run(in context: Context) throws -> Int32 {
    let creator = GameCreator(
      home: try home.get(), away: try away.get(), preset: preset, changes: rules.changes)
    let now = context.now()
    let game = try creator.create(
      in: try library(in: context), now: now, day: context.day(now))
    do {
      try context.out.write(common.isJSON ? try game.pretty() : game.id + "\n")
    } catch {
      throw Failure(error).hinting("the game is made: \(game.id)")
    }
    return 0
  }
}
