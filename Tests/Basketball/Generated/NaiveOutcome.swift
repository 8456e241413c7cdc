@testable import Basketball

/// What an entry does, worked out by comparing the plays before it with those after it, and with
/// two plain stacks of steps.
struct NaiveOutcome {
  /// The steps in effect, oldest first.
  private(set) var done = [Entry]()
  /// The steps taken back, the next to redo last.
  private(set) var undone = [Entry]()

  /// The outcome of the entry that is the last on the tape of `after` and not yet on that of
  /// `before`.
  mutating func next(_ before: Scoresheet, _ after: Scoresheet) -> Outcome {
    let entry = after.tape.entries[before.tape.entries.count]
    let old = before.plays
    let new = after.plays
    let turned = turn(entry)
    let isTurn = !turned.undone.isEmpty || !turned.redone.isEmpty
    let fixed = entry.action.recorded.isEmpty ? entry.action.plays : []
    let common = old.filter { play in new.contains { $0.number == play.number } }
    return Outcome(
      before: before.state, after: after.state, entries: [entry],
      added: isTurn
        ? []
        : after.playByPlay.plays.filter { play in
          !old.contains { $0.number == play.play.number }
        }.sorted { $0.play.number < $1.play.number },
      replaced: fixed.compactMap { play in
        guard let old = before.scored(play.number) else { return nil }
        return .init(
          old: old, new: after.scored(play.number) ?? ScoredPlay(play, score: old.score))
      },
      removed: isTurn
        ? []
        : before.playByPlay.plays.filter { !common.contains($0.play) }.map { gone in
          let play = fixed.first { $0.number == gone.play.number } ?? gone.play
          return ScoredPlay(play, score: gone.score)
        },
      undone: turned.undone, redone: turned.redone,
      playsOfSteps: touched(
        by: turned.undone + turned.redone, !turned.undone.isEmpty, before, after))
  }

  /// The plays of steps, each once: as it was where the game has it no more, or where it was put down
  /// by a step that is taken back; else as it is.
  private func touched(
    by steps: [Entry], _ isBack: Bool, _ before: Scoresheet, _ after: Scoresheet
  ) -> [ScoredPlay] {
    let removed = steps.flatMap(\.action.removed)
    var plays = [ScoredPlay]()
    for number in steps.flatMap({ $0.action.plays.map(\.number) + $0.action.removed }) {
      let old = before.scored(number)
      let new = after.scored(number)
      let play = isBack || removed.contains(number) ? old ?? new : new
      guard let play, !plays.contains(where: { $0.play.number == number }) else { continue }
      plays.append(play)
    }
    return plays
  }

  private mutating func turn(_ entry: Entry) -> (undone: [Entry], redone: [Entry]) {
    switch entry.action {
    case .undo(let steps):
      let back = (0..<steps).map { _ in done.removeLast() }
      undone += back
      return (back, [])
    case .redo(let steps):
      let forth = (0..<steps).map { _ in undone.removeLast() }
      done += forth
      return ([], forth)
    case .open, .clock: break
    case .record, .fix, .shift, .remove, .join, .leave, .number, .rename, .captain, .swap, .rules,
      .lineup, .note, .card, .day, .link, .setClock, .end:
      done.append(entry)
      undone = []
    }
    return ([], [])
  }
}

extension Scoresheet {
  /// The play of a number with its score, found in the list.
  fileprivate func scored(_ number: Int) -> ScoredPlay? {
    playByPlay.plays.first { $0.play.number == number }
  }
}

extension Outcome {
  /// The same with the plays that were taken out in the order of their numbers.
  var sorted: Outcome {
    Outcome(
      before: before, after: after, entries: entries, added: added, replaced: replaced,
      removed: removed.sorted { $0.play.number < $1.play.number }, undone: undone,
      redone: redone, playsOfSteps: playsOfSteps)
  }
}
