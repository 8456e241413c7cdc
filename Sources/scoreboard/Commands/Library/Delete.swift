import Arguments
import ViewModels

/// `delete`: sets a game aside.
nonisolated struct Delete: GameCommand {
  var common = Common()
  var game = Required<String>()
  var isSure = false

  static let name = "delete"
  static let summary = "set a game aside, where 'restore' finds it"
  static let examples = ["scoreboard delete 2026-11-20-reds-blues", "scoreboard delete @1 --yes"]

  static var table: [Row<Self>] {
    [
      .word("GAME", "the game: an id, its beginning, or @1 for the newest") { $0.game = $1 },
      .flag("yes", letter: "y", "do not ask") { $0.isSure = true },
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let library = try library(in: context)
    let id = try library.id(of: try game.get())
    guard try isSure || confirms(id, context) else { throw CommandError.notSure(id) }
    let document = (try? library.game(id).sheet).map { GameDocument($0, now: context.now()) }
    try library.setAside(id)
    if common.isJSON {
      // A file that is no game has no document.
      if let document { try context.out.write(try document.pretty()) }
    } else if !common.isQuiet {
      try context.say(["set aside \(id); 'scoreboard restore \(id)' brings it back"])
    }
    return 0
  }

  /// Asks on a terminal; elsewhere nobody could answer.
  @MainActor
  private func confirms(_ id: String, _ context: Context) throws -> Bool {
    guard context.isTerminal.input else { return false }
    try context.err.write("set aside \(id)? [y/N] ")
    let answer = try context.feed()?.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return ["y", "yes"].contains(answer.lowercased())
  }
}
