import Fixtures
import Testing

@testable import Basketball

@Suite("A day")
struct DayTests {
  @Test("comes before the next, and ends with the year 9999")
  func order() {
    let day: Day = "2028-02-28"
    #expect(day.adding(2) == "2028-03-01" && day.adding(-59) == "2027-12-31")
    #expect(day < "2028-02-29" && Day("2028-03-01").days(since: day) == 2)
    #expect(Day("9999-12-31").adding(1) == nil && Day("0000-01-01").adding(-1) == nil)
  }

  @Test("is in UTC that of an instant, and has its noon there")
  func utc() {
    for text in ["2026-11-20", "1969-12-31", "1970-01-01"] {
      for time in ["00:00:00.000", "12:00:00.000", "23:59:59.999"] {
        #expect(TimeOfDay("\(text)T\(time)Z").map { Day(inUTC: $0).text } == text)
      }
      #expect(Day(text)?.noon.text == "\(text)T12:00:00.000Z")
    }
  }

  @Test("of a game of before 0.5.0 is the one that its id begins with, else that of its making")
  func ofOlderGames() throws {
    let created = try #require(TimeOfDay("2026-11-19T11:30:00.000Z"))
    func day(_ id: String, _ day: Day? = nil) -> Day {
      GameDate(day, created: created, ofGame: id).day
    }
    #expect(day("2026-11-20-reds-blues") == "2026-11-20" && day("2026-11-20") == "2026-11-20")
    #expect(day("reds-blues") == "2026-11-19" && day("2026-11-31-x") == "2026-11-19")
    #expect(day("2026-11-20-reds-blues", "2026-11-21") == "2026-11-21")
  }

  @Test("comes first where games are ordered, then the instant")
  func dates() throws {
    func date(_ day: Day, _ time: String) throws -> GameDate {
      GameDate(day, created: try #require(TimeOfDay(time)), ofGame: "")
    }
    let auckland = try date("2026-11-20", "2026-11-19T11:30:00.000Z")
    let honolulu = try date("2026-11-19", "2026-11-20T09:00:00.000Z")
    let later = try date("2026-11-20", "2026-11-19T11:30:00.001Z")
    #expect([later, auckland, honolulu].sorted() == [honolulu, auckland, later])
  }
}
