import Basketball
import JSON

/// The answer of `log --json`.
public struct LogDocument: Document, Equatable {
  /// The game.
  public let id: String
  /// Its plays in order.
  public let plays: [PlayDocument]

  /// The play-by-play of a game.
  public init(_ sheet: Scoresheet) {
    id = sheet.id
    plays = sheet.playByPlay.plays.map { PlayDocument($0) }
  }

  /// Writes the contract's log.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("format", "scoreboard.log/1")
    json.field("id", id)
    json.field("plays", plays)
    json.endObject()
  }
}
