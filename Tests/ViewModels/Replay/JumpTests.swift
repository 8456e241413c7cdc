import Basketball
import Testing

@testable import ViewModels

@Suite("A jump in a replay")
struct JumpTests {
  let stepped: SteppedReplay
  let replay: GameReplay

  init() throws {
    stepped = SteppedReplay(try .dramatic())
    replay = stepped.replay
  }

  @Test("that leads nowhere leaves all as it is, and says so")
  func nothing() {
    replay.toEnd()
    replay.togglePlaying()
    replay.jump(to: .basket, isBack: true)
    #expect((stepped.seen, replay.isPlaying.value) == (boards[1], false))
    replay.play()
    replay.jump(to: .leadChange, isBack: true)
    #expect((stepped.seen, replay.isPlaying.value) == (boards[2], true))
  }

  @Test("is seen on the bar, by the clock, as the baskets are")
  func bar() throws {
    #expect(replay.position.value == 0)
    try replay.go(to: "30.625")
    #expect(
      (replay.position.value, replay.clock.value.text, replay.end) == (0.5, "00:30.6", "01:01.2"))
    let seconds = Sides(home: [10, 60, 61.25], away: [12.344, 50])
    #expect(replay.marks == seconds.map { $0.map { $0 / 61.25 } })
  }
}
