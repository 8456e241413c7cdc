import Arguments
import Basketball
import Documents
import Storage

/// `delete`: deletes a game.
struct Delete: LibraryCommand {
  var context = Context()
  var isSure = false

  static let name = "delete"
  static let summary = "delete a game, so that 'restore' can bring it back"
  static let examples = ["scoreboard delete 2026-11-20-reds-blues", "scoreboard delete @1 --yes"]
  static let needs = [Need.oneGame]

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows, "the game: an id, a part of one, or @1 for the newest")
    context.visitNamedGame(rows)
    rows.flag("yes", letter: "y", "do not ask", &isSure)
  }

  func run() throws {
    let library = try library
    let id = try library.id(of: context.typedGame() ?? "")
    guard try isSure || confirms(id) else {
      throw Problem(
        "notConfirmed", .refused, "\(id) was not deleted: it was not confirmed",
        "scoreboard delete --yes \(id.asShellWord)")
    }
    let game = try? library.game(id)
    try library.delete(id)
    let restore: Hint = "'scoreboard restore \(id.asShellWord)' brings it back"
    try answerSaved("\(id) is deleted") {
      try answer(game, saying: "deleted \(id); \(restore.text(for: common.place()))")
    }
  }

  /// Asks on a terminal; otherwise the answer is no.
  private func confirms(_ id: String) throws -> Bool {
    guard context.isTerminal.input() else { return false }
    try context.err.write("delete \(id.escapingControls)? [y/N] ")
    let answer = try context.feed()?.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return ["y", "yes"].contains(answer.lowercased())
  }
}

extension GameCommand {
  /// Answers with the document of a game, if its file can be read, or with a line.
  func answer(_ game: StoredGame?, saying line: String) throws {
    if let game, common.isJSON {
      try context.out.write(document(game.state).pretty)
    } else {
      try say(line)
    }
  }
}

/// `restore`: brings back a deleted game.
struct Restore: LibraryCommand {
  var context = Context()

  static let name = "restore"
  static let summary = "bring back a deleted game"
  static let examples = ["scoreboard restore 2026-11-20-reds-blues"]
  static let needs = [Need.oneGame]

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows, "the game: an id or a part of one")
    context.visitNamedGame(rows)
  }

  func run() throws {
    let library = try library
    let id = try library.restore(context.typedGame() ?? "")
    try answerSaved("\(id) is restored") {
      let game = try? library.game(id)
      try answer(game, saying: "restored \(id)")
      guard let source = game?.state.source else { return }
      let again = try library.list(now: now).games.filter { $0.source == source && $0.id != id }
      if !again.isEmpty {
        let ids = again.map(\.id).commaSeparated
        try warn(["\(id) was imported again meanwhile, as \(ids): both count"])
      }
    }
  }

  func suggestions(of kind: String) -> [Suggestion] {
    kind == "GAME" ? ((try? library.deletedIDs()) ?? []).suggestions : []
  }
}
