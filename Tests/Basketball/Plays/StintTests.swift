@testable import Basketball
import Testing

@Suite("When a player was on court")
struct StintTests {
  /// The stints of the Reds in seconds, a text a player.
  private func stints(_ sheet: Scoresheet, until end: Double) -> [String] {
    sheet.stints(until: showing(end)).home.map { stints in
      stints.map { "\($0.start.milliseconds / 1000)-\($0.end.milliseconds / 1000)" }
        .joined(separator: " ")
    }
  }

  private static func game() -> Scoresheet {
    Scoresheet(
      id: "stints",
      teams: Sides(
        home: Team("Reds", "Ana", "Bo", "Cy", "Dora"),
        away: Team("Blues", "Dee", "Eli", "Fay")),
      rules: .pickup)
  }

  @Test("is told of no game before somebody was put on court or off it")
  func untracked() throws {
    var sheet = Self.game()
    try sheet.record(ana, .twoPoints, at: 30)
    #expect(sheet.stints(until: 30) == Sides(home: [], away: []))
  }

  @Test("is none where a player comes and goes at one reading")
  func none() throws {
    var sheet = Self.game()
    try sheet.record(Who(.home, "Dora"), .in, at: 20)
    try sheet.record(Who(.home, "Dora"), .out, at: 20)
    #expect(stints(sheet, until: 60) == ["0-60", "0-60", "0-60", ""])
  }

  @Test("goes from each coming to the next leaving, and up to the end")
  func stints() throws {
    var sheet = Self.game()
    let dora = Who(.home, "Dora")
    try sheet.record(
      [PlayRequest(ana, .out), PlayRequest(dora, .in)], at: 20)
    try sheet.record([PlayRequest(bo, .out), PlayRequest(ana, .in)], at: 50)
    #expect(stints(sheet, until: 60) == ["0-20 50-60", "0-50", "0-60", "20-60"])
    #expect(sheet.stints(until: 60).away.map(\.count) == [1, 1, 1])
    // A late substitution mends everything after it.
    try sheet.record([PlayRequest(cy, .out), PlayRequest(bo, .in)], at: 55)
    try sheet.record(
      [PlayRequest(dora, .out), PlayRequest(ana, .in)], at: 30)
    #expect(stints(sheet, until: 60) == ["0-20 30-60", "0-50 55-60", "0-55", "20-30"])
    // Their sum is the time that each has played.
    let court = try #require(sheet.box.court)
    for (line, stints) in zip(court.lines.home, sheet.stints(until: 60).home) {
      let sum = stints.reduce(0) { $0 + $1.end.milliseconds - $1.start.milliseconds }
      #expect(sum == line.milliseconds(at: 60))
    }
  }
}
