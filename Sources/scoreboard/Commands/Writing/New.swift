import Arguments
import ViewModels

/// `new`: makes a game.
nonisolated struct New: GameCommand {
  var common = Common()
  var home: String?
  var away: String?
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
      .word("HOME", \.home, #"the home side, "Reds: Ana, Bo, Cy""#),
      .word("AWAY", \.away, "the away side"),
      .option("rules", nil, "NAME", \.preset, "a set of rules, else pickup: 15 by two"),
    ] + RuleOptions.rows.map { $0.on(\.rules) } + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let creator = GameCreator(
      home: home ?? "", away: away ?? "", preset: preset, changes: rules.changes)
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
