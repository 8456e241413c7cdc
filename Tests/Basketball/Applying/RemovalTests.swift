@testable import Basketball
import Testing

@Suite("Removals, notes and rules in a game")
struct RemovalTests {
  @Test("a removed play counts no more, and its number is never used again")
  func removed() throws {
    var sheet = try threePlays()
    let before = sheet
    #expect(try sheet.remove(3, now: wall(1)).removed.map(\.play) == [before.plays[2]])
    #expect(sheet.numbers == [1, 2])
    #expect(sheet.standing.clock == GameClock(showing(30)))
    sheet.expectRefused(.noSuchPlay(3)) { try $0.remove(3, now: wall(2)) }
    #expect(try sheet.record(cy, .foul).number == 4)
    #expect(try sheet.readFromTape() == sheet)
    try sheet.undo(2, now: wall(3))
    #expect(sheet.standing.box == before.standing.box)
    try sheet.redo(2, now: wall(4))
    #expect(sheet.numbers == [1, 2, 4])
  }

  @Test("a removed play leaves those that stand behind it where they are")
  func anchor() throws {
    var sheet = try newGame()
    try sheet.record(ana, .twoPoints, at: 20)
    let follows = GameTime(clock: .elapsed(showing(10)), place: .inOrder)
    _ = try sheet.perform(.record([PlayRequest(dee, .foul)], at: follows), now: wall(1))
    try sheet.record(bo, .rebound, at: 15)
    #expect(sheet.numbers == [3, 1, 2])
    try sheet.remove(1, now: wall(2))
    #expect(sheet.numbers == [3, 2])
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("a removed and then undone play can be removed again")
  func again() throws {
    var sheet = try threePlays()
    try sheet.remove(1, now: wall(1))
    try sheet.undo(1, now: wall(2))
    try sheet.remove(1, now: wall(3))
    #expect(sheet.numbers == [2, 3])
    sheet.expectRefused(.nothingToRedo(steps: 1, left: 0)) { try $0.redo(1, now: wall(4)) }
  }

  @Test("a note is a step, removed by an empty one, and not written twice")
  func note() throws {
    var sheet = try newGame()
    try sheet.note("  windy  court ", now: wall(1))
    #expect(sheet.standing.note == "windy court")
    let before = sheet
    try sheet.note("windy court", now: wall(2))
    #expect(sheet == before)
    sheet.expectRefused(.controlCharacter("a\nb")) { try $0.note("a\nb", now: wall(2)) }
    try sheet.note(" ", now: wall(3))
    #expect(sheet.standing.note == nil)
    let count = sheet.tape.entries.count
    try sheet.note("", now: wall(4))
    #expect(sheet.tape.entries.count == count)
    try sheet.undo(1, now: wall(5))
    #expect(sheet.standing.note == "windy court")
    #expect(try sheet.readFromTape() == sheet)
    try sheet.undo(1, now: wall(6))
    #expect(sheet.standing.note == nil)
  }

  @Test("other rules are a step that opens or ends the game; the same rules are nothing")
  func rules() throws {
    var sheet = try newGame(target: 3, margin: 2)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.change(to: try Rules(side: nil, target: 2, margin: 2), now: wall(1))
    #expect(sheet.standing.finish != nil)
    try sheet.change(to: .pickup, now: wall(2))
    #expect(sheet.standing.finish == nil)
    #expect(sheet.standing.rules == .pickup)
    let before = sheet
    try sheet.change(to: .pickup, now: wall(3))
    #expect(sheet == before)
    try sheet.undo(1, now: wall(4))
    #expect(sheet.standing.finish != nil)
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("rules that want more or allow fewer players than there are are refused")
  func size() throws {
    var sheet = try newGame()
    let four = try Basketball.Rules.pickup.with(RuleChanges(side: 4))
    sheet.expectRefused(.tooFewPlayers(team: "Reds", count: 3, side: 4)) {
      try $0.change(to: four, now: wall(1))
    }
    for name in ["Gus", "Hal"] { try sheet.join(.away, name, now: wall(1)) }
    sheet.expectRefused(.rosterFull(team: "Blues", roster: 4)) {
      try $0.change(to: .fiba3x3, now: wall(2))
    }
  }

  @Test("an undo to a play takes back the steps after the one that recorded it")
  func steps() throws {
    var sheet = try threePlays()
    try sheet.note("x", now: wall(1))
    var (three, one) = (sheet, sheet)
    try three.undo(1, now: wall(2))
    try one.undo(3, now: wall(2))
    let last = try sheet.after(.undoTo(play: 3), now: wall(2))
    #expect(last == three)
    #expect(try sheet.after(.undoTo(play: 1), now: wall(2)) == one)
    sheet.expectRefused(.noSuchPlay(4)) { _ = try $0.perform(.undoTo(play: 4), now: wall(2)) }
    last.expectRefused(.nothingToUndo(steps: 0, left: 3)) {
      _ = try $0.perform(.undoTo(play: 3), now: wall(3))
    }
  }
}
