import Basketball
import Documents
import JSON

extension SeasonTables: Document {
  /// The answer of `standings --json`.
  public var json: JSON {
    [
      "format": "scoreboard.standings/1", "games": together.games, "ranking": together.ranking,
      "tables": competitions, "teams": together.places,
    ]
  }
}

extension CompetitionTable: Document {
  public var json: JSON {
    ["event": event, "pool": pool, "ranking": ranking, "teams": places, "title": title]
  }
}

extension Ratio: JSONRepresentable {
  /// With three decimals.
  public var json: JSON { .thousandths(thousandths) }
}

extension RankedTeam: Document {
  public var json: JSON {
    let home = team.record(.home)
    let away = team.record(.away)
    return team.json.adding([
      "awayLosses": away.losses, "awayWins": away.wins,
      "classificationPoints": classificationPoints, "deducted": deducted,
      "forfeits": team.forfeits, "homeLosses": home.losses, "homeWins": home.wins,
      "rank": rank, "why": why,
    ])
  }
}

extension Table<RankedTeam> {
  /// A row for each team.
  public static func standings(_ ranking: Ranking) -> Table {
    func record(_ title: String, _ place: String, rank: Int, _ side: Side) -> Column<RankedTeam> {
      Column(title, "won and lost \(place)", rank: rank, as: .text) {
        let record = $0.team.record(side)
        return "\(record.wins)-\(record.losses)"
      }
    }
    let isByPoints = ranking == .classification
    let rank: Table = ["rank": \.rank]
    let first: Table = [
      Column("# ", as: .text) { "\($0.rank)" + ($0.isShared ? "=" : " ") },
      Column("TEAM", key: "team", as: .team) {
        Cell($0.name, to: .team($0.name), detail: $0.isWithdrawn ? "withdrawn" : nil)
      },
      Column("G", key: "games", rank: 2) { $0.team.games },
      Column("W", key: "wins") { $0.team.wins },
      Column("L", key: "losses") { $0.team.losses },
      Column(isByPoints ? "PTS" : nil, "classification points") { $0.classificationPoints },
      Column("PCT", key: "win_ratio", as: .decimals(3)) { $0.team.winRatio },
    ]
    let byPoints: Table = ["classification_points": \.classificationPoints]
    let points: Table = [
      Column("PTS+", "points scored", key: "points_for", rank: 5) { $0.team.pointsFor },
      Column("PTS–", "points against", key: "points_against", rank: 5) { $0.team.pointsAgainst },
      Column("PPG", key: "points_per_game", rank: 1, as: .decimals(1)) {
        $0.team.pointsPerGame
      },
      Column("DIFF", rank: 3, as: .signed) { $0.team.difference },
      Column("STREAK", rank: 4, as: .text) {
        let streak = $0.team.streak
        return streak == 0 ? "–" : streak > 0 ? "W\(streak)" : "L\(-streak)"
      },
      record("HOME", "at home", rank: 6, .home),
      record("AWAY", "away", rank: 7, .away),
    ]
    let last: Table = [
      "home_wins": { $0.team.record(.home).wins }, "home_losses": { $0.team.record(.home).losses },
      "away_wins": { $0.team.record(.away).wins }, "away_losses": { $0.team.record(.away).losses },
      "forfeits": \.team.forfeits, "streak": \.team.streak, "why": \.why, "deducted": \.deducted,
    ]
    return rank + first + byPoints + points + last
  }
}

extension TeamRecord: Document {
  public var json: JSON {
    [
      "difference": difference, "games": games, "losses": losses, "name": name,
      "pointsAgainst": pointsAgainst, "pointsFor": pointsFor,
      "pointsPerGame": pointsPerGame, "streak": streak,
      "winRatio": winRatio, "wins": wins,
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
    return counts.adding(own).adding(Table(Self.columns(ofTeams: numbers != nil)).json(self))
  }

  /// For each count, the number of games that kept it.
  private var keptIn: JSON {
    let time: [Column<StatLineDocument>] = numbers == nil ? [.minutes, .plusMinus] : []
    let lines = (Column.sums + Column.figures + time).map {
      JSON.Member($0.key, .int(games(keeping: $0.needs)))
    }
    return .sorted(lines).adding(numbers?.keptIn ?? [:])
  }
}
