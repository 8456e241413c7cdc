import Basketball
import Terminal

/// A step in words. Names are shown with their control characters spelled out.
extension Entry.Action {
  /// The step of an undo or redo: `play 12: Ana two`, `the fix of play 12: Ana two`; empty for
  /// other actions.
  ///
  /// - Parameter teams: the names of the teams.
  func text(in teams: Sides<String>) -> String {
    switch self {
    case .record(let plays, let dropped):
      let texts = plays.map { $0.text(in: teams) }.joined(separator: ", ")
      return "\(plays.map(\.number).playList): \(texts)" + Self.without(dropped)
    case .fix(let play, _, let dropped):
      return "the fix of play \(play.number): \(play.text(in: teams))" + Self.without(dropped)
    case .shift(let plays): return "the shift of \(plays.map(\.number).playList)"
    case .remove(let numbers): return "the removal of \(numbers.playList)"
    case .join(let side, let player):
      return "\(player.text) on the roster of \(teams[side])".escapingControls
    case .leave(let side, let player):
      return "\(player) off the roster of \(teams[side])".escapingControls
    case .number(_, let player, let jersey?):
      return "the number \(jersey) of \(player)".escapingControls
    case .number(_, let player, nil): return "\(player) without a number".escapingControls
    case .rename(let who, let name):
      return "the name \(name), in place of \(who.player ?? "the team's before")".escapingControls
    case .rules(let rules, let dropped):
      return "the rules '\(rules.name.escapingControls)'" + Self.without(dropped)
    case .lineup(let lineup):
      return "the lineup of \(teams[lineup.side]): \(lineup.players.joined(separator: ", "))"
        .escapingControls
    case .note(let note?): return "the note '\(note.escapingControls)'"
    case .note(nil): return "the end of the note"
    case .link(let link): return "the link to \(link.text.escapingControls)"
    case .end(.forfeit(let side, _)): return "the forfeit of \(teams[side])".escapingControls
    case .end(.abandoned), .end(.called): return "the end of the game"
    case .end(.result(let score)): return "the result \(score.home)-\(score.away)"
    case .open, .undo, .redo, .clock: return ""
    }
  }

  private static func without(_ dropped: [Int]) -> String {
    dropped.isEmpty ? "" : ", which removed \(dropped.playList)"
  }
}

extension Play {
  /// `Ana two`, or `Reds foul` for the team itself.
  func text(in teams: Sides<String>) -> String {
    "\(who.player ?? teams[who.side]) \(move.word)".escapingControls
  }
}

extension MoveRow {
  /// Its name on a page: `rebound`, `missed one`.
  var noun: String {
    for article in ["a ", "an "] where text.hasPrefix(article) {
      return String(text.dropFirst(article.count))
    }
    return text
  }
}
