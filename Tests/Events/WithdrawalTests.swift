import Basketball
import Events
import Fixtures
import Testing

@Suite("A team that withdraws")
struct WithdrawalTests {
  @Test("and keeps its results gives the rest to the others, outside their average")
  func keep() throws {
    var event = try PlayedEvent(cup)
    try event.play(1, 15, 21)
    try event.decide { try $0.withdrawing("whites", .keep) }
    #expect(event.line(1) == "Reds - Whites played Whites")
    #expect(event.line(5) == "Whites - Old Town walkover Old Town")
    try event.play(3, 21, 12)
    #expect(event.table() == ["1 Reds 1-1", "2 Old Town 1-1", "3 Whites 1-1"])
    let ranking = event.standing.pools[0].ranking
    #expect(ranking[1].record.pointsPerGame?.thousandths == 12_000)
    #expect(ranking[2].why == "withdrawn, won 1 of 2" && event.standing.pools[0].isComplete)
  }

  @Test("and whose games are void has no part in the table")
  func void() throws {
    var event = try PlayedEvent(cup)
    try event.play(1, 15, 21)
    try event.play(3, 21, 12)
    try event.decide { try $0.withdrawing("Whites", .void) }
    #expect(event.table() == ["1 Reds 1-0", "2 Old Town 0-1", "3 Whites 0-0"])
    #expect(event.line(5) == "Whites - Old Town walkover")
    #expect(event.standing.pools[0].ranking[2].why == "withdrawn")
    #expect(event.standing.fixtures.prefix(3).map(\.isVoid) == [true, false, false])
    #expect(event.standing.pools[0].isComplete)
  }

  @Test("leaves out its games, as a fixture that is played again does, each for its reason")
  func notCounted() throws {
    var event = try PlayedEvent(cup)
    try event.play(1, 15, 21)
    try event.play(3, 21, 12)
    try event.play(3, 12, 21)
    try event.begin(5)
    #expect(event.plan.notCounted(event.games) == ["g1": .playedAgain(3)])
    var void = event
    try event.decide { try $0.withdrawing("whites", .keep) }
    #expect(
      event.plan.notCounted(event.games) == ["g1": .playedAgain(3), "g3": .withdrawn("Whites")])
    try void.decide { try $0.withdrawing("Whites", .void) }
    #expect(
      void.plan.notCounted(void.games) == [
        "g0": .withdrawn("Whites"), "g1": .playedAgain(3), "g3": .withdrawn("Whites"),
      ])
  }

  @Test("takes no place that advances: the next one moves up, and who has none has a walkover")
  func places() throws {
    var event = try PlayedEvent.afterPools()
    try event.decide { try $0.withdrawing("Reds", .keep) }
    #expect(event.line(7) == "Whites - Greens ready" && event.line(8) == "Blues - Old Town ready")
    try event.decide { try $0.withdrawing("Whites", .keep) }
    #expect(event.line(8) == "Blues - nobody walkover Blues")
    try event.play(7, 21, 12)
    #expect(event.line(9) == "Greens - nobody walkover Greens")
    #expect(event.line(10) == "Old Town - Blues ready")
    try event.play(10, 5, 21)
    #expect(
      event.standing.final == ["Blues", "Old Town", "Greens", "Gulls", "Reds", "Whites"])
  }

  @Test(
    "keeps its place once a game that is built on it has begun, and its next game goes to the other"
  )
  func begun() throws {
    var event = try PlayedEvent.afterPools()
    try event.play(7, 21, 12)
    try event.play(8, 21, 20)
    try event.decide { try $0.withdrawing("Reds", .keep) }
    #expect(event.line(7) == "Reds - Greens played Reds" && event.standing.disputed.isEmpty)
    #expect(event.line(10) == "Reds - Blues walkover Blues")
    #expect(event.table() == ["1 Reds 2-0", "2 Whites 1-1", "3 Old Town 0-2"])
    #expect(event.standing.pools[0].ranking[0].why == "withdrawn, won 2 of 2")
  }

  @Test("moves nobody from a place for which a game has begun")
  func behind() throws {
    var event = try PlayedEvent.afterPools()
    try event.begin(8)
    try event.decide { try $0.withdrawing("Reds", .keep) }
    #expect(event.line(7) == "Reds - Greens walkover Greens")
    #expect(event.line(8) == "Blues - Whites playing")
    var earlier = try PlayedEvent.afterPools()
    try earlier.decide { try $0.withdrawing("Reds", .keep) }
    try earlier.play(7, 21, 12)
    try earlier.play(8, 21, 20)
    try earlier.decide { try $0.withdrawing("Whites", .keep) }
    #expect(earlier.standing.disputed.isEmpty)
    #expect(earlier.line(7) == "Whites - Greens played Whites")
    #expect(earlier.line(10) == "Whites - Blues walkover Blues")
  }

  @Test("keeps no place because of a game of a team whose place is the same without it")
  func besides() throws {
    var event = try PlayedEvent(cup)
    for (number, home, away) in [(1, 12, 13), (2, 21, 9), (3, 18, 10), (4, 21, 9), (5, 13, 14)] {
      try event.play(number, home, away)
    }
    try event.play(6, 21, 9)
    #expect(event.line(8) == "Blues - Whites ready")
    try event.begin(8)
    try event.decide { try $0.withdrawing("Reds", .keep) }
    #expect(event.table() == ["1 Old Town 1-1", "2 Whites 1-1", "3 Reds 1-1"])
    #expect(event.line(7) == "Old Town - Greens ready")
    #expect(event.line(8) == "Blues - Whites playing")
  }
}
