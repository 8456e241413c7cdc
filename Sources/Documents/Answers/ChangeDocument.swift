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

  /// Writes the contract's change.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("added", added)
    json.field("redone", redone)
    json.field("removed", removed)
    json.field("replaced", replaced)
    json.field("undone", undone)
    json.endObject()
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

  /// Writes the contract's document of a game with its change.
  public func write(to json: inout JSONWriter) {
    json.adding([JSONMember("change") { [change] in change.write(to: &$0) }]) {
      game.write(to: &$0)
    }
  }
}

/// The end of a game: a line of `record --json` after the play that ended it.
public struct EndOfGame: Document {
  private let game: GameDocument

  /// The end of a game.
  public init(_ game: GameDocument) {
    self.game = game
  }

  /// Writes the end.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("away", game.away.score)
    json.field("ending", game.ending?.rawValue)
    json.field("event", "finished")
    json.field("home", game.home.score)
    json.field("id", game.id)
    json.field("seconds", thousandths: game.clock.reading.milliseconds)
    json.field("winner", game.winner?.rawValue)
    json.endObject()
  }
}
