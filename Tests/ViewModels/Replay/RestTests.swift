import Basketball
import Testing

@testable import ViewModels

@Suite("The rest of a replay")
struct RestTests {
  @Test("is to the next tenth of the clock, and the frame just before a play is left out")
  func tenths() throws {
    let projector = Projector(try .dramatic())
    projector.replay.play()
    var frames: [Int] = []
    for _ in 0..<26 {
      let rest = try #require(projector.replay.rest)
      projector.wait(rest)
      frames.append(projector.wall.now)
    }
    let tenths = (1...22).map { $0 * 100 }
    #expect(frames == tenths + [2344, 2444, 2544, 2644])
  }

  @Test(
    "is long enough for ten frames a second and no more, and lets no play come late at its own pace",
    arguments: [1.0, 0.125, 3, 64])
  func frames(_ speed: Double) throws {
    let sheet = try Scoresheet.generated(seed: 9)
    let projector = Projector(sheet, speed: speed)
    projector.replay.play()
    let (begin, readings) = (projector.replay.head.reading, sheet.box.plays.map(\.play.reading))
    var last = projector.replay.playsShown.value
    while let rest = projector.replay.rest {
      #expect(rest >= 100 || !projector.replay.isPlaying.value)
      projector.wait(rest)
      let shown = projector.replay.playsShown.value
      for reading in readings[last..<max(last, shown)] where speed == 1 {
        let due = reading.milliseconds - begin.milliseconds
        #expect((due...due + 99).contains(projector.wall.now))
      }
      last = shown
    }
    #expect(last == readings.count && last > 20)
  }

  @Test("is counted from when it is asked for, and never nothing")
  func late() throws {
    let projector = Projector(try .dramatic())
    projector.replay.play()
    projector.wall.now += 30
    #expect((projector.replay.rest, projector.replay.restOfGap) == (70, 2314))
    projector.wall.now += 9000
    #expect((projector.replay.rest, projector.replay.restOfGap) == (1, 1))
  }

  @Test("has no end while nothing is played")
  func paused() throws {
    let replay = Projector(try .dramatic()).replay
    #expect((replay.rest, replay.restOfGap) == (nil, nil))
    replay.play()
    replay.togglePlaying()
    #expect((replay.rest, replay.restOfGap) == (nil, nil))
    replay.toEnd()
    #expect((replay.rest, replay.restOfGap) == (nil, nil))
  }

  @Test("of a loop on its last board is until it begins again")
  func loop() throws {
    let projector = Projector(try .dramatic(), loops: true)
    projector.replay.play()
    projector.wait(51_250)
    #expect((projector.replay.rest, projector.replay.restOfGap) == (2000, 2000))
  }

  @Test("of hardly any speed is no trap")
  func slow() throws {
    let projector = Projector(try .dramatic(), speed: 1e-300)
    projector.replay.play()
    #expect(projector.replay.rest == 1_000_000_000)
    #expect(projector.replay.restOfGap == 4_000_000_000_000)
    let fast = Projector(try .dramatic(), speed: 1e300)
    fast.replay.play()
    fast.wait(1)
    #expect(fast.seen == "01:01.25 5-3 #9")
  }
}
