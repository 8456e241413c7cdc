import Basketball
import Testing

@testable import ViewModels

@Suite("A step in words")
struct StepTests {
  func step(_ calls: Call...) throws -> String {
    var sheet = try Scoresheet.pickup()
    try sheet.record([Call(Who(.home, "Cy"), .foul)], now: sheet.created)
    try sheet.record(calls, now: sheet.created)
    return StepDocument(try #require(sheet.undoable.last), in: sheet).text
  }

  @Test("names the plays by number, who made them and what they were")
  func text() throws {
    #expect(try step(Call(Who(.home, "Ana"), .twoPoints)) == "play 2: Ana two")
    #expect(try step(Call(Who(.away), .foul)) == "play 2: Blues foul")
    #expect(
      try step(Call(Who(.home, "Ana"), .onePoint), Call(Who(.home, "Bo"), .assist))
        == "plays 2 and 3: Ana one, Bo assist")
    #expect(
      try step(
        Call(Who(.home, "Ana"), .rebound), Call(Who(.home), .onePoint),
        Call(Who(.away, "Eve"), .foul)
      ) == "plays 2, 3 and 4: Ana rebound, Reds one, Eve foul")
  }

  @Test("spells out lists as one speaks")
  func spoken() {
    let lists = [[], ["1"], ["1", "2"], ["1", "2", "3"]]
    #expect(lists.map(\.spoken) == ["", "1", "1 and 2", "1, 2 and 3"])
  }

  @Test("a play says its move as it is typed, and is a line of the feed")
  func play() throws {
    var sheet = try Scoresheet.pickup(home: "Reds: Ana Lu, Bo, Cy")
    for (move, seconds) in zip(Move.allCases, [0, 5.25, 60, 754.001, 6000]) {
      let reading = ClockReading(seconds: seconds)
      try sheet.record([Call(Who(.home, "Ana Lu"), move)], at: reading, now: sheet.created)
    }
    try sheet.record([Call(Who(.away), .foul)], now: sheet.created)
    #expect(
      LogDocument(sheet).plays.map(\.feedLine) == [
        "00:00.0 home/Ana Lu one", "00:05.25 home/Ana Lu two", "01:00.0 home/Ana Lu assist",
        "12:34.001 home/Ana Lu rebound", "100:00.0 home/Ana Lu foul", "100:00.0 away foul",
      ])
  }
}
