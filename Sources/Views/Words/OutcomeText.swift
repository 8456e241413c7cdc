import Basketball
import Documents
import Terminal

/// How the facts about what was done are told: each on a line, for a command and for `watch`, with the score; or all on
/// one line, for a screen, which shows the score and the plays.
private enum Voice { case lines, sentence }

/// What was done, in words.
extension Outcome {
  /// A line for each play or step, and its effect, with the names of both teams; empty if nothing
  /// changed.
  ///
  /// - Parameter now: the time of day at which the game is shown; nil for that of the last entry.
  public func lines(now: TimeOfDay? = nil, style: Style) -> [String] {
    facts(.lines, at: now, style)
  }

  /// What was done, in one line for a screen.
  public var summary: String { facts(.sentence, at: nil, .plain).joined(separator: " · ") }

  private func facts(_ voice: Voice, at now: TimeOfDay?, _ style: Style) -> [String] {
    if case .record = action { return [self].recorded(voice, at: now, style) }
    let game = document(at: now)
    let changes = changes
    switch (action, voice) {
    case (.end, _): return ["\(game.scoreText())  \(style.bold(game.statusText))"]
    case (.clock, _), (.setClock, _):
      let lines = clockLines(game, style)
      let score = game.scoreText()
      let isTold = voice == .sentence || lines.contains { $0.contains(score) }
      return isTold ? lines : lines + [score]
    case (_, .sentence): return changes + lineupWarnings
    case (.undo, _), (.redo, _): return changes + [standing(game)]
    case (.note, _), (.card, _), (.day, _), (.link, _), (.swap, _):
      return changes.map { "\($0)  \(game.scoreText())" }
    default:
      return changes.isEmpty
        ? [] : changes + [effect(game)] + bonusLines + timeoutLines + fouledOutLines
    }
  }

  /// The score after steps that were taken back or given back, and how the game ended, if it has; or, where they have
  /// reopened it, where its paused clock stands.
  private func standing(_ game: GameDocument) -> String {
    if game.ending != nil { return game.resultText }
    let isPaused = !game.clock.running && game.clock.reading > .zero
    return game.scoreText()
      + (before.finish != nil && isPaused ? "  clock paused at \(game.clock.text)" : "")
  }

  /// The change in words, and the plays that it removed; empty for plays, the clock and an end.
  private var changes: [String] {
    let names = after.teams.map(\.name)
    let texts =
      switch action {
      case .undo, .redo:
        (undone.texts(in: after).map { "took back \($0)" }
          + redone.texts(in: after).map { "redid \($0)" })
          + (leavesClock ? ["the clock has moved since, and stays"] : [])
      case .fix(let play, _, _) where replaced.isEmpty:
        ["play \(play.number): \(after.text(play))"]
      // Assists moved with their baskets.
      case .fix, .shift: replaced.map(text)
      case .join(let side, _), .leave(let side, _), .number(let side, _, _):
        ["\(names[side]): \(after.teams[side].players.map(\.text).commaSeparated)"]
      case .rename(let who, let name):
        ["\(who.player ?? before.teams[who.side].name) → \(name)"]
      case .captain(let who):
        ["\(names[who.side]) has \(who.player.map { "\($0) as its" } ?? "no") captain"]
      case .swap: ["home and away have changed places"]
      case .rules(let rules, _): [rules.headline]
      case .lineup(let lineup):
        [after.teams[lineup.side].onCourtText(lineup.players)]
      case .note(let note): [note.noteText]
      case .card(let lines): lines.map { $0.text(in: names) }
      case .day(let day): [day.dayText]
      case .link(let link): [link.linkText]
      default: [String]()
      }
    let dropped = removed.map { "removed play \($0.play.number): \(before.text($0.play))" }
    return (texts + dropped).map(\.escapingControls)
  }

