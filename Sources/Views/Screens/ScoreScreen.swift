import Basketball
import Documents
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The scoring screen: the game with the keys of all players, and what the next key does.
public final class ScoreScreen: LiveScreen {
  public var isStale = true
  let scoring: any ScoringViewModel
  var dialog: Dialog?
  /// The shirt number that is being typed.
  private(set) var number: ShirtNumber?
  /// The last values of the board and the scoring.
  private(set) var game: LiveGame
  private(set) var lastStep: Entry?
  private(set) var begun: BegunPlay?
  private(set) var assistCandidates: [Person] = []
  private(set) var selected: Int?
  private(set) var substitution: Substitution?
  private(set) var nextFixture: NextFixture?
  private(set) var unsaved: [String] = []
  private(set) var notice: Notice?
  /// Whether the scorer is asked to confirm leaving unsaved plays.
  private(set) var isLeaving = false
  /// The screen's own message about the last key, and whether it is a refusal.
  private(set) var said: String?
  private(set) var isRefused = false
  /// The message that time is up, until the next key.
  private(set) var horn: String?
  /// Whether the scorer wants keys for all moves; nil for the default.
  private var wantsAllMoves: Bool?
  private var box = BoxScoreChoice()
  private var tokens: [Token] = []

  /// A screen bound to a scoring.
  public init(_ scoring: any ScoringViewModel) {
    let board = scoring.board
    (self.scoring, game) = (scoring, LiveGame(board))
    tokens = [
      hear(board.score) { $0.game.score = $1 }, hear(board.clock) { $0.game.clock = $1 },
      hear(board.facts) { $0.show($1) }, hear(board.plays) { $0.game.plays = $1 },
      hear(scoring.lastStep) { $0.lastStep = $1 }, hear(scoring.begun) { $0.show($1) },
      hear(scoring.assistCandidates) { $0.assistCandidates = $1 },
      hear(scoring.selected) { $0.selected = $1 }, hear(scoring.unsaved) { $0.unsaved = $1 },
      hear(scoring.notice) { $0.notice = $1 },
      hear(scoring.substitution) { $0.show($1) },
      hear(scoring.nextFixture) { $0.nextFixture = $1 },
    ]
  }

  /// The end of a period replaces the message that something was done.
  private func show(_ facts: GameFacts) {
    let isNew = game.facts.horn == nil && facts.horn != nil
    game.facts = facts
    guard isNew else { return }
    horn = facts.horn
    if notice?.kind == .done { notice = nil }
  }

  /// Beginning a play shows the players.
  private func show(_ begun: BegunPlay?) {
    self.begun = begun
    if begun != nil, box.isTurned { box.reset() }
  }

  /// Choosing a substitution shows the players.
  private func show(_ chosen: Substitution?) {
    substitution = chosen
    if chosen != nil, box.isTurned { box.reset() }
  }

  /// Whether all moves have keys: if the game has one beside the five counts, and on a full court,
  /// which always has free throws.
  var hasAllMoves: Bool {
    wantsAllMoves ?? (game.facts.rules.tellsFoulsApart || game.teams.haveMoreMoves)
  }

  var keys: ScoreKeys {
    ScoreKeys(
      game.facts.rules, hasAllMoves: hasAllMoves, hasBench: game.facts.hasBench,
      isOfEvent: nextFixture != nil)
  }

  private var table: KeyTable<ScoreScreen> {
    substitution == nil ? keys.table : keys.substituting
  }

  var picked: Play? {
    selected.flatMap { game.plays.place(of: $0) }.map { game.plays[$0].play }
  }

  public var nextFrame: Int? { game.nextTenth }

  public func tick() { scoring.board.tick() }

  public func refresh() { scoring.refresh() }

  public func beginBatch() { scoring.beginBatch() }

  public func endBatch() { scoring.endBatch() }

