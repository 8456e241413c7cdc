import Basketball
import Documents
import Fixtures
import Testing

@testable import ViewModels

@Suite("A game that is followed through anything")
struct GeneratedFollowingTests {
  /// A game that is long, short or ended by time, in turns.
  func game(_ seed: Int) throws -> SharedGame {
    let limit = seed % 3 == 0 ? " limit 0:40 overtime 2" : ""
    let rules = try Rules(told: "pickup target \(seed.isMultiple(of: 2) ? 100 : 5)\(limit)")
    return try SharedGame(.new(by: rules))
  }

  @Test("is reported entry by entry, as a naive model has it")
  func documents() throws {
    for seed in seeds(2) {
      let game = try game(seed)
      var recorder = try RandomRecorder(at: game, seed: seed)
      let stream = try game.stream()
      var (naive, reported) = (NaiveReports(recorder.sheet), [GameDocument]())
      for _ in 0..<12 {
        recorder.act()
        game.now += Int.random(in: 0...4000, using: &recorder.random)
        naive.look(at: game.games.time, try recorder.save())
        reported += stream.refresh().compactMap(\.document)
        #expect(stream.refresh() == [])
      }
      try #require(reported == naive.documents, "seed \(seed)")
      #expect(stream.document == reported.last ?? stream.document)
    }
  }

  @Test("gives out every play once, as the log had it then, and all that count in the end")
  func plays() throws {
    for seed in seeds(2) {
      let game = try game(seed)
      var recorder = try RandomRecorder(at: game, seed: 1 << 32 | seed)
      var (stream, given) = (try game.stream(), [Int]())
      // Half of them with a script that is stopped, and goes on after the last that it was given.
      let isStopped = seed.isMultiple(of: 2)
      for _ in 0..<12 {
        recorder.act(removing: !isStopped)
        let logs = try (recorder.save()).map { LogDocument($0).plays }
        let plays = stream.refresh().flatMap(\.given)
        #expect(plays.allSatisfy { play in logs.contains { $0.contains(play) } })
        given += plays.map(\.number)
        if isStopped, recorder.random.oneIn(4) { stream = try game.stream(since: given.max() ?? 0) }
      }
      #expect(given.count == Set(given).count, "seed \(seed)")
      let counting = Set(recorder.sheet.playByPlay.plays.map(\.play.number))
      #expect(counting.subtracting(given) == [], "seed \(seed)")
    }
  }
}
