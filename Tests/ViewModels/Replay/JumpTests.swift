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

  @Test("goes from basket to basket")
  func baskets() {
    let baskets = [1, 3, 4, 6, 8].map { boards[$0] }
    #expect(stepped.seen(5) { replay.nextBasket() } == baskets)
    #expect(replay.notice.value == nil)
    #expect(stepped.seen(1) { replay.nextBasket() } == [boards[8]])
    #expect(replay.notice.value == Notice(kind: .refused, text: "no basket after this one"))
    #expect(stepped.seen(4) { replay.previousBasket() } == baskets.dropLast().reversed())
    #expect(replay.notice.value == nil)
    #expect(stepped.seen(1) { replay.previousBasket() } == [boards[1]])
    #expect(replay.notice.value == Notice(kind: .refused, text: "no basket before this one"))
  }

  @Test("goes to where a side takes the lead from the other")
  func leads() {
    #expect(stepped.seen(2) { replay.nextLeadChange() } == [boards[4], boards[6]])
    #expect(stepped.seen(1) { replay.nextLeadChange() } == [boards[6]])
    #expect(replay.notice.value == Notice(kind: .refused, text: "the lead does not change again"))
    replay.toEnd()
    #expect(replay.notice.value == nil)
    #expect(stepped.seen(2) { replay.previousLeadChange() } == [boards[6], boards[4]])
    #expect(stepped.seen(1) { replay.previousLeadChange() } == [boards[4]])
    #expect(replay.notice.value == Notice(kind: .refused, text: "the lead has not changed before"))
  }

  @Test("that leads nowhere leaves all as it is, and says so")
  func nothing() {
    replay.toEnd()
    replay.togglePlaying()
    replay.previousBasket()
    #expect((stepped.seen, replay.isPlaying.value) == (boards[1], false))
    replay.play()
    replay.previousLeadChange()
    #expect((stepped.seen, replay.isPlaying.value) == (boards[2], true))
  }

  @Test("is seen on the bar, by the clock, as the baskets are")
  func bar() throws {
    #expect(replay.position.value == 0)
    try replay.go(to: "30.625")
    #expect(
      (replay.position.value, replay.clock.value.text, replay.end) == (0.5, "00:30.6", "01:01.2"))
    #expect(replay.marks.map(\.team) == [.home, .away, .away, .home, .home])
    #expect(replay.marks.map(\.position) == [10, 12.344, 50, 60, 61.25].map { $0 / 61.25 })
  }
}
