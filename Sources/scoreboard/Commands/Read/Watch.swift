import Arguments
import Basketball
import Terminal
import ViewModels
import Views

/// `watch`: follows a game while others record.
struct Watch: GameCommand {
  var context = Context()
  var printsPlays = false
  var since: PlayNumber?

  static let name = "watch"
  static let summary = "follow a game while others record"
  static let examples = [
    "scoreboard watch", "scoreboard watch --json | jq -c '[.home.score, .away.score]'",
    "scoreboard watch --plays --since 12",
  ]
  static let details = """
    '--json' prints the document of 'show --json' on one line, at once and after each
    change. '--plays' prints the lines of 'log --jsonl'; later corrections are only in
    '--json'. A script that was stopped goes on with '--since' and the highest NUMBER
    it has read.

    It waits for a game, and for a file that is gone or damaged, and ends with the game.
    With '--forever' it also shows an undo after the end, and goes on to the next game
    unless GAME is named.
    """

  static let needs = [
    Need(
      "since", needs: "plays", code: "sinceOfWhat",
      "--since is about plays, and none are printed")
  ]

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows)
    rows.flag("plays", "each play once, a JSON object a line", &printsPlays)
    rows.option("since", "NUMBER", "with --plays, only those after play NUMBER", &since)
    context.visitForever(rows)
    context.visitPlain(rows)
  }
}

@MainActor
extension Watch {
  func run() throws {
    let library = try library
    guard context.hasScreen, !printsPlays else { return try stream() }
    // Before the game is read, so that no change is missed.
    let watch = library.watch()
    let board = try context.gameIfAny().map {
      LiveBoard(try FollowedGame($0, in: library, now: context.clock), now: context.clock)
    }
    let watching = Watching(board, next: try next())
    try context.present(
      WatchScreen(watching, library: library.folder, explain: Problem.explain), watch: watch,
      last: { watching.state.value.board?.headline })
  }

  /// Prints the game and each change of it, until it ends; with `--forever` also the next games.
  private func stream() throws {
    // Text lines have colour only if it is asked for, even on a terminal.
    let style = Style(
      choice: common.color ?? .auto, environment: context.environment, isTerminal: false)
    let view: FollowedView = printsPlays ? .plays : common.isJSON ? .json : .text(style)
    try follow(
      since: since?.value ?? 0, endingWithGame: !common.isForever, tellsThatItWaits: !printsPlays
    ) { events, changes in
      for event in events {
        try context.write(view.printed(event))
        report(event, of: changes.document.id)
      }
    }
  }
}
