import Basketball
import Events
import Fixtures
import Season
import Testing

@Suite("What is built on results")
struct ReferenceTests {
  @Test("has final places as far as they are decided, the final before the game for third place")
  func final() throws {
    var event = try PlayedEvent.afterPools()
    #expect(event.standing.final.isEmpty)
    try event.play(7, 12, 21)
    try event.play(8, 21, 20)
    #expect(event.standing.final.isEmpty)
    try event.play(10, 21, 9)
    #expect(event.standing.final == ["Greens", "Blues"])
    try event.play(9, 10, 21)
    #expect(
      event.standing.final == ["Greens", "Blues", "Whites", "Reds", "Gulls", "Old Town"])
  }

  @Test("tells those who lose in one round apart by all that they have won and scored")
  func sameRound() throws {
    var event = try PlayedEvent(
      cup.split(separator: "\n").filter { !$0.hasPrefix("9 ") }.joined(separator: "\n"))
    for number in 1...6 { try event.play(number, 21, 10 + number) }
    try event.play(7, 21, 18)
    try event.play(8, 21, 20)
    try event.play(10, 21, 9)
    // Both have lost two of three games; Whites have scored 21, 11 and 20, Greens 21, 12 and 18.
    #expect(event.standing.final.prefix(4) == ["Reds", "Blues", "Whites", "Greens"])
  }

  @Test("has games for the places behind, between those who were third")
  func classification() throws {
    var event = try PlayedEvent(cup + "11 13:00 court 1 A3 - B3 5th")
    for number in 1...6 { try event.play(number, 21, 10 + number) }
    try event.play(11, 21, 5)
    #expect(event.standing.final.isEmpty)
    for number in 7...10 { try event.play(number, 21, 12) }
    #expect(
      event.standing.final == ["Reds", "Blues", "Greens", "Whites", "Old Town", "Gulls"])
  }

  @Test("puts those who do not go on between, by their place in the pool")
  func between() throws {
    var event = try PlayedEvent(
      """
      team T1
      team T2
      team T3
      team T4
      pool A T1, T2, T3, T4
      1 T1 - T2
      2 T1 - T3
      3 T1 - T4
      4 T2 - T3
      5 T2 - T4
      6 T3 - T4
      7 A3 - A4 3rd
      """)
    for number in 1...6 { try event.play(number, 21, 10) }
    #expect(event.standing.final == ["T1", "T2"])
    try event.play(7, 10, 21)
    #expect(event.standing.final == ["T1", "T2", "T4", "T3"])
  }

  @Test("has a play-in of eight, whose losers stand before those who did not reach it")
  func playIn() throws {
    let teams = (1...8).map { "T\($0)" }
    var (lines, number) = (
      teams.map { "team \($0)" } + ["pool A " + teams.joined(separator: ", ")], 0
    )
    for one in 1...8 {
      for other in 1...8 where one < other {
        number += 1
        lines.append("\(number) T\(one) - T\(other)")
      }
    }
    lines += [
      "29 A3 - A6 PI", "30 A4 - A5 PI", "31 A1 - W30 SF", "32 A2 - W29 SF", "33 L31 - L32 3rd",
      "34 W31 - W32 Final",
    ]
    var event = try PlayedEvent(lines.joined(separator: "\n"))
    for number in 1...28 { try event.play(number, 21, 15) }
    try event.play(29, 12, 21)
    try event.play(30, 21, 10)
    #expect(event.line(31) == "T1 - T4 ready" && event.line(32) == "T2 - T6 ready")
    try event.play(31, 10, 21)
    try event.play(32, 21, 10)
    try event.play(33, 21, 10)
    try event.play(34, 10, 21)
    #expect(event.standing.final == ["T2", "T4", "T1", "T6", "T3", "T5", "T7", "T8"])
  }

  @Test("lets no third meet the first of its own pool again where two can be exchanged")
  func thirds() throws {
    var pools = EventFormat(teams: (1...9).map { "T\($0)" })
    pools.pools = 3
    let new = NewPlan(title: "cup", teams: pools.teams, day: "2026-07-04")
    let text = try new.plan(EventSchedule(pools), pools).text
    for seed in seeds(20) {
      var random = SplitMix64(seed: 51 << 40 + seed)
      var event = try PlayedEvent(text)
      for fixture in event.plan.fixtures where event.plan.pool(of: fixture) != nil {
        try event.play(fixture.number, 21, Int.random(in: 1...20, using: &random))
      }
      let first = event.standing.fixtures.filter {
        event.plan.pool(of: $0.fixture) == nil
          && $0.fixture.entrants.allSatisfy { $0.fixture == nil }
      }
      #expect(first.count == 4)
      for fixture in first {
        let pools = fixture.sides.both.map { side in
          event.plan.pools.first { $0.teams.contains(side.team ?? "") }?.name
        }
        #expect(pools[0] != nil && pools[1] != nil && pools[0] != pools[1], "seed \(seed)")
      }
    }
  }

  @Test("lets the other side go on where both have lost by forfeit, who are last")
  func bothLost() throws {
    var event = try PlayedEvent.afterPools()
    try event.begin(7)
    event.end(7, .forfeit)
    try event.play(8, 21, 20)
    #expect(event.line(7) == "Reds - Greens played")
    #expect(event.line(9) == "nobody - Whites walkover Whites")
    #expect(event.line(10) == "nobody - Blues walkover Blues")
    #expect(event.standing.final.prefix(2) == ["Blues", "Whites"])
    #expect(
      Set(event.standing.final.suffix(2)) == ["Reds", "Greens"]
        && event.standing.needingWinner.isEmpty)
  }

  @Test("tells who can still come first from who plays for the places behind")
  func through() throws {
    let event = try PlayedEvent.afterPools()
    #expect(event.standing.through.on == ["Reds", "Whites", "Blues", "Greens"])
    var places = try PlayedEvent(cup + "11 12:40 A3 - B3 5th\n")
    for number in 1...6 { try places.play(number, 21, 10 + number) }
    #expect(places.standing.through.on == event.standing.through.on)
    #expect(places.standing.through.places == ["Old Town", "Gulls"])
  }

  @Test("takes points off a team in its pool, and says why")
  func deducted() throws {
    var event = try PlayedEvent(
      "rules fiba5x5\nteam Reds\nteam Blues\npool A Reds, Blues\n1 Reds - Blues\ndeduct reds 2 fee not paid"
    )
    try event.play(1, 21, 10)
    #expect(event.table() == ["1 Blues 0-1", "2 Reds 1-0"])
    #expect(
      event.standing.pools[0].ranking[1].why
        == "0 classification points, 2 classification points deducted: fee not paid")
  }

  @Test("gives nobody a place by games that are no bracket")
  func noBracket() throws {
    var event = try PlayedEvent("team X\nteam Y\nteam Z\n1 X - Y\n2 Y - Z\n3 Z - X")
    for number in 1...3 { try event.play(number, 21, 15) }
    #expect(event.standing.final.isEmpty)
  }

  @Test("puts a team with a bye before those who lose in the first round")
  func bye() throws {
    var event = try PlayedEvent(
      """
      team Aces
      team Bees
      team Cees
      1 Bees - Cees
      2 Aces - W1 Final
      """)
    try event.play(1, 5, 21)
    #expect(event.line(2) == "Aces - Cees ready" && event.standing.final.isEmpty)
    try event.play(2, 21, 9)
    #expect(event.standing.final == ["Aces", "Cees", "Bees"])
  }

  @Test("counts the game that was linked last, whichever side was home")
  func again() throws {
    var event = try PlayedEvent.afterPools()
    try event.play(1, 9, 21)
    #expect(
      event.line(1) == "Reds - Whites played Whites" && event.line(7) == "Whites - Greens ready")
    let game = event.games[event.games.count - 1]
    let turned = LeagueGame(
      id: "z", fixture: 1, date: GameDate(milliseconds: 1000),
      teams: Sides(home: "whites", away: "REDS"), score: Sides(home: 4, away: 21), winner: .away,
      ending: .target)
    let standing = EventStanding(event.plan, games: [turned, game] + event.games)
    #expect(standing.fixture(1)?.winner == .home)
    #expect(standing.fixture(1)?.score == Sides(home: 21, away: 4))
  }
}
