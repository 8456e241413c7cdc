import Fixtures
@testable import Basketball
import Testing

@Suite("A standing without its tape")
struct GeneratedStandingTests {
  @Test("does what its game does, and so does one that was read from a document")
  func differential() throws {
    var withTape = 0
    var counts = [String: Int]()
    for seed in seeds(60) {
      var scorer = try RandomCorrector(seed: 12 << 40 + seed)
      for _ in 0..<Int.random(in: 6...24, using: &scorer.random) { try scorer.act() }
      for attempt in scorer.attempts {
        if try check(attempt, &counts) { withTape += 1 }
      }
    }
    #expect(withTape > 50)
    for kind in ["record", "assist", "note", "clock", "end", "refused", "finish", "overtime"] {
      #expect(counts[kind, default: 0] > 2, "\(kind) is hardly ever seen")
    }
  }

  /// Tries a verb on a game, on its standing, and on what a document has of it.
  ///
  /// - Returns: whether the verb needs the tape.
  private func check(
    _ attempt: RandomCorrector.Attempt, _ counts: inout [String: Int]
  ) throws -> Bool {
    let verb = attempt.verb
    let now = attempt.now
    var sheet = attempt.sheet
    var standing = attempt.sheet.standing
    var document = standing.reduced
    #expect(document.asOf(now).reduced == standing.asOf(now).reduced)
    #expect(document.status(at: now) == standing.status(at: now))
    #expect(document.reading(at: now) == standing.reading(at: now))
    #expect(document.timeEnds == standing.timeEnds)
    let alone = try result { try standing.perform(verb, now: now) }
    let read = try result { try document.perform(verb, now: now) }
    let whole = try result { try sheet.perform(verb, now: now) }
    guard let alone else {
      try #require(read == nil, "\(verb)")
      #expect(standing == attempt.sheet.standing)
      return true
    }
    try #require(alone == whole, "\(verb)")
    try #require(read?.reduced == alone.reduced, "\(verb)")
    #expect(standing == sheet.standing)
    #expect(document.reduced == sheet.standing.reduced)
    count(verb, alone, &counts)
    return false
  }

  private func count(
    _ verb: Verb, _ result: Result<Outcome, GameError>, _ counts: inout [String: Int]
  ) {
    switch verb {
    case .record(let requests, _, _):
      counts["record", default: 0] += 1
      if requests.contains(where: { $0.move == .assist }) { counts["assist", default: 0] += 1 }
    case .note: counts["note", default: 0] += 1
    case .clock: counts["clock", default: 0] += 1
    case .end: counts["end", default: 0] += 1
    default: break
    }
    guard case .success(let outcome) = result else {
      counts["refused", default: 0] += 1
      return
    }
    guard outcome.isTurningPoint else { return }
    counts[outcome.after.finish == nil ? "overtime" : "finish", default: 0] += 1
  }

  /// What came of a verb; nil where the tape is needed.
  private func result(
    of work: () throws -> Outcome?
  ) throws -> Result<Outcome, GameError>? {
    do {
      return try work().map { .success($0) }
    } catch let error as GameError {
      return .failure(error)
    }
  }

  @Test("asks for the tape where a verb changes the past, or asks for it")
  func needs() throws {
    let sheet = try threePlays()
    let withTape: [Verb] = [
      .record([PlayRequest(ana, .foul)], at: .elapsed(29)),
      .fix(1, Correction(move: .foul)),
      .remove(1), .join(team: .typed("reds"), name: "Gus"), .rename(.typed("Ana"), to: "Anna"),
      .rules(preset: "fiba3x3", RuleChanges()), .leave(.typed("Cy")),
      .record([PlayRequest(ana, .out)]), .lineup(TypedLineup(["reds", "Ana", "Bo", "Cy"])),
      .number(.typed("Ana"), "7"), .undo(1), .undoTo(play: 1), .redo(1),
    ]
    let without: [Verb] = [
      .record([PlayRequest(ana, .foul)], at: .elapsed(30)),
      .record([PlayRequest(ana, .foul)]),
      .note("windy"), .clock(.start), .clock(.pause), .clock(.toggle),
      .clock(.set(.elapsed(40))), .end(.abandoned), .end(.called),
      .end(.forfeit(.typed("reds"))),
    ]
    for verb in withTape + without {
      var standing = sheet.standing
      let outcome = try result { try standing.perform(verb, now: 9) }
      #expect((outcome == nil) == withTape.contains(verb), "\(verb)")
    }
  }
}
