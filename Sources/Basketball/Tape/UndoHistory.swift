/// Which entries of a tape are in effect, and which a redo would give back.
struct UndoHistory: Equatable, Sendable {
  /// Places on the tape of the steps in effect, oldest first.
  private(set) var done: [Int] = []
  /// Places on the tape of the steps taken back, the next to redo last.
  private(set) var undone: [Int] = []

  /// Takes in one more entry; false when it undoes or redoes more than there is.
  @discardableResult
  mutating func add(_ action: Entry.Action, at place: Int) -> Bool {
    switch action {
    case .open, .clock: return true
    case .undo(let steps): return Self.move(steps, from: &done, to: &undone)
    case .redo(let steps): return Self.move(steps, from: &undone, to: &done)
    case .record, .fix, .remove, .join, .leave, .number, .rename, .rules, .note, .end:
      done.append(place)
      undone = []
      return true
    }
  }

  private static func move(_ steps: Int, from: inout [Int], to: inout [Int]) -> Bool {
    guard steps > 0, steps <= from.count else { return false }
    to += from.suffix(steps).reversed()
    from.removeLast(steps)
    return true
  }
}
