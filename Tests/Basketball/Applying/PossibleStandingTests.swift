@testable import Basketball
import Testing

@Suite("A state that a document says")
struct PossibleStandingTests {
  /// A game of the Reds and the Blues with some facts of a document.
  func state(
    rules: Rules = .pickup, teams: Sides<Team> = teams, home: [StatLine]? = nil, count: Int = 0,
    lastPlay: Play? = nil, overtime: Sides<Int>? = nil, clock: Int = 0, lastNumber: Int = 0
  ) -> GameState {
    let lines = teams.map {
      TeamLine(
        players: $0.players.map { _ in StatLine() }, team: StatLine())
    }
    let box = BoxScore(
      teams: teams, rules: rules,
      lines: Sides(
        home: home.map { TeamLine(players: $0, team: StatLine()) } ?? lines.home, away: lines.away),
      count: count, lastPlay: lastPlay.map { ScoredPlay($0, score: Sides(home: 0, away: 0)) },
      finish: nil,
      tallies: lines.map { _ in
        PeriodTally(byPeriod: [0], fouls: 0, lateFouls: 0, timeoutsLeft: nil)
      },
      overtime: overtime)
    return GameState(
      id: "document", created: 0, clock: GameClock(ClockReading(milliseconds: clock)),
      box: box, lastNumber: lastNumber)
  }

  func play(_ number: Int, by who: Who) -> Play {
    Play(number: number, reading: .zero, who: who, move: .foul, recorded: 0)
  }

  @Test("is possible when a game can come to it")
  func possible() {
    #expect(state().isPossible)
    #expect(state(count: 1, lastPlay: play(1, by: ana), lastNumber: 1).isPossible)
  }

  @Test(
    "is not possible with numbers that overflow or are negative", arguments: [-1, Int.min, .max])
  func numbers(_ number: Int) {
    var line = StatLine()
    line[.onePoint] = number
    #expect(!state(home: [line, StatLine(), StatLine()]).isPossible)
    #expect(!state(count: number).isPossible)
    #expect(!state(lastNumber: number).isPossible)
    #expect(!state(clock: number).isPossible)
    #expect(!state(overtime: Sides(home: number, away: 0)).isPossible)
    #expect(!state(rules: Rules(name: "", side: 3, target: number, margin: 2)).isPossible)
  }

  @Test("is not possible with people who are not there, or twice")
  func people() {
    let twins = Team("Reds", "Ana", "Ana", "Cy")
    #expect(!state(teams: Sides(home: twins, away: teams.away)).isPossible)
    #expect(!state(home: [StatLine()]).isPossible)
    #expect(!state(lastPlay: play(1, by: Who(.home, "Zed")), lastNumber: 1).isPossible)
    #expect(!state(lastPlay: play(2, by: ana), lastNumber: 1).isPossible)
  }
}
