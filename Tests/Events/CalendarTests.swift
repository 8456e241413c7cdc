import Basketball
import Events
import Testing

@Suite("The calendar of an event")
struct CalendarTests {
  private func calendar(_ plan: Plan, _ record: String, at second: Int = 0) -> EventCalendar {
    EventCalendar(
      name: "cup", EventStanding(plan, games: []), record: record,
      now: TimeOfDay(milliseconds: 1_790_000_000_000 + second * 1000))
  }

  private func values(_ key: String, _ text: String) -> [String] {
    text.split(separator: "\r\n").filter { $0.hasPrefix(key + ":") }
      .map { String($0.dropFirst(key.count + 1)) }
  }

  @Test("has a fixture an event, by its local time, tentative while a side is open")
  func fixtures() throws {
    let text = try calendar(Plan(cup), "").text(of: nil)
    #expect(values("UID", text).prefix(2) == ["cup-2026-1@scoreboard", "cup-2026-2@scoreboard"])
    #expect(values("DTSTART", text).first == "20260704T100000")
    #expect(values("DTEND", text).first == "20260704T102000")
    #expect(values("STATUS", text).map { $0 == "TENTATIVE" } == (1...10).map { $0 > 6 })
    #expect(values("SUMMARY", text)[6] == "A1 - B2 (SF)" && values("LOCATION", text).count == 9)
    let halls = cup.replacing("courts 1 2", with: "").replacing("any", with: "\"Hall North\"")
    let hall = try calendar(Plan(halls), "")
    #expect(values("LOCATION", hall.text(of: nil)).contains("Hall North"))
    #expect(values("SEQUENCE", text) == Array(repeating: "0", count: 10))
    #expect(text.hasSuffix("END:VCALENDAR\r\n"))
  }

  @Test("counts how often a fixture was changed, and says the same of the others")
  func sequence() throws {
    let plan = try Plan(cup)
    let first = calendar(plan, "")
    #expect(calendar(plan, first.record, at: 5).text(of: nil) == first.text(of: nil))
    let moved = try plan.moving(2, court: "1", time: StartTime("10:05"))
    let second = calendar(moved, first.record, at: 9)
    #expect(values("SEQUENCE", second.text(of: nil)).prefix(3) == ["0", "1", "0"])
    #expect(Set(values("DTSTAMP", second.text(of: nil))).count == 2)
    let back = calendar(plan, second.record, at: 12)
    #expect(values("SEQUENCE", back.text(of: nil)).prefix(3) == ["0", "2", "0"])
  }

  @Test("begins to count again after a record that cannot be", arguments: [Int.max, 1 << 31, -1])
  func edited(_ sequence: Int) throws {
    let text = try calendar(Plan(cup), "1 \(sequence) 20260704T100000Z 0\n").text(of: nil)
    #expect(values("SEQUENCE", text).first == "0")
  }

  @Test("may be that of a team")
  func team() throws {
    let text = try calendar(Plan(cup), "").text(of: "Reds")
    #expect(values("SUMMARY", text) == ["Reds - Whites", "Reds - Old Town"])
  }

  @Test("escapes text, folds long lines between letters, and leaves out what has no time")
  func lines() throws {
    let (long, label) = (String(repeating: "é", count: 60), String(repeating: "x", count: 160))
    let plan = try Plan(
      "day 2026-07-04\nteam A;b\nteam \(long)\n1 10:00 A;b - \(long) \(label)\n2 A;b - \(long)")
    let text = calendar(plan, "").text(of: nil)
    #expect(calendar(plan, "").leftOut(of: nil) == [2])
    #expect(text.contains("SUMMARY:A\\;b - é") && values("UID", text) == ["cup-2026-1@scoreboard"])
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    #expect(text.replacing("\r\n ", with: "").contains("\(long) (\(label))"))
  }

  @Test("cancels a fixture that is not played")
  func walkover() throws {
    let plan = try Plan(
      "team Reds\nteam Blues\nday 2026-07-04\n1 10:00 Reds - Blues\nwithdraw Reds keep")
    #expect(values("STATUS", calendar(plan, "").text(of: nil)) == ["CANCELLED"])
  }

  @Test("cancels a fixture that has lost its time, where it was, and none that never had one")
  func lost() throws {
    let text = "team Reds\nteam Blues\nday 2026-07-04\n1 10:00 Reds - Blues\n2 Blues - Reds"
    let first = try calendar(Plan(text), "")
    let open = try Plan(text.replacing("1 10:00", with: "1"))
    let second = calendar(open, first.record, at: 5)
    let lost = second.text(of: "Reds")
    #expect(values("UID", lost) == ["cup-2026-1@scoreboard"])
    #expect(values("STATUS", lost) == ["CANCELLED"] && values("SEQUENCE", lost) == ["1"])
    #expect(values("DTSTART", lost) == ["20260704T100000"] && values("DTEND", lost).isEmpty)
    #expect(second.leftOut(of: nil) == [2])
    #expect(calendar(open, second.record, at: 9).text(of: "Reds") == lost)
    let back = try calendar(Plan(text), second.record, at: 12).text(of: nil)
    #expect(values("STATUS", back) == ["CONFIRMED"] && values("SEQUENCE", back) == ["2"])
    // A record of before does not say when a fixture began.
    let old = first.record.split(separator: "\n").map { $0.replacing(" 20260704T100000", with: "") }
    let again = try calendar(Plan(text), old.joined(separator: "\n"), at: 5)
    #expect(again.text(of: nil) == first.text(of: nil) && again.record == first.record)
  }

  @Test("keeps its ids where the first day moves over New Year, and not a year later")
  func newYear() throws {
    func plan(_ day: String) throws -> Plan {
      try Plan(cup.replacing("day 2026-07-04", with: "day \(day)"))
    }
    let first = try calendar(plan("2026-12-30"), "")
    let moved = try calendar(plan("2027-01-04"), first.record)
    #expect(values("UID", moved.text(of: nil)) == values("UID", first.text(of: nil)))
    #expect(values("SEQUENCE", moved.text(of: nil)).first == "1")
    let again = try calendar(plan("2027-01-05"), moved.record)
    #expect(values("UID", again.text(of: nil)).first == "cup-2026-1@scoreboard")
    let next = try calendar(plan("2027-12-29"), again.record)
    #expect(values("UID", next.text(of: nil)).first == "cup-2027-1@scoreboard")
  }
}
