import Basketball

/// A change of a game other than recording plays. It is done after all plays are saved, and can be
/// tried again.
struct Operation {
  private(set) var verb: Verb
  /// Called once it is saved.
  var whenDone: () -> Void = {}

  /// Whether it can be done by removing later plays, after asking the scorer.
  var canInsist: Bool { verb != verb.droppingLaterPlays }

  /// The same operation that removes later plays.
  var insisting: Operation {
    var operation = self
    operation.verb = verb.droppingLaterPlays
    return operation
  }
}

extension Verb {
  /// The same verb that removes plays after the finish.
  nonisolated fileprivate var droppingLaterPlays: Verb {
    switch self {
    case .record(let plays, let time, _): .record(plays, at: time, droppingLater: true)
    case .recordTyped(let typed, _): .recordTyped(typed, droppingLater: true)
    case .fix(let number, let correction, _): .fix(number, correction, droppingLater: true)
    case .remove(let number, _): .remove(number, droppingLater: true)
    case .rules(let preset, let changes, _):
      .rules(preset: preset, changes, droppingLater: true)
    case .clock, .join, .leave, .number, .rename, .lineup, .note, .link, .end, .undo, .undoTo,
      .redo:
      self
    }
  }
}
