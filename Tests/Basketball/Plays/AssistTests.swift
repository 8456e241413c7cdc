@testable import Basketball
import Testing

@Suite("An assist and its basket")
struct AssistTests {
  /// The basket of each assist that counts, by number.
  private func links(_ sheet: Scoresheet) -> [Int: Int] {
    var links: [Int: Int] = [:]
    for play in sheet.plays { if let basket = play.basket { links[play.number] = basket } }
    return links
  }

  @Test("is on the last basket at its reading by a team-mate that has none yet")
  func last() throws {
    var sheet = try newGame()
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.record(bo, .onePoint, at: 10)
    try sheet.record(dee, .onePoint, at: 10)
    try sheet.record(cy, .assist, at: 10)
    try sheet.record(cy, .assist, at: 10)
    try sheet.record(cy, .assist, at: 10)
    try sheet.record(bo, .assist, at: 11)
    #expect(links(sheet) == [4: 2, 5: 1])
    try sheet.checkTape()
  }

  @Test("is not on the player's own basket; a basket that nobody saw scored may be anybody's")
  func own() throws {
    var sheet = try newGame()
    try sheet.record(reds, .twoPoints, at: 10)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.record(ana, .assist, at: 10)
    #expect(links(sheet) == [3: 1])
  }

  @Test("may be said before its basket in one step, and not in two")
  func saidFirst() throws {
    var sheet = try newGame()
    try sheet.record([PlayRequest(bo, .assist), PlayRequest(ana, .twoPoints)])
    #expect(links(sheet) == [1: 2])
    try sheet.record(bo, .assist, at: 20)
    try sheet.record(ana, .twoPoints, at: 20)
    #expect(links(sheet) == [1: 2])
    // A basket of the same step goes before one of another, also where it is entered late.
    for seconds in [20, 10.0] {
      let calls = [PlayRequest(bo, .assist), PlayRequest(ana, .onePoint)]
      try sheet.record(calls, at: showing(seconds))
    }
    #expect(links(sheet) == [1: 2, 5: 6, 7: 8])
    try sheet.checkTape()
  }

  @Test("of the other side than the basket right before it is refused, unless its time is said")
  func otherSide() throws {
    var sheet = try newGame()
    let error = GameError.assistOfOtherSide("Blues", than: "Reds")
    sheet.expectRefused(error) {
      try $0.record([PlayRequest(ana, .twoPoints), PlayRequest(dee, .assist)])
    }
    try sheet.record(dee, .onePoint, at: 10)
    try sheet.record(ana, .twoPoints, at: 10)
    #expect(try sheet.record(eli, .assist, at: 10).basket == 1)
    try sheet.record(ana, .onePoint, at: 10)
    sheet.expectRefused(error) { try $0.record(eli, .assist) }
    #expect(try sheet.record(eli, .assist, at: 10).basket == nil)
  }

  @Test("may come late, to a basket far back")
  func late() throws {
    var sheet = try threePlays()
    let outcome = try sheet.record([PlayRequest(cy, .assist)], at: 10)
    #expect(links(sheet) == [4: 1])
    #expect(outcome.added.map(\.play.basket) == [1] && outcome.assistsWithoutBasket == [])
    try sheet.checkTape()
  }

  @Test("without a basket is kept and told; a fix to where it stands finds one that came since")
  func without() throws {
    var sheet = try newGame()
    let outcome = try sheet.record([PlayRequest(cy, .assist)], at: 10)
    #expect(outcome.assistsWithoutBasket == sheet.plays)
    try sheet.record(ana, .onePoint, at: 10)
    #expect(links(sheet) == [:])
    try sheet.fix(1, Correction(reading: 10))
    #expect(links(sheet) == [1: 2])
    try sheet.checkTape()
  }

  @Test("that a fix makes of another play has the last basket that has none")
  func fixed() throws {
    var sheet = try newGame()
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.record(
      [PlayRequest(ana, .twoPoints), PlayRequest(bo, .assist)], at: 10)
    try sheet.record(cy, .rebound, at: 10)
    try sheet.fix(4, Correction(move: .assist))
    #expect(links(sheet) == [3: 2, 4: 1])
  }

  /// Ana two and Bo's assist at 10, Dee one at 20.
  private func assisted() throws -> Scoresheet {
    var sheet = try newGame()
    try sheet.record(
      [PlayRequest(ana, .twoPoints), PlayRequest(bo, .assist)], at: 10)
    try sheet.record(dee, .onePoint, at: 20)
    return sheet
  }

  @Test("goes with a basket that is taken out, in the same step, and comes back with it")
  func removed() throws {
    var sheet = try assisted()
    let before = sheet.box
    #expect(try sheet.remove(1).removed.map(\.play.number) == [1, 2])
    #expect(sheet.numbers == [3] && sheet.tape.entries.last?.action == .remove(plays: [1, 2]))
    let outcome = try sheet.undo(1)
    #expect(outcome.playsOfSteps.map(\.play.number) == [1, 2])
    #expect(sheet.box == before && links(sheet) == [2: 1])
    #expect(try sheet.redo(1).playsOfSteps.map(\.play.number) == [1, 2])
    try sheet.checkTape()
  }

  @Test(
    "is taken out where the pass has become impossible",
    arguments: [
      Correction(who: bo), Correction(who: dee), Correction(who: blues), Correction(move: .foul),
    ])
  func impossible(_ correction: Correction) throws {
    var sheet = try assisted()
    let outcome = try sheet.fix(1, correction)
    #expect(outcome.removed.map(\.play.number) == [2])
    #expect(outcome.replaced.map(\.new.play.number) == [1])
    #expect(sheet.numbers == [1, 3] && links(sheet) == [:])
    try sheet.checkTape()
    try sheet.undo(1)
    #expect(links(sheet) == [2: 1])
  }

