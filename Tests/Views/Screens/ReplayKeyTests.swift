import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The keys of a replay")
@MainActor
struct ReplayKeyTests {
  /// The outcome is how many plays are shown, what the clock reads and whatever else has changed.
  nonisolated static let rows = [
    KeyRow("plays, or stops", " ", "2 00:10.0", "playing"),
    KeyRow("plays, or stops", "kk", "2 00:10.0"),
    KeyRow("plays, or stops", "$ ", "2 00:10.0", "playing"),
    KeyRow("one play on", "→.", "2 00:10.0"),
    KeyRow("one play back", ".....,←", "3 00:20.0"),
    KeyRow("these keys", "?", "0 00:00.0", "help from 0"),
    KeyRow("these keys", "??", "0 00:00.0"),
    KeyRow("leaves", "q", "0 00:00.0", "leave"),
    KeyRow("the box score, and back", "⇥", "0 00:00.0"),
    KeyRow("one step back", "⇥⎋", "0 00:00.0"),
    KeyRow("the next basket", "bb", "3 00:20.0"),
    KeyRow("the next basket", "$b", "6 00:50.0", "refused: no basket after this one"),
    KeyRow("the next change of the lead", "c", "4 00:31.5"),
    KeyRow(
      "the next change of the lead", "ccc", "6 00:50.0", "refused: the lead does not change again"),
    KeyRow("goes to a reading, 5:00, or a play, #12", "g0:45⏎", "5 00:45.0"),
    KeyRow("goes to a reading, 5:00, or a play, #12", ":#3⏎", "3 00:20.0"),
    KeyRow("goes to a reading, 5:00, or a play, #12", "g9:00⏎", "0 00:00.0", "asked 9:00"),
    KeyRow("goes to a reading, 5:00, or a play, #12", "g#9⎋", "0 00:00.0"),
    KeyRow("twice as fast", "+>", "0 00:00.0", "4×"),
    KeyRow("half as fast", "-<", "0 00:00.0", "1/4×"),
    KeyRow("the basket before", "$B", "4 00:31.5"),
    KeyRow("the basket before", "B", "0 00:00.0", "refused: no basket before this one"),
    KeyRow("the change of the lead before", "$C", "4 00:31.5"),
    KeyRow(
      "the change of the lead before", "C", "0 00:00.0", "refused: the lead has not changed before"),
    KeyRow("five seconds on", "l↑", "2 00:10.0"),
    KeyRow("five seconds back", "$j↓", "5 00:40.0"),
    KeyRow("the start", "$0", "0 00:00.0"),
    KeyRow("the start", "$⇱", "0 00:00.0"),
    KeyRow("the end", "⇲", "6 00:50.0"),
  ]

  @Test("do what their help says", arguments: rows)
  func help(_ row: KeyRow) throws {
    let game = try ReplayedGame()
    let (replay, screen) = (game.replay, game.screen)
    let next = screen.type(row.keys)
    let state = replay.state.value
    let facts: [String?] = [
      state.isPlaying ? "playing" : nil, state.speed == "1×" ? nil : state.speed,
      state.missed?.text.map { "refused: \($0)" },
      screen.dialog.question.map { "asked \($0.field.text)" },
      screen.dialog.help.map { "help from \($0)" }, next.map { "\($0)" },
    ]
    let place = "\(state.board.plays.count) \(state.board.clock.text)"
    #expect([place] + facts.compactMap(\.self) == row.outcome)
  }

  @Test("go from the end of one period to that of the next, and back")
  func periods() throws {
    var sheet = Scoresheet.quarters()
    try sheet.playQuarters()
    let replay = GameReplay(sheet, now: { start })
    let screen = ReplayScreen(replay, explain: short)
    func place(_ keys: String) -> String {
      screen.type(keys)
      return "\(replay.state.value.board.plays.count) \(screen.shown(80, 24)[22].prefix(35))"
    }
    #expect(place("p") == "8 paused 1×  Q1 00:00.0 to Q3 08:12.0")
    #expect(place("p") == "17 paused 1×  Q2 00:00.0 to Q3 08:12.0")
    #expect(place("pp") == "17 paused 1×  Q2 00:00.0 to Q3 08:12.0")
    #expect(replay.state.value.missed?.text == "no period after this one")
    #expect(place("P") == "8 paused 1×  Q1 00:00.0 to Q3 08:12.0")
    #expect(place("gQ2 7:00⏎") == "12 paused 1×  Q2 07:00.0 to Q3 08:12.0")
    #expect(screen.table.rows.count == ReplayScreen.keys.count + 2)
  }

  @Test("are all of them tried here")
  func whole() {
    #expect(Set(ReplayScreen.keys.map(\.help)) == Set(Self.rows.map(\.help)))
  }
}
