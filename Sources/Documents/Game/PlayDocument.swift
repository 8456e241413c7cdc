import Basketball
import JSON

/// A play with the score after it: a line of `log --jsonl`.
public struct PlayDocument: KeyedDocument, Equatable {
  /// The play and the score.
  public private(set) var scored: ScoredPlay
  /// How the clock of the game is read.
  private let face: ClockFace

  /// The document of a play, in a game whose clock is read so. It does not tell the lineup that the
  /// play follows.
  public init(_ scored: ScoredPlay, on face: ClockFace) {
    (self.scored, self.face) = (scored, face)
    self.scored.play.followsLineup = nil
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
    var (time, worth, isOvertime) = (clock, points, self.isOvertime)
    try json.count("away", &scored.score.away)
    try json.count("basket", &scored.play.basket)
    try json.count("behind", &scored.play.follows)
    try json.text("clock", &time)
    try json.count("home", &scored.score.home)
    try json.move("move", &scored.play.move)
    try json.count("number", &scored.play.number)
    try json.bool("overtime", &isOvertime, isAdded: true)
    // 0.2.0 knew one period, and an overtime without a clock.
    if isOvertime, !json.isWriting { scored.play.period = face.periods.count + 1 }
    try json.period("period", &scored.play.period)
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
  public var clock: String { face.text(play.moment) }
  /// The side that made it.
  public var team: Side { play.who.side }
  /// Whether it was in overtime.
  public var isOvertime: Bool { face.periods.isOvertime(play.period) }
  /// When it happened, in text: the period, where there are several, and what the clock showed; `OT` alone
  /// where it stands still.
  public var time: String { face.timeText(play.moment) }
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

  /// The beginning of its line in a feed.
  var position: String { face.position(play.moment) }

  /// The play as a line of a feed, with the clock to the millisecond. `FeedCopy` checks that a feed can
  /// say it.
  public var feedLine: String { "\(position) \(play.who.word) \(word)" }
}

/// A play with its game and its team's name: a line of `log --jsonl` and of the streams.
public struct PlayLine: Document {
  private let play: PlayDocument
  private let id: String
  private let teamName: String

  init(_ play: PlayDocument, id: String, teamName: String) {
    (self.play, self.id, self.teamName) = (play, id, teamName)
  }

  /// A play of a game as it stands.
  public init(_ scored: ScoredPlay, in standing: GameState) {
    self.init(
      PlayDocument(scored, on: standing.rules.clockFace), id: standing.id,
      teamName: standing.teams[scored.play.who.side].name)
  }

  /// A play of the game of a document.
  public init(_ play: PlayDocument, of game: GameDocument) {
    self.init(play, id: game.id, teamName: game.teams[play.team].name)
  }

  /// The play with these two.
  public var json: JSON { play.json.adding(["id": id, "teamName": teamName]) }
}
