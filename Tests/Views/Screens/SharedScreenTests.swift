import Basketball
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("Screens bound to one view model")
@MainActor
struct SharedScreenTests {
  /// Whether screens have changed since they were last asked.
  func stale(_ screens: [any LiveScreen]) -> [Bool] {
    screens.map { screen in
      defer { screen.isStale = false }
      return screen.isStale
    }
  }

  /// Two screens that score a game on one board, and one that shows it.
  func screens(at table: ScorersTable) throws -> [any LiveScreen] {
    let board = try table.board()
    let scoring = Scoring(board, wording: .short, lines: .ofFeed)
    return [
      ScoreScreen(scoring), ScoreScreen(scoring),
      WatchScreen(Watching(board, wording: .short), library: "games"),
    ]
  }

  @Test("of a scorer all change with what any of them does, and show the same")
  func scoring() throws {
    let table = try ScorersTable()
    let screens = try screens(at: table)
    #expect(stale(screens) == [true, true, true])
    #expect(stale(screens) == [false, false, false])
    screens[0].type("1")
    #expect(stale(screens) == [true, true, false])
    screens[1].type("t")
    #expect(stale(screens) == [true, true, true])
    #expect(screens[0].shown(80, 24) == screens[1].shown(80, 24))
    screens[0].type("↑")
    #expect(stale(screens) == [true, true, false])
    screens[2].type("?")
    #expect(stale(screens) == [false, false, true])
    try table.elsewhere(.record([PlayRequest(.exact(Who(.away)), .foul)]))
    screens[2].refresh()
    #expect(stale(screens) == [true, true, true])
  }

  @Test("do not change when nothing does")
  func still() throws {
    let table = try ScorersTable()
    let screens = try screens(at: table)
    _ = stale(screens)
    for screen in screens {
      table.now += 1000
      screen.tick()
      screen.refresh()
    }
    #expect(stale(screens) == [false, false, false])
    #expect(screens.map(\.nextFrame) == [nil, nil, nil])
    screens[0].type(" ")
    table.now += 1234
    screens[2].tick()
    #expect(stale(screens) == [true, true, true])
    #expect(screens.map(\.nextFrame) == [66, 66, 66])
  }
}
