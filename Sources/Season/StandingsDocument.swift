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
        json.object(of: [JSONMember("rank", place.rank)] + place.team.members)
      }
    }
    json.endObject()
  }
}

extension TeamRecord {
  /// What there is to tell of it, ratios in thousandths.
  var members: [JSONMember] {
    [
      JSONMember("difference", difference), JSONMember("games", games),
      JSONMember("losses", losses), JSONMember("name", name),
      JSONMember("pointsAgainst", pointsAgainst), JSONMember("pointsFor", pointsFor),
      JSONMember("pointsPerGame", thousandths: pointsPerGame?.thousandths),
      JSONMember("streak", streak),
      JSONMember("winRatio", thousandths: winRatio?.thousandths), JSONMember("wins", wins),
    ]
  }
}
