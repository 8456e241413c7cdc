import Basketball
import Testing

@testable import scoreboard

@Suite("The noon of a day")
struct DayTests {
  /// A time where clocks are so many minutes ahead of UTC.
  private func local(_ time: TimeOfDay, ahead minutes: Int) -> String {
    let text = TimeOfDay(milliseconds: time.milliseconds + minutes * 60_000).text
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(8))"
  }

  @Test("is noon where the scorer is, in every time zone")
  func zones() throws {
    for minutes in stride(from: -12 * 60, through: 14 * 60, by: 15) {
      for text in ["2026-11-20", "2024-02-29", "1969-12-31", "2100-01-01"] {
        let noon = try #require(Day(argument: text)).noon { local($0, ahead: minutes) }
        #expect(local(noon, ahead: minutes) == "\(text) 12:00:00", "\(minutes)")
      }
    }
  }

  @Test("is on that day where clocks are put forward or back in it")
  func daylight() throws {
    for change in stride(from: -15, through: 15, by: 1) {
      for (before, after) in [(0, 60), (60, 0), (-300, -240), (780, 840), (840, 780)] {
        let utc = try #require(TimeOfDay("2026-03-29T12:00:00.000Z"))
        let local = { (time: TimeOfDay) in
          self.local(
            time,
            ahead: time.milliseconds < utc.milliseconds + change * 3_600_000 ? before : after)
        }
        let noon = try #require(Day(argument: "2026-03-29")).noon(local: local)
        #expect(local(noon).hasPrefix("2026-03-29 1"), "\(change) \(before)")
      }
    }
  }
}
