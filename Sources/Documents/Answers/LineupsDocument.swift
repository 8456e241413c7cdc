import Basketball
import JSON

/// The answer of `lineups --json`.
public struct LineupsDocument: Document {
  /// The game.
  public let id: String
  /// The units by their time together, the longest first. Empty if no players on court were recorded.
  public let units: Sides<[Unit]>

  /// The lineups of a game up to its finish, or up to now.
  public init(_ sheet: Scoresheet, now: TimeOfDay) {
    id = sheet.id
    units = sheet.units(until: sheet.standing.asOf(now).reading(at: now))
  }

  /// Writes the contract's lineups.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("away", units.away)
    json.field("format", "scoreboard.lineups/1")
    json.field("home", units.home)
    json.field("id", id)
    json.endObject()
  }
}

extension Unit: Document {
  /// Writes the contract's unit.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("players", players)
    json.field("plusMinus", plusMinus)
    json.field("pointsAgainst", pointsAgainst)
    json.field("pointsFor", pointsFor)
    json.field("seconds", thousandths: milliseconds)
    json.endObject()
  }
}
