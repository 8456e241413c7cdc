import Basketball
import JSON

/// The answer of `flow --json`.
public struct FlowDocument: Document {
  /// The game.
  public let id: String
  /// The flow of the score.
  public let flow: Flow

  /// The flow of a game up to its finish, or up to now.
  public init(_ sheet: Scoresheet, now: TimeOfDay) {
    (id, flow) = (sheet.id, Flow(sheet, now: now))
  }

  public var json: JSON {
    [
      "format": "scoreboard.flow/1",
      "id": id,
      "largestLead": Both(sides: flow.largestLead),
      "leadChanges": flow.leadChanges,
      "longestRun": Both(sides: flow.longestRun),
      "scores": flow.scores.map { FlowScore(scored: $0) },
      "secondsLed": flow.times,
      "timesTied": flow.timesTied,
    ]
  }
}

/// A value or null for each side.
private struct Both<Value: Document>: Document {
  let sides: Sides<Value?>

  var json: JSON {
    [
      "away": sides.away,
      "home": sides.home,
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
    [
      "away": JSON.thousandths(led.away),
      "home": JSON.thousandths(led.home),
      "level": JSON.thousandths(level),
    ]
  }
}

/// A play that scored, with the score after it.
private struct FlowScore: Document {
  let scored: ScoredPlay

  var json: JSON {
    [
      "away": scored.score.away,
      "home": scored.score.home,
      "player": scored.play.who.player,
      "points": scored.play.move.points,
      "seconds": scored.play.reading,
      "team": scored.play.who.side,
    ]
  }
}
