import Basketball
import Testing

@testable import ViewModels

@Suite("Those a scorer can name")
struct PeopleTests {
  @Test("are those on the rosters, in their order, as they are now, and the two teams")
  func people() throws {
    let bench = try Bench()
    let scorer = bench.scorer()
    #expect(scorer.home.map(\.word) == ["home/Ana", "home/Bo", "home/Cy"])
    #expect(scorer.away.map(\.word) == ["away/Dee", "away/Eve", "away/Flo"])
    #expect(scorer.teams.map(\.word) == ["home", "away"])
    #expect(scorer.teams.map(\.name) == ["Reds", "Blues"])
    #expect((scorer.home + scorer.away).allSatisfy { !$0.isTeam })
    #expect(scorer.teams.allSatisfy { $0.isTeam })
    try bench.elsewhere { try $0.join(.away, "Gus", now: $1) }
    scorer.look()
    try scorer.say("Gus", "two")
    #expect(bench.plays == ["00:00.0 away/Gus two"])
    #expect(scorer.away.map(\.team) == ["away", "away", "away", "away"])
  }

  @Test("are told apart when two teams have a player of one name")
  func sameName() throws {
    let bench = Bench(try .pickup(home: "Reds: Ana, Bo, Cy", away: "Blues: Ana, Bo, Cy"))
    let scorer = bench.scorer()
    scorer.name(scorer.away[1])
    scorer.name(move: "one")
    #expect(bench.plays == ["00:00.0 away/Bo one"])
  }
}
