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

  /// Writes what the script of the wall reads.
  public func write(to json: inout JSONWriter) {
    let (courts, bracket) = (standing.onCourts, Bracket(standing))
    let onCourt = Set(courts.compactMap(\.fixture?.number))
    json.beginObject()
    json.key("courts")
    json.array { json in
      for court in courts { write(court, to: &json) }
    }
    json.field("final", standing.final)
    json.field("next", standing.remaining.filter { !onCourt.contains($0.number) }.map(entry))
    json.field("others", bracket.others.map(entry))
    json.field("pools", standing.pools.map { PoolEntry(pool: $0, through: standing.through) })
    json.key("rounds")
    json.array { json in
      for place in bracket.rounds.indices { write(place, of: bracket, to: &json) }
    }
    json.field("title", standing.plan.title ?? name)
    json.field("waiting", standing.winnerStays?.waiting ?? [])
    json.endObject()
  }

  private func write(_ court: CourtStanding, to json: inout JSONWriter) {
    let game =
      court.fixture?.status == .playing ? court.fixture?.game.flatMap { games[$0.id] } : nil
    json.beginObject()
    json.field("fixture", court.fixture.map(entry))
    json.field("game", game?.document)
    json.field("last", court.last.map(entry))
    json.field("name", court.name)
    json.field("period", game?.period)
    json.field("reading", game?.reading)
    json.endObject()
  }

  private func write(_ place: Int, of bracket: Bracket, to json: inout JSONWriter) {
    json.beginObject()
    json.key("fixtures")
    json.array { json in
      for fixture in bracket.rounds[place] { json.document(fixture.map(entry)) }
    }
    json.field("name", bracket.name(ofRound: place))
    json.endObject()
  }

  private func entry(_ fixture: FixtureStanding) -> FixtureEntry {
    FixtureEntry(standing: fixture, label: standing.label(of: fixture))
  }
}

private struct FixtureEntry: Document {
  let standing: FixtureStanding
  let label: String?

  func write(to json: inout JSONWriter) {
    let fixture = standing.fixture
    json.beginObject()
    json.field("at", fixture.time?.text)
    json.key("away")
    write(.away, to: &json)
    json.field("court", fixture.court)
    json.field("day", fixture.day)
    json.key("home")
    write(.home, to: &json)
    json.field("label", label)
    json.field("number", fixture.number)
    json.field("status", standing.status.rawValue)
    json.endObject()
  }

  private func write(_ side: Side, to json: inout JSONWriter) {
    json.beginObject()
    json.field("isTeam", standing.sides[side].team != nil)
    json.field("name", standing.words(of: side))
    json.field("score", standing.score?[side])
    json.field("won", standing.winner == side)
    json.endObject()
  }
}

private struct PoolEntry: Document {
  let pool: PoolStanding
  let through: Set<String>

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", pool.pool.name)
    json.key("places")
    json.array { json in
      for place in pool.ranking { write(place, to: &json) }
    }
    json.endObject()
  }

  private func write(_ place: PoolPlace, to json: inout JSONWriter) {
    let record = place.record
    json.beginObject()
    json.field("difference", record.difference)
    json.field("isShared", !place.isDecided)
    json.field("isThrough", through.contains(place.name))
    json.field("isWithdrawn", place.isWithdrawn)
    json.field("losses", record.losses)
    json.field("rank", place.rank)
    json.field("team", place.name)
    json.field("wins", record.wins)
    json.endObject()
  }
}
