import Basketball
import Testing

@testable import ViewModels

@Suite("The end of a replay")
struct EndTests {
  /// A minute, then the next basket.
  nonisolated static func timed() throws -> Rules {
    var changes = RuleChanges()
    (changes.timeLimit, changes.overtime) = (.some(ClockReading("1:00")), 1)
    return try Rules.pickup.with(changes)
  }

  @Test("is the limit where time ended the game")
  func byTime() throws {
    var sheet = try Scoresheet.played("10 h1 two", rules: try Self.timed())
    try sheet.setClock(to: ClockReading(milliseconds: 60_000), now: sheet.changed)
    let projector = Projector(sheet)
    #expect(projector.replay.end == "01:00.0")
    projector.replay.play()
    projector.wait(49_999)
    #expect(projector.replay.document.value.status == .running)
    projector.wait(1)
    #expect(projector.seen == "01:00.0 2-0 #1")
    #expect(projector.replay.document.value.winner.value == "home")
    #expect(projector.replay.isPlaying.value == false)
    projector.replay.step(by: -1)
    #expect(projector.seen == "00:10.0 2-0 #1")
    projector.replay.step(by: 1)
    #expect(projector.seen == "01:00.0 2-0 #1")
  }

  @Test("of a game in overtime is its last play, and the overtime is not there before its time")
  func overtime() throws {
    var sheet = try Scoresheet.played("10 h1 two", "60 a1 two", rules: try Self.timed())
    try sheet.record([Call(try sheet.who("h2"), .onePoint)], now: sheet.changed)
    let projector = Projector(sheet)
    var seen: [String] = []
    for _ in 0...3 {
      let game = projector.replay.document.value
      seen.append("\(projector.seen) \(game.overtime) \(game.winner.value ?? "")")
      projector.replay.step(by: 1)
    }
    #expect(
      seen == [
        "00:00.0 0-0 #0 false ", "00:10.0 2-0 #1 false ", "01:00.0 2-2 #2 true ",
        "01:00.0 3-2 #3 true home",
      ])
  }

  @Test("of a game that is not finished is its last play, whatever its clock says")
  func unfinished() throws {
    var sheet = try Scoresheet.played("10 h1 two", "20 a1 one")
    try sheet.startClock(now: sheet.changed)
    let projector = Projector(sheet)
    projector.replay.toEnd()
    #expect(projector.seen == "00:20.0 2-1 #2")
    #expect(projector.replay.document.value.status == .paused)
  }

  @Test("of a game without plays is its beginning")
  func empty() throws {
    let projector = Projector(try .pickup())
    #expect(projector.replay.position.value == 1)
    projector.replay.play()
    #expect((projector.seen, projector.replay.restOfGap) == ("00:00.0 0-0 #0", nil))
    #expect(projector.replay.document.value.status == .ready)
    #expect(projector.replay.marks == [])
    projector.replay.step(by: 1)
    projector.replay.skip(5)
    projector.replay.nextBasket()
    #expect(projector.seen == "00:00.0 0-0 #0")
  }

  @Test("of a game whose clock never ran comes at once, and its plays one by one")
  func still() throws {
    let projector = Projector(try .played("0 h1 two", "0 a1 one", "0 h2 one", "0 a2 foul"))
    projector.replay.play()
    #expect((projector.seen, projector.replay.isPlaying.value) == ("00:00.0 3-1 #4", false))
    projector.replay.step(by: -1)
    #expect(projector.seen == "00:00.0 3-1 #3")
    #expect(projector.replay.position.value == 0.75)
    #expect(projector.replay.marks.map(\.position) == [0.25, 0.5, 0.75])
  }

  @Test("is begun again from by the key that plays")
  func again() throws {
    let projector = Projector(try .dramatic())
    projector.replay.toEnd()
    projector.replay.togglePlaying()
    #expect((projector.seen, projector.replay.isPlaying.value) == ("00:10.0 2-0 #2", true))
  }

  @Test("stays for two seconds in a loop, which then begins again")
  func loop() throws {
    let projector = Projector(try .played("10 h1 two", "11 a1 one"), speed: 2, loops: true)
    projector.replay.play()
    #expect(
      projector.playThrough(atMost: 5) == [
        "500: 00:11.0 2-1 #2", "2500: 00:10.0 2-0 #1", "3000: 00:11.0 2-1 #2",
        "5000: 00:10.0 2-0 #1", "5500: 00:11.0 2-1 #2",
      ])
    #expect(projector.replay.document.value.status == .paused)
    projector.wait(1_000_000_000)
    #expect((projector.seen, projector.replay.isPlaying.value) == ("00:10.0 2-0 #1", true))
  }
}
