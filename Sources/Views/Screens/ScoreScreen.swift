import Basketball
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The scoring screen: the game with the keys of all players, and what the next key does.
public final class ScoreScreen: LiveScreen, GameScreen {
  public var isStale = true
  public var isRinging = false
  let scoring: any ScoringViewModel
  var dialog: (any Dialog)?
  var box = BoxScoreChoice()
  /// The key that leaves unsaved plays, or a clock that runs, if it is pressed again.
  private(set) var leaving: String?
  /// The same before the key that is pressed.
  private var asked: String?
  var said: String?
  /// Whether that is a refusal.
  private(set) var isRefused = false
  /// The message that time is up, until the next key.
  private(set) var horn: String?
  /// Whether time was up at the last change.
  private var isTimeUp = false
  /// Whether the horn has replaced the notice that something was done.
  private var isNoticeOver = false
  /// Whether the scorer wants keys for all moves; nil for the default.
  private var wantsAllMoves: Bool?
  private var tokens: [Token] = []

  /// A screen bound to a scoring.
  ///
  /// - Parameter message: its first message.
  public init(_ scoring: any ScoringViewModel, saying message: String? = nil) {
    self.scoring = scoring
    said = message
    isTimeUp = facts.horn != nil
    tokens =
      hear(scoring.board) + [
        hear(scoring.board.facts) { screen, _ in screen.hearHorn() }, hearEnd(of: scoring.board),
        hear(scoring.notice) { screen, _ in screen.isNoticeOver = false },
        // Beginning a play or a substitution shows the players.
        hear(scoring.begun) { if $1 != nil { $0.box.turnBack() } },
        hear(scoring.substitution) { if $1 != nil { $0.box.turnBack() } },
        hear(scoring.lastStep), hear(scoring.assistCandidates), hear(scoring.selected),
        hear(scoring.unsaved), hear(scoring.nextFixture),
      ]
  }

  private func hearHorn() {
    let wasTimeUp = isTimeUp
    isTimeUp = facts.horn != nil
    guard isTimeUp, !wasTimeUp else { return }
    horn = facts.horn
    isNoticeOver = notice?.kind == .done
  }

  var facts: GameFacts { scoring.board.facts.value }
  var notice: Notice? { isNoticeOver ? nil : scoring.notice.value }

  /// Whether all moves have keys: if the game has one beside the five counts, and on a full court,
  /// which always has free throws.
  var hasAllMoves: Bool {
    let lines = facts.teams.lines
    return wantsAllMoves
      ?? (facts.rules.tellsFoulsApart
        || MoveRow.table.contains { row in
          !row.isBasic && lines.contains { $0.line[row.move] > 0 }
        })
  }

  var keys: ScoreKeys {
    ScoreKeys(
      facts.rules, hasAllMoves: hasAllMoves, hasBench: facts.hasBench,
      isOfEvent: scoring.nextFixture.value != nil)
  }

  var table: KeyTable<ScoreScreen> {
    scoring.substitution.value == nil ? keys.table : keys.substituting
  }

  /// The place of the picked play.
  private var pickedPlace: Int? {
    scoring.selected.value.flatMap { scoring.board.plays.value.place(of: $0) }
  }

  var picked: Play? { pickedPlace.map { scoring.board.plays.value[$0].play } }

  public var nextFrame: Int? { scoring.board.nextTenth }

  public func tick() { scoring.board.tick() }

  public func refresh() { scoring.refresh() }

  public func press(_ key: Key) -> Navigation? {
    isStale = true
    said = nil
    isRefused = false
    horn = nil
    let (isTaken, refusal) = dialog.press(key)
    if let refusal { refuse(refusal) }
    if isTaken { return nil }
    let table = table
    if !table.has(key) { refuse(stray(key)) }
    asked = leaving
    leaving = nil
    return table.press(key, on: self)
  }

  /// Says why a key has done nothing.
  private func refuse(_ text: String) { (said, isRefused) = (text, true) }

