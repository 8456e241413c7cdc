@testable import Events
import Fixtures
import Testing

@Suite("Events told in lines")
struct EventCasesTests {
  @Test(
    "come to what was approved",
    arguments: ["plans", "pools", "places", "withdrawals", "playable"])
  func cases(_ name: String) throws {
    var told = try ToldEvent("cup")
    let words = { (text: String) in text.split(separator: " ").map(String.init) }
    let facts = ToldEvent.facts.mapValues { fact in
      { (text: String) in try fact(told.event, words(text)) }
    }
    let verbs: [String: (String) throws -> String] = [
      "plan": { text in
        told = try ToldEvent(text)
        return "\(told.event.plan.fixtures.count) fixtures"
      },
      "does": { try told.does($0) },
      "tries": { text in
        var other = told
        return try other.does(text)
      },
      "calendar": { told.calendar(words($0)) },
      "said": { text in
        let parts = text.components(separatedBy: " of ")
        return told.said(words(parts[0]), of: parts.count > 1 ? parts[1] : nil)
      },
      "record": { told.edit(record: $0) },
      "schedule": { text in try ToldEvent.reading { try ToldSchedule(words(text)).text() } },
      "knockout": { text in
        let numbers = words(text).compactMap { Int($0) }
        return Knockout(pools: numbers[0], of: numbers[1], advance: numbers[2]).told
      },
    ]
    try expectCases(name, verbs.merging(facts) { verb, _ in verb })
  }
}
