import Basketball
import Documents
import JSON

extension LeagueTable: Document {
  /// The answer of `standings --json`.
  public var json: JSON {
    [
      "format": "scoreboard.standings/1", "games": games, "ranking": ranking,
      "teams": places.map { place in
        let home = place.team.record(.home)
        let away = place.team.record(.away)
        let isByPoints = ranking == .classification
        return place.team.json.adding([
          "awayLosses": away.losses, "awayWins": away.wins,
          "classificationPoints": isByPoints ? place.team.classificationPoints : nil,
          "deducted": isByPoints ? place.team.deducted : nil, "forfeits": place.team.forfeits,
          "homeLosses": home.losses, "homeWins": home.wins,
          "rank": place.rank, "why": place.why(),
        ])
      },
    ]
  }
}

extension Table<RankedTeam> {
  /// A row a team.
  public static func standings(_ ranking: Ranking) -> Table {
    [
      "rank": \.rank,
      "team": \.team.name,
      "games": \.team.games,
      "wins": \.team.wins,
      "losses": \.team.losses,
      "win_ratio": { JSON.thousandths($0.team.winRatio?.thousandths) },
      "classification_points": {
        ranking == .classification ? $0.team.classificationPoints : nil
      },
      "points_for": \.team.pointsFor,
      "points_against": \.team.pointsAgainst,
      "points_per_game": { JSON.thousandths($0.team.pointsPerGame?.thousandths) },
      "home_wins": { $0.team.record(.home).wins },
      "home_losses": { $0.team.record(.home).losses },
      "away_wins": { $0.team.record(.away).wins },
      "away_losses": { $0.team.record(.away).losses },
      "forfeits": \.team.forfeits,
      "streak": \.team.streak,
      "why": { $0.why() },
      "deducted": { ranking == .classification ? $0.team.deducted : nil },
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

extension [SeasonTotal] {
  /// The answer of `stats --json`: players or teams of so many games, in the order in which they are
  /// shown.
  public func document(games: Int, ofTeams isOfTeams: Bool) -> JSON {
    [
      "format": "scoreboard.stats/1",
      "games": games,
      "players": isOfTeams ? nil : self,
      "teams": isOfTeams ? self : nil,
    ]
  }
}

extension SeasonTotal: Document {
  public var json: JSON {
    let own: JSON =
      numbers != nil
      ? ["keptIn": keptIn, "name": name]
      : [
        "keptIn": keptIn, "name": name, "plusMinus": stats.plusMinus,
        "secondsPlayed": JSON.thousandths(stats.played), "teams": teams,
      ]
    return counts.adding(own).adding(.line(of: self, Self.figures(ofTeams: numbers != nil)))
  }

  /// Of each count the number of games that kept it.
  private var keptIn: JSON {
    let time: [Figure<StatLineDocument>] = numbers == nil ? [.minutes, .plusMinus] : []
    let lines = (Figure.sums + time).map { JSON.Member($0.key, .int(games(keeping: $0.needs))) }
    return .sorted(lines).adding(numbers?.keptIn ?? [:])
  }
}
