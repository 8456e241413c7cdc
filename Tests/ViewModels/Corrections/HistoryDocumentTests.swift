import Basketball
import Testing

@testable import ViewModels

@Suite("The history of a game")
struct HistoryDocumentTests {
  /// A line a version: number, clock, who, move, what became of it, and after how many seconds.
  func lines(_ sheet: Scoresheet) -> [String] {
    HistoryDocument(sheet).plays.map { play in
      let until = play.until.value.map { " " + String($0.dropFirst(17).dropLast(5)) } ?? ""
      let who = play.player.value ?? play.team
      return "\(play.number) \(play.clock) \(who) \(play.word) \(play.state)\(until)"
    }
  }

  func time(_ seconds: Int) -> TimeOfDay {
    TimeOfDay(milliseconds: Court.start + seconds * 1000)
  }

  /// Ana two at 1:00, Dee one at 2:00, a team foul at 3:00, all recorded at once.
  func game() throws -> Scoresheet {
    var sheet = try Scoresheet.pickup()
    let calls = [
      Call(Who(.home, "Ana"), .twoPoints), Call(Who(.away, "Dee"), .onePoint),
      Call(Who(.home), .foul),
    ]
    for (minute, call) in calls.enumerated() {
      let reading = ClockReading(milliseconds: (minute + 1) * 60_000)
      try sheet.record([call], at: reading, now: time(0))
    }
    return sheet
  }

  @Test("has every play, and of those that do not count what became of them and when")
  func fates() throws {
    var sheet = try game()
    try sheet.fix(1, Correction(who: Who(.home, "Bo")), now: time(1))
    try sheet.fix(1, Correction(reading: .zero), now: time(2))
    try sheet.remove(3, now: time(3))
    try sheet.undo(1, now: time(4))
    try sheet.record([Call(Who(.away), .rebound)], now: time(5))
    try sheet.undo(1, now: time(6))
    try sheet.remove(2, now: time(7))
    #expect(
      lines(sheet) == [
        "1 01:00.0 Ana two replaced 01", "1 01:00.0 Bo two replaced 02",
        "1 00:00.0 Bo two counts", "2 02:00.0 Dee one removed 07", "3 03:00.0 home foul counts",
        "4 03:00.0 away rebound undone 06",
      ])
  }

  @Test("says of a step that was taken back and given back again that it counts")
  func again() throws {
    var sheet = try game()
    try sheet.fix(2, Correction(move: .foul), now: time(1))
    try sheet.undo(1, now: time(2))
    #expect(lines(sheet)[1...2] == ["2 02:00.0 Dee one counts", "2 02:00.0 Dee foul undone 02"])
    try sheet.redo(1, now: time(3))
    #expect(lines(sheet)[1...2] == ["2 02:00.0 Dee one replaced 01", "2 02:00.0 Dee foul counts"])
    try sheet.undo(3, now: time(4))
    #expect(
      lines(sheet) == [
        "1 01:00.0 Ana two counts", "2 02:00.0 Dee one undone 04", "2 02:00.0 Dee foul undone 04",
        "3 03:00.0 home foul undone 04",
      ])
  }

  @Test("has the plays that a change took out with it as removed by it")
  func dropped() throws {
    var sheet = try game()
    var changes = RuleChanges()
    (changes.target, changes.margin) = (2, 1)
    try sheet.play(by: try sheet.rules.with(changes), droppingLater: true, now: time(9))
    #expect(
      lines(sheet) == [
        "1 01:00.0 Ana two counts", "2 02:00.0 Dee one removed 09",
        "3 03:00.0 home foul removed 09",
      ])
  }

  @Test("is this JSON, in which no key goes missing")
  func json() throws {
    var sheet = try Scoresheet.pickup()
    try sheet.record([Call(Who(.away), .foul)], now: time(0))
    try sheet.remove(1, now: time(61))
    #expect(
      try HistoryDocument(sheet).line() == #"{"format":"scoreboard.history/1","#
        + #""id":"2026-11-20-reds-blues","plays":[{"clock":"00:00.0","move":"foul","number":1,"#
        + #""player":null,"recorded":"2026-11-20T20:15:00.000Z","seconds":0,"state":"removed","#
        + #""team":"away","until":"2026-11-20T20:16:01.000Z"}]}"# + "\n")
    try sheet.undo(1, now: time(62))
    #expect(try HistoryDocument(sheet).plays[0].line().contains(#""until":null"#))
  }

  @Test("counts the very plays that the game counts, in any game")
  func generated() throws {
    for seed in 1...100 {
      let sheet = try Scoresheet.generated(seed: seed)
      let counting = HistoryDocument(sheet).plays.filter { $0.state == "counts" }.map(\.number)
      #expect(counting == sheet.box.plays.map(\.play.number).sorted())
    }
  }
}
