import Arguments
import Storage

/// `restore`: brings back a deleted game.
nonisolated struct Restore: GameCommand {
  var common = Common()
  var game = Required<String>()

  static let name = "restore"
  static let summary = "bring back a deleted game"
  static let examples = ["scoreboard restore 2026-11-20-reds-blues"]

  static var table: [Row<Self>] {
    [.word("GAME", "the game: an id or a part of one") { $0.game = $1 }] + libraryRows
  }

  func run(in context: Context) throws -> Exit {
    let library = try common.library(in: context)
    let id = try library.restore(try game.get())
    return try common.answerSaved("\(id) is restored") {
      try common.answer(
        common.document(of: id, in: library, context), in: context, saying: "restored \(id)")
    }
  }

  func suggestions(of kind: String, in context: Context) -> [Suggestion] {
    let ids = try? common.library(in: context).deletedIDs()
    return kind == "GAME" ? (ids ?? []).map { Suggestion($0) } : []
  }
}
