import Basketball
import Documents
import Terminal

/// The words for recorded plays: on a line each, and in the sentence that answers a key.
extension Outcome {
  /// The end of the answer to every play.
  static let undoText = "u takes it back"

  /// `3  01:23.2  Ana (Reds) two  Reds 2 : 0 Blues`.
  func line(of scored: ScoredPlay, _ style: Style) -> String {
    let play = PlayDocument(scored, by: after.rules)
    let team = after.teams[play.team].name.escapingControls
    let who = play.player.map { "\($0.escapingControls) (\(team))" } ?? team
    return "\(play.number)  \(play.time)  \(who) \(play.word)  "
      + style.bold(after.scoreText(scored.score))
  }

  /// `two by #4 Ana, 12 : 9`; for a late entry also its time and the score then and now, for a foul also the
  /// team's fouls; who cannot be on court; and what follows for the game.
  var sentence: [String] {
    guard let last = added.last else { return ["nothing was recorded"] }
    let isScore = added.contains { $0.play.move.points > 0 }
    let plays = added.map { text($0.play) }.commaSeparated
    let first = phrase(
      plays, when(last, isScore ? last.score.text : nil), foulText, between: ", ")
    let begins = begunPeriod.map {
      "\($0) begins" + (after.clock.isRunning ? "" : ": space starts the clock")
    }
    // After a large substitution there is no room for all: the warnings come first.
    let said =
      added.allSatisfy(\.play.move.isSubstitution)
      ? courtWarnings + [first]
      : [first] + (assistsWithoutBasket.isEmpty ? [] : ["it has no basket"]) + courtWarnings
    return said + begins.array + (isScore ? document().warnings : []) + turnedArrow.array
  }

  /// `arrow to Blues`, if it has turned by itself.
  private var turnedArrow: String? {
    guard let side = after.box.possession.side, side != before.box.possession.side,
      !added.contains(where: { $0.play.move == .arrow })
    else { return nil }
    return "arrow to \(after.teams[side].name.escapingControls)"
  }

  /// `two by #4 Ana`.
  private func text(_ play: Play) -> String {
    let team = after.teams[play.side]
    let who = play.who.player
    let number = team.place(of: who).flatMap { team.players[$0].jersey }.said { "#\($0) " }
    let name = number + (who ?? team.name).escapingControls.truncated(to: 24)
    if play.move.isSubstitution { return "\(name) \(play.move.word)" }
    let word = PlayDocument(ScoredPlay(play, score: after.box.score), by: after.rules).word
    return "\(word) \(play.move == .arrow ? "to" : "by") \(name)"
  }

  /// The score after a play; `at Q1 00:00.0` of one after the end of a period; the time of a late
  /// entry.
  private func when(_ scored: ScoredPlay, _ score: String?) -> String {
    let time = after.rules.clockFace.timeText(scored.play.moment)
    if isLate {
      return "a late entry at \(time), \(scored.score.text) then and \(after.box.score.text) now"
    }
    return phrase(
      score, after.periodEnded && before.periodEnded ? "at \(time)" : nil, between: ", ")
  }

  /// The counts after a foul, `4 of 5, team foul 7: Blues in the bonus`: of the player if the rules have
  /// a limit, and of the team.
  private var foulText: String {
    guard let play = added.last(where: { $0.play.move.isFoul })?.play else { return "" }
    let rules = after.rules
    let side = play.side
    let isPersonal = play.who.player != nil && rules.personalFouls[play.move] > 0
    let own =
      isPersonal ? rules.foulLimit.map { "\(after.fouls(of: play.who)) of \($0)" } : nil
    guard rules.teamFouls[play.move] > 0 else { return own ?? "" }
    let bonus = document().teams[side].penalty.said {
      ": \(after.teams[side.other].name.escapingControls) in the \($0.name)"
    }
    return phrase(own, "team foul \(after.box.tallies[side].fouls)" + bonus, between: ", ")
  }

