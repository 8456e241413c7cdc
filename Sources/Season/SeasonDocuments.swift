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

/// The answer of `stats --json`.
public struct StatsDocument: Document {
  /// Games that were added up.
  public let games: Int
  /// The players, in the order in which they are shown.
  public let players: [PlayerTotal]

  /// Players of a season, in the order in which they are shown.
  public init(games: Int, players: [PlayerTotal]) { (self.games, self.players) = (games, players) }

  /// Writes the contract's totals.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("format", "scoreboard.stats/1")
    json.field("games", games)
    json.field("players", players)
    json.endObject()
  }
}

extension PlayerTotal {
  /// The totals as a line of a box score.
  public var total: StatLineDocument {
    StatLineDocument(nil, line, ShotsDocument(shots), fouls: fouls)
      .onCourt(milliseconds: played, plusMinus: plusMinus)
  }
}

extension PlayerTotal: Document {
  /// Writes the contract's player.
  public func write(to json: inout JSONWriter) { write(to: &json, with: []) }

  /// Writes it with more members.
  func write(to json: inout JSONWriter, with more: [JSONMember]) {
    let own = [
      JSONMember("games", games), JSONMember("losses", losses), JSONMember("name", name),
      JSONMember("plusMinus", plusMinus),
      JSONMember("pointsPerGame", thousandths: pointsPerGame?.thousandths),
      JSONMember("secondsPlayed", thousandths: played),
      JSONMember("teams") { [teams] json in
        json.array { json in
          for team in teams { json.string(team) }
        }
      },
      JSONMember("wins", wins),
    ]
    json.adding(own + more) { total.write(to: &$0) }
  }
}
