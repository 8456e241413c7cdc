import Basketball
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The scoring screen: the game with the keys of all players, and what the next key does.
public final class ScoreScreen: ModelScreen<ScoringState, ScoringIntent>, GameScreen {
  /// The keys for the current state.
  private(set) lazy var keys = ScoreKeys(ScoreKeys.Terms(state, wantsAllMoves: wantsAllMoves))
  var box = BoxScoreChoice()
  /// Who was entered last by a shirt number.
  private var numbered: Who?
  /// Whether the scorer wants keys for all moves; nil for the default.
  private var wantsAllMoves: Bool? { didSet { updateKeys() } }
  /// The lines that were typed, the newest last.
  private var typed = [String]()

  override func hear(after old: ScoringState) {
    hearEnd(of: state.board, after: old.board)
    let horn = state.board.horn
    // What somebody else records may end the game, or give it more time.
    if horn != old.board.horn, old.board.horn == nil || said?.kind == .horn {
      said = horn.map { Said(text: $0, kind: .horn) }
    }
    // Beginning a play or a substitution shows the players.
    if state.begun != old.begun && state.begun != nil || state.substitution != old.substitution {
      box.turnBack()
    }
    updateKeys()
  }

  private func updateKeys() {
    let terms = ScoreKeys.Terms(state, wantsAllMoves: wantsAllMoves)
    if terms != keys.terms { keys = ScoreKeys(terms) }
  }

  var table: KeyTable<ScoreScreen> {
    state.substitution == nil ? keys.table : keys.substituting
  }

  /// What the keys do instead of scoring, for the badge.
  private var mode: String? {
    if state.substitution != nil { return "SUBSTITUTING" }
    return state.picked.map { "CORRECTING play \($0)" }
      ?? state.behind.map { "ENTERING behind play \($0)" }
  }

  var picked: Play? { state.pickedPlace.map { state.board.plays[$0].play } }

  func take(_ intent: ScoringIntent?) -> Route? { model.take(intent ?? .nothing) }

  /// The message for a key without a meaning: no key is ignored in silence.
  func stray(_ key: Key) -> String? {
    if state.substitution != nil {
      return "no player has this key: Enter substitutes, Esc goes back"
    }
    return switch key {
    case .character(let character):
      keys.hidden(character).map { "'\(character)' is \($0): + gives all moves their keys" }
        ?? "'\(character)' is not a key here: ? shows them"
    case .paste: "pasted text is ignored; press : to type a play"
    default: nil
    }
  }

  var help: HelpPage { keys.help(of: table, in: state.board) }

  func content(on canvas: Canvas) -> [String] {
    // A low terminal has no room for a second row of keys.
    let rows =
      canvas.rows < 14
      ? 1 : state.placing != nil && canvas.rows >= 20 ? PlaceQuestion.rows : 2
    let foot = ScoreFoot(screen: self, canvas: canvas)
    return GameFrame(
      board: state.board, picked: state.pickedPlace, keys: keys.labels,
      substitution: state.substitution, mode: mode, message: foot.message,
      prompt: Array((foot.prompt(rows: rows) + [Line()]).prefix(rows))
    ).lines(on: canvas, box: &box)
  }
}

/// What keys do on the screen itself.
extension ScoreScreen {
  /// The player of a key, if there is one.
  func player(of key: Key) -> ScoringIntent? {
    if state.placing != nil, let zone = PlaceQuestion.zone(of: key) { return .place(zone) }
    if state.offer?.freeThrow?.asksCount == true,
      let count = (1...3).first(where: { key == .character(Character("\($0)")) })
    {
      return .throws(count)
    }
    // A digit more is of a mistyped number, not the key of somebody else.
    if let numbered, state.begun == .person(numbered), case .character(let digit) = key,
      digit.isNumber, let number = state.board.number(of: numbered)
    {
      _ = take(.cancel)
      say("nobody wears #\(number)\(digit)")
      return nil
    }
    let people = Side.allCases.flatMap { zip(keys.players[$0], state.board.people($0)) }
    if let person = people.first(where: { key == .character($0.0) })?.1 { return .person(person) }
    if case .character(let character) = key { say("nobody has the key \(character)") }
    return nil
  }

  /// Shows or hides the keys of all moves.
  func toggleMoves() {
    wantsAllMoves = !keys.terms.hasAllMoves
    say(
      keys.terms.hasAllMoves
        ? "all moves have keys: + leaves the five counts alone"
        : "the five counts alone have keys: + gives all moves theirs")
  }

  /// Asks for the kind of foul, of those that the rules have.
  func askFoul() {
    let rules = state.board.rules
    let kinds = rules.fouls.kinds.filter { $0 != .foul }
    dialog = Choice(
      label: "which foul?", moves: kinds.map { (rules.key(ofFoul: $0), rules.word(of: $0), $0) }
    ) { [model] in model.take(.move($0)) }
  }

  func askNumber() {
    dialog = ShirtNumber(board: state.board) { [weak self] in
      self?.numbered = $0
      _ = self?.take(.person($0))
    }
  }

  func askTime() {
    dialog = Question(
      label: state.picked.map { "play \($0) at" } ?? "clock at",
      expected: "a time such as \(state.board.hasPeriods ? "2:31 or Q1 2:31" : "1:30")",
      isPossible: { $0.allSatisfy(Question.position.contains) },
      answer: { [model] in model.takes(.time($0)) })
  }

  func askLine() {
    dialog = Question(
      label: ":", expected: "a play or a command, such as Ana two",
      isPossible: { [lines = state.lines, model] in
        lines.canBegin($0, in: model.state.value.board)
      },
      complete: { [lines = state.lines, model] in
        lines.completions(of: $0, in: model.state.value.board)
      },
      instead: { text in
        let word = text.lowercased().prefix { !$0.isWhitespace }
        return ["forfeit", "default"].first { word.count > 1 && ($0.hasPrefix(word)) }
          .map { "end --\($0) TEAM" }
      }, history: typed,
      answer: { [weak self] in self?.answer(line: $0) ?? true })
  }

  /// Takes a typed line; false if it is refused, and may be corrected.
  private func answer(line: String) -> Bool {
    guard model.takes(.line(line)), !state.lines.isBlank(line) else { return false }
    if typed.last != line { typed.append(line) }
    return true
  }

  /// Goes one step back, if there is one.
  func goBackOrCancel() -> ScoringIntent? {
    if box.turnBack() { return nil }
    let isAsked = state.placing != nil || state.asks != nil || state.notice.isQuestion
    if !isAsked, state.begun == nil, state.picked == nil, state.offer?.people.isEmpty ?? true {
      goBack()
    }
    return .cancel
  }
}

@MainActor
extension ScoringViewModel {
  /// Takes what was typed; false if it is refused, and may be corrected.
  fileprivate func takes(_ intent: ScoringIntent) -> Bool {
    take(intent)
    return state.value.notice.kind != .refused
  }
}