  /// The message for a key without a meaning: no key is ignored in silence.
  private func stray(_ key: Key) -> String {
    if scoring.substitution.value != nil {
      return "that is nobody's key: Enter substitutes those who are chosen, Esc goes back"
    }
    return switch key {
    case .character(let character): "'\(character)' is not a key here: ? shows them"
    case .paste: "what was pasted is left alone: : takes a play in words"
    default: Self.stray
    }
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let page = dialog.lines(of: keys.help(of: table, in: facts), on: canvas) { return page }
    let foot = ScoreFoot(screen: self, columns: canvas.size.columns, style: canvas.style)
    return lines(
      of: GameFrame(
        board: scoring.board, picked: pickedPlace, keys: keys.labels,
        substitution: scoring.substitution.value, wantsBox: box.wanted, message: foot.message,
        prompt: foot.prompt),
      on: canvas)
  }
}

/// Ways to another screen.
extension ScoreScreen {
  /// Goes there, unless plays are not saved or, at the end, the clock runs: then the same key again does.
  func leave(by key: String, isEnd: Bool = false, _ go: () -> Navigation?) -> Navigation? {
    let isRunning = isEnd && scoring.board.clock.value.running
    if !isRunning && scoring.unsaved.value.isEmpty || asked == key { return go() }
    leaving = key
    return nil
  }

  /// Makes a game after this one and goes there. Before the end of this one that is refused.
  func makeGame(by key: String, _ make: () -> String?) -> Navigation? {
    func go() -> Navigation? { make().map(Navigation.made) }
    return facts.ending == nil ? go() : leave(by: key, go)
  }

  /// Takes back the last step, or a game that was just made.
  func undo() -> Navigation? {
    if scoring.canTakeBackGame { return scoring.takeBackGame().map(Navigation.takenBack) }
    scoring.undo()
    return nil
  }
}

/// Actions of keys that are not verbs of the game.
extension ScoreScreen {
  /// Enters the player of a key, if there is one.
  func enterPlayer(_ key: Key) {
    let people = Side.allCases.flatMap { zip(keys.players[$0], facts.people($0)) }
    if let person = people.first(where: { key == .character($0.0) })?.1 {
      scoring.enter(person)
    } else if case .character(let character) = key {
      said = "nobody has the key \(character)"
    }
  }

  /// Shows or hides the keys of all moves.
  func toggleMoves() {
    wantsAllMoves = !hasAllMoves
    said = hasAllMoves ? "keys now: \(keys.moreMoves)" : "the five counts have keys, no others"
  }

  /// Removes the picked play; without one, begins a substitution.
  func removeOrSubstitute() {
    if picked == nil { scoring.beginSubstitution() } else { scoring.remove() }
  }

  /// Asks for the kind of foul, each by the initial of its word.
  func askFoul() {
    dialog = Choice(
      label: "which foul?", moves: Array(Move.fouls.dropFirst()), enter: scoring.enter)
  }

  /// Sets the possession arrow to a team. It corrects no play, and is no half of one.
  func enterArrow(_ side: Side) {
    if picked != nil { return refuse("the arrow corrects no play: Esc first, then the arrow") }
    if scoring.begun.value != nil { scoring.cancel() }
    scoring.enter(.arrow)
    scoring.enter(Who(side))
  }

  func askNumber() {
    dialog = ShirtNumber(in: facts, enter: scoring.enter)
  }

  func askTime() {
    dialog = Question(
      scoring.selected.value.map { "play \($0) at" } ?? "clock at",
      expected: "a time such as \(facts.hasPeriods ? "2:31 or Q1 2:31" : "1:30")",
      isPossible: { $0.allSatisfy(Question.position.contains) }, answer: scoring.setTime)
  }

  func askLine() {
    dialog = Question(
      ":", expected: "a play or a command, such as 3:17 Ana two",
      isPossible: scoring.canBegin, answer: scoring.perform)
  }

  /// Goes one step back, if there is one.
  func cancel() {
    if box.turnBack() { return }
    if scoring.begun.value == nil, scoring.selected.value == nil,
      scoring.assistCandidates.value.isEmpty
    {
      goBack()
    }
    scoring.cancel()
  }
}
