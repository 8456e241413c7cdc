import Basketball
import JSON

/// The answer of `log --json`.
public struct LogDocument: Document, Equatable {
  /// The game.
  public let id: String
  /// Its plays in order.
  public let plays: [PlayDocument]
  private let teams: Sides<Team>

  /// The play-by-play of a game.
  public init(_ sheet: Scoresheet) {
    (id, teams) = (sheet.id, sheet.standing.teams)
    let face = sheet.standing.rules.clockFace
    plays = sheet.playByPlay.plays.map { PlayDocument($0, on: face) }
  }

  /// The lines of `log --jsonl`.
  public var objects: [PlayLine] { plays.map { line($0) } }

  /// A play as a line of its own.
  public func line(_ play: PlayDocument) -> PlayLine {
    PlayLine(play, id: id, teamName: teams[play.team].name)
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
