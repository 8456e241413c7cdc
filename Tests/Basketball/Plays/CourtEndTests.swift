@testable import Basketball
import Testing

@Suite("Who is on court at the end of a game")
struct CourtEndTests {
  /// A game that the first basket wins.
  private static func shortGame() throws -> Scoresheet {
    Scoresheet(
      id: "court", teams: Scoresheet.ofCourt().standing.teams,
      rules: try Rules(side: nil, target: 2, margin: 1))
  }

  @Test("counts no lineup after the finish")
  func afterFinish() throws {
    var sheet = try Self.shortGame()
    try sheet.state(["Reds", "Dora", "Bo", "Cy"], .elapsed(30))
    try sheet.record(dee, .twoPoints, at: 20)
    #expect(sheet.playByPlay.lineups.isEmpty)
    #expect(try (0..<4).map { try sheet.line($0) } == [[20, -2], [20, -2], [20, -2], [0, 0]])
    try sheet.checkTape()
  }

  @Test("is timed to the latest reading, if a basket that ends the game has an earlier one")
  func endInOrder() throws {
    var sheet = try Self.shortGame()
    let dora = Who(.home, "Dora")
    try sheet.record(
      [PlayRequest(ana, .out), PlayRequest(dora, .in)], at: 30)
    let time = GameTime(clock: .elapsed(25), place: .inOrder)
    try sheet.perform(.record([PlayRequest(bo, .twoPoints)], at: time))
    #expect(sheet.finish?.reading == 30)
    #expect(try [sheet.line(0), sheet.line(3)] == [[30, 0], [0, 2]])
    try sheet.checkTape()
  }

  @Test("refuses an end before a lineup, also where only the head was read")
  func endBeforeLineup() throws {
    var sheet = Scoresheet.ofCourt()
    try sheet.record(dee, .twoPoints, at: 10)
    try sheet.state(["Reds", "Dora", "Bo", "Cy"], .elapsed(30))
    let end = Verb.end(.called, at: .elapsed(20))
    var head = sheet.standing.reduced
    #expect(try head.perform(end) == nil)
    sheet.expectRefused(.beforeLineup(20, last: 30)) {
      try $0.perform(end)
    }
  }
}
