@testable import Basketball
import Testing

@Suite("A tape that another hand writes on")
struct GeneratedTapesTests {
  static let games = 150

  @Test("is taken in entry by entry, each as if the tape ended there", arguments: 0..<UInt64(8))
  func corrections(_ block: UInt64) throws {
    for game in 0..<UInt64(Self.games) {
      var keeper = try Bookkeeper(seed: 9 << 40 | block << 32 | game)
      var reader = keeper.sheet
      for _ in 0..<Int.random(in: 6...20, using: &keeper.random) {
        try keeper.act()
        for entry in keeper.sheet.tape.dropFirst(reader.tape.count) {
          let count = reader.tape.count + 1
          try reader.take(entry)
          let read = try Scoresheet(id: "court", tape: Array(keeper.sheet.tape.prefix(count)))
          let isSame = reader == read
          #expect(isSame, "entry \(count) of game \(game)")
        }
        let isAll = reader == keeper.sheet
        try #require(isAll)
      }
    }
  }

  @Test("is taken in when it was written by the jumps of a wall clock", arguments: 0..<UInt64(8))
  func jumps(_ block: UInt64) throws {
    for game in 0..<UInt64(Self.games) {
      var scorer = try Scorer(seed: 10 << 40 | block << 32 | game)
      var reader = scorer.sheet
      for _ in 0..<20 {
        try scorer.act()
        for entry in scorer.sheet.tape.dropFirst(reader.tape.count) { try reader.take(entry) }
        let isAll = reader == scorer.sheet
        try #require(isAll)
      }
    }
  }

  @Test("is refused where it does not go on")
  func faults() throws {
    var sheet = try newGame(target: 2)
    try sheet.play(ana, .twoPoints, at: 10)
    let open = try #require(sheet.tape.first)
    let basket = try #require(sheet.tape.last)
    let faults: [(Entry, TapeFault)] = [
      (open, .opening(entry: 2)), (basket, .number(1, entry: 2)),
      (played(2, by: Who(.home, "Zed")), .player("Zed", play: 2)),
      (played(2, by: ana), .behindFinish(play: 2)),
      (Entry(at: wall(2), did: .undo(steps: 2)), .steps(entry: 2)),
      (
        Entry(at: wall(2), did: .clock, clock: GameClock(showing(9))),
        .clock(showing(9), expected: showing(10))
      ),
    ]
    for (entry, fault) in faults {
      var reader = sheet
      #expect(throws: fault) { try reader.take(entry) }
    }
  }

  private func played(_ number: Int, by who: Who) -> Entry {
    let play = Play(
      number: number, reading: showing(10), who: who, move: .foul, recorded: wall(2))
    return Entry(at: wall(2), did: .record(plays: [play]))
  }
}
