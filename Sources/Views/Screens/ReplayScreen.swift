import Basketball
import Documents
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A saved game played again: the board, the plays up to it and a bar.
public final class ReplayScreen: LiveScreen, GameScreen {
  public var isStale = true
  private let replay: any ReplayViewModel
  var dialog: (any Dialog)?
  var said: String?
  var box = BoxScoreChoice()
  private let wording: Wording
  private var tokens: [Token] = []

  /// A screen bound to a replay.
  public init(_ replay: any ReplayViewModel, wording: Wording) {
    self.replay = replay
    self.wording = wording
    tokens =
      hear(replay) + [
        hear(replay.position), hear(replay.isPlaying), hear(replay.speed), hear(replay.notice),
      ]
  }

  public var nextFrame: Int? { replay.nextFrame }

  public func tick() { replay.tick() }

  public func lines(on canvas: Canvas) -> [String] {
    if let help = help(on: canvas) { return help }
    let columns = canvas.size.columns
    let style = canvas.style
    let bar = ReplayBar(
      marks: replay.marks, teams: replay.facts.value.teams, position: replay.position.value
    ).line(columns: columns, style: style)
    let message = (said ?? state(columns: columns)).escapingControls
    return lines(
      of: GameFrame(
        board: replay, wantsBox: box.wanted,
        bar: Block(Line(painted: bar, columns: columns)),
        message: Line(message.truncated(to: columns)),
        prompt: dialog?.line(columns: columns, style: style)
          ?? table.line(columns: columns, style: style)),
      on: canvas)
  }

  /// Whether and how fast it plays, and its position; then a message or, if there is room, the flow
  /// of the score.
  private func state(columns: Int) -> String {
    let facts = replay.facts.value
    let mode = replay.isPlaying.value ? "playing" : "paused"
    let now = phrase(facts.periodName, replay.clock.value.text, between: " ")
    let preposition = facts.rules.clock == .down ? "to" : "of"
    let state = "\(mode) \(replay.speed.value)  \(now) \(preposition) \(replay.end)"
    let rest =
      replay.notice.value?.text
      ?? FlowFacts(flow: replay.flow, game: facts.game).line(
        columns: columns - state.displayWidth - 2)
    return phrase(state, rest, between: "  ")
  }

  /// Asks where to go, until the answer is valid.
  private func ask() {
    let hasPeriods = replay.facts.value.hasPeriods
    let characters = (hasPeriods ? Question.position : Question.reading) + "#"
    dialog = Question(
      "go to", expected: "a time, \(hasPeriods ? "Q3 5:00" : "5:00"), or a play, #12",
      isPossible: { $0.allSatisfy(characters.contains) },
      answer: { [weak self] place in
        do {
          try self?.replay.go(to: place)
          return true
        } catch {
          self?.said = self?.wording.explain(error)
          return false
        }
      })
  }

  var table: KeyTable<ReplayScreen> {
    KeyTable(rows: Self.keys + (replay.facts.value.hasPeriods ? Self.periodKeys : []))
  }

  private static let periodKeys: [KeyRow<ReplayScreen>] = [
    .init("p", "the end of the period, where the next one begins") {
      $0.replay.jump(to: .period, isBack: false)
    },
    .init("P", "the end of the period before") { $0.replay.jump(to: .period, isBack: true) },
  ]

  /// The keys of common video players.
  static let keys: [KeyRow<ReplayScreen>] = [
    .init("space", "plays, or stops", word: "play", keys: "space k") {
      $0.replay.togglePlaying()
    },
    .init("→ .", "one play on", word: "next") { $0.replay.step(by: 1) },
    .init("← ,", "one play back", word: "back") { $0.replay.step(by: -1) },
    .help, .quit, .box,
    .init("b", "the next basket", word: "basket") { $0.replay.jump(to: .basket, isBack: false) },
    .init("c", "the next change of the lead", word: "lead") {
      $0.replay.jump(to: .leadChange, isBack: false)
    },
    .init("g", "goes to a reading, 5:00, or a play, #12", word: "go to", keys: "g:") {
      $0.ask()
    },
    .init("+", "twice as fast", word: "faster", keys: "+>") { $0.replay.faster() },
    .init("-", "half as fast", word: "slower", keys: "-<") { $0.replay.slower() },
    .init("B", "the basket before") { $0.replay.jump(to: .basket, isBack: true) },
    .init("C", "the change of the lead before") { $0.replay.jump(to: .leadChange, isBack: true) },
    .init("l ↑", "five seconds on") { $0.replay.skip(5) },
    .init("j ↓", "five seconds back") { $0.replay.skip(-5) },
    .init("Home 0", "the start") { $0.replay.toStart() },
    .init("End $", "the end") { $0.replay.toEnd() },
    .back,
  ]
}

/// A bar for the position of a replay, with the baskets of the home side above and of the away side
/// below.
struct ReplayBar {
  /// The positions of the baskets of each side.
  let marks: Sides<[Double]>
  let teams: Sides<TeamDocument>
  /// The position, from 0 to 1.
  let position: Double

  func line(columns: Int, style: Style) -> String {

    func cell(_ position: Double) -> Int { Int((position * Double(columns - 1)).rounded()) }
    let place = cell(position)
    let cells = marks.map { Set($0.map(cell)) }
    return (0..<columns).map { cell in
      if cell == place { return style.bold("┃") }
      switch (cells.home.contains(cell), cells.away.contains(cell)) {
      case (true, true): return "█"
      case (true, false): return style.color("▀", .home, teams)
      case (false, true): return style.color("▄", .away, teams)
      case (false, false): return style.dim(cell < place ? "━" : "─")
      }
    }.joined()
  }
}
