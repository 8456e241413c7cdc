import Basketball
import JSON

/// The changes of a game by a command.
public struct ChangeDocument: Document, Equatable {
  /// The plays of the undone steps.
  public let undone: [PlayDocument]
  /// The plays of the redone steps.
  public let redone: [PlayDocument]
  /// Corrected plays as they were before; `added` has them as they are now.
  public let replaced: [PlayDocument]
  /// The removed plays.
  public let removed: [PlayDocument]
  /// The plays that were recorded, and corrected plays as they are now.
  public let added: [PlayDocument]

  /// No changes.
  public init() {
    (undone, redone, replaced, removed, added) = ([], [], [], [], [])
  }

  /// The changes of an outcome.
  public init(_ outcome: Outcome) {
    let (old, new) = (outcome.before.rules.clockFace, outcome.after.rules.clockFace)
    func plays(_ plays: [ScoredPlay], _ face: ClockFace) -> [PlayDocument] {
      plays.map { PlayDocument($0, on: face) }
    }
    let steps = plays(outcome.playsOfSteps, new)
    (undone, redone) = outcome.undone.isEmpty ? ([], steps) : (steps, [])
    replaced = plays(outcome.replaced.map(\.old), old)
    removed = plays(outcome.removed, old)
    added = plays(outcome.added + outcome.replaced.map(\.new), new)
  }

  public var json: JSON {
    [
      "added": added,
      "redone": redone,
      "removed": removed,
      "replaced": replaced,
      "undone": undone,
    ]
  }
}

/// The answer of a command that has changed a game: the document of `show --json`, with the change.
public struct ChangedGame: Document {
  private let game: GameDocument
  private let change: ChangeDocument

  /// A game after a change.
  public init(_ game: GameDocument, _ change: ChangeDocument = ChangeDocument()) {
    (self.game, self.change) = (game, change)
  }

  public var json: JSON { game.json.adding(["change": change]) }
}

/// The end of a game: a line of `record --json` after the play that ended it.
public struct EndOfGame: Document {
  private let game: GameDocument

  /// The end of a game.
  public init(_ game: GameDocument) {
    self.game = game
  }

  public var json: JSON {
    [
      "away": game.away.score,
      "ending": game.ending,
      "event": "finished",
      "home": game.home.score,
      "id": game.id,
      "seconds": game.clock.reading,
      "winner": game.winner,
    ]
  }
}
