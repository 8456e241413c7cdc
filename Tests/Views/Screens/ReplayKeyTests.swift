import Basketball
import Terminal
import Fixtures
import Testing

@testable import ViewModels
@testable import Views

@Suite("The keys of a replay")
@MainActor
struct ReplayKeyTests {
  /// How many plays are shown after some keys, what the clock reads and whatever else has changed.
  func outcome(_ keys: String) throws -> String {
    let game = try ReplayedGame()
    let (replay, screen) = (game.replay, game.screen)
    let next = screen.type(keys)
    let state = replay.state.value
    let facts: [String?] = [
      state.isPlaying ? "playing" : nil, state.speed == "1×" ? nil : state.speed,
      state.missed?.text.map { "refused: \($0)" },
      screen.dialog.question.map { "asked \($0.field.text)" },
      screen.dialog.help.map { "help from \($0)" }, next.map { "\($0)" },
    ]
    let place = "\(state.board.plays.count) \(state.board.clock.text)"
    return ([place] + facts.compactMap(\.self)).joined(separator: " | ")
  }

  @Test("do what their help says")
  func help() throws { try expectCases("replay-keys", ["press": { try outcome($0) }]) }

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
  func whole() throws {
    #expect(try Set(ReplayScreen.keys.map(\.help)) == subjects(of: "replay-keys"))
  }
}
