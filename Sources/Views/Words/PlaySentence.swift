import Basketball
import Documents
import Terminal
import ViewModels

/// The sentence that answers a key: what was recorded.
extension Outcome {
  /// The end of the answer to every play.
  static let undoText = "u takes it back"

  /// `two by #4 Ana, 12 : 9 · u takes it back`; for a late entry also its time and the score then
  /// and now, for a foul also the team's fouls, and whatever a referee has to know at once.
  var sentence: String {
    guard let last = added.last else { return "nothing was recorded" }
    let plays = added.map { scored in
      let (move, name) = (scored.play.move, name(scored.play.who))
      if move.isSubstitution { return "\(name) \(move.word)" }
      return "\(move.word) \(move == .arrow ? "to" : "by") \(name)"
    }.joined(separator: ", ")
    let taken = removed.map(\.play.number)
    let first = plays + (isLate ? late(last) : score(last)) + personalFouls + fouls
    let dropped = taken.isEmpty ? [] : ["removed \(taken.playList)"]
    // After a large substitution there is no room.
    let isSubstitution = added.allSatisfy(\.play.move.isSubstitution)
    let said =
      isSubstitution
      ? courtWarnings + [first] : [first] + withoutBasket + fouledOutLines + courtWarnings
    return
      (said + [begun, turn, needs].compactMap(\.self) + timeoutLines + dropped
      + [stopped, Self.undoText].compactMap(\.self))
      .joined(separator: " · ")
  }

  private func name(_ who: Who) -> String {
    let team = after.teams[who.side]
    let number =
      team.place(of: who.player).flatMap { team.players[$0].jersey }
      .map { "#\($0) " } ?? ""
    return number + (who.player ?? team.name).escapingControls.truncated(to: 24)
  }

  private func late(_ play: ScoredPlay) -> String {
    let time = PlayDocument(play, on: after.rules.clockFace).time
    let (then, now) = (play.score, after.box.score)
    return
      ", a late entry at \(time), \(then.home) : \(then.away) then and \(now.home) : \(now.away) now"
  }

  private func score(_ last: ScoredPlay) -> String {
    guard added.contains(where: { $0.play.move.points > 0 }) else { return "" }
    return ", \(last.score.home) : \(last.score.away)"
  }

  /// The fouls of the player if the rules have a limit: `, 4 of 5`.
  private var personalFouls: String {
    guard let limit = after.rules.foulLimit,
      let play = added.last(where: { $0.play.move.isFoul })?.play, play.who.player != nil,
      after.rules.personalFouls[play.move] > 0
    else { return "" }
    return ", \(fouls(of: play.who, in: after)) of \(limit)"
  }

  private var withoutBasket: [String] {
    assistsWithoutBasket.isEmpty ? [] : ["it has no basket"]
  }

  private var begun: String? {
    begunPeriod.map { "\($0) begins" + (after.clock.isRunning ? "" : ": space starts the clock") }
  }

  /// After a foul: the team fouls, and who is in the bonus.
  private var fouls: String {
    guard let play = added.last(where: { $0.play.move.isFoul })?.play,
      after.rules.teamFouls[play.move] > 0
    else { return "" }
    let side = play.who.side
    let bonus = document(at: nil).teams[side].penalty.map {
      ": \(after.teams[side.other].name.escapingControls) in the \($0.name)"
    }
    return ", team foul \(after.box.tallies[side].fouls)" + (bonus ?? "")
  }

  private var turn: String? { isTurningPoint ? document(at: nil).statusText : nil }

  /// A reminder that the clock is stopped, if it has run before: such a play is only made while it
  /// runs.
  private var stopped: String? {
    let clock = after.clock
    let period = after.schedule[clock.period]
    guard let end = period.end, clock.reading > period.start, clock.reading < end,
      !clock.isRunning, clock == before.clock, !isLate, after.finish == nil,
      added.contains(where: { $0.play.move.isLive })
    else { return nil }
    return "the clock is paused: space starts it"
  }

  /// A note if this play has made the next basket a possible winner.
  private var needs: String? {
    guard added.contains(where: { $0.play.move.points > 0 }) else { return nil }
    let warnings = document(at: nil).facts.warnings
    return warnings.isEmpty ? nil : warnings.joined(separator: ", ")
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

/// A substitution that is being chosen, in words.
struct SubstitutionText {
  private let chosen: Substitution
  private let facts: GameFacts
  private let names: ShortNames

  init(_ chosen: Substitution, _ facts: GameFacts, columns: Int) {
    (self.chosen, self.facts) = (chosen, facts)
    names = ShortNames(facts.teams, columns: max(8, columns / 4), number: .hash)
  }

  /// `out #9 Bea · in #5 Fay`, and how many would be on court, if that is a wrong number.
  var text: String {
    guard !chosen.isEmpty else { return "who leaves, who comes? their keys, then Enter" }
    let parts = [list("out", chosen.leaving), list("in", chosen.coming)].compactMap(\.self)
    let wrong = Side.allCases.filter(chosen.concerns).compactMap { side in
      let team = facts.teams[side]
      return facts.rules.wrongNumber(chosen.count(side), of: team.players.count)
        .map { "\(team.name.escapingControls) would have \($0)" }
    }
    return (parts + wrong).joined(separator: " · ")
  }

  private func list(_ word: String, _ people: [Who]) -> String? {
    people.isEmpty ? nil : "\(word) " + people.map { names[$0] }.joined(separator: ", ")
  }

  /// The next keys.
  static let keys = [
    KeyWords(
      label: "the keys of those who leave and come,",
      keys: [("#", "by number"), ("Enter", "substitutes"), ("Esc", "back")]),
    KeyWords(label: "who leaves and comes,", keys: [("Enter", "substitutes"), ("Esc", "back")]),
    KeyWords(keys: [("Enter", "substitutes"), ("Esc", "back")]),
    KeyWords(keys: [("Enter", ""), ("Esc", "")]),
  ]
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
