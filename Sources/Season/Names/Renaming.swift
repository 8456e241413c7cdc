import Basketball
import Documents
import JSON

/// A name that is to become another, in one place.
public struct Renaming: Equatable, Sendable {
  /// Where a name stands.
  public enum Place: Equatable, Sendable {
    /// A player or a team of the game with this id.
    case game(String, Who)
  }

  /// Where it stands.
  public let place: Place
  /// The team of a player; nil where a team itself is renamed.
  public let team: String?
  /// The name as it is written there.
  public let from: String
  /// What it becomes.
  public let to: String

  /// What the place is called: a game by its id.
  public var placeName: String {
    switch place {
    case .game(let id, _): id
    }
  }
}

extension Renaming: Document {
  /// Writes the contract's renaming.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("from", from)
    json.field("place", placeName)
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
