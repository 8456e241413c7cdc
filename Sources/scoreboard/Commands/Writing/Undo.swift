import Arguments
import ViewModels
import Views

/// `undo`: takes back the last steps.
nonisolated struct Undo: GameCommand {
  var common = Common()
  var steps: StepCount?
  var number: Int?

  static let name = "undo"
  static let summary = "take back the last steps"
  static let examples = ["scoreboard undo", "scoreboard undo 3", "scoreboard undo --to 12"]
  static let details = """
    A step is one change: the plays of one 'record', one line of a feed, a fix, a
    removal, a name, other rules. The clock stays as it is. 'redo' gives back what
    was taken, until the next change.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("N", "how many steps, else 1") { $0.steps = $1 },
      .option("to", "NUMBER", "as many as were done after play NUMBER") { $0.number = $1 },
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    if let number, steps != nil { throw CommandError.undoTwice(number) }
    let board = try scoreboard(in: context)
    let taken = try number.map { try board.undo(to: $0) } ?? board.undo(steps?.value ?? 1)
    try answer(board.document.value.told(taken, as: "took back"), board, context)
    return 0
  }
}

/// `redo`: gives back what was taken back.
nonisolated struct Redo: GameCommand {
  var common = Common()
  var steps: StepCount?

  static let name = "redo"
  static let summary = "give back what undo took"
  static let examples = ["scoreboard redo", "scoreboard redo 3"]

  static var table: [Row<Self>] {
    [.optionalWord("N", "how many steps, else 1") { $0.steps = $1 }] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let board = try scoreboard(in: context)
    let given = try board.redo(steps?.value ?? 1)
    try answer(board.document.value.told(given, as: "gave back"), board, context)
    return 0
  }
}

/// How many steps.
nonisolated struct StepCount: ArgumentValue {
  let value: Int

  static let expected = "a whole number from 1"

  init?(argument: String) {
    guard let value = Int(argument), value > 0 else { return nil }
    self.value = value
  }
}
