import Arguments
import Basketball

/// `undo`: takes back the last steps.
nonisolated struct Undo: VerbCommand {
  var common = Common()
  var steps: Count?
  var number: Int?

  static let name = "undo"
  static let summary = "take back the last steps"
  static let examples = ["scoreboard undo", "scoreboard undo 3", "scoreboard undo --to 12"]
  static let details = """
    A step is one change: the plays of one 'record', one line of a feed, a fix, a
    removal, a name, other rules. If the step moved the clock and nothing has moved
    it since, the clock goes back too. 'redo' redoes what was undone, until the next
    change.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("N", "how many steps, else 1") { $0.steps = $1 },
      .option("to", "NUMBER", "back to just after play NUMBER") { $0.number = $1 },
    ] + commonRows
  }

  func verb() throws -> Verb? {
    if let number, steps != nil {
      throw Failure.conflict("undoTwice", "N and --to \(number) are two ways to say how far")
    }
    return number.map { .undoTo(play: $0) } ?? .undo(steps?.value ?? 1)
  }
}

/// `redo`: redoes what was undone.
nonisolated struct Redo: VerbCommand {
  var common = Common()
  var steps: Count?

  static let name = "redo"
  static let summary = "redo what undo took back"
  static let examples = ["scoreboard redo", "scoreboard redo 3"]

  static var table: [Row<Self>] {
    [.optionalWord("N", "how many steps, else 1") { $0.steps = $1 }] + commonRows
  }

  func verb() -> Verb? { .redo(steps?.value ?? 1) }
}

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

/// `remove`: removes a play.
nonisolated struct Remove: VerbCommand {
  var common = Common()
  var number = Required<Int>()
  var options = CorrectionOptions()

  static let name = "remove"
  static let summary = "remove an old play"
  static let examples = ["scoreboard remove 12", "scoreboard remove 12 --dry-run"]

  static var table: [Row<Self>] {
    [.word("NUMBER", "the play, as 'scoreboard log' numbers it") { $0.number = $1 }]
      + CorrectionOptions.rows.on(\.options) + commonRows
  }

  var isDryRun: Bool { options.isDryRun }

  func verb() throws -> Verb? { .remove(try number.get(), droppingLater: options.dropsLater) }
}

nonisolated struct CorrectionOptions {
  private(set) var dropsLater = false
  private(set) var isDryRun = false

  static let dropLater = "remove later plays if the game would be over before them"
  static let dryRun = "show what would change, and save nothing"

  static var rows: [Row<CorrectionOptions>] {
    [
      .flag("drop-later", dropLater) { $0.dropsLater = true },
      .flag("dry-run", dryRun) { $0.isDryRun = true },
    ]
  }
}
