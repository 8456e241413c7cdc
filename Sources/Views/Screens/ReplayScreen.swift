import Basketball
import Documents
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A saved game played again: the board, the plays up to it and a bar.
public final class ReplayScreen: ModelScreen<ReplayState, ReplayIntent>, GameScreen {
  var box = BoxScoreChoice()

  private var board: Board { state.board }

  func content(on canvas: Canvas) -> [String] {
    let columns = canvas.columns
    let bar = canvas.style.bar(
      state.marks, of: board.teams, at: state.position, columns: columns)
    let message = (said?.text ?? standing(columns: columns)).escapingControls
    return GameFrame(
      board: board,
      bar: Block([Line(painted: bar, columns: columns)]),
      message: Line(message.truncated(to: columns)),
      prompt: [
        dialog?.prompt(on: canvas).first ?? table.line(on: canvas)
      ]
    ).lines(on: canvas, box: &box)
  }

  /// Whether and how fast it plays, and its position; then a message or, if there is room, the flow
  /// of the score.
  private func standing(columns: Int) -> String {
    let mode = state.isPlaying ? "playing" : "paused"
    let now = phrase(board.periodName, board.clock.text, between: " ")
    let preposition = board.rules.clock == .down ? "to" : "of"
    let standing = "\(mode) \(state.speed)  \(now) \(preposition) \(state.end)"
    let rest =
      state.missed?.text
      ?? FlowFacts(flow: board.flow, game: board.game).line(
        columns: columns - standing.displayWidth - 2)
    return phrase(standing, rest, between: "  ")
  }

  /// Asks where to go, until the answer is valid.
  private func ask() {
    let hasPeriods = board.hasPeriods
    let characters = (hasPeriods ? Question.position : Question.reading) + "#"
    dialog = Question(
      label: "go to", expected: "a time, \(hasPeriods ? "Q3 5:00" : "5:00"), or a play, #12",
      isPossible: { $0.allSatisfy(characters.contains) },
      answer: { [weak self] place in self?.go(to: place) ?? true })
  }

  /// Goes to a place; false if there is none.
  private func go(to place: String) -> Bool {
    model.take(.go(to: place))
    if let problem = state.problem { say(explain(problem)) }
    return state.problem == nil
  }

  var table: KeyTable<ReplayScreen> {
    KeyTable(rows: Self.keys + (board.hasPeriods ? Self.periodKeys : []))
  }

  private static let periodKeys: [KeyRow<ReplayScreen>] = [
    .init("p", "the end of the period, where the next one begins", .jump(.period)),
    .init("P", "the end of the period before", .jump(.period, isBack: true)),
  ]

  /// The keys of common video players.
  static let keys: [KeyRow<ReplayScreen>] = [
    .init("space", "plays, or stops", .play, word: "play", keys: "space k"),
    .init("→ .", "one play on", .step(1), word: "next"),
    .init("← ,", "one play back", .step(-1), word: "back"),
    .help, .quit, .box(),
    .init("b", "the next basket", .jump(.basket), word: "basket"),
    .init("c", "the next change of the lead", .jump(.leadChange), word: "lead"),
    .init("g", "goes to a reading, 5:00, or a play, #12", word: "go to", keys: "g:") { $0.ask() },
    .init("+", "twice as fast", .faster, word: "faster", keys: "+>"),
    .init("-", "half as fast", .slower, word: "slower", keys: "-<"),
    .init("B", "the basket before", .jump(.basket, isBack: true)),
    .init("C", "the change of the lead before", .jump(.leadChange, isBack: true)),
    .init("l ↑", "five seconds on", .skip(5)),
    .init("j ↓", "five seconds back", .skip(-5)),
    .init("Home 0", "the start", .start),
    .init("End $", "the end", .end),
    .back,
  ]
}

extension ReplayIntent {
  /// What is said of a jump that led nowhere.
  var text: String? {
    switch self {
    case .jump(.leadChange, isBack: false): "the lead does not change again"
    case .jump(.leadChange, isBack: true): "the lead has not changed before"
    case .jump(let stop, let isBack): "no \(stop) \(isBack ? "before" : "after") this one"
    default: nil
    }
  }
}

extension Style {
  /// A bar for the position of a replay, from 0 to 1, with the baskets of the home side above and of the away
  /// side below, by their positions.
  func bar(
    _ marks: Sides<[Double]>, of teams: Sides<TeamDocument>, at position: Double, columns: Int
  ) -> String {
    func cell(_ position: Double) -> Int { Int((position * Double(columns - 1)).rounded()) }
    let place = cell(position)
    let cells = marks.map { Set($0.map(cell)) }
    return (0..<columns).map { cell in
      if cell == place { return bold("┃") }
      switch (cells.home.contains(cell), cells.away.contains(cell)) {
      case (true, true): return "█"
      case (true, false): return color("▀", .home, teams)
      case (false, true): return color("▄", .away, teams)
      case (false, false): return dim(cell < place ? "━" : "─")
      }
    }.joined()
  }
}
