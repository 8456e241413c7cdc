import Basketball
import JSON

/// A play with the score after it: a line of `log --jsonl`.
public struct PlayDocument: KeyedDocument, Equatable {
  /// The play and the score.
  public private(set) var scored: ScoredPlay
  /// How the clock of the game is read.
  private let face: ClockFace

  /// The document of a play, in a game whose clock is read so.
  public init(_ scored: ScoredPlay, on face: ClockFace) {
    (self.scored, self.face) = (scored, face)
  }

  /// A play to read into.
  init(readOn face: ClockFace) {
    let play = Play(
      number: 0, reading: .zero, who: Who(.home), move: .onePoint,
      recorded: TimeOfDay(milliseconds: 0))
    self.init(ScoredPlay(play, score: Sides(home: 0, away: 0)), on: face)
  }

  /// The contract's play.
  public mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    var (time, worth) = (clock, points)
    try json.count("away", &scored.score.away)
    try json.count("basket", &scored.play.basket)
    try json.text("clock", &time)
    try json.count("home", &scored.score.home)
    try json.move("move", &scored.play.move)
    try json.count("number", &scored.play.number)
    try json.bool("overtime", &scored.play.isOvertime, isAdded: true)
    try json.text("player", &scored.play.who.player)
    try json.int("points", &worth)
    try json.time("recorded", &scored.play.recorded)
    try json.reading("seconds", &scored.play.reading)
    try json.oneOf("team", &scored.play.who.side)
    try json.agree("clock", time == clock, else: "does not agree with 'seconds'")
    try json.agree("points", worth == points, else: "is not what the move is worth")
  }

  /// The play itself.
  public var play: Play { scored.play }
  /// Permanent, ascending.
  public var number: Int { play.number }
  /// What the game clock showed, as `mm:ss.t`.
  public var clock: String { face.text(play.reading) }
  /// The side that made it.
  public var team: Side { play.who.side }
  /// When it happened, in text: what the clock showed, or `OT` in overtime, when it stands still.
  public var time: String { play.isOvertime ? Position.overtime : clock }
  /// Who made it; nil for the team itself.
  public var player: String? { play.who.player }
  /// Points it was worth.
  public var points: Int { play.move.points }
  /// The home side's score after it.
  public var home: Int { scored.score.home }
  /// The away side's score after it.
  public var away: Int { scored.score.away }
  /// The word for the move in a feed.
  public var word: String { play.move.word }

  /// The play as a line of a feed, with the clock to the millisecond. `LogDocument.feedLines` checks
  /// that the feed can express the name.
  public var feedLine: String {
    "\(play.isOvertime ? Position.overtime : face.exactText(play.reading)) \(play.who.word) \(word)"
  }
}
