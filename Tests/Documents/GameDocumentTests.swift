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

  @Test(
    "gives back where the game stands, which has the same document again", arguments: seeds(12))
  func state(seed: Int) throws {
    let sheet = try SampleGame.generated(seed: seed)
    for now in [sheet.tape.changed, .start(90_000, after: sheet.tape.changed)] {
      let document = GameDocument(sheet.state, now: now)
      let state = try GameState(
        head: JSONText(Array(document.line.utf8)).root, lastNumber: sheet.state.lastNumber)
      #expect(GameDocument(state, now: now) == document)
      let later = TimeOfDay.start(700_000, after: now)
      #expect(
        GameDocument(state, now: later).pretty == GameDocument(sheet.state, now: later).pretty
      )
      #expect(state.lastNumber == sheet.state.lastNumber)
    }
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

  @Test(
    "is refused where the game does not follow from it",
    arguments: [
      ("\"format\":\"scoreboard.game/1\"", "\"format\":\"x\"", "format is not 'scoreboard.game/1'"),
      ("\"needs\":14", "\"needs\":-1", "away.needs is not a count: -1"),
      (
        "\"plusMinus\":null", "\"plusMinus\":-9223372036854775808",
        "away.players[0].plusMinus is not a count: -9223372036854775808"
      ),
      ("\"plays\":4", "\"plays\":\"4\"", "plays is not a number"),
      ("\"winner\":null", "\"winner\":\"Reds\"", "winner cannot be 'Reds'"),
      (
        "\"created\":\"2026", "\"created\":\"26",
        "created is not a time of day: '26-11-20T20:15:00.000Z'"
      ),
    ])
  func refused(_ old: String, _ new: String, _ what: String) throws {
    let (_, sheet, now) = try Self.games()[1]
    let text = GameDocument(sheet.state, now: now).line
    try #require(text.contains(old))
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    #expect(throws: JSONError(text: what)) {
      try GameDocument(JSONText(Array(changed.utf8)).root)
    }
  }

  @Test("of 0.1.0 does not say what ended it: the score by the rules does")
  func olderEnding() throws {
    for seed in seeds(12) {
      let sheet = try SampleGame.generated(seed: seed)
      let document = GameDocument(sheet.state, now: sheet.tape.changed)
      let text = document.line.replacing(/"ending":("[a-z]+"|null),/, with: "")
      let read = try GameDocument(JSONText(Array(text.utf8)).root)
      #expect(read == document)
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
    let read = try GameDocument(JSONText(Array(document.line.utf8)).root)
    #expect(read == document && read.ending == ending)
  }

  @Test("names a key that is not known, wherever it is")
  func unknownKeys() throws {
    let (_, sheet, now) = try Self.games()[1]
    let document = GameDocument(sheet.state, now: now)
    let (text, known) = (document.line, document.json)
    let places = [
      "\"away\":{", "\"fouls\"", "\"at\"", "\"bonus\"", "\"assist\"", "\"clock\":\"", "\"winner\"",
    ]
    for place in places {
      let changed = text.replacing(place, with: "\"video\":1," + place, maxReplacements: 1)
      #expect(try JSONText(Array(changed.utf8)).root.unknownKey(besides: known) == "video")
    }
    #expect(try JSONText(Array(text.utf8)).root.unknownKey(besides: known) == nil)
  }
}
