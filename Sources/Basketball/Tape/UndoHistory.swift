/// Which entries of a tape are in effect, and which can be redone. An undo or a redo moves the
/// border between the two.
struct UndoHistory: Equatable, Sendable {
  /// Indices on the tape of the steps in effect, oldest first, then of the undone ones, the next to
  /// redo first.
  private var indices = [Int]()
  /// How many are in effect.
  private var count = 0

  /// Indices on the tape of the steps in effect, oldest first.
  var done: ArraySlice<Int> { indices[..<count] }
  /// Indices on the tape of the undone steps, the next to redo first.
  var undone: ArraySlice<Int> { indices[count...] }

  /// Adds an entry; false if it undoes or redoes more than there is.
  @discardableResult
  mutating func add(_ action: Entry.Action, at index: Int) -> Bool {
    switch action {
    case .open, .clock: break
    case .undo(let steps):
      guard steps > 0, steps <= count else { return false }
      count -= steps
    case .redo(let steps):
      guard steps > 0, steps <= undone.count else { return false }
      count += steps
    default:
      indices.removeSubrange(count...)
      indices.append(index)
      count += 1
    }
    return true
  }
}
