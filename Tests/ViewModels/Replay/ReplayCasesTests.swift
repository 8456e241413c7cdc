import Fixtures
import Testing

@testable import ViewModels

@Suite("Replays told in lines")
struct ReplayCasesTests {
  @Test("come to what was approved")
  func cases() throws {
    var told = SteppedReplay(try .dramatic())
    try expectCases(
      "replays",
      [
        "replay": { text in
          told = try SteppedReplay(told: text)
          return told.seen
        },
        "does": { try told.does($0) },
        "through": { told.through(atMost: Int($0) ?? 100) },
        "frames": { told.frames(Int($0) ?? 1) },
        "next": { _ in told.next },
        "more": { _ in told.more },
        "speed": { PlaybackSpeed(factor: Double($0) ?? 1).text },
      ])
  }
}
