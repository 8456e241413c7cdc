@testable import Basketball
import Testing

@Suite("Who is on court at the end of a game")
struct CourtEndTests {
  /// A game that the first basket wins.
  private static func shortGame() throws -> Scoresheet {
    Scoresheet(
      id: "court", teams: Scoresheet.ofCourt().standing.teams,
      rules: try Rules(side: nil, target: 2, margin: 1), now: wall(0))
  }

  @Test("counts no lineup after the finish")
  func afterFinish() throws {
    var sheet = try Self.shortGame()
    try sheet.state(["Reds", "Dora", "Bo", "Cy"], .elapsed(showing(30)))
    try sheet.record(dee, .twoPoints, at: 20)
    #expect(sheet.playByPlay.lineups.isEmpty)
    #expect(try (0..<4).map { try sheet.line($0) } == [[20, -2], [20, -2], [20, -2], [0, 0]])
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("is timed to the latest reading, if a basket that ends the game has an earlier one")
  func endInOrder() throws {
    var sheet = try Self.shortGame()
    let dora = Who(.home, "Dora")
    try sheet.record(
      [PlayRequest(ana, .out), PlayRequest(dora, .in)], at: showing(30), now: wall(1))
    let time = GameTime(clock: .elapsed(showing(25)), place: .inOrder)
    _ = try sheet.perform(.record([PlayRequest(bo, .twoPoints)], at: time), now: wall(2))
    #expect(sheet.standing.finish?.reading == showing(30))
    #expect(try [sheet.line(0), sheet.line(3)] == [[30, 0], [0, 2]])
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("refuses an end before a lineup, also where only the head was read")
  func endBeforeLineup() throws {
    var sheet = Scoresheet.ofCourt()
    try sheet.record(dee, .twoPoints, at: 10)
    try sheet.state(["Reds", "Dora", "Bo", "Cy"], .elapsed(showing(30)))
    let end = Verb.end(.called, at: .elapsed(showing(20)))
    var head = sheet.standing.reduced
    #expect(try head.perform(end, now: wall(2)) == nil)
    sheet.expectRefused(.beforeLineup(showing(20), last: showing(30))) {
      _ = try $0.perform(end, now: wall(2))
    }
  }
}
