extension Scoresheet {
  /// The steps an undo would take back, the next one last.
  public var undoable: [Entry] { history.done.map { tape[$0] } }

  /// The steps a redo would give back, the next one last.
  public var redoable: [Entry] { history.undone.map { tape[$0] } }

  /// The step that an undo would take back.
  public var toUndo: Entry? { history.done.last.map { tape[$0] } }

  /// The step that a redo would give back.
  public var toRedo: Entry? { history.undone.last.map { tape[$0] } }

  /// How many steps were done after the one that recorded a play.
  public func steps(after number: Int) throws(GameError) -> Int {
    let step = history.done.lastIndex { place in
      guard case .record(let plays, _) = tape[place].did else { return false }
      return plays.contains { $0.number == number }
    }
    guard let step else { throw .noSuchPlay(number) }
    return history.done.count - 1 - step
  }

  /// Takes back the last steps. The clock stays, except that it is never short of the last play.
  ///
  /// - Returns: the steps taken back, the last one first.
  @discardableResult
  public mutating func undo(_ steps: Int, now: TimeOfDay) throws(GameError) -> [Entry] {
    let back = Array(undoable.suffix(max(0, steps)).reversed())
    guard steps > 0, back.count == steps else {
      throw .nothingToUndo(steps: steps, left: undoable.count)
    }
    try go(.undo(steps: steps), now: now)
    return back
  }

  /// Gives back the last steps taken back.
  ///
  /// - Returns: the steps given back, in the order they are done again.
  @discardableResult
  public mutating func redo(_ steps: Int, now: TimeOfDay) throws(GameError) -> [Entry] {
    let again = Array(redoable.suffix(max(0, steps)).reversed())
    guard steps > 0, again.count == steps else {
      throw .nothingToRedo(steps: steps, left: redoable.count)
    }
    try go(.redo(steps: steps), now: now)
    return again
  }

  private mutating func go(_ action: Entry.Action, now: TimeOfDay) throws(GameError) {
    expire(now: now)
    try perform(action, droppingLater: false, now: now)
  }
}
