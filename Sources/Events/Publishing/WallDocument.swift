import Basketball
import Documents
import JSON

/// A game in play, as a wall shows it.
public struct ShownGame: Sendable {
  /// The game.
  public let document: GameDocument
  /// The name of its period; empty if it has none.
  public let period: String
  /// The reading of its clock now, in milliseconds.
  public let reading: Int

  /// A shown game.
  public init(_ document: GameDocument, period: String, reading: Int) {
    (self.document, self.period, self.reading) = (document, period, reading)
  }
}

/// What the wall of an event shows, in the words shown: the courts, what comes next, the tables,
/// the bracket and the final places.
public struct WallDocument: Document {
  private let name: String
  private let standing: EventStanding
  private let games: [String: ShownGame]

  /// The wall of an event.
  ///
  /// - Parameters:
  ///   - name: that of the event's file, for an event without a title.
  ///   - games: the games that are going on, by their ids.
  public init(_ standing: EventStanding, name: String, games: [String: ShownGame]) {
    (self.standing, self.name, self.games) = (standing, name, games)
  }

  /// What the script of the wall reads.
  public var json: JSON {
    let (courts, bracket) = (standing.onCourts, Bracket(standing))
    let onCourt = Set(courts.compactMap(\.fixture?.number))
    return [
      "courts": courts.map(json), "final": standing.final,
      "next": standing.remaining.filter { !onCourt.contains($0.number) }.map(json),
      "others": bracket.others.map(json), "pools": standing.pools.map(json),
      "rounds": bracket.rounds.indices.map { round -> JSON in
        [
          "fixtures": bracket.rounds[round].map { $0.map(json) },
          "name": bracket.name(ofRound: round),
        ]
      },
      "title": standing.plan.title ?? name, "waiting": standing.winnerStays?.waiting ?? [],
    ]
  }

  private func json(_ court: CourtStanding) -> JSON {
    let game =
      court.fixture?.status == .playing ? court.fixture?.game.flatMap { games[$0.id] } : nil
    return [
      "fixture": court.fixture.map(json), "game": game?.document, "last": court.last.map(json),
      "name": court.name, "period": game?.period, "reading": game?.reading,
    ]
  }

  private func json(_ fixture: FixtureStanding) -> JSON {
    func json(_ side: Side) -> JSON {
      [
        "isTeam": fixture.sides[side].team != nil, "name": fixture.words(of: side),
        "score": fixture.score?[side], "won": fixture.winner == side,
      ]
    }
    return [
      "at": fixture.fixture.time?.text, "away": json(.away), "court": fixture.fixture.court,
      "day": fixture.fixture.day, "home": json(.home), "label": standing.label(of: fixture),
      "number": fixture.number, "status": fixture.status.rawValue,
    ]
  }

  private func json(_ pool: PoolStanding) -> JSON {
    let places = pool.ranking.map { place -> JSON in
      [
        "difference": place.record.difference, "isShared": !place.isDecided,
        "isThrough": standing.through.contains(place.name), "isWithdrawn": place.isWithdrawn,
        "losses": place.record.losses, "rank": place.rank, "team": place.name,
        "wins": place.record.wins,
      ]
    }
    return ["name": pool.pool.name, "places": places]
  }
}
