import Arguments
import Documents
import Storage
import Terminal

/// `delete`: deletes a game.
nonisolated struct Delete: GameCommand {
  var common = Common()
  var game = Required<String>()
  var isSure = false

  static let name = "delete"
  static let summary = "delete a game, so that 'restore' can bring it back"
  static let examples = ["scoreboard delete 2026-11-20-reds-blues", "scoreboard delete @1 --yes"]

  static var table: [Row<Self>] {
    [
      .word("GAME", "the game: an id, a part of one, or @1 for the newest") { $0.game = $1 },
      .flag("yes", letter: "y", "do not ask") { $0.isSure = true },
    ] + libraryRows
  }

  func run(in context: Context) throws -> Exit {
    let library = try common.library(in: context)
    let id = try library.id(of: try game.get())
    guard try isSure || confirms(id, context) else {
      throw Failure(
        "notConfirmed", .refused, "\(id) was not deleted: it was not confirmed",
        hint: "\(library: "delete --yes \(id.asShellWord)")")
    }
    let document = common.document(of: id, in: library, context)
    try library.delete(id)
    let restore: Hint = "'\(library: "restore \(id.asShellWord)")' brings it back"
    return try common.answerSaved("\(id) is deleted") {
      try common.answer(
        document, in: context,
        saying: "deleted \(id); \(restore.text(for: .init(library: common.library)))")
    }
  }

  /// Asks on a terminal; otherwise the answer is no.
  @MainActor
  private func confirms(_ id: String, _ context: Context) throws -> Bool {
    guard context.isTerminal.input() else { return false }
    try context.err.write("delete \(id.escapingControls)? [y/N] ")
    let answer = try context.feed()?.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return ["y", "yes"].contains(answer.lowercased())
  }
}

extension Common {
  /// The document of a game with `--json`, if the file can be read.
  func document(of id: String, in library: GameLibrary, _ context: Context) -> GameDocument? {
    guard isJSON, let game = try? library.game(id) else { return nil }
    return GameDocument(game.standing, now: context.now())
  }

  /// Answers with the document, if any, or with a line.
  func answer(_ document: GameDocument?, in context: Context, saying line: String) throws -> Exit {
    if isJSON {
      if let document { try context.out.write(document.pretty) }
    } else if !isQuiet {
      try context.say([line.escapingControls])
    }
    return .success
  }
}

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
