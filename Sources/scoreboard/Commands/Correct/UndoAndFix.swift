import Arguments
import Basketball

/// `undo`: takes back the last steps.
struct Undo: VerbCommand {
  var context = Context()
  var steps: Count?
  var number: Int?

  static let name = "undo"
  static let summary = "take back the last steps"
  static let examples = ["scoreboard undo", "scoreboard undo 3", "scoreboard undo --to 12"]
  static let details = """
    A step is one change: the plays of one 'record', a line of a feed, a fix, a
    removal, a name, other rules, a set clock, a begun or ended period. If the step
    moved the clock and nothing has since, the clock goes back too, unless that won
    the game. 'redo' does it again, until the next change.
    """

  static let needs = [
    Need(onlyOneOf: "N to", code: "undoTwice", "{1} and {2} are two ways to say how far")
  ]

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("N", "how many steps, else 1", &steps)
    rows.option("to", "NUMBER", "back to just after play NUMBER", &number)
  }

  func verb() -> Verb? {
    number.map(Verb.undoTo) ?? .undo(steps?.value ?? 1)
  }
}

/// `redo`: redoes what was undone.
struct Redo: VerbCommand {
  var context = Context()
  var steps: Count?

  static let name = "redo"
  static let summary = "redo what undo took back"
  static let examples = ["scoreboard redo", "scoreboard redo 3"]

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("N", "how many steps, else 1", &steps)
  }

  func verb() -> Verb? { .redo(steps?.value ?? 1) }
}

/// `fix`: corrects a play.
struct Fix: VerbCommand {
  var context = Context()
  var number = 0
  var who, move, place, kinds: String?

  static let name = "fix"
  static let summary = "correct an old play"
  static let examples = ["scoreboard fix 12 --who Bo", "scoreboard fix 12 --move one --at 3:17"]
  static let details = """
    'scoreboard log' has the numbers. A correction that would end the game before later
    plays is refused and lists them. A POSITION without a period is in that of the play.
    """

  static let needs = [Need(needs: "who move at place kind", code: "nothingToFix")]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("NUMBER", "the play", &number)
    rows.option("who", "WHO", "who made it", &who)
    rows.option("move", "MOVE", "what it was", &move)
    rows.option("place", "PLACE", "where: a zone, X,Y in metres, or none", &place)
    rows.option("kind", "KINDS", "layup, dunk ... or fast, with commas, or none", &kinds)
    context.visitPosition(rows, "when it was: what the clock showed, or OT")
    context.visitDropLater(rows)
    context.visitDryRun(rows)
  }

  func verb() throws -> Verb? {
    var correction = try Correction(who: who.map { .typed($0) }, time: typedTime)
    if let move { try correction.become(move) }
    if place != nil && correction.place != nil || kinds != nil && correction.kinds != nil {
      throw Problem(
        "shotTwice", .usage, "\((move ?? "").quoted) says of the shot what another option says, too"
      )
    }
    if let place { correction.place = .some(place == "none" ? nil : try .init(typed: place)) }
    if let kinds { correction.kinds = kinds == "none" ? [] : try Kinds(typed: kinds) }
    return .fix(number, correction, droppingLater: common.dropsLater)
  }
}

/// `remove`: removes a play.
struct Remove: VerbCommand {
  var context = Context()
  var number = 0

  static let name = "remove"
  static let summary = "remove an old play"
  static let examples = ["scoreboard remove 12", "scoreboard remove 12 --dry-run"]

  mutating func visitOwn(_ rows: Rows) {
    rows.word("NUMBER", "the play, as 'scoreboard log' numbers it", &number)
    context.visitDropLater(rows)
    context.visitDryRun(rows)
  }

  func verb() -> Verb? { .remove(number, droppingLater: common.dropsLater) }
}
