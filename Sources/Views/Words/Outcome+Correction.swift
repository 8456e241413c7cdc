import Basketball
import Terminal

extension Outcome {
  /// A correction in lines: the change, the plays it removed, and the score now.
  var correctionLines: [String] {
    let end = (scoreChange ?? scoreText) + (finishChange.map { "  " + $0 } ?? "")
    return correctionTexts + (correctionTexts.isEmpty ? [] : [end] + tableLines)
  }

  /// The score now: `Reds 7 : 5 Blues`.
  var scoreText: String { document(at: nil).scoreText() }

  /// A correction, and the plays it removed.
  var correctionTexts: [String] {
    guard let action, let what = action.correction(in: self) else { return [] }
    var besides = removed
    if case .remove = action { besides = Array(removed.dropFirst()) }
    // Assists moved with their baskets.
    return [what] + replaced.dropFirst().map { text($0) }
      + besides.map(\.play).map { "removed play \($0.number): \($0.text(in: names.before))" }
  }

  /// The names of the teams before and after.
  var names: (before: Sides<String>, after: Sides<String>) {
    (before.teams.map(\.name), after.teams.map(\.name))
  }

  /// The score before and after, if it has changed: `Reds 7 : 5 Blues → 6 : 5`.
  private var scoreChange: String? {
    let (old, new) = (before.box.score, after.box.score)
    if old == new { return nil }
    let names = after.teams.map { $0.name.escapingControls }
    return "\(names.home) \(old.home) : \(old.away) \(names.away) → \(new.home) : \(new.away)"
  }

  /// How the game has ended, or that it is reopened, if that has changed.
  private var finishChange: String? {
    if before.finish?.winner == after.finish?.winner { return nil }
    guard after.finish != nil else {
      return "open again, clock paused at \(after.rules.clockFace.timeText(after.clockMoment))"
    }
    return document(at: nil).statusText
  }

  /// `play 3: Ana two → Bo two`, with the readings if they have changed.
  fileprivate func text(_ replacement: Replacement) -> String {
    let (old, new) = (replacement.old.play, replacement.new.play)
    let (from, to) = (before.rules.clockFace, after.rules.clockFace)
    let (was, now) = (old.text(in: names.before), new.text(in: names.after))
    guard old.moment != new.moment else { return "play \(new.number): \(was) → \(now)" }
    let (start, end) = (from.timeText(old.moment), to.timeText(new.moment))
    return "play \(new.number): \(start) \(was) → \(end) \(now)"
  }
}

extension Entry.Action {
  /// A correction in words; nil for any other action.
  fileprivate func correction(in outcome: Outcome) -> String? {
    let names = outcome.names
    switch self {
    case .fix(let play, _, _):
      return outcome.replaced.first.map(outcome.text)
        ?? "play \(play.number): \(play.text(in: names.after))"
    case .shift: return outcome.replaced.first.map(outcome.text)
    case .remove:
      return outcome.removed.first.map(\.play).map {
        "removed play \($0.number): \($0.text(in: names.before))"
      }
    case .join(let side, _), .leave(let side, _), .number(let side, _, _):
      let players = outcome.after.teams[side].players.map(\.text).joined(separator: ", ")
      return "\(names.after[side]): \(players)".escapingControls
    case .rename(let who, let name):
      return "\(who.player ?? names.before[who.side]) → \(name)".escapingControls
    case .rules(let rules, _): return rules.headline
    case .open, .record, .lineup, .note, .link, .end, .undo, .redo, .clock: return nil
    }
  }
}
