import Arguments
import Basketball
import ViewModels
import Views

/// `replay`: plays a saved game again.
struct Replay: GameCommand {
  var context = Context()
  var speed, idleLimit: PositiveNumber?
  var beginning, place: TypedPosition?
  var loops = false
  var isOnce = false
  var isInstant = false

  static let name = "replay"
  static let summary = "play a saved game again, at its own pace"
  static let examples = [
    "scoreboard replay --speed 8 --idle-limit 2", "scoreboard replay --at '#12' --once",
    "scoreboard replay --json --instant | jq .clock",
  ]
  static let details = """
    '#12' needs its quotes in a shell. With '--idle-limit' the clock jumps over long waits.

    Without a terminal, and with '--plain', it prints the lines of 'log' as they
    come and then the score; with '--json', the lines of 'log --jsonl'.
    """

  static let needs = [
    Need(onlyOneOf: "from at", code: "twoPlaces", "--from plays on from there, --at pauses there"),
    Need(
      "once instant", excludes: "speed idle-limit once instant", code: "paceOfWhat",
      "{1} waits for nothing, and {2} says how to wait"),
  ]

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows)
    rows.option("speed", "N", "how many times as fast, such as 8 or 0.5", &speed)
    rows.option("idle-limit", "SECONDS", "longest wait for a play, by the clock", &idleLimit)
    rows.option("from", "CLOCK|#NUMBER", "play from there on", &beginning)
    rows.option("at", "CLOCK|#NUMBER", "pause there", &place)
    rows.flag("loop", "begin again at the end, on the screen", &loops)
    rows.flag("once", "print the board at that place, else at the end", &isOnce)
    rows.flag("instant", "print the lines without waiting", &isInstant)
    context.visitPlain(rows)
  }

  func run() throws {
    let isOnScreen = context.hasScreen && !isOnce && !isInstant
    if !isOnScreen { try checkWords() }
    let replay = GameReplay(
      try context.game().sheet, speed: speed?.value ?? 1,
      idleLimit: idleLimit.map { Int(min($0.value * 1000, 4e12)) }, loops: loops, now: context.clock
    )
    if isOnce { return try board(replay) }
    try isOnScreen ? screen(replay) : stream(replay)
  }

  /// Refuses what needs a screen.
  private func checkWords() throws {
    if loops {
      throw Problem(
        "loopWithoutScreen", .usage, "--loop needs the screen: lines come to an end",
        "leave it out, or replay at a terminal")
    }
    if let place, !isOnce {
      throw Problem(
        "standingWithoutScreen", .usage,
        "--at pauses there, which needs the screen or --once",
        "scoreboard replay -g GAME --at \(place.text.asShellWord) --once"
      ).naming(common.typedGame)
    }
  }
}

@MainActor
extension Replay {
  private func board(_ replay: GameReplay) throws {
    if let place = place ?? beginning { try replay.go(to: place.text) } else { replay.take(.end) }
    try show(replay.state.value.board.game)
  }

  /// Prints the plays as they come, and the final score.
  private func stream(_ replay: GameReplay) throws {
    if let beginning { try replay.go(to: beginning.text, isBefore: true) }
    var lines = ReplayLines(replay, on: common.isJSON ? nil : page)
    try context.write(lines.heading)
    if isInstant { replay.take(.end) } else { replay.play() }
    try context.write(lines.next())
    while let wait = replay.nextPlay {
      try context.wait(wait, nil)
      replay.tick()
      try context.write(lines.next())
    }
    try context.write(lines.standing)
  }

  private func screen(_ replay: GameReplay) throws {
    if let place { try replay.go(to: place.text) }
    if let beginning { try replay.go(to: beginning.text, isBefore: true) }
    if place == nil { replay.play() }
    try context.present(ReplayScreen(replay, explain: Problem.explain))
  }
}
