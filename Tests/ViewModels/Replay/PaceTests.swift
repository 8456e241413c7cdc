import Basketball
import Testing

@testable import ViewModels

@Suite("A replay that is played")
struct PaceTests {
  @Test("begins at the first play, and shows each when the clock came to it")
  func pace() throws {
    let stepped = SteppedReplay(try .dramatic())
    #expect(stepped.seen == "00:00.0 0-0 #0")
    stepped.replay.play()
    #expect(stepped.seen == "00:10.0 2-0 #2")
    #expect(
      stepped.playThrough() == [
        "2344: 00:12.344 2-1 #3", "40000: 00:50.0 2-3 #4", "45500: 00:55.5 2-3 #5",
        "50000: 01:00.0 4-3 #7", "51250: 01:01.25 5-3 #9",
      ])
    #expect(stepped.replay.state.value.isPlaying == false)
    #expect(stepped.replay.state.value.board.winner == .home)
  }

  @Test("shows nothing a millisecond early, and the clock as it runs")
  func early() throws {
    let stepped = SteppedReplay(try .dramatic())
    stepped.replay.play()
    stepped.wait(2343)
    #expect(stepped.seen == "00:12.343 2-0 #2")
    #expect(stepped.replay.state.value.board.status == .running)
    stepped.wait(1)
    #expect(stepped.seen == "00:12.344 2-1 #3")
  }

  @Test(
    "keeps its pace at any speed",
    arguments: [
      (8.0, [293, 5000, 5688, 6250, 6407]), (0.5, [4688, 80_000, 91_000, 100_000, 102_500]),
    ])
  func speed(_ speed: Double, _ due: [Int]) throws {
    let stepped = SteppedReplay(try .dramatic(), speed: speed)
    stepped.replay.play()
    let times = stepped.playThrough().map { Int($0.prefix { $0 != ":" }) }
    #expect(times == due)
  }

  @Test("waits no longer than the idle limit, by the clock, and goes on with the play")
  func idleLimit() throws {
    let stepped = SteppedReplay(try .dramatic(), speed: 2, idleLimit: 3000)
    stepped.replay.play()
    stepped.wait(1172)
    #expect(stepped.seen == "00:12.344 2-1 #3")
    stepped.wait(1499)
    #expect(stepped.seen == "00:15.342 2-1 #3")
    #expect(
      stepped.playThrough() == [
        "1: 00:50.0 2-3 #4", "1501: 00:55.5 2-3 #5", "3001: 01:00.0 4-3 #7",
        "3626: 01:01.25 5-3 #9",
      ])
  }

  @Test("goes on from where it is when its speed is changed between two plays")
  func newSpeed() throws {
    let stepped = SteppedReplay(try .dramatic(), idleLimit: 30_000)
    stepped.replay.play()
    stepped.wait(12_344)
    #expect(stepped.seen == "00:22.344 2-1 #3")
    stepped.replay.take(.faster)
    stepped.replay.take(.faster)
    #expect(stepped.replay.state.value.speed == "4×")
    stepped.wait(1000)
    #expect(stepped.seen == "00:26.344 2-1 #3")
    stepped.replay.take(.slower)
    stepped.wait(7999)
    #expect(stepped.seen == "00:42.342 2-1 #3")
    #expect(stepped.playThrough(atMost: 2) == ["1: 00:50.0 2-3 #4", "2751: 00:55.5 2-3 #5"])
  }

  @Test("is doubled and halved between an eighth and 64, from any speed it began with")
  func steps() throws {
    let replay = SteppedReplay(try .dramatic(), speed: 3).replay
    var up = [replay.state.value.speed]
    for _ in 0..<6 {
      replay.take(.faster)
      up.append(replay.state.value.speed)
    }
    #expect(up == ["3×", "4×", "8×", "16×", "32×", "64×", "64×"])
    var down: [String] = []
    for _ in 0..<10 {
      replay.take(.slower)
      down.append(replay.state.value.speed)
    }
    #expect(
      down == ["32×", "16×", "8×", "4×", "2×", "1×", "1/2×", "1/4×", "1/8×", "1/8×"])
    #expect(
      [1e300, 0.1, 2.5, 1e-300].map { PlaybackSpeed(factor: $0).text } == [
        "1e+300×", "1/10×", "2.5×", "1e-300×",
      ])
  }

  @Test("does not drift, however often it is looked at")
  func drift() throws {
    let (often, once) = (
      SteppedReplay(try .dramatic(), speed: 0.7), SteppedReplay(try .dramatic(), speed: 0.7)
    )
    for stepped in [often, once] { stepped.replay.play() }
    for _ in 0..<1000 { often.wait(3) }
    once.wait(3000)
    #expect(often.seen == "00:12.1 2-0 #2")
    #expect(once.seen == often.seen)
  }

  @Test("stands still while it is paused, and goes on from there")
  func pause() throws {
    let stepped = SteppedReplay(try .dramatic())
    stepped.replay.play()
    stepped.wait(1000)
    stepped.replay.take(.play)
    #expect(stepped.replay.nextPlay == nil)
    stepped.wait(60_000)
    #expect(stepped.seen == "00:11.0 2-0 #2")
    #expect(stepped.replay.state.value.board.status == .paused)
    stepped.replay.take(.play)
    stepped.wait(1344)
    #expect(stepped.seen == "00:12.344 2-1 #3")
  }

  @Test("never runs back, whatever the wall clock does")
  func wallClock() throws {
    let stepped = SteppedReplay(try .dramatic())
    stepped.replay.play()
    stepped.wait(3000)
    stepped.wait(-3_600_000)
    #expect(stepped.seen == "00:13.0 2-1 #3")
    stepped.wait(1000)
    #expect(stepped.seen == "00:14.0 2-1 #3")
    stepped.wait(3_600_000)
    #expect(stepped.seen == "01:01.25 5-3 #9")
  }
}
