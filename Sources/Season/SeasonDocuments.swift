import Basketball
import Documents
import JSON

extension LeagueTable: Document {
  /// The answer of `standings --json`.
  public var json: JSON {
    [
      "format": "scoreboard.standings/1", "games": games,
      "teams": places.map { $0.team.json.adding(["rank": $0.rank]) },
    ]
  }
}

extension TeamRecord: Document {
  public var json: JSON {
    counts.adding([
      "difference": difference, "name": name, "streak": streak,
      "winRatio": JSON.thousandths(winRatio?.thousandths),
    ])
  }

  /// What the table of a pool has of it, too.
  public var counts: JSON {
    [
      "games": games,
      "losses": losses,
      "pointsAgainst": pointsAgainst,
      "pointsFor": pointsFor,
      "pointsPerGame": JSON.thousandths(pointsPerGame?.thousandths),
      "wins": wins,
    ]
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

  public var json: JSON {
    [
      "format": "scoreboard.stats/1",
      "games": games,
      "players": players,
    ]
  }
}

extension PlayerTotal: Document {
  public var json: JSON {
    total.json.adding([
      "games": games, "losses": losses, "name": name, "plusMinus": total.plusMinus,
      "pointsPerGame": JSON.thousandths(pointsPerGame?.thousandths),
      "secondsPlayed": JSON.thousandths(total.played), "teams": teams, "wins": wins,
    ])
  }
}
