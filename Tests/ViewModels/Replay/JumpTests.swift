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
    replay.take(.end)
    replay.take(.play)
    replay.take(.jump(.basket, isBack: true))
    #expect((stepped.seen, replay.state.value.isPlaying) == (boards[1], false))
    replay.play()
    replay.take(.jump(.leadChange, isBack: true))
    #expect((stepped.seen, replay.state.value.isPlaying) == (boards[2], true))
  }

  @Test("is seen on the bar, by the clock, as the baskets are")
  func bar() throws {
    #expect(replay.state.value.position == 0)
    try replay.go(to: "30.625")
    #expect(
      (replay.state.value.position, replay.state.value.board.clock.text, replay.state.value.end)
        == (0.5, "00:30.6", "01:01.2"))
    let seconds = Sides(home: [10, 60, 61.25], away: [12.344, 50])
    #expect(replay.state.value.marks == seconds.map { $0.map { $0 / 61.25 } })
  }
}
