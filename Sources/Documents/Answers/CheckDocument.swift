import Basketball
import JSON

/// The answer of `check --json`, written as findings come: those of a library may not fit in memory.
public struct CheckDocument: ~Copyable {
  private var json = JSONWriter(spread: .max)

  /// An answer before the first finding.
  public init() {
    json.begin(.object)
    json.key("findings")
    json.begin(.array)
  }

  /// The text of more findings.
  public mutating func text(of findings: [FindingDocument]) -> String {
    for finding in findings { json.write(finding.json) }
    return json.flush()
  }

  /// The text after all findings.
  public mutating func end() -> String {
    json.end(.array)
    json.field("format", "scoreboard.check/1")
    json.end(.object)
    return json.flush() + "\n"
  }
}

/// Something wrong or unlikely in a game.
public struct FindingDocument: Document {
  /// The kind of a finding.
  public enum Cause: Sendable {
    /// The file cannot be read.
    case damaged
    /// Its head disagrees with its tape.
    case inconsistent
    /// It contains another game, most likely as a copy.
    case otherGame
    /// The game has an anomaly.
    case anomaly(Anomaly)
    /// The teams of a fixture have changed after its game began; whether it can be played again.
    case disputed(fixture: Int, event: String, canReplay: Bool)
    /// A team, or a court, has two fixtures of an event at the same time: the later one's number.
    case doubleBooking(fixture: Int)
    /// A team holds two places of an event.
    case twoPlaces
    /// The file of an event has a malformed line; the id is the event's name.
    case damagedEvent
  }

  /// The game, or the event.
  public let id: String
  /// The kind of finding.
  public let cause: Cause
  /// The finding in words.
  public let message: String
  /// What to do, set by the command in terms of the command line.
  public var hint: String?

  /// A finding.
  public init(id: String, cause: Cause, message: String) {
    self.id = id
    self.cause = cause
    self.message = message
  }

  /// The finding for an anomaly.
  public init(_ anomaly: Anomaly, id: String, on face: ClockFace) {
    self.init(id: id, cause: .anomaly(anomaly), message: anomaly.message(on: face))
  }

  /// The name of the finding in JSON, which never changes.
  public var code: String {
    switch cause {
    case .damaged: "damagedGame"
    case .inconsistent, .otherGame: "inconsistentGame"
    case .anomaly(let anomaly): anomaly.code
    case .disputed: "disputedFixture"
    case .doubleBooking: "doubleBooking"
    case .twoPlaces: "teamAtTwoPlaces"
    case .damagedEvent: "damagedEvent"
    }
  }

  /// The number of the play that it is about.
  public var play: Int? {
    if case .anomaly(let anomaly) = cause { anomaly.play?.number } else { nil }
  }

  public var json: JSON {
    [
      "code": code,
      "hint": hint,
      "id": id,
      "message": message,
      "play": play,
    ]
  }
}

extension Anomaly {
  fileprivate var code: String {
    switch self {
    case .assistWithoutBasket: "assistWithoutBasket"
    case .assistToOneself: "assistToOneself"
    case .twice: "twice"
    case .beyondLimit: "beyondLimit"
    case .sameName: "sameName"
    case .sameTeams: "sameTeams"
    case .rosterTooLarge: "rosterTooLarge"
    case .rosterTooSmall: "rosterTooSmall"
    case .tooManyTimeouts: "tooManyTimeouts"
    case .timeoutTooMany: "timeoutTooMany"
    case .afterLastFoul: "afterLastFoul"
    case .afterDisqualification: "afterDisqualification"
    case .freeThrowWithoutFoul: "freeThrowWithoutFoul"
    case .periodLeftOpen: "periodLeftOpen"
    case .playOffCourt: "playOffCourt"
    case .alreadyOnCourt: "alreadyOnCourt"
    case .notOnCourt: "notOnCourt"
    case .clockRanBackwards: "clockRanBackwards"
    case .wrongNumberOnCourt: "wrongNumberOnCourt"
    case .wallClockWentBack: "wallClockWentBack"
    }
  }

  fileprivate var play: Play? {
    switch self {
    case .assistWithoutBasket(let play), .assistToOneself(let play), .twice(let play, _),
      .beyondLimit(let play, _), .timeoutTooMany(let play), .afterLastFoul(let play, _),
      .afterDisqualification(let play),
      .freeThrowWithoutFoul(let play), .playOffCourt(let play), .alreadyOnCourt(let play),
      .notOnCourt(let play), .clockRanBackwards(let play, _):
      play
    case .sameName, .sameTeams, .rosterTooLarge, .rosterTooSmall, .tooManyTimeouts,
      .periodLeftOpen, .wrongNumberOnCourt, .wallClockWentBack:
      nil
    }
  }

  fileprivate func message(on face: ClockFace) -> String {
    func time(_ play: Play) -> String { face.timeText(play.moment) }
    return switch self {
    case .assistWithoutBasket(let play):
      "an assist at \(time(play)) with no basket"
    case .assistToOneself(let play):
      "an assist at \(time(play)) on the player's own basket"
    case .twice(let play, let like):
      "the same as play \(like.number) at \(time(play))"
    case .beyondLimit(let play, let limit):
      "at \(play.reading.text), after time was up at \(limit.text)"
    case .sameName(let who, let like, let team):
      "\(who.player ?? "") and \(like.player ?? "") of \(team) have the same name, "
        + "and count as one player in a season"
    case .sameTeams(let home, let away):
      "the teams \(home) and \(away) have the same name"
    case .rosterTooLarge(let team, let count, let roster):
      "\(team) has \(count) players, a roster holds \(roster)"
    case .rosterTooSmall(let team, let count, let side):
      "\(team) has \(count.counted("player")), a side is \(side)"
    case .tooManyTimeouts(let team, let count, let timeouts):
      team.took(timeouts: count, of: timeouts)
    case .timeoutTooMany(let play):
      "a time-out at \(time(play)) more than the rules give"
    case .afterLastFoul(let play, let fouls):
      "a play at \(time(play)) by a player who is out with \(fouls) fouls"
    case .afterDisqualification(let play):
      "a play at \(time(play)) by a player who was disqualified"
    case .freeThrowWithoutFoul(let play):
      "a free throw at \(time(play)) with no foul before it"
    case .periodLeftOpen(let period, let left):
      "\(face.periods.name(of: period) ?? "") was left with \(left.text) to play"
    case .playOffCourt(let play):
      "\(play.who.player ?? "") was not on court at \(time(play))"
    case .alreadyOnCourt(let play):
      "\(play.who.player ?? "") comes on court at \(time(play)), and was there"
    case .notOnCourt(let play):
      "\(play.who.player ?? "") leaves the court at \(time(play)), and was not there"
    case .clockRanBackwards(let play, let last):
      "\(play.who.player ?? "") \(play.move == .in ? "comes on court" : "leaves the court") at "
        + "\(time(play)), before play \(last.number) at \(time(last))"
    case .wrongNumberOnCourt(let team, let count, let side, let moment):
      "\(team) has \(count) on court from \(face.timeText(moment)) on, a side is \(side)"
    case .wallClockWentBack(let entry):
      "tape[\(entry)] was written before the entry it follows: the machine's clock was put back"
    }
  }
}

extension String {
  /// What a team with this name did that took too many: `Blues took 2 time-outs, the rules give 1`.
  public func took(timeouts count: Int, of most: Int) -> String {
    "\(self) took \(count.counted("time-out")), the rules give \(most)"
  }
}