  /// That the clock stands at a play that is only made while it runs, or runs on a full court at one
  /// that stops it; nil in other cases.
  var clockText: String? {
    let clock = after.clock
    let moves = added.map(\.play.move)
    let period = after.schedule[clock.period]
    guard let end = period.end, !isLate, after.finish == nil else { return nil }
    if clock.isRunning {
      let stops = moves.contains { $0.stopsClock || $0.isSubstitution }
      return stops && after.rules.isFullCourt ? "space pauses the clock" : nil
    }
    guard clock == before.clock, moves.contains(where: \.isLive), clock.reading < end else {
      return nil
    }
    if clock.reading > period.start { return "the clock is paused: space starts it" }
    // Said at the first play alone: some games are scored without the clock.
    return before.box.count == 0 && clock.reading == .zero
      ? "the clock stands: space starts it" : nil
  }
}

extension Move {
  /// Whether the move is only made while the clock runs.
  fileprivate var isLive: Bool {
    switch shot {
    case .freeThrow: false
    case nil: [.rebound, .turnover, .steal, .block].contains(self)
    default: true
    }
  }
}

/// A step in words.
extension Entry.Action {
  /// The step of an undo or redo: `play 12: Ana two`, `the fix of play 12: Ana two`; empty for
  /// other actions.
  ///
  /// - Parameter teams: the names of the teams.
  func text(in teams: Sides<String>, by rules: Rules) -> String {
    switch self {
    case .record(let plays, let dropped):
      "\(plays.map(\.number).playList): \(plays.map { $0.text(in: teams, by: rules) }.commaSeparated)"
        + Self.without(dropped)
    case .fix(let play, _, let dropped):
      "the fix of play \(play.number): \(play.text(in: teams, by: rules))" + Self.without(dropped)
    case .shift(let plays): "the shift of \(plays.map(\.number).playList)"
    case .remove(let numbers): "the removal of \(numbers.playList)"
    case .join(let side, let player):
      "the addition of \(player.text) to \(teams[side])"
    case .leave(let side, let player):
      "the removal of \(player) from \(teams[side])"
    case .number(_, let player, let jersey?):
      "the number \(jersey) of \(player)"
    case .number(_, let player, nil): "the removal of \(player)'s number"
    case .rename(let who, let name):
      "the renaming of \(who.player ?? "a team") to \(name)"
    case .captain(let who):
      "the naming of \(who.player ?? "nobody") as captain of \(teams[who.side])"
    case .swap: "the change of home and away"
    case .rules(let rules, let dropped):
      "the rules '\(rules.name)'" + Self.without(dropped)
    case .lineup(let lineup):
      "the lineup of \(teams[lineup.side]): \(lineup.players.commaSeparated)"
    case .card(let lines): "on the card \(lines.map { $0.text(in: teams) }.commaSeparated)"
    case .note(let note?): "the note '\(note)'"
    case .note(nil): "the removal of the note"
    case .day(let day): "the day \(day.text)"
    case .link(let link): "the link to \(link.text)"
    case .end(.forfeit(let side, _)): "the forfeit of \(side.map { teams[$0] } ?? "both")"
    case .end(.byDefault(let side, _)): "the default of \(teams[side])"
    case .end(.abandoned), .end(.called): "the end of the game"
    case .end(.result(let score, _)): "the result \(score.dashed)"
    case .setClock: "the setting of the clock"
    case .open, .undo, .redo, .clock: ""
    }
  }

  private static func without(_ dropped: [Int]) -> String {
    dropped.isEmpty ? "" : ", which removed \(dropped.playList)"
  }
}

extension Card.Line {
  /// `place Hall North`, `Reds coach Jo Li`, `no license of Ana`.
  func text(in teams: Sides<String>) -> String {
    let name = who.map { $0.player ?? teams[$0.side] }
    guard let value else { return "no \(key.rawValue)" + name.said { " of \($0)" } }
    return [name, key.rawValue, value].compactMap(\.self).spaceSeparated
  }
}

extension Play {
  /// `Ana two`, or `Reds foul` for the team itself.
  func text(in teams: Sides<String>, by rules: Rules) -> String {
    let word = move == .flagrantFoul ? rules.word(of: move) : word
    return "\(who.player ?? teams[who.side]) \(word)".escapingControls
  }
}

extension MoveRow {
  /// The name of the move on a page: `rebound`, `missed one`.
  var noun: String {
    for article in ["a ", "an "] where text.hasPrefix(article) {
      return String(text.dropFirst(article.count))
    }
    return text
  }
}
