import Basketball
import Testing

@testable import ViewModels

@Suite("The end of a replay")
struct EndTests {
  @Test("is the limit where time ended the game")
  func byTime() throws {
    var sheet = try Scoresheet.played("10 h1 two", by: try .timed("1:00", overtime: 1))
    _ = try sheet.perform(.clock(.set(.elapsed(ClockReading(milliseconds: 60_000)))), now: start)
    let stepped = SteppedReplay(sheet)
    #expect(stepped.replay.state.value.end == "01:00.0")
    stepped.replay.play()
    stepped.wait(49_999)
    #expect(stepped.replay.state.value.board.status == .running)
    stepped.wait(1)
    #expect(stepped.seen == "01:00.0 2-0 #1")
    #expect(stepped.replay.state.value.board.winner == .home)
    #expect(stepped.replay.state.value.isPlaying == false)
    stepped.replay.take(.step(-1))
    #expect(stepped.seen == "00:10.0 2-0 #1")
    stepped.replay.take(.step(1))
    #expect(stepped.seen == "01:00.0 2-0 #1")
  }

  @Test("of a game in overtime is its last play, and the overtime is not there before its time")
  func overtime() throws {
    var sheet = try Scoresheet.played("10 h1 two", "60 a1 two", by: try .timed("1:00", overtime: 1))
    _ = try sheet.perform(.play("h2 one"), now: start)
    let stepped = SteppedReplay(sheet)
    var seen: [String] = []
    for _ in 0...3 {
      let game = stepped.replay.state.value.board.game
      seen.append("\(stepped.seen) \(game.overtime) \(game.winner?.rawValue ?? "")")
      stepped.replay.take(.step(1))
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
    _ = try sheet.perform(.clock(.start), now: start)
    let stepped = SteppedReplay(sheet)
    stepped.replay.take(.end)
    #expect(stepped.seen == "00:20.0 2-1 #2")
    #expect(stepped.replay.state.value.board.status == .paused)
  }

  @Test("of a game without plays is its beginning")
  func empty() throws {
    let stepped = SteppedReplay(.new())
    #expect(stepped.replay.state.value.position == 1)
    stepped.replay.play()
    #expect((stepped.seen, stepped.replay.nextPlay) == ("00:00.0 0-0 #0", nil))
    #expect(stepped.replay.state.value.board.status == .ready)
    #expect(stepped.replay.state.value.marks == Sides(home: [], away: []))
    stepped.replay.take(.step(1))
    stepped.replay.take(.skip(5))
    stepped.replay.take(.jump(.basket))
    #expect(stepped.seen == "00:00.0 0-0 #0")
  }

  @Test("of a game whose clock never ran comes at once, and its plays one by one")
  func still() throws {
    let stepped = SteppedReplay(try .played("0 h1 two", "0 a1 one", "0 h2 one", "0 a2 foul"))
    stepped.replay.play()
    #expect((stepped.seen, stepped.replay.state.value.isPlaying) == ("00:00.0 3-1 #4", false))
    stepped.replay.take(.step(-1))
    #expect(stepped.seen == "00:00.0 3-1 #3")
    #expect(stepped.replay.state.value.position == 0.75)
    #expect(stepped.replay.state.value.marks == Sides(home: [0.25, 0.75], away: [0.5]))
  }

  @Test("stays for two seconds in a loop, which then begins again")
  func loop() throws {
    let stepped = SteppedReplay(try .played("10 h1 two", "11 a1 one"), speed: 2, loops: true)
    stepped.replay.play()
    #expect(
      stepped.playThrough(atMost: 5) == [
        "500: 00:11.0 2-1 #2", "2500: 00:10.0 2-0 #1", "3000: 00:11.0 2-1 #2",
        "5000: 00:10.0 2-0 #1", "5500: 00:11.0 2-1 #2",
      ])
    #expect(stepped.replay.state.value.board.status == .paused)
    stepped.wait(1_000_000_000)
    #expect((stepped.seen, stepped.replay.state.value.isPlaying) == ("00:10.0 2-0 #1", true))
  }
}
