import Arguments
import ViewModels
import Views

/// `check`: names what does not add up.
nonisolated struct Check: GameCommand {
  var common = Common()
  var game: String?
  var isAll = false
  var repairs = false

  static let name = "check"
  static let summary = "name what does not add up"
  static let examples = ["scoreboard check", "scoreboard check --all --json"]
  static let details = """
    It ends with 1 if anything was found. '--repair' shows where the head of a game
    disagrees with its tape, and writes the head anew from the tape.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("GAME", "the game, else the open one, else the newest") { $0.game = $1 },
      .flag("all", "every game of the library") { $0.isAll = true },
      .flag("repair", "write the head of a game from its tape") { $0.repairs = true },
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let library = try library(in: context)
    let ids =
      isAll
      ? try library.everyID() : [try gameID(game, for: .reading, in: library, context)]
    let check = CheckDocument(library, ids: ids)
    if common.isJSON {
      try context.out.write(try check.pretty())
    } else if check.findings.isEmpty {
      if !common.isQuiet { try context.say(["\(ids.count == 1 ? ids[0] : "all") adds up"]) }
    } else {
      try context.say(CheckView(check, style: style(in: context)).lines)
    }
    if repairs { try repair(check, library, context) }
    return check.findings.isEmpty ? 0 : 1
  }

  @MainActor
  private func repair(_ check: CheckDocument, _ library: Library, _ context: Context) throws {
    for finding in check.findings where finding.code == "inconsistentGame" {
      do {
        try library.repair(finding.id)
        if !common.isQuiet { try context.err.write("repaired \(finding.id)\n") }
      } catch {
        // One that cannot be repaired keeps nobody from the others.
        _ = context.tell(Failure(error), asJSON: common.isJSON)
      }
    }
  }
}
