import Basketball
import Events
import Fixtures
import Season
import Testing

/// What no line of a text says: what is generated, or larger than anybody reads.
@Suite("An event")
struct EventTests {
  @Test("lets no third meet the first of its own pool again where two can be exchanged")
  func thirds() throws {
    var pools = EventFormat(teams: (1...9).map { "T\($0)" })
    pools.pools = 3
    let new = NewPlan(name: "cup", teams: pools.teams, day: "2026-07-04")
    let text = try new.plan(EventSchedule(pools), pools).text
    for seed in seeds(5) {
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

  @Test("counts a game whichever side was home, however the teams are spelled")
  func turned() throws {
    let turned = LeagueGame(
      id: "z", fixture: 1, date: GameDate(milliseconds: 1000),
      teams: Sides(home: "whites", away: "REDS"), score: Sides(home: 4, away: 21), winner: .away,
      ending: .target)
    let fixture = EventStanding(try Plan(cup, name: "cup"), games: [turned]).fixture(1)
    #expect(fixture?.winner == .home && fixture?.score == Sides(home: 21, away: 4))
  }

  @Test("of fixtures in one long chain has a bracket no larger than the chain")
  func chain() throws {
    let teams = (0...70).map { "team T\($0)x" }
    let fixtures = (1...70).map { "\($0) \($0 == 1 ? "T0x" : "W\($0 - 1)") - T\($0)x" }
    let bracket = Bracket(try PlayedEvent((teams + fixtures).joined(separator: "\n")).standing)
    #expect(bracket.rounds.count == 70)
    #expect(bracket.rounds.allSatisfy { $0.count <= 32 })
    #expect(bracket.rounds.joined().compactMap(\.self).count == 70)
    let names = bracket.rounds.indices.map(bracket.name)
    #expect(names == (1...69).map { "Round \($0)" } + ["Final"])
  }

  @Test("has a calendar that escapes text, and folds long lines between letters")
  func calendar() throws {
    let (long, label) = (String(repeating: "é", count: 60), String(repeating: "x", count: 160))
    let plan = try Plan(
      "day 2026-07-04\nteam A;b\nteam \(long)\n1 10:00 A;b - \(long) \(label)", name: "cup")
    let calendar = EventCalendar(
      EventStanding(plan, games: []), record: "", now: TimeOfDay(milliseconds: 0))
    let text = [calendar].text(of: nil)
    #expect(text.contains("SUMMARY:A\\;b - é") && text.hasSuffix("END:VCALENDAR\r\n"))
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    #expect(text.replacing("\r\n ", with: "").contains("\(long) (\(label))"))
  }
}
