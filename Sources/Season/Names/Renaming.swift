import Basketball
import Documents
import JSON

/// A name that is to become another, in one game or event.
public struct Renaming: Equatable, Sendable {
  /// The id of the game, or the name of the event.
  public let game: String
  /// The player or the team.
  public let who: Who
  /// The team of a player; nil where a team itself is renamed.
  public let team: String?
  /// The name as it is written in the game.
  public let from: String
  /// What it becomes.
  public let to: String
  /// Whether it is in the file of an event.
  public private(set) var isOfEvent = false

  /// Where it is: the id of a game, or the file of an event.
  public var place: String { isOfEvent ? "\(game).event" : game }
}

extension Renaming: Document {
  /// Writes the contract's renaming.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("from", from)
    json.field("place", place)
    json.field("team", team)
    json.field("to", to)
    json.endObject()
  }
}

/// The answer of `roster rename --all`.
public struct RenamingsDocument: Document {
  /// Where a name has become another, or would.
  public let places: [Renaming]
  /// Whether it was only tried out.
  public let isDryRun: Bool

  /// What was renamed.
  public init(_ places: [Renaming], isDryRun: Bool) {
    (self.places, self.isDryRun) = (places, isDryRun)
  }

  /// Writes the contract's renamings.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("dryRun", isDryRun)
    json.field("format", "scoreboard.renamings/1")
    json.field("places", places)
    json.endObject()
  }
}