  @Test("stays with a basket of another worth, or of another who can have had the pass")
  func stays() throws {
    for correction in [Correction(move: .onePoint), Correction(who: cy), Correction(who: reds)] {
      var sheet = try assisted()
      #expect(try sheet.fix(1, correction).removed == [])
      #expect(links(sheet) == [2: 1])
      try sheet.checkTape()
    }
  }

  @Test("moves with its basket to another reading, as one step")
  func moved() throws {
    var sheet = try assisted()
    let outcome = try sheet.fix(1, Correction(reading: 25))
    #expect(outcome.replaced.map(\.new.play.number) == [1, 2])
    #expect(outcome.replaced.map(\.old.play.reading) == [10, 10].map(showing))
    #expect(sheet.numbers == [3, 1, 2])
    #expect(sheet.plays.map(\.reading) == [20, 25, 25].map(showing))
    #expect(links(sheet) == [2: 1] && sheet.clock == GameClock(25))
    try sheet.checkTape()
    try sheet.undo(1)
    #expect(sheet.plays.map(\.reading) == [10, 10, 20].map(showing))
  }

  @Test("that moves with its basket behind the finish is taken out as it was corrected")
  func movedBehind() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.record(
      [PlayRequest(ana, .onePoint), PlayRequest(bo, .assist)], at: 10)
    try sheet.record(dee, .twoPoints, at: 20)
    try sheet.undo(1)
    try sheet.record(dee, .onePoint, at: 20)
    try sheet.record(eli, .onePoint, at: 30)
    #expect(sheet.finish?.reading == 30)
    let outcome = try sheet.fix(
      1, Correction(reading: 40), droppingLater: true)
    #expect(outcome.replaced.map(\.new.play.number) == [1, 2])
    #expect(outcome.replaced.map(\.new.play.move) == [.onePoint, .assist])
    #expect(outcome.removed.map(\.play.reading) == [40, 40].map(showing))
    #expect(outcome.removed.map(\.play.number) == [1, 2])
    try sheet.checkTape()
  }

  @Test("corrected stays on its basket as long as it can, and else finds another")
  func corrected() throws {
    var sheet = try assisted()
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.fix(2, Correction(who: cy))
    #expect(links(sheet) == [2: 1])
    try sheet.fix(2, Correction(who: eli, reading: 20))
    #expect(links(sheet) == [2: 3])
    try sheet.fix(2, Correction(reading: 21))
    #expect(links(sheet) == [:])
    try sheet.fix(2, Correction(who: bo, reading: 10))
    #expect(links(sheet) == [2: 4])
    try sheet.checkTape()
  }

  @Test("gets its basket while a tape of 0.1.0 is read, which does not say it")
  func olderTape() throws {
    var sheet = try assisted()
    try sheet.record(
      [PlayRequest(bo, .assist), PlayRequest(reds, .onePoint)], at: 30, now: 2)
    try sheet.record(eli, .assist, at: 40)
    let older = sheet.tape.entries.map { entry in
      guard case .record(let plays, _) = entry.action else { return entry }
      return Entry(
        at: entry.at, .record(plays: plays.map { $0.assisting(nil) }), clock: entry.clock)
    }
    let read = try Scoresheet(id: sheet.id, tape: older)
    #expect(read.plays == sheet.plays && links(read) == [2: 1, 4: 5])
    #expect(read.tape.entries == older)
    #expect(read.standing == sheet.standing)
  }

  @Test("that a tape puts on what is no basket for it, or on a taken one, has none")
  func wrongTape() throws {
    let sheet = try assisted()
    let made = sheet.plays
    func read(_ assists: Play...) throws -> [Int: Int] {
      let entries =
        Array(sheet.tape.entries[..<1]) + [
          Entry(at: 1, .record(plays: [made[0]] + assists), clock: GameClock(10))
        ]
      return links(try Scoresheet(id: sheet.id, tape: entries))
    }
    func assist(_ number: Int, _ who: Who, at seconds: Double = 10, on basket: Int) -> Play {
      Play(
        number: number, reading: showing(seconds), who: who, move: .assist, recorded: 1,
        basket: basket)
    }
    #expect(try read(assist(2, bo, on: 1)) == [2: 1])
    #expect(try read(assist(2, bo, on: 1), assist(3, cy, on: 1)) == [2: 1])
    #expect(try read(assist(2, ana, on: 1)) == [:])
    #expect(try read(assist(2, eli, on: 1)) == [:])
    #expect(try read(assist(2, bo, at: 9, on: 1)) == [:])
    #expect(try read(assist(2, bo, on: 2)) == [:])
    #expect(try read(assist(2, bo, on: 7)) == [:])
  }

  @Test("that is told without a time is at the basket right before it, though the clock has run on")
  func afterClock() throws {
    var sheet = try newGame()
    try sheet.startClock(now: 0)
    try sheet.record(ana, .twoPoints, now: 10)
    for who in [ana, reds, dee] {
      var other = sheet
      #expect(try other.record(who, .assist, now: 14).reading == 14)
      #expect(links(other) == [:])
    }
    #expect(try sheet.record(bo, .assist, now: 14).reading == 10)
    #expect(links(sheet) == [2: 1])
    // It has its assist, and then there is another play.
    #expect(try sheet.record(cy, .assist, now: 16).reading == 16)
    try sheet.record(ana, .onePoint, now: 20)
    try sheet.record(dee, .foul, now: 21)
    #expect(try sheet.record(bo, .assist, now: 22).reading == 22)
    #expect(links(sheet) == [2: 1])
    try sheet.checkTape()
  }
}
