@testable import Basketball
import Testing

@testable import ViewModels

@Suite("The place of a replay")
struct PlacesTests {
  let stepped: SteppedReplay
  let replay: GameReplay

  init() throws {
    stepped = SteppedReplay(try .dramatic())
    replay = stepped.replay
  }

  @Test("is moved play by play, through plays at one reading too")
  func steps() {
    #expect(
      [stepped.seen] + stepped.seen(10) { replay.take(.step(1)) } == boards + ["01:01.25 5-3 #9"])
    #expect(stepped.seen(9) { replay.take(.step(-1)) } == boards.dropLast().reversed())
    replay.take(.step(99))
    #expect(stepped.seen == boards[9])
    replay.take(.step(-4))
    #expect(stepped.seen == boards[5])
    replay.take(.step(-99))
    #expect(stepped.seen == boards[0])
  }

  @Test("is, between two plays, one step after the first of them")
  func between() throws {
    try replay.go(to: "0:30")
    #expect(stepped.seen == "00:30.0 2-1 #3")
    replay.take(.step(-1))
    #expect(stepped.seen == "00:12.344 2-1 #3")
    try replay.go(to: "0:30")
    replay.take(.step(1))
    #expect(stepped.seen == "00:50.0 2-3 #4")
  }

  @Test("is moved by seconds of the clock, while it is played and while it is not")
  func skip() {
    replay.take(.skip(5))
    #expect(stepped.seen == "00:05.0 0-0 #0")
    #expect(stepped.seen(2) { replay.take(.skip(5)) } == ["00:10.0 2-0 #2", "00:15.0 2-1 #3"])
    replay.play()
    stepped.wait(2500)
    replay.take(.skip(-5))
    #expect((stepped.seen, replay.state.value.isPlaying) == ("00:12.5 2-1 #3", true))
    stepped.wait(37_500)
    #expect(stepped.seen == "00:50.0 2-3 #4")
    #expect(stepped.seen(2) { replay.take(.skip(-60)) } == ["00:10.0 2-0 #2", "00:10.0 2-0 #2"])
    replay.take(.skip(60))
    #expect((stepped.seen, replay.state.value.isPlaying) == ("01:01.25 5-3 #9", false))
  }

  @Test("is a reading or the number of a play, with or without the plays of that moment")
  func typed() throws {
    for (place, to, before) in [
      ("0:10", 2, "00:10.0 0-0 #0"), ("60", 7, "01:00.0 2-3 #5"), ("0:00", 0, "00:00.0 0-0 #0"),
      ("#7", 7, "01:00.0 4-3 #6"), ("#1", 1, "00:10.0 0-0 #0"),
      ("01:01.25", 9, "01:01.25 4-3 #7"), ("0:50.000", 4, "00:50.0 2-1 #3"),
    ] {
      try replay.go(to: place)
      #expect(stepped.seen == boards[to], "\(place)")
      try replay.go(before: place)
      #expect(stepped.seen == before, "\(place)")
      #expect(replay.state.value.isPlaying == false)
    }
    try replay.go(before: "#7")
    replay.play()
    #expect(stepped.seen == boards[7])
  }

  @Test("is refused where it is none, and nothing is moved")
  func refused() throws {
    try replay.go(to: "0:50")
    for place in ["", "#", "#1a", "#99999999999999999999", "5:0", "now", "-1", "1:2:3"] {
      #expect(throws: Problem.malformedPlace(place)) { try replay.go(to: place) }
    }
    for number in [0, 10, -1] {
      #expect(throws: Problem.noSuchPlay(number)) { try replay.go(before: "#\(number)") }
    }
    let end = ClockReading(milliseconds: 61_250)
    let beyond = Problem.beyondEnd(ClockReading(milliseconds: 61_251), end: end)
    #expect(throws: beyond) { try replay.go(to: "61.251") }
    #expect(stepped.seen == boards[4])
  }
}
