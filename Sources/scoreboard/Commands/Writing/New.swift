import Arguments
import ViewModels

/// `new`: makes a game.
nonisolated struct New: GameCommand {
  var common = Common()
  var home: String?
  var away: String?
  var target: Int?
  var margin: Int?
  var side: Int?

  static let name = "new"
  static let summary = "make a game and print its id"
  static let examples = [
    #"scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo""#,
    #"g=$(scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 21)"#,
  ]
  static let details = """
    A side is a team's name, a colon and its players with commas between: as many
    as a side has on court, and any number of substitutes.
    The library is made if there is none.
    """

  static var table: [Row<Self>] {
    [
      .word("HOME", \.home, #"the home side, "Reds: Ana, Bo, Cy""#),
      .word("AWAY", \.away, "the away side"),
      .option("target", nil, "N", \.target, "points a winner has at least, else 15"),
      .option("margin", nil, "N", \.margin, "points a winner leads by at least, else 2"),
      .option("side", nil, "N", \.side, "players a team has on court, else 3"),
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let creator = GameCreator(
      home: home ?? "", away: away ?? "", side: side, target: target, margin: margin)
    let now = context.now()
    let game = try creator.create(
      in: try library(in: context), now: now, day: context.day(now))
    try context.out.write(common.isJSON ? try game.pretty() : game.id + "\n")
    return 0
  }
}
