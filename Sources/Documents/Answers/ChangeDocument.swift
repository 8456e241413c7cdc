import Basketball
import JSON

/// The changes of a game by a command.
struct ChangeDocument: Document, Equatable {
  /// The plays of the undone steps, and of the redone ones.
  var (undone, redone) = ([PlayDocument](), [PlayDocument]())
  /// Corrected plays as they were before; `added` has them as they are now.
  var replaced = [PlayDocument]()
  var removed = [PlayDocument]()
  /// The plays that were recorded, and corrected plays as they are now.
  var added = [PlayDocument]()

  /// The changes of an outcome; none without one.
  init(_ outcome: Outcome?) {
    guard let outcome else { return }
    let old = outcome.before.rules
    let new = outcome.after.rules
    func plays(_ plays: [ScoredPlay], _ rules: Rules) -> [PlayDocument] {
      plays.map { PlayDocument($0, by: rules) }
    }
    let steps = plays(outcome.playsOfSteps, new)
    (undone, redone) = outcome.undone.isEmpty ? ([], steps) : (steps, [])
    replaced = plays(outcome.replaced.map(\.old), old)
    removed = plays(outcome.removed, old)
    added = plays(outcome.added + outcome.replaced.map(\.new), new)
  }

  var json: JSON {
    [
      "added": added,
      "redone": redone,
      "removed": removed,
      "replaced": replaced,
      "undone": undone,
    ]
  }
}

extension GameDocument {
  /// The answer of a command that has changed the game: the document of `show --json`, with the change.
  public func changed(by outcome: Outcome? = nil) -> JSON {
    json.adding(["change": ChangeDocument(outcome)])
  }

  /// The end of the game: a line of `record --json` after the play that ended it.
  public var end: JSON {
    [
      "away": away.score,
      "ending": ending,
      "event": "finished",
      "home": home.score,
      "id": id,
      "seconds": clock.reading,
      "winner": winner,
    ]
  }
}
