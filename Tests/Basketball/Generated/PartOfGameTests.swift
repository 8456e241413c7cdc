import Fixtures
import Testing

@testable import Basketball

@Suite("A part of a game")
struct PartOfGameTests {
  @Test("adds up with the other parts to the whole game, in any game", arguments: seeds(15))
  func sums(_ seed: Int) throws {
    let sheet = try game(seed)
    let state = sheet.state
    guard !state.box.isResult else { return }
    let parts = (1...state.rules.periods).map { PartOfGame.period($0) } + [.overtimes]
    let only = parts.map { sheet.only($0) }
    #expect(only.reduce(0) { $0 + $1.plays.count } == state.box.count)
    for side in Side.allCases {
      for place in state.teams[side].players.indices {
        var line = StatLine()
        for part in only { line.add(part.state.box.lines[side].players[place]) }
        #expect(line == state.box.lines[side].players[place])
        let plusMinus = only.reduce(0) {
          $0 + ($1.state.box.court?.lines[side][place].plusMinus ?? 0)
        }
        #expect(plusMinus == state.box.court?.lines[side][place].plusMinus ?? 0)
      }
    }
  }

  @Test("is the time near the end in which the score is close", arguments: seeds(15))
  func clutch(_ seed: Int) throws {
    let sheet = try game(seed)
    var score = Sides(home: 0, away: 0)
    var points = Sides(home: 0, away: 0)
    for scored in sheet.playByPlay.plays {
      let play = scored.play
      // The periods are shorter than five minutes: all of the last one is near the end.
      let isLate = play.period >= sheet.state.rules.periods && sheet.state.rules.timeLimit != nil
      if isLate || play.period > sheet.state.rules.periods, abs(score.home - score.away) <= 5 {
        points[play.side] += play.move.points
      }
      score = scored.score
    }
    let clutch = sheet.only(.clutch).state
    if !sheet.state.box.isResult { #expect(clutch.box.score == points) }
  }

  @Test("has the time of those on court in it alone")
  func time() throws {
    var sheet = Scoresheet(
      id: "g",
      teams: Sides(
        home: Team(name: "Reds", players: ["Ana", "Bo"].map { Player($0) }, starters: ["Ana"]),
        away: Team(name: "Blues", players: [Player("Di")], starters: ["Di"])),
      rules: .fiba5x5, now: wall(0))
    let (ana, bo) = (Who(.home, "Ana"), Who(.home, "Bo"))
    try sheet.record(ana, .twoPoints, at: 360)
    try sheet.record(
      [PlayRequest(ana, .out), PlayRequest(bo, .in)], at: ClockReading(milliseconds: 1_020_000))
    try sheet.record(bo, .twoPoints, at: 1200)
    let seconds = [PartOfGame.period(1), .period(2), .half(1)].map { part in
      sheet.only(part).state.box.court?.lines.home.map { $0.milliseconds(at: .zero) / 1000 }
    }
    #expect(seconds == [[600, 0], [420, 180], [1020, 180]])
  }

  private func game(_ seed: Int) throws -> Scoresheet {
    var random = RandomGame(seed: 17 << 40 + seed)
    return try random.shortGame(verbs: 60)
  }
}
