import Basketball
import Fixtures
import JSON
import Testing

@testable import Documents

@Suite("The document of a game")
struct GameDocumentTests {
  /// A game in each of its four states, each as it goes on from the one before.
  static func games() throws -> [(name: String, sheet: Scoresheet, now: TimeOfDay)] {
    var game = try SampleGame()
    var seen = [("ready", game.sheet, game.now)]
    try game.perform(.clock(.start))
    game.wait(12_345)
    try game.record(Who(.home, "Ana"), .twoPoints, .onePoint)
    try game.record(Who(.away), .onePoint, .foul)
    game.wait(70_855)
    seen.append(("running", game.sheet, game.now))
    try game.perform(.clock(.pause))
    game.wait(3_600_000)
    seen.append(("paused", game.sheet, game.now))
    for _ in 0..<7 { try game.record(Who(.away, "Eve"), .twoPoints) }
    try game.record(Who(.away, "Flo"), .assist)
    seen.append(("finished", game.sheet, game.now))
    return seen
  }

  @Test("is this JSON", arguments: ["ready", "running", "paused", "finished"])
  func json(_ name: String) throws {
    let state = try #require(try Self.games().first { $0.name == name })
    let document = GameDocument(state.sheet.state, now: state.now)
    #expect(document.status.rawValue == name)
    try expectGolden(document.pretty, "\(name).game.json")
    try expectGolden(LogDocument(state.sheet).pretty, "\(name).log.json")
  }

  @Test("is the same whether the clock that is paused is looked at now or later")
  func paused() throws {
    let (_, sheet, now) = try Self.games()[2]
    let later = TimeOfDay.start(86_400_000, after: now)
    #expect(GameDocument(sheet.state, now: now) == GameDocument(sheet.state, now: later))
  }

  @Test("while running says at which time of day the clock read what it says")
  func running() throws {
    let (_, sheet, now) = try Self.games()[1]
    for later in [0, 1, 999, 123_456] {
      let time = TimeOfDay.start(later, after: now)
      let clock = GameDocument(sheet.state, now: time).clock
      #expect(clock.at == time)
      #expect(clock.reading == ClockReading(milliseconds: 83_200 + later))
    }
  }

  @Test("says what ended it: nothing, the game itself or the scorer", arguments: Ending.allCases)
  func ending(_ ending: Ending) throws {
    var game = try SampleGame(rules: .capped)
    func score(_ home: Int, _ away: Int) throws {
      for _ in 0..<home { try game.record(Who(.home), .onePoint) }
      for _ in 0..<away { try game.record(Who(.away), .onePoint) }
    }
    let limit = Verb.clock(.set(.elapsed(ClockReading(milliseconds: 1_500_000))))
    switch ending {
    case .target: try score(15, 0)
    case .cap:
      try score(14, 14)
      for _ in 0..<5 { try score(1, 1) }
      try score(1, 0)
    case .time:
      try score(1, 0)
      try game.perform(limit)
    case .overtime:
      try game.perform(limit)
      try score(0, 1)
    case .forfeit: try game.perform(.end(.forfeit(.exact(Who(.home)))))
    case .byDefault: try game.perform(.end(.byDefault(.exact(Who(.home)))))
    case .abandoned: try game.perform(.end(.abandoned))
    case .called: try game.perform(.end(.called))
    case .result: try game.perform(.end(.result(Sides(home: 5, away: 21))))
    }
    let document = GameDocument(game.state, now: game.now)
    #expect(document.ending == ending && document.status == .finished)
    let winners: [Ending: Side] = [
      .target: .home, .cap: .home, .time: .home, .overtime: .away, .forfeit: .away,
      .byDefault: .away, .result: .away,
    ]
    #expect(document.winner == winners[ending])
  }
}
