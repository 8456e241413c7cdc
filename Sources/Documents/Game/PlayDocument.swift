import Basketball
import JSON

/// A play with the score after it: a line of `log --jsonl`.
public struct PlayDocument: Document, Equatable {
  /// The play and the score.
  public private(set) var scored: ScoredPlay
  /// How the clock of the game is read.
  private let face: ClockFace
  /// The court of the game.
  private let court: Markings?
  /// What a foul is called by the rules, and in a feed; nil where that is its own word.
  private var called, fed: String?

  /// The document of a play in a game by these rules. It does not tell the lineup that the play
  /// follows.
  public init(_ scored: ScoredPlay, by rules: Rules) {
    self.init(scored, on: rules.clockFace, rules)
  }

  /// The document of a play in a game by these rules, for a caller who has their clock face at hand.
  public init(_ scored: ScoredPlay, on face: ClockFace, _ rules: Rules) {
    self.scored = scored
    self.face = face
    court = rules.court
    if scored.play.move == .flagrantFoul {
      (called, fed) = (rules.word(of: .flagrantFoul), rules.feedWord(of: .flagrantFoul))
    }
    self.scored.play.followsLineup = nil
  }

  public var json: JSON {
    // Members and no literal: a log has these of each play, and a literal would box each value.
    .object([
      .init("away", .int(scored.score.away)),
      .init("basket", play.basket.json),
      .init("behind", play.follows.json),
      .init("clock", .text(clock)),
      .init("foul", play.foul.json),
      .init("home", .int(scored.score.home)),
      .init("miss", scored.miss.json),
      .init("move", play.move.json),
      .init("number", .int(number)),
      .init("overtime", .bool(face.periods.isOvertime(play.period))),
      .init("period", .int(play.period)),
      .init("player", player.json),
      .init("points", .int(points)),
      .init("recorded", play.recorded.json),
      .init("seconds", play.reading.json),
      .init("shot", play.attempt?.json(on: court) ?? .null),
      .init("team", team.json),
    ])
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
  /// The same as a court's scoreboard shows it: tenths are of the last minute of a period alone.
  public var courtTime: String { face.courtTimeText(play.moment) }
  /// Who made it; nil for the team itself.
  public var player: String? { play.who.player }
  /// Points it was worth.
  public var points: Int { play.move.points }
  /// What it is called, as it is typed.
  public var word: String { called ?? play.word }

  /// The beginning of its line in a feed.
  var position: String { face.position(play.moment) }

  /// The play as a line of a feed, with the clock to the millisecond. `FeedCopy` checks that a feed can
  /// say it.
  public var feedLine: String { "\(position) \(words)" }
  /// Who did what, in a feed.
  var words: String { "\(play.who.word) \(fed ?? play.word)" }
}

extension ScoredPlay {
  /// The play with its game and its team's name: a line of `log --jsonl` and of the streams.
  public func line(in state: GameState) -> JSON {
    PlayDocument(self, by: state.rules).json
      .adding(["id": state.id, "teamName": state.teams[play.side].name])
  }
}

extension GameDocument {
  /// A play of the game as a line.
  public func line(_ play: PlayDocument) -> JSON { play.scored.line(in: state) }
}

extension Kinds {
  /// The kinds in CSV; nil if there are none.
  var words: String? { isEmpty ? nil : all.map(\.rawValue).spaceSeparated }
}

extension Attempt {
  /// The shot in a play's document; without a court, a spot has no zone.
  public func json(on court: Markings?) -> JSON {
    [
      "distance": JSON.thousandths(spot?.distance),
      "kinds": kinds.all,
      "x": JSON.thousandths(spot?.x),
      "y": JSON.thousandths(spot?.y),
      "zone": zone(on: court),
    ]
  }

  /// Reads a shot of a document or of the tape, where a spot goes before a zone.
  public init(_ json: JSONValue) throws {
    var members = try JSONObject(json)
    try self.init(&members, in: json)
  }

  public init(_ members: inout JSONObject, in json: JSONValue) throws {
    let x = try members.optional("x")?.thousandths()
    let y = try members.optional("y")?.thousandths()
    let zone = try members.optional("zone")?.oneOf(Zone.init)
    let kinds = try members.optional("kinds")?.list().map { try $0.oneOf(Kinds.Kind.init) }
    var place = zone.map { Place.zone($0) }
    if let x, let y {
      guard let spot = Spot(x: x, y: y) else { throw json.error("is on no court") }
      place = .spot(spot)
    }
    guard let shot = Attempt(place, Kinds((kinds ?? []).map(Kinds.init))) else {
      throw json.error("says nothing of a shot")
    }
    self = shot
  }
}
