/// Which entries of a tape are in effect, and which a redo would give back.
struct History: Equatable, Sendable {
  /// Places on the tape of the steps in effect, oldest first.
  private(set) var done: [Int] = []
  /// Places on the tape of the steps taken back, the next to redo last.
  private(set) var undone: [Int] = []

  /// Follows one more entry; false when it undoes or redoes more than there is.
  @discardableResult
  mutating func follow(_ action: Entry.Action, at index: Int) -> Bool {
    switch action {
    case .open, .clock: return true
    case .undo(let steps): return Self.move(steps, from: &done, to: &undone)
    case .redo(let steps): return Self.move(steps, from: &undone, to: &done)
    default:
      done.append(index)
      undone = []
      return true
    }
  }

  private static func move(_ steps: Int, from: inout [Int], to: inout [Int]) -> Bool {
    guard (1...).contains(steps), steps <= from.count else { return false }
    to += from.suffix(steps).reversed()
    from.removeLast(steps)
    return true
  }
}
