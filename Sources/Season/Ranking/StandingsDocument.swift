import Basketball
import Documents
import JSON

/// The answer of `standings --json`.
public struct StandingsDocument: Document {
  /// Games that count.
  public let games: Int
  /// The teams in order.
  public let places: [LeagueTable.Place]

  /// The standings of a season.
  public init(_ standings: LeagueTable) { (games, places) = (standings.games, standings.places) }

  /// Writes the contract's standings.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("format", "scoreboard.standings/1")
    json.field("games", games)
    json.key("teams")
    json.array { json in
      for place in places {
        json.adding([JSONMember("rank", place.rank)]) { place.team.write(to: &$0) }
      }
    }
    json.endObject()
  }
}

extension TeamRecord: Document {
  /// Writes the team's place, with ratios in thousandths.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("difference", difference)
    json.field("games", games)
    json.field("losses", losses)
    json.field("name", name)
    json.field("pointsAgainst", pointsAgainst)
    json.field("pointsFor", pointsFor)
    json.field("pointsPerGame", thousandths: pointsPerGame?.thousandths)
    json.field("streak", streak)
    json.field("winRatio", thousandths: winRatio?.thousandths)
    json.field("wins", wins)
    json.endObject()
  }
}
