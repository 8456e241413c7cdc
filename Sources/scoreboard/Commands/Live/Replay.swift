import Arguments
import ViewModels
import Views

/// `replay`: plays a saved game again.
nonisolated struct Replay: GameCommand {
  var common = Common()
  var game: String?
  var speed: PositiveNumber?
  var idleLimit: PositiveNumber?
  var beginning: String?
  var place: String?
  var loops = false
  var isOnce = false
  var isInstant = false
  var isPlain = false

  static let name = "replay"
  static let summary = "play a saved game again, at its own pace"
  static let examples = [
    "scoreboard replay --speed 8 --idle-limit 2", "scoreboard replay --at '#12' --once",
    "scoreboard replay --json --instant | jq .clock",
  ]
  static let details = """
    A place is a reading of the clock, m:ss, mm:ss.t or seconds, or the number of a
    play, which a shell wants in quotes: '#12'. A game is played from its first
    play to its last; what '--idle-limit' cuts off is not waited for, and the clock
    jumps. Nothing is ever written.

    Without a terminal, and with '--plain', it prints the lines of 'log' as they
    come and then how the game stands; with '--json', the lines of 'log --jsonl'.
    """

  static var table: [Row<Self>] {
    [
      .optionalWord("GAME", "the game, else the open one, else the newest") { $0.game = $1 },
      .option("speed", "N", "how many times as fast as it was, such as 8 or 0.5") { $0.speed = $1 },
      .option("idle-limit", "SECONDS", "wait so long for a play at most, by the clock") {
        $0.idleLimit = $1
      },
      .option("from", "CLOCK|#NUMBER", "play from there on") { $0.beginning = $1 },
      .option("at", "CLOCK|#NUMBER", "stand there, paused") { $0.place = $1 },
      .flag("loop", "begin again after the end, on the screen") { $0.loops = true },
      .flag("once", "print the board of that place, else the last one") { $0.isOnce = true },
      .flag("instant", "print the lines without waiting") { $0.isInstant = true },
      .flag("plain", "print lines at a terminal too") { $0.isPlain = true },
    ] + commonRows
  }

  func run(in context: Context) throws -> Int32 {
    try checkWords(context)
    let library = try library(in: context)
    let replay = try library.replay(
      try gameID(game, for: .reading, in: library, context), speed: speed?.value ?? 1,
      idleLimit: idleLimit?.value, loops: loops, now: context.now)
    if isOnce { return try board(replay, context) }
    return isOnScreen(context) ? try screen(replay, context) : try stream(replay, context)
  }

  /// Whether a screen is asked for, and there is a terminal to have it.
  @MainActor
  private func isOnScreen(_ context: Context) -> Bool {
    context.hasScreen && !isPlain && !isOnce && !isInstant && !common.isJSON
  }

  @MainActor
  private func checkWords(_ context: Context) throws {
    if let beginning, let place { throw CommandError.twoPlaces(beginning, place) }
    guard !isOnScreen(context) else { return }
    if loops { throw CommandError.loopWithoutScreen }
    if place != nil, !isOnce { throw CommandError.standingWithoutScreen }
  }
}

@MainActor
extension Replay {
  /// Prints one board.
  private func board(_ replay: any ReplayViewModel, _ context: Context) throws -> Int32 {
    if let place = place ?? beginning { try replay.go(to: place) } else { replay.toEnd() }
    let board = replay.document.value
    if common.isJSON {
      try context.out.write(try board.pretty())
    } else {
      let view = BoardView(board, columns: columns(in: context), style: style(in: context))
      try context.say(view.lines)
    }
    return 0
  }

  /// Prints the plays as they come, and how it ended.
  private func stream(_ replay: any ReplayViewModel, _ context: Context) throws -> Int32 {
    if let beginning { try replay.go(before: beginning) }
    var lines = ReplayLines(
      replay, as: common.isJSON ? .json : .text, columns: columns(in: context),
      style: style(in: context))
    func write(_ text: String) throws { if !text.isEmpty { try context.out.write(text) } }
    try write(lines.heading)
    if isInstant { replay.toEnd() } else { replay.play() }
    try write(try lines.take())
    while let rest = replay.restOfGap {
      try context.wait(rest, nil)
      replay.tick()
      try write(try lines.take())
    }
    try write(lines.standing)
    return 0
  }

  /// Shows it on a screen.
  private func screen(_ replay: any ReplayViewModel, _ context: Context) throws -> Int32 {
    if let place { try replay.go(to: place) }
    if let beginning { try replay.go(before: beginning) }
    if place == nil { replay.play() }
    let loop = ScreenLoop(
      first: LiveScreens.replay(replay, explain: Failure.explain), follow: { _ in nil },
      now: context.now)
    return try present(loop, in: context)
  }
}

/// A number that speeds and times can be.
nonisolated struct PositiveNumber: ArgumentValue {
  let value: Double

  static let expected = "a number above 0, such as 2 or 0.5"

  init?(argument: String) {
    guard let value = Double(argument), value.isFinite, value > 0 else { return nil }
    self.value = value
  }
}