  /// Whether the clock stays where it has come to since a setting of it that is taken back or given back.
  private var leavesClock: Bool {
    let settings = (undone + redone).filter { $0.action == .setClock }
    return !settings.isEmpty && before.clock.reading == after.clock.reading
      && settings.allSatisfy { $0.clock?.reading != after.clock.reading }
  }

  /// `play 3: Ana two → Bo two`, with the readings if they have changed.
  private func text(_ replacement: Replacement) -> String {
    let old = replacement.old.play
    let new = replacement.new.play
    func text(_ play: Play, _ game: GameState) -> String {
      let time = old.moment == new.moment ? "" : game.rules.clockFace.timeText(play.moment) + " "
      return time + game.text(play)
    }
    let dropped =
      old.move != new.move && new.attempt?.place == nil
      ? old.attempt?.place.flatMap { Attempt($0) }.map { ", without its place \($0.text)" } : nil
    return "play \(new.number): \(text(old, before)) → \(text(new, after))\(dropped ?? "")"
  }

  /// The score, after the one before if it has changed, and how the game has ended, or that it is
  /// reopened, if that has changed: `Reds 7 : 5 Blues → 6 : 5`.
  private func effect(_ game: GameDocument) -> String {
    let old = before.box.score
    let new = after.box.score
    let score =
      old == new ? game.scoreText() : "\(game.scoreText(counted: old)) → \(new.text)"
    if before.finish?.winner == after.finish?.winner { return score }
    let time = after.rules.clockFace.timeText(after.clockMoment)
    return "\(score)  "
      + (after.finish == nil ? "open again, clock paused at \(time)" : game.statusText)
  }

  private func clockLines(_ game: GameDocument, _ style: Style) -> [String] {
    if isTurningPoint, game.ending != nil || game.overtime {
      return ["time is up at \(game.clock.text)", style.bold(game.statusText)]
    }
    let last = document()
    if last.isBetweenPeriods, !before.periodEnded, let ended = last.periodName {
      return ["\(ended) is over: \(game.scoreText())"]
    }
    let begins = begunPeriod.said { "\($0) begins: " }
    // Of several entries, the first stopped the clock: time had run out.
    let wasRunning = before.clock.isRunning && entries.count == 1
    if wasRunning != after.clock.isRunning {
      return ["\(begins)clock \(wasRunning ? "paused" : "started") at \(game.clock.text)"]
    }
    return ["\(begins)clock set to \(game.clock.text)"]
      + (isTurningPoint ? [game.turnText(style: style)] : [])
  }

  /// The game after the outcome, at a time of day or that of the last entry.
  func document(at now: TimeOfDay? = nil) -> GameDocument {
    GameDocument(after, now: now ?? entries.last?.at ?? after.created)
  }

  /// `removed plays 7 and 8`, for the plays that the outcome dropped.
  var removedText: String? {
    removed.isEmpty ? nil : "removed \(removed.map(\.play.number).playList)"
  }

  /// The name of the period that the outcome began.
  var begunPeriod: String? {
    after.box.period > before.box.period && after.finish == nil
      ? document().periodName : nil
  }
}

extension [Outcome] {
  /// A line for each recorded play; after a late entry, whose score is that of its time, the score
  /// now; new bonuses; the status, if it has changed; and removed plays.
  ///
  /// - Parameter now: the time of day at which the game is shown; nil for that of the last entry.
  public func recordedLines(now: TimeOfDay? = nil, style: Style) -> [String] {
    recorded(.lines, at: now, style)
  }

  /// The recorded plays, of which a sentence tells only the last; then what follows from them, and what a referee has
  /// to know at once.
  fileprivate func recorded(_ voice: Voice, at now: TimeOfDay?, _ style: Style) -> [String] {
    guard let last else { return [] }
    let plays = flatMap(\.added)
    let isLate = plays.last.map { $0.score != last.after.box.score } ?? false
    let told =
      voice == .sentence
      ? last.sentence
      : plays.map { last.line(of: $0, style) } + (isLate ? ["now \(last.after.scoreText())"] : [])
        + flatMap(\.bonusLines)
    return told + flatMap { $0.timeoutLines + $0.fouledOutLines }
      + (contains(where: \.isTurningPoint) ? [last.document(at: now).turnText(style: style)] : [])
      + compactMap(\.removedText)
      + (voice == .sentence ? last.clockText.array + [Outcome.undoText] : [])
  }
}

