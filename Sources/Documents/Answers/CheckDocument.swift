import Basketball
import JSON

/// The answer of `check --json`.
public struct CheckDocument: Document {
  /// What does not add up.
  public let findings: [FindingDocument]

  /// What does not add up in some games.
  public init(_ findings: [FindingDocument]) {
    self.findings = findings
  }

  /// Writes the contract's findings.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("findings", findings)
    json.field("format", "scoreboard.check/1")
    json.endObject()
  }
}

/// One thing that does not add up.
public struct FindingDocument: Document {
  /// The game.
  public let id: String
  /// The name of the finding.
  public let code: String
  /// The play it is about.
  public let play: Int?
  /// What does not add up.
  public let message: String
  /// What to do.
  public let hint: String?

  /// A finding.
  public init(id: String, code: String, play: Int? = nil, message: String, hint: String?) {
    (self.id, self.code, self.play) = (id, code, play)
    (self.message, self.hint) = (message, hint)
  }

  /// Writes the contract's finding.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("code", code)
    json.field("hint", hint)
    json.field("id", id)
    json.field("message", message)
    json.field("play", play)
    json.endObject()
  }
}

extension FindingDocument {
  /// Something about a game that is possible, and more likely a mistake.
  public init(_ anomaly: Anomaly, id: String, on face: ClockFace) {
    switch anomaly {
    case .assistWithoutBasket(let play):
      self.init(
        id: id, code: "assistWithoutBasket", play: play.number,
        message: "an assist at \(face.text(play.reading)) with no basket",
        hint: "scoreboard fix \(play.number) --at CLOCK, or remove \(play.number)")
    case .assistToOneself(let play):
      self.init(
        id: id, code: "assistToOneself", play: play.number,
        message: "an assist at \(face.text(play.reading)) on a basket of one's own",
        hint: "scoreboard fix \(play.number) --who WHO")
    case .twice(let play, let like):
      self.init(
        id: id, code: "twice", play: play.number,
        message: "the same as play \(like.number) at \(face.text(play.reading))",
        hint: "scoreboard remove \(play.number), if it was one")
    case .beyondLimit(let play, let limit):
      self.init(
        id: id, code: "beyondLimit", play: play.number,
        message: "at \(play.reading.text), after time was up at \(limit.text)",
        hint: "scoreboard fix \(play.number) --at CLOCK")
    case .sameName(let who, let like, let team):
      self.init(
        id: id, code: "sameName",
        message: "\(who.player ?? "") and \(like.player ?? "") of \(team) have the same name, "
          + "and count as one player in a season",
        hint: "scoreboard roster rename '\(who.word)' NAME, with an initial")
    case .sameTeams(let home, let away):
      self.init(
        id: id, code: "sameTeams", message: "the teams \(home) and \(away) have the same name",
        hint: "scoreboard roster rename away NAME")
    case .rosterTooLarge(let team, let count, let roster):
      self.init(
        id: id, code: "rosterTooLarge",
        message: "\(team) has \(count) players, a roster holds \(roster)", hint: nil)
    case .tooManyTimeouts(let team, let count, let timeouts):
      self.init(
        id: id, code: "tooManyTimeouts",
        message: "\(team) took \(count) time-outs, the rules give \(timeouts)", hint: nil)
    case .wallClockWentBack(let entry):
      self.init(
        id: id, code: "wallClockWentBack",
        message: "tape[\(entry)] was written before the entry it follows: "
          + "the machine's clock was put back", hint: nil)
    }
  }
}
