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

  /// Writes the contract's flow.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("format", "scoreboard.flow/1")
    json.field("id", id)
    json.field("largestLead", Both(sides: flow.largestLead))
    json.field("leadChanges", flow.leadChanges)
    json.field("longestRun", Both(sides: flow.longestRun))
    json.field("scores", flow.scores.map { FlowScore(scored: $0) })
    json.field("secondsLed", flow.times)
    json.field("timesTied", flow.timesTied)
    json.endObject()
  }
}

/// A value or null for each side.
private struct Both<Value: Document>: Document {
  let sides: Sides<Value?>

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("away", sides.away)
    json.field("home", sides.home)
    json.endObject()
  }
}

extension Flow.Lead: Document {
  /// Writes the lead.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("points", points)
    json.field("seconds", thousandths: moment.reading.milliseconds)
    json.endObject()
  }
}

extension Flow.Run: Document {
  /// Writes the run.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("from", thousandths: start.reading.milliseconds)
    json.field("points", points)
    json.field("to", thousandths: end.reading.milliseconds)
    json.endObject()
  }
}

extension Flow.Times: Document {
  /// Writes how long each side led, and how long the score was tied.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("away", thousandths: led.away)
    json.field("home", thousandths: led.home)
    json.field("level", thousandths: level)
    json.endObject()
  }
}

/// A play that scored, with the score after it.
private struct FlowScore: Document {
  let scored: ScoredPlay

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("away", scored.score.away)
    json.field("home", scored.score.home)
    json.field("player", scored.play.who.player)
    json.field("points", scored.play.move.points)
    json.field("seconds", thousandths: scored.play.reading.milliseconds)
    json.field("team", scored.play.who.side.rawValue)
    json.endObject()
  }
}
