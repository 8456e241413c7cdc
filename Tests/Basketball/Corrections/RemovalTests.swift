@testable import Basketball
import Testing

@Suite("Removals, notes and rules in a game")
struct RemovalTests {
  @Test("a removed play counts no more, and its number is never used again")
  func removed() throws {
    var sheet = try FixTests.threePlays()
    let before = sheet
    #expect(try sheet.remove(3, now: wall(1)) == [])
    #expect(sheet.numbers == [1, 2])
    #expect(sheet.clock == GameClock(showing(30)))
    sheet.expectRefused(.noSuchPlay(3)) { try $0.remove(3, now: wall(2)) }
    #expect(try sheet.play(cy, .foul).number == 4)
    #expect(try sheet.readFromTape() == sheet)
    try sheet.undo(2, now: wall(3))
    #expect(sheet.box == before.box)
    try sheet.redo(2, now: wall(4))
    #expect(sheet.numbers == [1, 2, 4])
  }

  @Test("a removed and then undone play can be removed again")
  func again() throws {
    var sheet = try FixTests.threePlays()
    try sheet.remove(1, now: wall(1))
    try sheet.undo(1, now: wall(2))
    try sheet.remove(1, now: wall(3))
    #expect(sheet.numbers == [2, 3])
    sheet.expectRefused(.nothingToRedo(steps: 1, left: 0)) { try $0.redo(1, now: wall(4)) }
  }

  @Test("a note is a step, taken away by nothing, and not written twice")
  func note() throws {
    var sheet = try newGame()
    try sheet.note("  windy  court ", now: wall(1))
    #expect(sheet.note == "windy court")
    let before = sheet
    try sheet.note("windy court", now: wall(2))
    #expect(sheet == before)
    sheet.expectRefused(.controlCharacter("a\nb")) { try $0.note("a\nb", now: wall(2)) }
    try sheet.note(" ", now: wall(3))
    #expect(sheet.note == nil)
    let count = sheet.tape.count
    try sheet.note("", now: wall(4))
    #expect(sheet.tape.count == count)
    try sheet.undo(1, now: wall(5))
    #expect(sheet.note == "windy court")
    #expect(try sheet.readFromTape() == sheet)
    try sheet.undo(1, now: wall(6))
    #expect(sheet.note == nil)
  }

  @Test("other rules are a step that opens or ends the game; the same rules are nothing")
  func rules() throws {
    var sheet = try newGame(target: 3, margin: 2)
    try sheet.play(ana, .twoPoints, at: 10)
    try sheet.play(by: try Rules(side: nil, target: 2, margin: 2), now: wall(1))
    #expect(sheet.isFinished)
    try sheet.play(by: .pickup, now: wall(2))
    #expect(!sheet.isFinished)
    #expect(sheet.rules == .pickup)
    let before = sheet
    try sheet.play(by: .pickup, now: wall(3))
    #expect(sheet == before)
    try sheet.undo(1, now: wall(4))
    #expect(sheet.isFinished)
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("rules that want more or allow fewer players than there are are refused")
  func size() throws {
    var sheet = try newGame()
    let four = try Basketball.Rules.pickup.with(RuleChanges(side: 4))
    sheet.expectRefused(.tooFewPlayers(team: "Reds", count: 3, side: 4)) {
      try $0.play(by: four, now: wall(1))
    }
    for name in ["Gus", "Hal"] { try sheet.join(.away, name, now: wall(1)) }
    sheet.expectRefused(.rosterFull(team: "Blues", roster: 4)) {
      try $0.play(by: .fiba3x3, now: wall(2))
    }
  }

  @Test("an undo to a play takes back the steps after the one that recorded it")
  func steps() throws {
    var sheet = try FixTests.threePlays()
    try sheet.note("x", now: wall(1))
    #expect(try sheet.steps(after: 3) == 1)
    #expect(try sheet.steps(after: 1) == 3)
    #expect(throws: GameError.noSuchPlay(4)) { _ = try sheet.steps(after: 4) }
  }
}

extension RuleChanges {
  /// Another side.
  init(side: Int) {
    self.init()
    self.side = side
  }
}
