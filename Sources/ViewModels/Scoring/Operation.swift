import Basketball

/// What a scorer does to a game beside recording plays: once all plays are saved, and perhaps again.
struct Operation {
  private(set) var verb: Verb
  /// What is done once it is saved.
  var whenDone: () -> Void = {}

  /// Whether it can be done at the price of later plays, which the scorer is asked about.
  var canInsist: Bool { verb != verb.droppingLaterPlays }

  /// The same, with the later plays taken out.
  var insisting: Operation {
    var operation = self
    operation.verb = verb.droppingLaterPlays
    return operation
  }
}

extension Verb {
  /// The same, with the plays taken out that would come after the finish.
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
