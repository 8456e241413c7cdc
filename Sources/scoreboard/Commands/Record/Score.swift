import Arguments
import Views

/// `score`: the live scoring screen.
struct Score: GameCommand {
  var context = Context()

  static let name = "score"
  static let summary = "keep the score on a live screen"
  static let examples = [
    "scoreboard score",
    "scoreboard score 2026-11-20-reds-blues",
    "scoreboard score --plain",
  ]
  static let details = """
    A play is two keys: a player and a move, in either order; '?' shows all keys,
    and who has which. ':' takes a play or a change in words: 'Ana two' or 'undo 2'.
    Without GAME it opens the one game that is not over, else a list to choose from
    and a form for a new one.

    With --plain, at a terminal without a screen and in a pipe it reads lines: the
    same words, and start, pause, toggle, show, log or check; quit ends it.
    """

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows, "the game")
    rows.flag("stops", "a foul, a time-out and a held ball stop the clock", &common.stopsClock)
    context.visitPlain(rows, "read and print lines, without a screen")
  }

  func run() throws {
    let library = try library
    guard context.hasScreen else {
      let id = try context.game(for: .writing).state.id
      return try PlainScorer(id: id, context: context).run()
    }
    let coordinator = ScoringCoordinator(library, context, stops: try context.stopsClock)
    // Watch before reading, so that no change is missed.
    let watch = library.watch()
    let isNamed = try context.gameWord() != nil
    // The game, or the list if there are several.
    let first: any LiveScreen
    if let game = try context.gameIfAny(for: .writing),
      isNamed || game.state.asOf(now).finish == nil
    {
      first = try coordinator.scoreScreen(of: game)
    } else {
      first = coordinator.games()
    }
    try context.present(
      first, follow: coordinator.screen, watch: watch, last: { coordinator.headline }
    ) {
      if let unsaved = coordinator.unsavedPlays { context.report(unsaved) }
    }
  }
}