  public func press(_ key: Key) -> Navigation? {
    isStale = true
    (said, isRefused, horn) = (nil, false, nil)
    if number != nil { return pressNumber(key) }
    let (isTaken, refusal) = dialog.press(key)
    if let refusal { refuse(refusal) }
    if isTaken { return nil }
    let table = table
    if !table.has(key) {
      refuse(substitution == nil ? ScoreKeys.stray(key) : ScoreKeys.strayAtSubstitution)
    }
    let wasLeaving = isLeaving
    isLeaving = false
    let next = table.press(key, on: self)
    guard next != nil, !unsaved.isEmpty, !wasLeaving else { return next }
    isLeaving = true
    return nil
  }

  private func pressNumber(_ key: Key) -> Navigation? {
    guard let step = number?.press(key) else { return nil }
    switch step {
    case .typing: break
    case .refused(let why): refuse(why)
    case .dropped: number = nil
    case .found(let person, let rest):
      number = nil
      scoring.enter(person)
      if let rest { return press(rest) }
    }
    return nil
  }

  public func lines(on canvas: Canvas) -> [String] {
    let page = dialog.lines(of: keys.help(of: table, in: game.facts), on: canvas)
    if let page { return page }
    let (columns, style) = (canvas.size.columns, canvas.style)
    let foot = ScoreFoot(screen: self, columns: columns, style: style)
    let frame = GameFrame(
      game: game, flow: { self.scoring.board.flow },
      picked: selected.flatMap { game.plays.place(of: $0) }, keys: keys.labels,
      substitution: substitution, wantsBox: box.wanted, message: foot.message, prompt: foot.prompt)
    box.isShown = frame.showsBox(in: canvas.size)
    return frame.lines(on: canvas)
  }
}

/// Actions of keys that are not verbs of the game.
extension ScoreScreen {
  func say(_ text: String) { said = text }

  /// Says why a key has done nothing.
  func refuse(_ text: String) { (said, isRefused) = (text, true) }

  /// Shows or hides the keys of all moves.
  func toggleMoves() {
    wantsAllMoves = !hasAllMoves
    say(hasAllMoves ? "all moves have keys: ? shows them" : "the five counts have keys, no others")
  }

  /// Removes the picked play; without one, begins a substitution.
  func removeOrSubstitute() {
    if picked == nil { scoring.beginSubstitution() } else { scoring.remove() }
  }

  func toggleBox() { say(box.toggle()) }

  func askFoul() {
    let scoring = scoring
    dialog = .choice(ScoreKeys.fouls { scoring.enter($0) })
  }

  /// Sets the possession arrow to a team.
  func enterArrow(_ team: Int) {
    scoring.enter(.arrow)
    scoring.enter(scoring.teams[team])
  }

  func askNumber() { number = ShirtNumber(among: scoring.home + scoring.away) }

  func askTime() {
    let scoring = scoring
    dialog = .question(
      Question(
        selected.map { "play \($0) at" } ?? "clock at",
        expected: "a time such as \(game.facts.hasPeriods ? "2:31 or Q1 2:31" : "1:30")",
        isPossible: { $0.allSatisfy(Question.position.contains) },
        answer: { scoring.setTime(to: $0) }))
  }

  func askLine() {
    let scoring = scoring
    dialog = .question(
      Question(
        ":", expected: "a play or a command, such as 3:17 Ana two",
        isPossible: { scoring.canBegin($0) }, answer: { scoring.perform(line: $0) }))
  }

  /// Goes one step back, if there is one.
  func goBack() {
    if box.isTurned { return box.reset() }
    if begun == nil, selected == nil, assistCandidates.isEmpty {
      say(KeyAnswers.noWayBack)
    }
    scoring.cancel()
  }
}

extension Sides<TeamDocument> {
  /// Whether the players have other counts than the basic five.
  fileprivate var haveMoreMoves: Bool {
    let lines = lines
    return MoveRow.table.contains { row in
      !row.isBasic && lines.contains { $0.line[row.move] > 0 }
    }
  }
}
