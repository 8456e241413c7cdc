import Basketball
import Documents
import JSON
import Season

extension EventStanding {
  /// The answer of `event --json`.
  ///
  /// - Parameter isMeant: whether a fixture is listed.
  public func document(_ isMeant: (FixtureStanding) -> Bool = { _ in true }) -> JSON {
    [
      "clashes": clashes, "final": final,
      "fixtures": fixtures.filter(isMeant).map { fixture in
        fixture.json.adding([
          "officials": plan.names(of: .officials, for: fixture.number),
          "table": plan.names(of: .table, for: fixture.number),
        ])
      },
      "format": "scoreboard.event/1",
      "name": name,
      "next": next, "pools": pools, "stay": winnerStays,
      "teams": plan.teams.map { team -> JSON in
        [
          "name": team.name, "seed": team.seed,
          "withdrawn": plan.withdrawn[team.name]?.rawValue,
        ]
      },
      "title": plan.title,
    ]
  }
}

extension Clash: Document {
  public var json: JSON {
    let numbers: JSON = ["fixtures": fixtures]
    if let official { return numbers.adding(["official": official]) }
    return numbers.adding(team.map { ["team": $0] } ?? ["court": court])
  }
}

extension WinnerStays: Document {
  public var json: JSON {
    [
      "holder": holder,
      "limit": limit,
      "queue": queue,
      "wins": wins,
    ]
  }
}

extension PoolStanding: Document {
  public var json: JSON {
    [
      "complete": isComplete,
      "name": pool.name,
      "ranking": ranking.map(Table.pool().json),
    ]
  }
}

extension FixtureStanding: Document {
  public var json: JSON {
    [
      "at": fixture.time?.text, "away": json(.away), "court": fixture.court, "day": fixture.day,
      "game": game?.id, "home": json(.home), "label": fixture.label, "number": number,
      "score": ownScore.map { [$0.home, $0.away] }, "status": status.rawValue,
      "winner": winner.flatMap { sides[$0].team },
    ]
  }

  private func json(_ side: Side) -> JSON {
    ["from": fixture.sides[side].reference, "team": sides[side].team]
  }
}
