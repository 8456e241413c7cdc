import Basketball
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A saved game played again: the board, the plays up to it and a bar.
public final class ReplayScreen: LiveScreen {
  public var isStale = true
  private let replay: any ReplayViewModel
  private(set) var dialog: Dialog?
  private let wording: Wording
  /// Why it could not go to a place.
  private var problem: String?
  private var box = BoxScoreChoice()
  /// The last values of the replay.
  private var game: LiveGame
  private var position = 0.0
  private var isPlaying = false
  private var speed = ""
  private var notice: Notice?
  private var tokens: [Token] = []

  /// A screen bound to a replay.
  public init(_ replay: any ReplayViewModel, wording: Wording) {
    (self.replay, self.wording, game) = (replay, wording, LiveGame(replay))
    tokens = [
      hear(replay.score) { $0.game.score = $1 }, hear(replay.clock) { $0.game.clock = $1 },
      hear(replay.facts) { $0.game.facts = $1 }, hear(replay.plays) { $0.game.plays = $1 },
      hear(replay.position) { $0.position = $1 }, hear(replay.isPlaying) { $0.isPlaying = $1 },
      hear(replay.speed) { $0.speed = $1 }, hear(replay.notice) { $0.notice = $1 },
    ]
  }

  public var nextFrame: Int? { replay.nextFrame }

  public func tick() { replay.tick() }

  public func refresh() {}

  public func press(_ key: Key) -> Navigation? {
    isStale = true
    problem = nil
    let (isTaken, refusal) = dialog.press(key)
    problem = refusal ?? problem
    if isTaken { return nil }
    if !keys.has(key) { problem = KeyAnswers.stray }
    return keys.press(key, on: self)
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let help = dialog.lines(of: keys.help, on: canvas) { return help }
    let (columns, style) = (canvas.size.columns, canvas.style)
    let bar = ReplayBar(
      marks: replay.marks, colors: game.teams.map(\.color), position: position)
    let keys = keys.line(columns: columns, style: style)
    let message = problem?.escapingControls ?? state(columns: columns)
    let frame = GameFrame(
      game: game, flow: { self.replay.flow }, wantsBox: box.wanted,
      bar: Block(Line(painted: bar.line(columns: columns, style: style), columns: columns)),
      message: Line(message.truncated(to: columns)),
      prompt: dialog.question?.line(columns: columns, style: style) ?? keys)
    box.isShown = frame.showsBox(in: canvas.size)
    return frame.lines(on: canvas)
  }

  /// Whether and how fast it plays, and its position; then a message or, if there is room, the flow
  /// of the score.
  private func state(columns: Int) -> String {
    let mode = isPlaying ? "playing" : "paused"
    let preposition = game.facts.rules.clock == .down ? "to" : "of"
    let now = [game.facts.periodName, game.clock.text].compactMap(\.self).joined(separator: " ")
    let state = "\(mode) \(speed)  \(now) \(preposition) \(replay.end)"
    if let notice = notice?.text { return "\(state)  \(notice)".escapingControls }
    let facts = FlowFacts(replay.flow, of: game.facts)
      .line(columns: columns - state.displayWidth - 2)
    return facts.isEmpty ? state : "\(state)  \(facts)"
  }

  /// Asks where to go, until the answer is valid.
  func ask() {
    let hasPeriods = game.facts.hasPeriods
    dialog = .question(
      Question(
        "go to", expected: "a time, \(hasPeriods ? "Q3 5:00" : "5:00"), or a play, #12",
        isPossible: {
          $0.allSatisfy(((hasPeriods ? Question.position : Question.reading) + "#").contains)
        },
        answer: { [weak self] place in
          do {
            try self?.replay.go(to: place)
            return true
          } catch {
            self?.problem = self?.wording.explain(error)
            return false
          }
        }))
  }

  private func toggleBox() { problem = box.toggle() }

  private func goBack() {
    if box.isTurned { box.reset() } else { problem = KeyAnswers.noWayBack }
  }

  var keys: KeyTable<ReplayScreen> {
    game.facts.hasPeriods ? KeyTable(rows: Self.keys.rows + Self.periodKeys) : Self.keys
  }

  private static let periodKeys: [KeyRow<ReplayScreen>] = [
    .init(.typing("p"), "p", "", "the end of the period, where the next one begins") {
      $0.replay.nextPeriod()
    },
    .init(.typing("P"), "P", "", "the end of the period before") { $0.replay.previousPeriod() },
  ]

  /// The keys of common video players.
  static let keys = KeyTable<ReplayScreen>(rows: [
    .init(.typing(" k"), "space", "play", "plays, or stops") { $0.replay.togglePlaying() },
    .init(.typing(".") + [.right], "→ .", "next", "one play on") { $0.replay.step(by: 1) },
    .init(.typing(",") + [.left], "← ,", "back", "one play back") { $0.replay.step(by: -1) },
    .init(.typing("?"), "?", "keys", "these keys") { $0.dialog = .help(from: 0) },
    .init(.typing("q"), "q", "quit", "leaves") { _, _ in .leave },
    .init([.tab], "Tab", "box score", "the box score, and back") { $0.toggleBox() },
    .init(.typing("b"), "b", "basket", "the next basket") { $0.replay.nextBasket() },
    .init(.typing("c"), "c", "lead", "the next change of the lead") { $0.replay.nextLeadChange() },
    .init(.typing("g:"), "g", "go to", "goes to a reading, 5:00, or a play, #12") { $0.ask() },
    .init(.typing("+>"), "+", "faster", "twice as fast") { $0.replay.faster() },
    .init(.typing("-<"), "-", "slower", "half as fast") { $0.replay.slower() },
    .init(.typing("B"), "B", "", "the basket before") { $0.replay.previousBasket() },
    .init(.typing("C"), "C", "", "the change of the lead before") {
      $0.replay.previousLeadChange()
    },
    .init(.typing("l") + [.up], "l ↑", "", "five seconds on") { $0.replay.skip(5) },
    .init(.typing("j") + [.down], "j ↓", "", "five seconds back") { $0.replay.skip(-5) },
    .init(.typing("0") + [.home], "Home 0", "", "the start") { $0.replay.toStart() },
    .init(.typing("$") + [.end], "End $", "", "the end") { $0.replay.toEnd() },
    .init([.escape], "Esc", "", "one step back") { $0.goBack() },
  ])
}

/// A bar for the position of a replay, with the baskets of the home side above and of the away side
/// below.
struct ReplayBar {
  let marks: [BasketMark]
  let colors: Sides<TeamColor?>
  /// The position, from 0 to 1.
  let position: Double

  func line(columns: Int, style: Style) -> String {
    guard columns > 0 else { return "" }
    let place = cell(of: position, columns)
    let home = cells(of: .home, columns)
    let away = cells(of: .away, columns)
    return (0..<columns).map { cell in
      if cell == place { return style.bold("┃") }
      switch (home.contains(cell), away.contains(cell)) {
      case (true, true): return "█"
      case (true, false): return style.color("▀", .home, colors)
      case (false, true): return style.color("▄", .away, colors)
      case (false, false): return style.dim(cell < place ? "━" : "─")
      }
    }.joined()
  }

  private func cells(of team: Side, _ columns: Int) -> Set<Int> {
    Set(marks.filter { $0.team == team }.map { cell(of: $0.position, columns) })
  }

  private func cell(of position: Double, _ columns: Int) -> Int {
    Int((position * Double(columns - 1)).rounded())
  }
}