extension [Entry] {
  /// The steps of an undo or redo in words, with the teams as they are after all steps, since a later step may change
  /// the sides.
  fileprivate func texts(in game: GameState) -> [String] {
    let names = game.teams.map(\.name)
    return indices.map { index in
      let swaps = self[(index + 1)...].count(where: \.action.isSwap)
      return self[index].action.text(
        in: swaps.isMultiple(of: 2) ? names : names.turned, by: game.rules)
    }
  }
}

extension EventLink {
  /// `fixture 25 of cup`.
  fileprivate var linkText: String { "fixture \(fixture) of \(event.escapingControls)" }
}

extension String? {
  /// `noted: rain`.
  fileprivate var noteText: String { map { "noted: \($0.escapingControls)" } ?? "no note" }
}

extension Day {
  /// `played on 2026-11-20`.
  fileprivate var dayText: String { "played on \(text)" }
}

extension GameState {
  /// `Ana two`.
  fileprivate func text(_ play: Play) -> String { play.text(in: teams.map(\.name), by: rules) }

  /// `Reds on court: 4 Ana, 5 Bo, 6 Cy`.
  public func courtText(_ court: Court, _ side: Side) -> String {
    let names = zip(teams[side].players, court.onCourt[side]).filter(\.1).map(\.0.name)
    return teams[side].onCourtText(names)
  }

  /// The answer to ending a period that was over: `Q2 is over already`.
  public var isOverAlready: String { "\(periodName) is over already" }

  /// `Q2`; `the game` where it has one period.
  fileprivate var periodName: String { schedule.name(of: box.period) ?? "the game" }
}

extension Team {
  fileprivate func onCourtText(_ names: [String]) -> String {
    let shown = players.filter { names.contains($0.name) }.map(\.text).commaSeparated
    return "\(name) on court: \(shown.isEmpty ? "nobody" : shown)".escapingControls
  }
}

extension Verb {
  /// Why this verb changes nothing: `play 2 is that already: Ana two`; nil if the state says it.
  public func whyUnchanged(in sheet: Scoresheet) -> String? {
    let game = sheet.state
    return switch self {
    case .fix(let number, _, _):
      "play \(number) is that already"
        + sheet.play(number).said { ": \(game.text($0.play))" }
    case .rename(_, let name): "the name is that already: \(name.escapingControls)"
    case .rules: game.rules.headline
    case .note: game.note.noteText
    case .card: "the card says that already"
    case .day(let day): day.dayText
    case .link(let link): link.linkText
    case .number(let who, _): "the number of \(who.text.escapingControls) is that already"
    case .captain: "the captain is that already"
    case .end:
      "the end is that already: \(GameDocument(game, now: sheet.tape.changed).resultText)"
    case .clock(.endPeriod): game.isOverAlready
    case .clock(.begin): "\(game.periodName) has begun already"
    default: nil
    }
  }

  /// Why this verb of the clock has nothing to do: `the clock runs already`; nil for others.
  public var whyIdle: String? {
    switch self {
    case .clock(.start): "the clock runs already"
    case .clock(.pause): "the clock stands already"
    default: nil
    }
  }
}

extension GameState {
  /// `Reds 7 : 5 Blues`: the current score, or the given one.
  func scoreText(_ score: Sides<Int>? = nil) -> String {
    let names = teams.map(\.name.escapingControls)
    return "\(names.home) \((score ?? box.score).text) \(names.away)"
  }
}
