import Basketball
import JSON

/// The answer of `flow --json`.
public struct FlowDocument: Document {
  private let id: String
  /// The flow of the score.
  public let flow: Flow
  /// The numbers behind the score.
  public let numbers: Sides<TeamNumbers>

  /// The flow of a game up to its finish, or up to now.
  public init(_ sheet: Scoresheet, now: TimeOfDay) {
    id = sheet.id
    flow = Flow(sheet, now: now)
    numbers = TeamNumbers.sides(of: sheet, now: now)
  }

  public var json: JSON {
    [
      "format": "scoreboard.flow/1",
      "id": id,
      "largestLead": flow.largestLead,
      "leadChanges": flow.leadChanges,
      "longestRun": flow.longestRun,
      "numbers": numbers,
      "scores": flow.scores.map(score),
      "secondsLed": flow.times,
      "timesTied": flow.timesTied,
    ]
  }

  /// A play that scored, with the score after it.
  private func score(_ scored: ScoredPlay) -> JSON {
    [
      "away": scored.score.away,
      "home": scored.score.home,
      "player": scored.play.who.player,
      "points": scored.play.move.points,
      "seconds": scored.play.reading,
      "team": scored.play.side,
    ]
  }
}

extension Flow.Lead: Document {
  public var json: JSON {
    [
      "points": points,
      "seconds": moment.reading,
    ]
  }
}

extension Flow.Run: Document {
  public var json: JSON {
    [
      "from": start.reading,
      "points": points,
      "to": end.reading,
    ]
  }
}

extension Flow.Times: Document {
  public var json: JSON {
    led.map { JSON.thousandths($0) }.json.adding(["level": JSON.thousandths(level)])
  }
}
