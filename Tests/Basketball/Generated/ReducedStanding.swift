@testable import Basketball

extension GameState {
  /// The game as far as a document has it: of a finish all but its basket, of the last play all but
  /// the lineup that it follows.
  var reduced: GameState {
    var lastPlay = box.lastPlay
    lastPlay?.play.followsLineup = nil
    let finish = finish.map {
      Finish(winner: $0.winner, at: $0.moment, ending: $0.ending)
    }
    let box = BoxScore(
      teams: teams, rules: rules, lines: box.lines, count: box.count, lastPlay: lastPlay,
      finish: finish, period: box.period, tallies: box.tallies, overtime: box.overtime,
      possession: box.possession, court: box.court.map { Court($0.lines) },
      missedBy: box.missedBy)
    return GameState(
      id: id, created: created, note: note, clock: clock, box: box, lastNumber: lastNumber)
  }
}

extension Outcome {
  /// What was done, as far as a document has the games before and after.
  var reduced: Outcome {
    Outcome(
      before: before.reduced, after: after.reduced, entries: entries, added: added,
      replaced: replaced, removed: removed, undone: undone, redone: redone,
      playsOfSteps: playsOfSteps)
  }
}

extension Result<Outcome, Problem> {
  /// What came of a verb, as far as a document has the games before and after.
  var reduced: Self {
    switch self {
    case .success(let outcome): .success(outcome.reduced)
    case .failure: self
    }
  }
}
