import Basketball
import Testing

@testable import ViewModels

@Suite("A play that a scorer selects")
struct SelectionTests {
  let game: SharedGame
  let scorer: Scoring

  init() throws {
    game = try SharedGame()
    scorer = try game.scoring()
    for line in ["1:00 Ana two", "3:00 Dee one", "2:00 Bo rebound"] {
      try #require(scorer.perform(line: line))
    }
  }

  @Test("is the last by the clock, then those before and after it; beyond the last there is none")
  func moving() {
    var seen: [Int?] = []
    for places in [-1, -1, -1, -1, 1, 1, 1, -10, 10, -2] {
      scorer.select(by: places)
      seen.append(scorer.selected.value)
    }
    #expect(seen == [2, 3, 1, 1, 3, 2, nil, 1, nil, 3])
  }

  @Test("is none where nothing has been played")
  func none() throws {
    let scorer = try SharedGame().scoring()
    for places in [-1, 1, -10, 10] {
      scorer.select(by: places)
      #expect(scorer.selected.value == nil)
      #expect(scorer.said == "refused: there is no play to pick yet")
    }
    scorer.remove()
    #expect(scorer.said == "refused: no play is picked: ↑ picks one")
  }

  @Test("gets another player, move or reading, as often as needed, until it is released")
  func fixing() throws {
    scorer.select(by: -1)
    try scorer.enter("Eve")
    #expect(scorer.said == "done: #2 03:00.0 away/Dee one → #2 03:00.0 away/Eve one")
    #expect(scorer.selected.value == 2)
    try scorer.enter("two")
    #expect(scorer.said == "done: #2 03:00.0 away/Eve one → #2 03:00.0 away/Eve two")
    #expect(scorer.selected.value == 2)
    #expect(scorer.setTime(to: "0:30"))
    #expect(scorer.said == "done: #2 03:00.0 away/Eve two → #2 00:30.0 away/Eve two")
    #expect(scorer.selected.value == 2 && scorer.board.clock.value.text == "03:00.0")
    scorer.cancel()
    #expect(
      try game.plays == [
        "00:30.0 away/Eve two", "01:00.0 home/Ana two", "02:00.0 home/Bo rebound",
      ])
    try scorer.enter("Cy", "foul")
    #expect(try game.plays.last == "03:00.0 home/Cy foul")
  }

  @Test("stays selected when its time is put right, so that one can go on")
  func time() throws {
    scorer.select(by: -1)
    #expect(scorer.setTime(to: "2:30"))
    try scorer.enter("Eve")
    #expect(scorer.setTime(to: "2:40"))
    try scorer.enter("two")
    #expect(try game.plays.last == "02:40.0 away/Eve two" && scorer.selected.value == 2)
  }

  @Test("gets a second player, and a second move, too: no play is begun before it is released")
  func again() throws {
    scorer.select(by: -1)
    try scorer.enter("Eve", "Cy", "foul", "rebound")
    #expect(scorer.selected.value == 2 && scorer.begun.value == nil)
    #expect(
      try game.plays == [
        "01:00.0 home/Ana two", "02:00.0 home/Bo rebound", "03:00.0 home/Cy rebound",
      ])
  }

  @Test("has another half to be corrected each time that it is selected")
  func selectedAgain() throws {
    scorer.select(by: -1)
    try scorer.enter("Eve")
    scorer.cancel()
    scorer.select(by: -1)
    try scorer.enter("Flo")
    #expect(scorer.said == "done: #2 03:00.0 away/Eve one → #2 03:00.0 away/Flo one")
  }

  @Test("may become the team's own, and where it is that already nothing is written")
  func team() throws {
    scorer.select(by: -3)
    try scorer.enter("Blues")
    #expect(scorer.said == "done: #1 01:00.0 home/Ana two → #1 01:00.0 away two")
    scorer.select(by: -3)
    try scorer.enter("Blues")
    #expect(scorer.said == "done: nothing to change")
    #expect(try game.saved.tape.entries.count == 5)
  }

  @Test("is removed, and given back by an undo")
  func removing() throws {
    scorer.select(by: -2)
    var notices: [Notice?] = []
    let token = scorer.notice.bind { notices.append($0) }
    scorer.remove()
    #expect(notices == [Notice(kind: .done, text: "without #3 02:00.0 home/Bo rebound")])
    #expect(scorer.selected.value == nil)
    #expect(try game.plays == ["01:00.0 home/Ana two", "03:00.0 away/Dee one"])
    scorer.undo()
    #expect(scorer.said == "done: undone removal of [3]")
    #expect(try game.plays.count == 3)
    withExtendedLifetime(token) {}
  }

  @Test("stays selected when what was typed is refused")
  func refused() throws {
    scorer.select(by: -1)
    #expect(!scorer.setTime(to: "noon"))
    #expect(scorer.said == #"refused: malformedClock("noon")"#)
    #expect(scorer.selected.value == 2 && !scorer.canTryAgain)
    #expect(try game.saved.tape.entries.count == 4)
  }

  @Test("takes the place of a play that is begun, and of what was said")
  func begun() throws {
    #expect(!scorer.perform(line: "Zed two"))
    try scorer.enter("Ana")
    scorer.select(by: -1)
    #expect(scorer.begun.value == nil && scorer.said == nil)
    scorer.cancel()
    #expect(scorer.selected.value == nil)
    try scorer.enter("Cy", "one")
    #expect(try game.plays.last == "03:00.0 home/Cy one")
  }

  @Test("is released when somebody else removes it, and that is said, whatever else they record")
  func gone() throws {
    scorer.select(by: -2)
    try game.elsewhere(.remove(2))
    scorer.refresh()
    #expect(scorer.selected.value == 3 && scorer.said == nil)
    try game.elsewhere(.remove(3), .play("Flo foul"))
    scorer.refresh()
    #expect(scorer.selected.value == nil)
    #expect(scorer.said == "refused: play 3 is no longer in the game")
  }

  @Test("that somebody else has just removed is not corrected, and that is said")
  func unseen() throws {
    scorer.select(by: -1)
    try game.elsewhere(.remove(2))
    try scorer.enter("foul")
    #expect(scorer.said == "refused: noSuchPlay(2)" && scorer.selected.value == nil)
    #expect(try game.plays.count == 2)
  }

  @Test("is where somebody else has put it")
  func moved() throws {
    scorer.select(by: -1)
    try game.elsewhere(.fix(2, Correction(time: .elapsed(.zero))))
    scorer.refresh()
    scorer.select(by: 1)
    #expect(scorer.selected.value == 1)
  }
}
