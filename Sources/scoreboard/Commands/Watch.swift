import Arguments
import Basketball
import Documents
import Storage
import Terminal
import ViewModels
import Views

/// `watch`: follows a game while others record.
nonisolated struct Watch: GameCommand {
  var common = Common()
  var game: String?
  var printsPlays = false
  var since: Int?
  var isForever = false
  var isPlain = false

  static let name = "watch"
  static let summary = "follow a game while others record"
  static let examples = [
    "scoreboard watch", "scoreboard watch --json | jq -c '[.home.score, .away.score]'",
    "scoreboard watch --plays --since 12",
  ]
  static let details = """
    '--json' prints the document of 'show --json' on one line, as the game stands
    and after each change. '--plays' prints the lines of 'log --jsonl', each play
    once, by its number; what corrections make of it later only '--json' tells. A
    script that was stopped goes on with '--since' and the highest NUMBER it has
    read.

    It ends with the game; '--forever' also prints an assist on the winning basket
    that comes later, and an undo. A file that is gone or damaged is waited for.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("GAME", "the game, else the one changed last") { $0.game = $1 },
      .flag("plays", "each play once, a JSON object a line") { $0.printsPlays = true },
      .option("since", "NUMBER", "with --plays, only those after play NUMBER") { $0.since = $1 },
      .flag("forever", "go on when the game is over") { $0.isForever = true },
      .flag("plain", "lines to read in place of a screen") { $0.isPlain = true },
    ] + commonRows
  }

  func run(in context: Context) throws -> Exit {
    if let since, !printsPlays {
      throw Failure(
        "sinceOfWhat", .usage, "--since \(since) is about plays, and none are printed",
        hint: "scoreboard watch --plays --since \(since)")
    }
    let library = try library(in: context)
    guard context.hasScreen, !isPlain, !printsPlays, !common.isJSON else {
      return try stream(library, context)
    }
    // Before the game is read: what is done in between is then seen at once.
    let watch = library.watch()
    let game = try game(game, for: .reading, of: library, in: context)
    let board = Scoreboard(
      try FollowedGame(game, in: library, now: context.now), now: context.now)
    let loop = ScreenLoop(
      first: WatchScreen(Watching(board, wording: .screen)), follow: { _ in nil }, watch: watch,
      now: context.now)
    return try present(loop, in: context)
  }

  /// Prints how the game stands and what changes, as it changes, up to the end of the game.
  @MainActor
  private func stream(_ library: GameLibrary, _ context: Context) throws -> Exit {
    let game = try game(game, for: .reading, of: library, in: context)
    let changes = try ChangeStream(
      game.standing.id, in: library, since: since ?? 0, now: context.now)
    let view = FollowedView(
      as: printsPlays ? .plays : common.isJSON ? .json : .text, style: lineStyle(in: context))
    try write(view.beginning(changes.document, plays: changes.missedPlays()), context)
    while isForever || !changes.isFinished {
      try context.wait(changes.nextRefresh, changes.descriptor)
      for event in changes.refresh() { try show(event, game.standing.id, view, context) }
    }
    return .success
  }

  @MainActor
  private func show(
    _ event: ChangeStream.Event, _ id: String, _ view: FollowedView, _ context: Context
  ) throws {
    switch event {
    case .changed(let outcome, let document, let plays):
      try write(view.change(outcome, of: document, plays: plays), context)
    case .replaced(let document, let plays):
      try write(view.replacement(document, plays: plays), context)
    case .lost(let error):
      _ = context.report(Failure(error).hinting("it is waited for"), asJSON: common.isJSON)
    case .found where common.isJSON: break
    case .found: try? context.err.write("scoreboard: \(id.escapingControls) is back\n")
    }
  }

  @MainActor
  private func write(_ text: String, _ context: Context) throws {
    if !text.isEmpty { try context.out.write(text) }
  }

  /// Lines to read have no colour unless it is asked for, at a terminal neither.
  @MainActor
  private func lineStyle(in context: Context) -> Style {
    Style(choice: common.color ?? .auto, environment: context.environment, isTerminal: false)
  }
}
