import Fixtures
import Basketball
import FoundationEssentials
import Testing

@testable import ViewModels

@Suite("The document of a game")
struct GameDocumentTests {
  /// A game in each of its four states, each as it goes on from the one before.
  static func sheets() throws -> [(name: String, sheet: Scoresheet, now: TimeOfDay)] {
    var (sheet, now) = (try Scoresheet.pickup(), Court.start)
    var seen: [(String, Scoresheet, TimeOfDay)] = []
    func time() -> TimeOfDay { TimeOfDay(milliseconds: now) }
    func record(_ who: Who, _ moves: Move...) throws {
      try sheet.record(moves.map { Call(who, $0) }, now: time())
    }
    seen.append(("ready", sheet, time()))
    try sheet.startClock(now: time())
    now += 12_345
    try record(Who(.home, "Ana"), .twoPoints, .onePoint)
    try record(Who(.away), .onePoint, .foul)
    now += 70_855
    seen.append(("running", sheet, time()))
    sheet.pauseClock(now: time())
    now += 3_600_000
    seen.append(("paused", sheet, time()))
    for _ in 0..<7 { try record(Who(.away, "Eve"), .twoPoints) }
    try record(Who(.away, "Flo"), .assist)
    seen.append(("finished", sheet, time()))
    return seen
  }

  @Test("is this JSON", arguments: ["ready", "running", "paused", "finished"])
  func json(_ name: String) throws {
    let state = try #require(try Self.sheets().first { $0.name == name })
    let document = GameDocument(state.sheet, now: state.now)
    #expect(document.status.rawValue == name)
    try expectGolden(try document.pretty(), "\(name).game.json")
    try expectGolden(try LogDocument(state.sheet).pretty(), "\(name).log.json")
  }

  @Test("encoded and decoded again is equal, and so are its bytes, over lines and on one")
  func again() throws {
    for (_, sheet, now) in try Self.sheets() {
      let document = GameDocument(sheet, now: now)
      let pretty = try document.pretty()
      let again = try JSONDecoder().decode(GameDocument.self, from: Data(pretty.utf8))
      #expect(again == document)
      #expect(try again.pretty() == pretty)
      #expect(try GameDocument(sheet, now: now).pretty() == pretty)
      let line = try document.line()
      #expect(try JSONDecoder().decode(GameDocument.self, from: Data(line.utf8)) == document)
      #expect(line.filter { $0 == "\n" }.count == 1 && line.last == "\n")
    }
  }

  @Test("is the same whether the clock that is paused is looked at now or later")
  func paused() throws {
    let (_, sheet, now) = try Self.sheets()[2]
    let later = TimeOfDay(milliseconds: now.milliseconds + 86_400_000)
    #expect(GameDocument(sheet, now: now) == GameDocument(sheet, now: later))
  }

  @Test("while running says at which time of day the clock read what it says")
  func running() throws {
    let (_, sheet, now) = try Self.sheets()[1]
    for later in [0, 1, 999, 123_456] {
      let time = TimeOfDay(milliseconds: now.milliseconds + later)
      let clock = GameDocument(sheet, now: time).clock
      #expect(clock.at.value == time.text)
      #expect(clock.seconds == Double(83_200 + later) / 1000)
    }
  }
}
