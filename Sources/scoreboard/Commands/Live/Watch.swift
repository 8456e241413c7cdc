import Arguments
import Terminal
import ViewModels
import Views

/// `watch`: follows a game while others record.
nonisolated struct Watch: GameCommand {
  var common = Common()
  var game: String?
  var tellsPlays = false
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

    It ends with the game; '--forever' also tells an assist on the winning basket
    that comes later, and an undo. A file that is gone or damaged is waited for.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("GAME", "the game, else the open one, else the newest") { $0.game = $1 },
      .flag("plays", "each play once, a JSON object a line") { $0.tellsPlays = true },
      .option("since", "NUMBER", "with --plays, only those after play NUMBER") { $0.since = $1 },
      .flag("forever", "go on when the game is over") { $0.isForever = true },
      .flag("plain", "lines to read in place of a screen") { $0.isPlain = true },
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    if let since, !tellsPlays { throw CommandError.sinceOfWhat(since) }
    let library = try library(in: context)
    let id = try gameID(game, for: .reading, in: library, context)
    guard context.hasScreen, !isPlain, !tellsPlays, !common.isJSON else {
      return try tell(id, in: library, context)
    }
    let watch = library.watch()
    let spectator = try library.spectator(id, now: context.now, explain: Failure.explain)
    let loop = ScreenLoop(
      first: LiveScreens.watch(spectator), follow: { _ in nil }, watch: watch, now: context.now)
    return try present(loop, in: context)
  }

  /// Tells how the game stands and what changes, as it changes, up to the end of the game.
  @MainActor
  private func tell(_ id: String, in library: Library, _ context: Context) throws -> Int32 {
    let followed = try library.follow(id, since: since ?? 0, now: context.now)
    let form: FollowedView.Form = tellsPlays ? .plays : common.isJSON ? .json : .text
    let view = FollowedView(followed, as: form, style: lineStyle(in: context))
    try context.out.write(try view.beginning())
    while isForever || !followed.isFinished {
      try context.wait(followed.rest, followed.descriptor)
      for news in followed.look() { try tell(news, of: followed, by: view, context) }
    }
    return 0
  }

  @MainActor
  private func tell(
    _ news: FollowedGame.News, of followed: FollowedGame, by view: FollowedView,
    _ context: Context
  ) throws {
    switch news {
    case .change(let change): try context.out.write(try view.told(change))
    case .lost(let error):
      let failure = Failure(error).hinting("it is waited for")
      _ = context.tell(failure, asJSON: common.isJSON)
    case .found where common.isJSON: break
    case .found: try? context.err.write("scoreboard: \(followed.document.id) is back\n")
    }
  }

  /// Lines to read have no colour unless it is asked for, at a terminal neither.
  @MainActor
  private func lineStyle(in context: Context) -> Style {
    Style(choice: common.color ?? .auto, environment: context.environment, isTerminal: false)
  }
}
