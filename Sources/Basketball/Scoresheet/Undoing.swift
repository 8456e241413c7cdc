extension Scoresheet {
  /// The steps an undo would take back, the next one last.
  public var undoable: [Entry] { history.done.map { tape[$0] } }

  /// The steps a redo would give back, the next one last.
  public var redoable: [Entry] { history.undone.map { tape[$0] } }

  /// Takes back the last steps. The clock stays, except that it is never short of the last play.
  ///
  /// - Returns: the steps taken back, the last one first.
  @discardableResult
  public mutating func undo(_ steps: Int, now: TimeOfDay) throws(GameError) -> [Entry] {
    let back = Array(undoable.suffix(max(0, steps)).reversed())
    guard steps > 0, back.count == steps else {
      throw .nothingToUndo(steps: steps, left: undoable.count)
    }
    try step(.undo(steps: steps), now: now)
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
    try step(.redo(steps: steps), now: now)
    return again
  }

  private mutating func step(_ action: Entry.Action, now: TimeOfDay) throws(GameError) {
    var next = self
    next.history.follow(action, at: tape.count)
    // The game has been as it will be now, unless its tape was written by another hand.
    let behind = next.refold()
    guard behind.isEmpty else { throw .playsBehindFinish(behind) }
    next.append(action, now: now)
    self = next
  }
}
