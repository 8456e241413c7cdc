@testable import Basketball
import Testing

@Suite("How a shot was taken")
struct AttemptTests {
  @Test(
    "is typed behind a move, and written as it was read",
    arguments: [
      ("two@rim", "@rim"), ("2@r", "@rim"), ("miss2@PAINT", "@paint"),
      ("miss1@corner-l", "@corner-left"),
      ("two@-6.7,0.4", "@-6.7,0.4"), ("two@0,-1.575", "@0,-1.575"), ("one@1.2346,0", "@1.235,0"),
      ("two@rim~layup", "@rim~layup"), ("two~fast,dunk", "~dunk,fast"), ("free~fast", "~fast"),
    ])
  func typed(_ word: String, _ written: String) throws {
    var sheet = try newGame()
    try sheet.perform(.recordTyped(TypedPlays(["Ana", word])), now: 1)
    #expect(sheet.plays.map { $0.attempt?.text } == [written])
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test(
    "is refused and named where no shot can be taken so",
    arguments: [
      ("rebound@rim", "noPlaceOfMove"), ("free@rim", "noPlaceOfMove"),
      ("free~layup", "noPlaceOfMove"),
      ("foul~fast", "noPlaceOfMove"), ("two@corner", "unknownZone"), ("two@moon", "unknownZone"),
      ("two@", "unknownZone"), ("two~", "unknownKind"), ("two~layup@rim", "unknownKind"),
      ("two@rim~layup,", "unknownKind"), ("two@8,0", "offCourt"), ("two@0,27", "offCourt"),
      ("two@0,-1.6", "offCourt"), ("two@1,2,3", "unknownZone"), ("two@999999999,0", "unknownZone"),
    ])
  func refused(_ word: String, _ code: String) throws {
    var sheet = try newGame()
    let problem = #expect(throws: Problem.self) {
      try sheet.perform(.recordTyped(TypedPlays(["Ana", word])), now: 1)
    }
    #expect(problem?.code == code && problem?.kind == .usage)
  }

  @Test("takes a zone where the rules have no court, but no point")
  func withoutCourt() throws {
    var changes = RuleChanges()
    changes.court = .some(nil)
    var sheet = newGame(by: try Rules.pickup.with(changes))
    try sheet.perform(.recordTyped(TypedPlays(["Ana", "two@rim"])), now: 1)
    let problem = #expect(throws: Problem.self) {
      try sheet.perform(.recordTyped(TypedPlays(["Ana", "two@0,0"])), now: 1)
    }
    #expect(problem?.code == "noCourt")
  }

  @Test("is corrected alone, and kept by another move as far as that can have it")
  func corrections() throws {
    var sheet = try newGame()
    try sheet.perform(.recordTyped(TypedPlays(["Ana", "two@rim~layup,fast"])), now: 1)
    func fixed(_ change: (inout Correction) throws -> Void) throws -> String? {
      var correction = Correction()
      try change(&correction)
      try sheet.perform(.fix(1, correction), now: 2)
      return sheet.plays[0].word
    }
    #expect(try fixed { $0.place = .some(.zone(.mid)) } == "two@mid~layup,fast")
    #expect(try fixed { $0.kinds = .fast } == "two@mid~fast")
    #expect(try fixed { $0.move = .missedTwoPoints } == "miss2@mid~fast")
    #expect(try fixed { $0.move = .freeThrow } == "free~fast")
    #expect(try fixed { try $0.become("one@0,1~hook") } == "one@0,1~hook")
    #expect(try fixed { $0.place = .some(nil) } == "one~hook")
    #expect(try fixed { $0.move = .foul } == "foul")
    #expect(throws: Problem.self) { try fixed { $0.place = .some(.zone(.mid)) } }
    try sheet.perform(.undo(1), now: 3)
    #expect(sheet.plays[0].word == "one~hook")
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("is found by check where it contradicts the move")
  func contradiction() throws {
    var sheet = try newGame()
    for line in ["0:01 Ana two@rim", "0:02 Bo one@arc", "0:03 Cy one@0,6.8", "0:04 Bo one@0,6.9"] {
      try sheet.perform(.recordTyped(TypedPlays(line.spacedWords)), now: 1)
    }
    let found = sheet.anomalies.filter { $0.code == "placeOfOtherValue" }.map(\.play)
    #expect(found == [1, 2, 4])
  }
}

@Suite("What belongs to a foul and to a miss")
struct BelongingTests {
  private func belonging(_ sheet: Scoresheet) -> [Int: Int] {
    let pairs = sheet.playByPlay.plays.compactMap { play in
      (play.play.foul ?? play.miss).map { (play.play.number, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("is found, moves with it and goes with it")
  func links() throws {
    var sheet = try newGame()
    try sheet.record([PlayRequest(ana, .foul), PlayRequest(dee, .foulDrawn)], at: 10)
    try sheet.record([PlayRequest(dee, .missedTwoPoints), PlayRequest(bo, .block)], at: 20)
    #expect(belonging(sheet) == [2: 1, 4: 3])
    try sheet.perform(.fix(1, Correction(time: .elapsed(showing(5)))), now: 2)
    try sheet.perform(.fix(3, Correction(time: .elapsed(showing(15)))), now: 2)
    #expect(sheet.plays.map(\.reading) == [5, 5, 15, 15].map(showing))
    #expect(belonging(sheet) == [2: 1, 4: 3])
    try sheet.perform(.fix(1, Correction(who: .exact(eli))), now: 3)
    #expect(sheet.plays.map(\.number) == [1, 3, 4])
    try sheet.perform(.remove(3), now: 3)
    #expect(sheet.plays.map(\.number) == [1])
    try sheet.perform(.undo(2), now: 4)
    #expect(belonging(sheet) == [2: 1, 4: 3])
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("is the foul right before, of the other side, also once the clock has run on")
  func drawn() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul, at: 10)
    try sheet.perform(.clock(.set(.elapsed(showing(12)))), now: 2)
    try sheet.perform(.recordTyped(TypedPlays(["Dee", "drawn"])), now: 2)
    try sheet.perform(.recordTyped(TypedPlays(["Bo", "fd"])), now: 2)
    #expect(belonging(sheet) == [2: 1] && sheet.plays[1].reading == showing(10))
    #expect(sheet.anomalies.map(\.code).contains("drawnWithoutFoul"))
  }

  @Test("is the last shot of the other side, if that missed and has no block")
  func blocks() throws {
    var sheet = try newGame()
    for (who, move) in [
      (bo, Move.block), (dee, .missedTwoPoints), (dee, .missedFreeThrow), (eli, .rebound),
      (bo, .block),
      (cy, .block), (dee, .missedOnePoint), (eli, .onePoint), (bo, .block), (reds, .missedOnePoint),
      (eli, .block),
    ] { try sheet.record(who, move, at: Double(sheet.plays.count + 1)) }
    #expect(belonging(sheet) == [5: 2, 11: 10])
    let lines = sheet.box.lines
    #expect(
      lines.away.players.map { $0[.shotsBlocked] } == [1, 0, 0]
        && lines.home.team[.shotsBlocked] == 1)
  }
}
