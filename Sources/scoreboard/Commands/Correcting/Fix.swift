import Arguments
import ViewModels

/// `fix`: corrects a play.
nonisolated struct Fix: GameCommand {
  var common = Common()
  var number: Int?
  var who: String?
  var move: String?
  var clock: String?
  var options = CorrectionOptions()

  static let name = "fix"
  static let summary = "correct an old play"
  static let examples = ["scoreboard fix 12 --who Bo", "scoreboard fix 12 --move one --at 3:17"]
  static let details = """
    'scoreboard log' has the numbers. All that follows is reckoned anew. A correction
    after which later plays would stand behind the finish is refused and names them.
    """

  static var table: [Row<Self>] {
    [
      .word("NUMBER", \.number, "the play"),
      .option("who", nil, "WHO", \.who, "who made it"),
      .option("move", nil, "MOVE", \.move, "what it was"),
      .option("at", nil, "CLOCK", \.clock, "when it was, by the game clock"),
    ] + CorrectionOptions.rows.map { $0.on(\.options) } + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    guard who != nil || move != nil || clock != nil else { throw CommandError.nothingToFix }
    let board = try scoreboard(isDryRun: options.isDryRun, in: context)
    let change = try board.fix(
      number ?? 0, who: who, move: move, at: clock, droppingLater: options.dropsLater)
    try answer(change.text, board, context)
    return 0
  }
}

/// The options of what may move the finish.
nonisolated struct CorrectionOptions {
  var dropsLater = false
  var isDryRun = false

  static var rows: [Row<CorrectionOptions>] {
    [
      .flag(
        "drop-later", nil, \.dropsLater, "take out plays that would then stand behind the finish"),
      .flag("dry-run", nil, \.isDryRun, "show what it would do, and do nothing"),
    ]
  }
}
