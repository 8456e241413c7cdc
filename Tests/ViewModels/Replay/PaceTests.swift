import Basketball
import Testing

@testable import ViewModels

@Suite("A replay that is played")
struct PaceTests {
  @Test("begins at the first play, and shows each when the clock came to it")
  func pace() throws {
    let projector = Projector(try .dramatic())
    #expect(projector.seen == "00:00.0 0-0 #0")
    projector.replay.play()
    #expect(projector.seen == "00:10.0 2-0 #2")
    #expect(
      projector.playThrough() == [
        "2344: 00:12.344 2-1 #3", "40000: 00:50.0 2-3 #4", "45500: 00:55.5 2-3 #5",
        "50000: 01:00.0 4-3 #7", "51250: 01:01.25 5-3 #9",
      ])
    #expect(projector.replay.isPlaying.value == false)
    #expect(projector.replay.document.value.winner.value == "home")
  }

  @Test("shows nothing a millisecond early, and the clock as it runs")
  func early() throws {
    let projector = Projector(try .dramatic())
    projector.replay.play()
    projector.wait(2343)
    #expect(projector.seen == "00:12.343 2-0 #2")
    #expect(projector.replay.document.value.status == .running)
    projector.wait(1)
    #expect(projector.seen == "00:12.344 2-1 #3")
  }

  @Test(
    "keeps its pace at any speed",
    arguments: [
      (8.0, [293, 5000, 5688, 6250, 6407]), (0.5, [4688, 80_000, 91_000, 100_000, 102_500]),
    ])
  func speed(_ speed: Double, _ due: [Int]) throws {
    let projector = Projector(try .dramatic(), speed: speed)
    projector.replay.play()
    let times = projector.playThrough().map { Int($0.prefix { $0 != ":" }) }
    #expect(times == due)
  }

  @Test("waits no longer than the idle limit, by the clock, and goes on with the play")
  func idleLimit() throws {
    let projector = Projector(try .dramatic(), speed: 2, idleLimit: 3000)
    projector.replay.play()
    projector.wait(1172)
    #expect(projector.seen == "00:12.344 2-1 #3")
    projector.wait(1499)
    #expect(projector.seen == "00:15.342 2-1 #3")
    #expect(
      projector.playThrough() == [
        "1: 00:50.0 2-3 #4", "1501: 00:55.5 2-3 #5", "3001: 01:00.0 4-3 #7",
        "3626: 01:01.25 5-3 #9",
      ])
  }

  @Test("goes on from where it is when its speed is changed between two plays")
  func newSpeed() throws {
    let projector = Projector(try .dramatic(), idleLimit: 30_000)
    projector.replay.play()
    projector.wait(12_344)
    #expect(projector.seen == "00:22.344 2-1 #3")
    projector.replay.faster()
    projector.replay.faster()
    #expect(projector.replay.speed.value == "4×")
    projector.wait(1000)
    #expect(projector.seen == "00:26.344 2-1 #3")
    projector.replay.slower()
    projector.wait(7999)
    #expect(projector.seen == "00:42.342 2-1 #3")
    #expect(projector.playThrough(atMost: 2) == ["1: 00:50.0 2-3 #4", "2751: 00:55.5 2-3 #5"])
  }

  @Test("is doubled and halved between an eighth and 64, from any speed it began with")
  func steps() throws {
    let replay = Projector(try .dramatic(), speed: 3).replay
    var up = [replay.speed.value]
    for _ in 0..<6 {
      replay.faster()
      up.append(replay.speed.value)
    }
    #expect(up == ["3×", "4×", "8×", "16×", "32×", "64×", "64×"])
    var down: [String] = []
    for _ in 0..<10 {
      replay.slower()
      down.append(replay.speed.value)
    }
    #expect(
      down == ["32×", "16×", "8×", "4×", "2×", "1×", "1/2×", "1/4×", "1/8×", "1/8×"])
    #expect(
      [1e300, 0.1, 2.5, 1e-300].map { Pace(factor: $0).text } == [
        "1e+300×", "1/10×", "2.5×", "1e-300×",
      ])
  }

  @Test("does not drift, however often it is looked at")
  func drift() throws {
    let (often, once) = (Projector(try .dramatic(), speed: 3), Projector(try .dramatic(), speed: 3))
    for projector in [often, once] { projector.replay.play() }
    for _ in 0..<15_000 { often.wait(1) }
    once.wait(15_000)
    #expect(often.seen == "00:55.0 2-3 #4")
    #expect(once.seen == often.seen)
  }

  @Test("stands still while it is paused, and goes on from there")
  func pause() throws {
    let projector = Projector(try .dramatic())
    projector.replay.play()
    projector.wait(1000)
    projector.replay.togglePlaying()
    #expect(projector.replay.restOfGap == nil)
    projector.wait(60_000)
    #expect(projector.seen == "00:11.0 2-0 #2")
    #expect(projector.replay.document.value.status == .paused)
    projector.replay.togglePlaying()
    projector.wait(1344)
    #expect(projector.seen == "00:12.344 2-1 #3")
  }

  @Test("never runs back, whatever the wall clock does")
  func wallClock() throws {
    let projector = Projector(try .dramatic())
    projector.replay.play()
    projector.wait(3000)
    projector.wait(-3_600_000)
    #expect(projector.seen == "00:13.0 2-1 #3")
    projector.wait(1000)
    #expect(projector.seen == "00:14.0 2-1 #3")
    projector.wait(3_600_000)
    #expect(projector.seen == "01:01.25 5-3 #9")
  }
}
