import Arguments
import Basketball

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
