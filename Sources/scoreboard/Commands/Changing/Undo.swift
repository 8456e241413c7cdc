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
