@testable import Basketball

/// What an entry does, worked out by comparing the plays before it with those after it, and with
/// two plain stacks of steps.
struct NaiveOutcome {
  /// The steps in effect, oldest first.
  private(set) var done: [Entry] = []
  /// The steps taken back, the next to redo last.
  private(set) var undone: [Entry] = []

  /// The outcome of the entry that is the last on the tape of `after` and not yet on that of
  /// `before`.
  mutating func next(_ before: Scoresheet, _ after: Scoresheet) -> Outcome {
    let entry = after.tape.entries[before.tape.entries.count]
    let (old, new) = (before.plays, after.plays)
    let turned = turn(entry)
    let isTurn = !turned.undone.isEmpty || !turned.redone.isEmpty
    let isRename = if case .rename = entry.action { true } else { false }
    let fixed: Play? = if case .fix(let play, _) = entry.action { play } else { nil }
    let common = old.filter { play in new.contains { $0.number == play.number } }
    let changed = common.filter { !new.contains($0) }
    return Outcome(
      before: before.standing, after: after.standing, entries: [entry],
      added: isTurn
        ? []
        : after.playByPlay.plays.filter { play in
          !old.contains { $0.number == play.play.number }
        }.sorted { $0.play.number < $1.play.number },
      replaced: isTurn || isRename
        ? []
        : (changed + old.filter { $0.number == fixed?.number && !common.contains($0) })
          .compactMap { play in
            (new.first { $0.number == play.number } ?? fixed).map { .init(old: play, new: $0) }
          },
      removed: isTurn
        ? []
        : old.filter { !common.contains($0) }.map { $0.number == fixed?.number ? fixed ?? $0 : $0 },
      undone: turned.undone, redone: turned.redone)
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
    case .record, .fix, .remove, .join, .rename, .rules, .note:
      done.append(entry)
      undone = []
    }
    return ([], [])
  }
}

extension Outcome {
  /// The same with the plays that were taken out in the order of their numbers.
  var sorted: Outcome {
    Outcome(
      before: before, after: after, entries: entries, added: added, replaced: replaced,
      removed: removed.sorted { $0.number < $1.number }, undone: undone, redone: redone)
  }
}
