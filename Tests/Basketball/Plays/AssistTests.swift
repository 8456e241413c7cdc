@testable import Basketball
import Testing

@Suite("An assist and its basket")
struct AssistTests {
  /// The basket of each assist that counts, by number.
  private func links(_ sheet: Scoresheet) -> [Int: Int] {
    var links = [Int: Int]()
    for play in sheet.plays { if let basket = play.basket { links[play.number] = basket } }
    return links
  }

  /// Ana two and Bo's assist at 10, Dee one at 20.
  private func assisted() throws -> Scoresheet {
    var sheet = try newGame()
    try sheet.record(
      [PlayRequest(ana, .twoPoints), PlayRequest(bo, .assist)], at: 10)
    try sheet.record(dee, .onePoint, at: 20)
    return sheet
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
        at: entry.at, .record(plays: plays.map { $0.belonging(to: nil) }), clock: entry.clock)
    }
    let read = try Scoresheet(id: sheet.id, tape: older)
    #expect(read.plays == sheet.plays && links(read) == [2: 1, 4: 5])
    #expect(read.tape.entries == older)
    #expect(read.state == sheet.state)
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
        owner: basket)
    }
    #expect(try read(assist(2, bo, on: 1)) == [2: 1])
    #expect(try read(assist(2, bo, on: 1), assist(3, cy, on: 1)) == [2: 1])
    #expect(try read(assist(2, ana, on: 1)) == [:])
    #expect(try read(assist(2, eli, on: 1)) == [:])
    #expect(try read(assist(2, bo, at: 9, on: 1)) == [:])
    #expect(try read(assist(2, bo, on: 2)) == [:])
    #expect(try read(assist(2, bo, on: 7)) == [:])
  }
}
