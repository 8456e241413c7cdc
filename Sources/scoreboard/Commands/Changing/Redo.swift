import Arguments
import Basketball

/// `redo`: gives back what was taken back.
nonisolated struct Redo: VerbCommand {
  var common = Common()
  var steps: Count?

  static let name = "redo"
  static let summary = "give back what undo took"
  static let examples = ["scoreboard redo", "scoreboard redo 3"]

  static var table: [Row<Self>] {
    [.optionalWord("N", "how many steps, else 1") { $0.steps = $1 }] + commonRows
  }

  func verb() -> Verb? { .redo(steps?.value ?? 1) }
}
