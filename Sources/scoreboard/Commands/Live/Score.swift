import Arguments
import Basketball
import Storage
import Terminal
import ViewModels
import Views

/// `score`: the live scoring screen.
nonisolated struct Score: GameCommand {
  var common = Common()
  var word: String?
  var isPlain = false

  static let name = "score"
  static let summary = "keep the score on a live screen"
  static let examples = [
    "scoreboard score",
    "scoreboard score 2026-11-20-reds-blues",
    "scoreboard score --plain",
  ]
  static let details = """
    A play is two keys: a player and a move, in either order; '?' shows all keys.
    Without GAME it is the open one, or else a list to choose from and a form that
    sets up a new one. Others may record in the same game at the same time.

    With --plain, at a terminal without a screen and in a pipe it takes lines: a
    play, '[CLOCK] WHO MOVE', or start, pause, clock, undo, redo, fix, remove,
    roster, rules, note, show, log or check with their words; quit ends it.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("GAME", "the game") { $0.word = $1 },
      .flag("plain", "take and answer lines, without a screen") { $0.isPlain = true },
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    let library = try library(in: context)
    guard context.hasScreen, !isPlain, !common.isJSON else {
      let id = try gameID(word, for: .writing, in: library, context)
      return try PlainScorer(id: id, common: common, context: context).run()
    }
    let book = Scorebook(library, context)
    // Before the game is read: what is done in between is then seen at once.
    let watch = library.watch()
    let loop = ScreenLoop(
      first: try first(in: book, library, context), follow: book.screen, watch: watch,
      now: context.now)
    return try present(loop, in: context) {
      book.leftOver.map { context.tell($0, asJSON: false) } ?? 0
    }
  }

  /// What is shown first: the game that is meant, or the list where none is for certain.
  @MainActor
  private func first(
    in book: Scorebook, _ library: Library, _ context: Context
  ) throws -> any LiveScreen {
    let isNamed = (word ?? common.game ?? context.variable("SCOREBOARD_GAME")) != nil
    do {
      let scorer = try book.open(try gameID(word, for: .writing, in: library, context))
      return isNamed || !scorer.board.isFinished.value ? LiveScreens.score(scorer) : book.games()
    } catch let error as LibraryError where !isNamed {
      switch error {
      case .severalOpenGames, .noOpenGame, .noGames, .noLibrary: return book.games()
      default: throw error
      }
    }
  }
}
