import Fixtures
@testable import Basketball
import Testing

@Suite("A clock that counts down")
struct ClockFaceTests {
  private static func face(_ limit: ClockReading) throws -> ClockFace {
    try Rules(told: "pickup limit \(limit.exactText) clock down").clockFace
  }

  @Test("shows the time left, and none after the limit")
  func shown() throws {
    let face = try Self.face(showing(600))
    let texts = [0, 0.1, 30, 599.999, 600, 700].map { face.text(showing($0)) }
    #expect(texts == ["10:00.0", "09:59.9", "09:30.0", "00:00.0", "00:00.0", "00:00.0"])
    #expect(face.exactText(showing(0.001)) == "09:59.999")
    #expect(face.reading(showing: showing(600.001)) == nil)
  }

  @Test("counts up where nothing else is said, and shows a reading as it is")
  func up() throws {
    for rules in [Rules.pickup, .capped] {
      #expect(rules.clockFace.shown(Moment(1501)) == 1501)
      #expect(rules.clockFace.reading(showing: showing(1501)) == 1501)
    }
    #expect(Rules.fiba3x3.clockFace.text(.zero) == "10:00.0")
  }

  @Test("what is typed is stored, and shown as it was typed, either way", arguments: seeds(20))
  func roundTrip(seed: Int) throws {
    var random = SplitMix64(seed: 20 << 40 + seed)
    for _ in 0..<50 {
      let limit = ClockReading(milliseconds: .random(in: 1...6_000_000, using: &random))
      let reading = ClockReading(milliseconds: .random(in: 0...limit.milliseconds, using: &random))
      let face = try Self.face(limit)
      let typed = try ClockReading(typed: face.exactText(reading))
      #expect(face.reading(showing: typed) == reading)
      #expect(face.exactText(reading) == typed.exactText)
      #expect(typed.milliseconds + reading.milliseconds == limit.milliseconds)
    }
  }

  @Test(
    "is the clock of a whole game: its plays go in by the time left and out again",
    arguments: seeds(20))
  func game(seed: Int) throws {
    var random = SplitMix64(seed: 21 << 40 + seed)
    let limit = Int.random(in: 10_000...900_000, using: &random)
    let text = "pickup target 100 limit \(ClockReading(milliseconds: limit).exactText)"
    let (down, up) = try (Rules(told: text + " clock down"), Rules(told: text))
    var counting = newGame(by: down)
    var like = newGame(by: up)
    for _ in 0..<20 {
      let reading = ClockReading(milliseconds: .random(in: 0..<limit, using: &random))
      let typed = counting.state.rules.clockFace.exactText(reading)
      let who = random.oneIn(2) ? ana : dee
      let request = [PlayRequest(who, .any(by: who, using: &random))]
      try counting.perform(.record(request, at: GameTime(typed: typed)))
      try like.perform(.record(request, at: .elapsed(reading)))
    }
    #expect(counting.plays == like.plays)
    #expect(counting.clock == like.clock)
    #expect(try counting.readFromTape() == counting)
  }
}
