import Basketball
import Documents
import Terminal

/// The outcome of a verb as text, the same for the command and for `watch`.
public struct OutcomeView {
  private let outcome: Outcome
  private let now: TimeOfDay?
  private let style: Style

  /// The outcome of a verb, or of an entry of the tape.
  ///
  /// - Parameter now: the time of day at which the game is shown; nil for that of the last entry.
  public init(_ outcome: Outcome, now: TimeOfDay? = nil, style: Style) {
    (self.outcome, self.now, self.style) = (outcome, now, style)
  }

  /// A line for each play or step, and its effect, with the names of both teams; empty if nothing
  /// changed.
  public var lines: [String] {
    switch outcome.action {
    case .record: RecordedView([outcome], now: now, style: style).lines
    case .undo: steps(outcome.undone, "took back")
    case .redo: steps(outcome.redone, "redid")
    case .fix, .shift, .remove, .join, .leave, .number, .rename, .rules: outcome.correctionLines
    case .end: [outcome.scoreText + "  " + style.bold(outcome.document(at: now).statusText)]
    case .lineup(let lineup): [lineupText(lineup), outcome.scoreText]
    case .note(let note): ["\(note.noteText)  \(outcome.scoreText)"]
    case .link(let link): ["\(link.linkText)  \(outcome.scoreText)"]
    case .clock: clock
    case .open, nil: []
    }
  }

  /// What was done, without the score, in one line for a screen.
  public var summary: String {
    switch outcome.action {
    case .undo: outcome.undone.map { "took back \($0.action.text(in: outcome.names.after))" }.listed
    case .redo: outcome.redone.map { "redid \($0.action.text(in: outcome.names.after))" }.listed
    case .record: outcome.sentence
    case .fix, .shift, .remove, .join, .leave, .number, .rename, .rules:
      outcome.correctionTexts.joined(separator: ", ")
    case .lineup(let lineup):
      ([lineupText(lineup)] + outcome.lineupWarnings).joined(separator: "; ")
    case .note(let note): note.noteText
    case .link(let link): link.linkText
    case .end, .clock, .open, nil: lines.joined(separator: ", ")
    }
  }

  private func lineupText(_ lineup: Lineup) -> String {
    let team = outcome.after.teams[lineup.side]
    return team.onCourtText(team.players.filter { lineup.players.contains($0.name) })
  }

  private func steps(_ entries: [Entry], _ verb: String) -> [String] {
    let game = outcome.document(at: now)
    let isReopened = outcome.before.finish != nil && game.ending == nil
    let isPaused = !game.clock.running && game.clock.reading > .zero
    let clock = isReopened && isPaused ? "  clock paused at \(game.clock.text)" : ""
    let end = game.ending == nil ? clock : "  \(game.statusText)"
    return entries.map { "\(verb) \($0.action.text(in: outcome.names.after))" }
      + [game.scoreText() + end]
  }

  private var clock: [String] {
    let game = outcome.document(at: now)
    let isOver = game.ending != nil || game.overtime
    if outcome.isTurningPoint, isOver {
      return ["time is up at \(game.clock.text)", style.bold(game.statusText)]
    }
    if let ended = outcome.endedPeriod { return ["\(ended) is over: \(game.scoreText())"] }
    let begins = outcome.begunPeriod.map { "\($0) begins: " } ?? ""
    // Of several entries, the first stopped the clock: time had run out.
    let wasRunning = outcome.before.clock.isRunning && outcome.entries.count == 1
    if wasRunning != outcome.after.clock.isRunning {
      return ["\(begins)clock \(wasRunning ? "paused" : "started") at \(game.clock.text)"]
    }
    return ["\(begins)clock set to \(game.clock.text)"]
      + (outcome.isTurningPoint ? [game.turnText(style: style)] : [])
  }
}

extension Outcome {
  /// The name of the period that it ended, if another follows.
  fileprivate var endedPeriod: String? {
    let facts = document(at: nil).facts
    return facts.isBetweenPeriods && !before.periodEnded ? facts.periodName : nil
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

extension GameState {
  /// `Q2`; `the game` where it has one period.
  fileprivate var periodName: String { schedule.name(of: box.period) ?? "the game" }
}

extension Verb {
  /// Why this verb changes nothing: `play 2 is that already: Ana two`; nil if the standing says it.
  public func whyUnchanged(in sheet: Scoresheet) -> String? {
    switch self {
    case .fix(let number, _, _):
      let play = sheet.play(number).map {
        ": \($0.play.text(in: sheet.standing.teams.map(\.name)))"
      }
      return "play \(number) is that already" + (play ?? "")
    case .rename(_, let name): return "the name is that already: \(name.escapingControls)"
    case .rules: return sheet.standing.rules.headline
    case .note: return sheet.standing.note.noteText
    case .link(let link): return link.linkText
    case .number(let who, _): return "the number of \(who.text.escapingControls) is that already"
    case .end:
      let game = GameDocument(sheet.standing, now: sheet.tape.changed)
      return "the end is that already: \(game.scoreText())  \(game.statusText)"
    case .clock(.endPeriod): return "\(sheet.standing.periodName) is over already"
    case .clock(.begin): return "\(sheet.standing.periodName) has begun already"
    case .record, .recordTyped, .lineup, .clock, .remove, .join, .leave, .undo, .undoTo, .redo:
      return nil
    }
  }
}
