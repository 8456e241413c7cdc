import Basketball
import JSON

/// A play with the score after it: a line of `log --jsonl`.
public struct PlayDocument: Document, Equatable {
  /// The play and the score.
  public let scored: ScoredPlay

  static let keys: [StaticString] = [
    "away", "clock", "home", "move", "number", "overtime", "player", "points", "recorded",
    "seconds", "team",
  ]

  /// The document of a play.
  public init(_ scored: ScoredPlay) {
    self.scored = scored
  }

  /// Reads a play of a document.
  init(_ json: JSONValue) throws(JSONError) {
    let play = Play(
      number: try json.member("number").count(), reading: try json.member("seconds").reading(),
      who: Who(
        try json.member("team").side(), try json.optional("player")?.string()),
      move: try json.member("move").move(),
      recorded: try json.member("recorded").timeOfDay(),
      isOvertime: try json["overtime"]?.bool() ?? false)
    guard try json.member("clock").string() == play.reading.text else {
      throw try json.member("clock").error("does not agree with 'seconds'")
    }
    guard try json.member("points").int() == play.move.points else {
      throw try json.member("points").error("is not what the move is worth")
    }
    scored = ScoredPlay(
      play,
      score: Sides(home: try json.member("home").count(), away: try json.member("away").count()))
  }

  /// The play itself.
  public var play: Play { scored.play }
  /// Permanent, ascending.
  public var number: Int { play.number }
  /// When it happened by the game clock, as `mm:ss.t`.
  public var clock: String { play.reading.text }
  /// The side that made it.
  public var team: Side { play.who.side }
  /// Who made it; nil for the team itself.
  public var player: String? { play.who.player }
  /// Points it was worth.
  public var points: Int { play.move.points }
  /// The home side's score after it.
  public var home: Int { scored.score.home }
  /// The away side's score after it.
  public var away: Int { scored.score.away }
  /// The move as one says it: `one`, `two`, `assist`, `rebound`, `foul`.
  public var word: String { play.move.word }

  /// The play in the grammar of the feed, with the clock to the millisecond. Only for names that are
  /// one in it: `LogDocument.feedLines` knows.
  public var feedLine: String { "\(play.reading.exactText) \(play.who.word) \(word)" }

  /// Writes the contract's play.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("away", away)
    json.field("clock", clock)
    json.field("home", home)
    json.field("move", play.move.rawValue)
    json.field("number", number)
    if play.isOvertime { json.field("overtime", true) }
    json.field("player", player)
    json.field("points", points)
    json.field("recorded", play.recorded.text)
    json.field("seconds", thousandths: play.reading.milliseconds)
    json.field("team", team.rawValue)
    json.endObject()
  }
}
