import Arguments
import ViewModels

/// `restore`: brings back a game that was set aside.
nonisolated struct Restore: GameCommand {
  var common = Common()
  var game = Required<String>()

  static let name = "restore"
  static let summary = "bring back a game that was set aside"
  static let examples = ["scoreboard restore 2026-11-20-reds-blues"]

  static var table: [Row<Self>] {
    [.word("GAME", "the game: an id or its beginning") { $0.game = $1 }] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let library = try library(in: context)
    let id = try library.restore(try game.get())
    if common.isJSON {
      // A file that is no game has no document.
      let document = (try? library.game(id).sheet).map { GameDocument($0, now: context.now()) }
      if let document { try context.out.write(try document.pretty()) }
    } else if !common.isQuiet {
      try context.say(["restored \(id)"])
    }
    return 0
  }
}
