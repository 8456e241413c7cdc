import Basketball
import Documents
import Testing

@Suite("A play as a line of the feed")
struct PlayLineTests {
  @Test("has the move as it is typed and the clock to the millisecond")
  func lines() {
    let readings = [0, 5_250, 60_000, 754_001, 6_000_000]
    let plays = zip(Rules.pickup.moves.filter(\.isBasic).map(\.move), readings).map {
      move, milliseconds in
      Play(
        number: 1, reading: ClockReading(milliseconds: milliseconds), who: Who(.home, "Ana Lu"),
        move: move, recorded: TimeOfDay(milliseconds: 0))
    }
    let documents = plays.map {
      PlayDocument(ScoredPlay($0, score: Sides(home: 0, away: 0)), on: .up)
    }
    #expect(
      documents.map(\.feedLine) == [
        "00:00.0 home/Ana Lu one", "00:05.25 home/Ana Lu two", "01:00.0 home/Ana Lu assist",
        "12:34.001 home/Ana Lu rebound", "100:00.0 home/Ana Lu foul",
      ])
  }
}
