import Arguments
import ViewModels

/// `fix`: corrects a play.
nonisolated struct Fix: GameCommand {
  var common = Common()
  var number = Required<Int>()
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
      .word("NUMBER", "the play") { $0.number = $1 },
      .option("who", "WHO", "who made it") { $0.who = $1 },
      .option("move", "MOVE", "what it was") { $0.move = $1 },
      .option("at", "CLOCK", "when it was, by the game clock") { $0.clock = $1 },
    ] + CorrectionOptions.rows.on { command, store in store(&command.options) } + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    guard who != nil || move != nil || clock != nil else { throw CommandError.nothingToFix }
    let board = try scoreboard(isDryRun: options.isDryRun, in: context)
    let change = try board.fix(
      try number.get(), who: who, move: move, at: clock, droppingLater: options.dropsLater)
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
      .flag("drop-later", "take out plays that would then stand behind the finish") {
        $0.dropsLater = true
      },
      .flag("dry-run", "show what it would do, and do nothing") { $0.isDryRun = true },
    ]
  }
}
