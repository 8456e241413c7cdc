import Basketball
import Testing

@testable import ViewModels

@Suite("The next frame of a replay")
struct NextFrameTests {
  @Test("is to the next tenth of the clock, and the frame just before a play is left out")
  func tenths() throws {
    let stepped = SteppedReplay(try .dramatic())
    stepped.replay.play()
    var frames: [Int] = []
    for _ in 0..<26 {
      let rest = try #require(stepped.replay.nextFrame)
      stepped.wait(rest)
      frames.append(stepped.wall.now)
    }
    let tenths = (1...22).map { $0 * 100 }
    #expect(frames == tenths + [2344, 2444, 2544, 2644])
  }

  @Test(
    "is long enough for ten frames a second and no more, and lets no play come late at its own pace",
    arguments: [1.0, 0.5, 3, 64])
  func frames(_ speed: Double) throws {
    let sheet = try Scoresheet.generated(seed: 29)
    let stepped = SteppedReplay(sheet, speed: speed)
    stepped.replay.play()
    let (begin, readings) = (
      stepped.replay.head.reading, sheet.playByPlay.plays.map(\.play.reading)
    )
    var last = stepped.replay.state.value.board.plays.count
    while let rest = stepped.replay.nextFrame {
      #expect(rest >= 100 || !stepped.replay.state.value.isPlaying)
      stepped.wait(rest)
      let shown = stepped.replay.state.value.board.plays.count
      for reading in readings[last..<max(last, shown)] where speed == 1 {
        let due = reading.milliseconds - begin.milliseconds
        #expect((due...due + 99).contains(stepped.wall.now))
      }
      last = shown
    }
    #expect(last == readings.count && last > 20)
  }

  @Test("is counted from when it is asked for, and never nothing")
  func late() throws {
    let stepped = SteppedReplay(try .dramatic())
    stepped.replay.play()
    stepped.wall.now += 30
    #expect((stepped.replay.nextFrame, stepped.replay.nextPlay) == (70, 2314))
    stepped.wall.now += 9000
    #expect((stepped.replay.nextFrame, stepped.replay.nextPlay) == (1, 1))
  }

  @Test("has no end while nothing is played")
  func paused() throws {
    let replay = SteppedReplay(try .dramatic()).replay
    #expect((replay.nextFrame, replay.nextPlay) == (nil, nil))
    replay.play()
    replay.take(.play)
    #expect((replay.nextFrame, replay.nextPlay) == (nil, nil))
    replay.take(.end)
    #expect((replay.nextFrame, replay.nextPlay) == (nil, nil))
  }

  @Test("of a loop on its last board is until it begins again")
  func loop() throws {
    let stepped = SteppedReplay(try .dramatic(), loops: true)
    stepped.replay.play()
    stepped.wait(51_250)
    #expect((stepped.replay.nextFrame, stepped.replay.nextPlay) == (2000, 2000))
  }

  @Test("of hardly any speed is no trap")
  func slow() throws {
    let stepped = SteppedReplay(try .dramatic(), speed: 1e-300)
    stepped.replay.play()
    #expect(stepped.replay.nextFrame == 1_000_000_000)
    #expect(stepped.replay.nextPlay == 4_000_000_000_000)
    let fast = SteppedReplay(try .dramatic(), speed: 1e300)
    fast.replay.play()
    fast.wait(1)
    #expect(fast.seen == "01:01.25 5-3 #9")
  }
}
