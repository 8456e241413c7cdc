import Basketball
import Documents
import JSON
import Season

/// The answer of `event --json`.
public struct EventDocument: Document {
  /// The name of the event's file, without its ending.
  public let name: String
  /// Where it stands.
  public let standing: EventStanding

  /// An event and its name.
  public init(name: String, _ standing: EventStanding) {
    (self.name, self.standing) = (name, standing)
  }

  /// Writes the contract's event.
  public func write(to json: inout JSONWriter) {
    let plan = standing.plan
    json.beginObject()
    json.field("final", standing.final)
    json.field("fixtures", standing.fixtures)
    json.field("format", "scoreboard.event/1")
    json.field("name", name)
    json.key("next")
    json.array { json in
      for number in standing.next { json.int(number) }
    }
    json.field("pools", standing.pools)
    json.field("stay", standing.winnerStays)
    json.field("teams", plan.teams.map { TeamEntry(team: $0, withdrawn: plan.withdrawn[$0.name]) })
    json.field("title", plan.title)
    json.endObject()
  }
}

private struct TeamEntry: Document {
  let team: EventTeam
  let withdrawn: Withdrawal?

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", team.name)
    json.field("seed", team.seed)
    json.field("withdrawn", withdrawn?.rawValue)
    json.endObject()
  }
}

extension WinnerStays: Document {
  /// Writes who stays on court and who waits.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("holder", holder)
    json.field("limit", limit)
    json.field("queue", queue)
    json.field("wins", wins)
    json.endObject()
  }
}

extension PoolStanding: Document {
  /// Writes the contract's pool.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("complete", isComplete)
    json.field("name", pool.name)
    json.field("ranking", ranking)
    json.endObject()
  }
}

extension PoolPlace: Document {
  /// Writes the contract's place in a pool.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("decided", isDecided)
    json.field("games", record.games)
    json.field("losses", record.losses)
    json.field("pointsAgainst", record.pointsAgainst)
    json.field("pointsFor", record.pointsFor)
    json.field("pointsPerGame", thousandths: record.pointsPerGame?.thousandths)
    json.field("rank", rank)
    json.field("team", name)
    json.field("why", why)
    json.field("wins", record.wins)
    json.endObject()
  }
}

extension FixtureStanding: Document {
  /// Writes the contract's fixture.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("at", fixture.time?.text)
    json.key("away")
    write(.away, to: &json)
    json.field("court", fixture.court)
    json.field("day", fixture.day)
    json.field("game", game?.id)
    json.key("home")
    write(.home, to: &json)
    json.field("label", fixture.label)
    json.field("number", number)
    json.key("score")
    if let score {
      json.array { json in
        json.int(score.home)
        json.int(score.away)
      }
    } else {
      json.null()
    }
    json.field("status", status.rawValue)
    json.field("winner", winner.flatMap { sides[$0].team })
    json.endObject()
  }

  private func write(_ side: Side, to json: inout JSONWriter) {
    json.beginObject()
    json.field("from", fixture.sides[side].reference)
    json.field("team", sides[side].team)
    json.endObject()
  }
}
