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
