import Basketball
import Events
import Fixtures
import Testing

@Suite("What comes next")
struct NextTests {
  @Test("is the earliest fixture of each court that can be played")
  func courts() throws {
    var event = try PlayedEvent(cup)
    #expect(event.standing.next == [1, 2])
    try event.begin(1)
    #expect(event.standing.next == [3, 2] && event.standing.next(on: "1")?.number == 3)
    #expect(event.standing.next(on: nil)?.number == 2)
    #expect(event.standing.playing(on: "1", besides: event.standing.fixture(3))?.number == 1)
    #expect(event.standing.playing(on: "1", besides: event.standing.fixture(1)) == nil)
    #expect(event.standing.playing("Reds")?.number == 1 && event.standing.playing("Blues") == nil)
  }

  @Test("may be on any court, and is not on two")
  func anyCourt() throws {
    var event = try PlayedEvent.afterPools()
    #expect(event.standing.next == [7, 8])
    try event.play(7, 21, 12)
    try event.play(8, 21, 12)
    #expect(event.standing.next == [9, 10])
    try event.play(9, 21, 12)
    #expect(event.standing.next == [10] && event.standing.next(on: "2")?.number == 10)
    try event.play(10, 21, 12)
    #expect(event.standing.next.isEmpty)
  }

  @Test("is delayed on this day, else on the next that has something left, else on the first")
  func delayed() throws {
    var event = try PlayedEvent(
      """
      pool A X, Y, Z
      day 2026-07-04
      1 10:00 X - Y
      day 2026-07-11
      2 10:00 Y - Z
      3 11:00 Z - X
      4 X - Z
      """)
    func delayed(_ today: Day) -> [Int] { event.standing.toDelay(today: today).map(\.number) }
    #expect(delayed("2026-07-11") == [2, 3] && delayed("2026-07-10") == [2, 3])
    #expect(delayed("2026-07-03") == [1] && delayed("2026-07-12") == [1])
    try event.begin(1)
    #expect(delayed("2026-07-04") == [2, 3])
  }

  @Test("waits for a winner where a game of the knockout was called level")
  func level() throws {
    var event = try PlayedEvent.afterPools()
    try event.play(7, 15, 15)
    #expect(event.standing.needingWinner.map(\.number) == [7])
    event.correct(7, 15, 12)
    #expect(event.standing.needingWinner.isEmpty)
    var loser = try PlayedEvent("team X\nteam Y\nteam Z\n1 X - Y\n2 L1 - Z")
    try loser.play(1, 15, 15)
    #expect(loser.standing.needingWinner.map(\.number) == [1])
  }

  @Test("is one fixture where there are no courts, by day and time")
  func noCourts() throws {
    let event = try PlayedEvent(
      """
      pool A X, Y, Z
      day 2026-07-05
      1 10:00 X - Y
      day 2026-07-04
      2 Y - Z
      3 9:30 Z - X
      """)
    #expect(event.standing.playOrder.map(\.number) == [3, 2, 1] && event.standing.next == [3])
  }
}
