/// The head path: what only adds to a game is decided by the state in the head of its file, and the tape
/// is not read. `canAppend` says what does, and `appending` does it; `Tests/Benchmarks/gates` counts what
/// `record` costs so.
extension GameState {
  /// Whether an entry only adds to the game, so that the head of a file is enough and its tape need
  /// not be read.
  func canAppend(_ entry: Entry) -> Bool {
    switch entry.action {
    case .note, .link: return true
    case .end: return finish == nil && staysAhead(entry.clock)
    case .clock, .setClock:
      let period = entry.clock?.period ?? 0
      let begins = period > box.period && schedule.isOvertime(period)
      return finish == nil && box.overtime == nil && period >= box.period && !begins
        && staysAhead(entry.clock)
    case .record(let plays, let dropped):
      return finish == nil && dropped.isEmpty && areNext(plays) && !mayBelongEarlier(plays)
    default: return false
    }
  }

  /// Whether plays are possible, and come in order after the last one.
  private func areNext(_ plays: [Play]) -> Bool {
    var last = lastPlay
    for recorded in plays {
      let play = rules.placed(recorded)
      guard teams.has(play.who), play.move.isPossible(by: play.who),
        play.link != .none, isNext(play, after: last), play.period >= box.period,
        play.period > clock.period || !isPeriodOver, isKnownToCourt(play, after: last),
        keepsTimeouts(play), play.move != .block || last?.takes(play) ?? false
      else { return false }
      last = play
    }
    return true
  }

  /// Whether a play can be added to minutes and plus-minus. The first substitution, a play before a
  /// lineup or behind another play, and a free throw for the players at a foul need the tape.
  private func isKnownToCourt(_ play: Play, after last: Play?) -> Bool {
    guard box.court != nil else { return !play.move.isSubstitution }
    let isOfFoul =
      rules.freeThrowFive == .foul && play.move == .freeThrow && last?.moment == play.moment
    return onClock(play.moment) >= clockMoment && play.isByClock && !isOfFoul
  }

  /// Whether a time-out comes before none that were lost by now.
  private func keepsTimeouts(_ play: Play) -> Bool {
    play.move != .timeout || rules.timeoutCeilings.isEmpty || onClock(play.moment) >= clockMoment
  }

  /// Whether the clock does not go back, perhaps to before a lineup or a loss of time-outs.
  private func staysAhead(_ next: GameClock?) -> Bool {
    box.court == nil && rules.timeoutCeilings.isEmpty
      || next.map { $0.moment >= clockMoment } ?? true
  }

  /// Whether a play comes directly after the last one. If that is out of clock order, a play must
  /// name it as the one it follows.
  private func isNext(_ play: Play, after last: Play?) -> Bool {
    guard let last else { return play.follows == nil }
    if let follows = play.follows { return follows == last.number && play.period == last.period }
    return last.isByClock && last.precedes(play)
  }

  /// Whether one of the plays may belong to an earlier one.
  private func mayBelongEarlier(_ plays: [Play]) -> Bool {
    plays.contains(where: \.isOpen)
      && (plays.first?.reading == lastPlay?.reading || plays.linked() != plays)
  }
}
