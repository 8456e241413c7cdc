@testable import Basketball
import Testing

@Suite("Removals, notes and rules in a game")
struct RemovalTests {
  @Test("a removed play counts no more, and its number is never used again")
  func removed() throws {
    var sheet = try threePlays()
    let before = sheet
    #expect(try sheet.remove(3).removed.map(\.play) == [before.plays[2]])
    #expect(sheet.numbers == [1, 2])
    #expect(sheet.clock == GameClock(30))
    sheet.expectRefused(.noSuchPlay(3)) { try $0.remove(3) }
    #expect(try sheet.record(cy, .foul).number == 4)
    try sheet.checkTape()
    try sheet.undo(2)
    #expect(sheet.box == before.box)
    try sheet.redo(2)
    #expect(sheet.numbers == [1, 2, 4])
  }

  @Test("a removed play leaves those that stand behind it where they are")
  func anchor() throws {
    var sheet = try newGame()
    try sheet.record(ana, .twoPoints, at: 20)
    let follows = GameTime(clock: .elapsed(10), place: .inOrder)
    try sheet.perform(.record([PlayRequest(dee, .foul)], at: follows))
    try sheet.record(bo, .rebound, at: 15)
    #expect(sheet.numbers == [3, 1, 2])
    try sheet.remove(1)
    #expect(sheet.numbers == [3, 2])
    try sheet.checkTape()
  }

  @Test("a removed and then undone play can be removed again")
  func again() throws {
    var sheet = try threePlays()
    try sheet.remove(1)
    try sheet.undo(1)
    try sheet.remove(1)
    #expect(sheet.numbers == [2, 3])
    sheet.expectRefused(.nothingToRedo(steps: 1, left: 0)) { try $0.redo(1) }
  }

  @Test("a note is a step, removed by an empty one, and not written twice")
  func note() throws {
    var sheet = try newGame()
    try sheet.note("  windy  court ")
    #expect(sheet.standing.note == "windy court")
    let before = sheet
    try sheet.note("windy court")
    #expect(sheet == before)
    sheet.expectRefused(.controlCharacter("a\nb")) { try $0.note("a\nb") }
    try sheet.note(" ")
    #expect(sheet.standing.note == nil)
    let count = sheet.tape.entries.count
    try sheet.note("")
    #expect(sheet.tape.entries.count == count)
    try sheet.undo(1)
    #expect(sheet.standing.note == "windy court")
    try sheet.checkTape()
    try sheet.undo(1)
    #expect(sheet.standing.note == nil)
  }

  @Test("other rules are a step that opens or ends the game; the same rules are nothing")
  func rules() throws {
    var sheet = try newGame(target: 3, margin: 2)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.change(to: try Rules(side: nil, target: 2, margin: 2))
    #expect(sheet.finish != nil)
    try sheet.change(to: .pickup)
    #expect(sheet.finish == nil)
    #expect(sheet.standing.rules == .pickup)
    let before = sheet
    try sheet.change(to: .pickup)
    #expect(sheet == before)
    try sheet.undo(1)
    #expect(sheet.finish != nil)
    try sheet.checkTape()
  }

  @Test("rules that want more or allow fewer players than there are are refused")
  func size() throws {
    var sheet = try newGame()
    let four = try Basketball.Rules.pickup.with(RuleChanges(side: 4))
    sheet.expectRefused(.tooFewPlayers(team: "Reds", count: 3, side: 4)) {
      try $0.change(to: four)
    }
    for name in ["Gus", "Hal"] { try sheet.join(.away, name) }
    sheet.expectRefused(.rosterFull(team: "Blues", roster: 4)) {
      try $0.change(to: .fiba3x3)
    }
  }

  @Test("an undo to a play takes back the steps after the one that recorded it")
  func steps() throws {
    var sheet = try threePlays()
    try sheet.note("x", now: 1)
    var three = sheet
    var one = sheet
    try three.undo(1, now: 2)
    try one.undo(3, now: 2)
    let last = try sheet.after(.undoTo(play: 3), now: 2)
    #expect(last == three)
    #expect(try sheet.after(.undoTo(play: 1), now: 2) == one)
    sheet.expectRefused(.noSuchPlay(4)) { try $0.perform(.undoTo(play: 4), now: 2) }
    last.expectRefused(.nothingToUndo(steps: 0, left: 3)) {
      try $0.perform(.undoTo(play: 3), now: 3)
    }
  }
}
