import Arguments
import Basketball

/// `fix`: corrects a play.
nonisolated struct Fix: VerbCommand {
  var common = Common()
  var number = Required<Int>()
  var who: String?
  var move: String?
  var position: TypedPosition?
  var options = CorrectionOptions()

  static let name = "fix"
  static let summary = "correct an old play"
  static let examples = ["scoreboard fix 12 --who Bo", "scoreboard fix 12 --move one --at 3:17"]
  static let details = """
    'scoreboard log' has the numbers. Everything after the play is recomputed. A
    correction that would end the game before later plays is refused and lists them.
    A POSITION without a period is in that of the play.
    """

  static var table: [Row<Self>] {
    [
      .word("NUMBER", "the play") { $0.number = $1 },
      .option("who", "WHO", "who made it") { $0.who = $1 },
      .option("move", "MOVE", "what it was") { $0.move = $1 },
      .option("at", "POSITION", "when it was: what the clock showed, or OT") { $0.position = $1 },
    ] + CorrectionOptions.rows.on(\.options) + commonRows
  }

  var isDryRun: Bool { options.isDryRun }

  func verb() throws -> Verb? {
    guard who != nil || move != nil || position != nil else {
      throw Failure(
        "nothingToFix", .usage, "fix needs --who, --move or --at",
        hint: "for example: \(game: "fix 12 --who Bo")")
    }
    var correction = Correction(who: who.map { .typed($0) })
    if let move { correction.move = try Move(word: move) }
    if let position { correction.time = try GameTime(typed: position.text) }
    return .fix(try number.get(), correction, droppingLater: options.dropsLater)
  }
}
