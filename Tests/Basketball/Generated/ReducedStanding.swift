@testable import Basketball

extension Standing {
  /// The game as far as a document has it: of a finish all but its basket, the overtime as it
  /// follows from the points that are needed.
  var reduced: Standing {
    let finish = finish.map {
      Finish(winner: $0.winner, reading: $0.reading, ending: $0.ending)
    }
    let box = BoxScore(
      teams: teams, rules: rules, lines: box.lines, count: box.count, lastPlay: box.lastPlay,
      finish: finish, overtime: overtimeByNeed, missedBy: box.missedBy)
    return Standing(
      id: id, created: created, note: note, clock: clock, box: box, lastNumber: lastNumber)
  }

  /// The score the overtime began with, while it is played.
  private var overtimeByNeed: Sides<Int>? {
    guard let limit = rules.timeLimit, let points = rules.overtime, !clock.isRunning,
      clock.reading >= limit, let home = box.needed(by: .home), let away = box.needed(by: .away)
    else { return nil }
    return Sides(
      home: home + box.score.home - points, away: away + box.score.away - points)
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

extension Result<Outcome, GameError> {
  /// What came of a verb, as far as a document has the games before and after.
  var reduced: Self {
    switch self {
    case .success(let outcome): .success(outcome.reduced)
    case .failure: self
    }
  }
}
