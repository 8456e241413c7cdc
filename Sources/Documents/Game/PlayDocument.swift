import Basketball
import JSON

/// A play with the score after it: a line of `log --jsonl`.
public struct PlayDocument: Document, Equatable {
  /// The play and the score.
  public private(set) var scored: ScoredPlay
  /// How the clock of the game is read.
  private let face: ClockFace

  /// The document of a play, in a game whose clock is read so. It does not tell the lineup that the
  /// play follows.
  public init(_ scored: ScoredPlay, on face: ClockFace) {
    self.scored = scored
    self.face = face
    self.scored.play.followsLineup = nil
  }

  public var json: JSON {
    [
      "away": scored.score.away,
      "basket": play.basket,
      "behind": play.follows,
      "clock": clock,
      "home": scored.score.home,
      "move": play.move,
      "number": number,
      "overtime": face.periods.isOvertime(play.period),
      "period": play.period,
      "player": player,
      "points": points,
      "recorded": play.recorded,
      "seconds": play.reading,
      "team": team,
    ]
  }

  /// The play itself.
  public var play: Play { scored.play }
  /// Permanent, ascending.
  public var number: Int { play.number }
  /// What the game clock showed, as `mm:ss.t`.
  public var clock: String { face.text(play.moment) }
  /// The side that made it.
  public var team: Side { play.side }
  /// When it happened, in text: the period, where there are several, and what the clock showed; `OT` alone
  /// where it stands still.
  public var time: String { face.timeText(play.moment) }
  /// Who made it; nil for the team itself.
  public var player: String? { play.who.player }
  /// Points it was worth.
  public var points: Int { play.move.points }
  /// The word for the move in a feed.
  public var word: String { play.move.word }

  /// The beginning of its line in a feed.
  var position: String { face.position(play.moment) }

  /// The play as a line of a feed, with the clock to the millisecond. `FeedCopy` checks that a feed can
  /// say it.
  public var feedLine: String { "\(position) \(words)" }
  /// Who did what, in a feed.
  var words: String { "\(play.who.word) \(word)" }
}

extension ScoredPlay {
  /// Reads a play and the score after it.
  init(_ json: JSONValue, by rules: Rules) throws {
    var play = try JSONObject(json)
    try self.init(
      Play(
        number: play.member("number").count(), reading: play.member("seconds").reading(),
        who: Who(play.member("team").side(), play.optional("player")?.string()),
        move: play.member("move").move(), recorded: play.member("recorded").timeOfDay(),
        period: json.period(by: rules), follows: play.optional("behind")?.count(),
        basket: play.optional("basket")?.count()),
      score: Sides(home: play.member("home").count(), away: play.member("away").count()))
  }

  /// The play with its game and its team's name: a line of `log --jsonl` and of the streams.
  public func line(in state: GameState) -> JSON {
    PlayDocument(self, on: state.rules.clockFace).json
      .adding(["id": state.id, "teamName": state.teams[play.side].name])
  }
}

extension GameDocument {
  /// A play of the game as a line.
  public func line(_ play: PlayDocument) -> JSON { play.scored.line(in: state) }
}
