import Basketball
import Documents
import Terminal

/// The sentence that answers a key: what was recorded.
extension Outcome {
  /// The end of the answer to every play.
  static let undoText = "u takes it back"

  /// `two by #4 Ana, 12 : 9 · u takes it back`; for a late entry also its time and the score then
  /// and now, for a foul also the team's fouls, and whatever a referee has to know at once.
  var sentence: String {
    guard let last = added.last else { return "nothing was recorded" }
    let game = document(at: nil)
    let isScore = added.contains { $0.play.move.points > 0 }
    let score = isScore ? ", \(last.score.home) : \(last.score.away)" : ""
    let first =
      added.map { text($0.play) }.joined(separator: ", ") + (isLate ? late(last) : score) + horn
      + foulText(game)
    // After a large substitution there is no room.
    let said =
      added.allSatisfy(\.play.move.isSubstitution)
      ? courtWarnings + [first]
      : [first, assistsWithoutBasket.isEmpty ? "" : "it has no basket"] + fouledOutLines
        + courtWarnings
    let effects = [
      begunPeriod.map {
        "\($0) begins" + (after.clock.isRunning ? "" : ": space starts the clock")
      },
      isTurningPoint ? game.statusText : nil,
      isScore ? game.warnings.joined(separator: ", ") : nil,
    ].compactMap(\.self)
    let dropped = removed.isEmpty ? "" : "removed \(removed.map(\.play.number).playList)"
    let end = [dropped, clockText, Self.undoText]
    return (said + effects + timeoutLines + end).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// `two by #4 Ana`.
  private func text(_ play: Play) -> String {
    let (team, who) = (after.teams[play.who.side], play.who.player)
    let number = team.place(of: who).flatMap { team.players[$0].jersey }.map { "#\($0) " } ?? ""
    let name = number + (who ?? team.name).escapingControls.truncated(to: 24)
    if play.move.isSubstitution { return "\(name) \(play.move.word)" }
    return "\(play.move.word) \(play.move == .arrow ? "to" : "by") \(name)"
  }

  /// `, at Q1 00:00.0` of plays after the end of a period.
  private var horn: String {
    guard after.periodEnded, before.periodEnded, let moment = added.last?.play.moment else {
      return ""
    }
    return isLate ? "" : ", at \(after.rules.clockFace.timeText(moment))"
  }

  private func late(_ play: ScoredPlay) -> String {
    let time = after.rules.clockFace.timeText(play.play.moment)
    let (then, now) = (play.score, after.box.score)
    return
      ", a late entry at \(time), \(then.home) : \(then.away) then and \(now.home) : \(now.away) now"
  }

  /// After a foul: the player's fouls if the rules have a limit, the team's, and who is in the bonus:
  /// `, 4 of 5, team foul 7: Blues in the bonus`.
  private func foulText(_ game: GameDocument) -> String {
    guard let play = added.last(where: { $0.play.move.isFoul })?.play else { return "" }
    let (rules, side) = (after.rules, play.who.side)
    let isPersonal = play.who.player != nil && rules.personalFouls[play.move] > 0
    let own =
      isPersonal ? rules.foulLimit.map { ", \(after.fouls(of: play.who).count) of \($0)" } : nil
    guard rules.teamFouls[play.move] > 0 else { return own ?? "" }
    let bonus = game.teams[side].penalty.map {
      ": \(after.teams[side.other].name.escapingControls) in the \($0.name)"
    }
    return (own ?? "") + ", team foul \(after.box.tallies[side].fouls)" + (bonus ?? "")
  }

  /// That the clock stands at a play that is only made while it runs, or runs on a full court at one
  /// that stops it; empty in other cases.
  private var clockText: String {
    let (clock, moves) = (after.clock, added.map(\.play.move))
    let period = after.schedule[clock.period]
    guard let end = period.end, !isLate, after.finish == nil else { return "" }
    if clock.isRunning {
      let stops = moves.contains { $0.isFoul || $0.isSubstitution || $0 == .timeout }
      return stops && after.rules.tellsFoulsApart ? "space pauses the clock" : ""
    }
    guard clock == before.clock, moves.contains(where: \.isLive), clock.reading < end else {
      return ""
    }
    if clock.reading > period.start { return "the clock is paused: space starts it" }
    // Once: some games are scored without it.
    return before.box.count == 0 && clock.reading == .zero
      ? "the clock stands: space starts it" : ""
  }
}

extension Move {
  /// Whether it is only made while the clock runs.
  fileprivate var isLive: Bool {
    switch row.shot {
    case .freeThrow: false
    case nil: [.rebound, .turnover, .steal, .block].contains(self)
    default: true
    }
  }
}

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
    case .setClock: return "the setting of the clock"
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
