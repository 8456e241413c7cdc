import Basketball
import JSON

/// A play with the score after it: a line of `log --jsonl`.
public struct PlayDocument: Document, Equatable {
  /// The play and the score.
  public let scored: ScoredPlay
  /// How the clock of the game is read.
  private let face: ClockFace

  static let keys: [StaticString] = [
    "away", "basket", "clock", "home", "move", "number", "overtime", "player", "points", "recorded",
    "seconds", "team",
  ]

  /// The document of a play, in a game whose clock is read so.
  public init(_ scored: ScoredPlay, on face: ClockFace) {
    (self.scored, self.face) = (scored, face)
  }

  /// Reads a play of a document.
  init(_ json: JSONValue, on face: ClockFace) throws(JSONError) {
    self.face = face
    let play = Play(
      number: try json.member("number").count(), reading: try json.member("seconds").reading(),
      who: Who(
        try json.member("team").side(), try json.optional("player")?.string()),
      move: try json.member("move").move(),
      recorded: try json.member("recorded").timeOfDay(),
      isOvertime: try json["overtime"]?.bool() ?? false,
      basket: try json.optional("basket")?.count())
    guard try json.member("clock").string() == face.text(play.reading) else {
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
  /// What the game clock showed, as `mm:ss.t`.
  public var clock: String { face.text(play.reading) }
  /// The side that made it.
  public var team: Side { play.who.side }
  /// When it happened, in text: what the clock showed, or `OT` in overtime, in which it stands still.
  public var time: String { play.isOvertime ? Position.overtime : clock }
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
  public var feedLine: String {
    "\(play.isOvertime ? Position.overtime : face.exactText(play.reading)) \(play.who.word) \(word)"
  }

  /// Writes the contract's play.
  public func write(to json: inout JSONWriter) { write(to: &json, in: nil) }

  /// Writes it, on its own with the id of its game and the name of its team.
  func write(to json: inout JSONWriter, in game: (id: String, teamName: String)?) {
    json.beginObject()
    json.field("away", away)
    json.field("basket", play.basket)
    json.field("clock", clock)
    json.field("home", home)
    if let game { json.field("id", game.id) }
    json.field("move", play.move.name)
    json.field("number", number)
    json.field("overtime", play.isOvertime)
    json.field("player", player)
    json.field("points", points)
    json.field("recorded", play.recorded.text)
    json.field("seconds", thousandths: play.reading.milliseconds)
    json.field("team", team.rawValue)
    if let game { json.field("teamName", game.teamName) }
    json.endObject()
  }
}
