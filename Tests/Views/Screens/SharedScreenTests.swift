import Basketball
import Fixtures
import Synchronization
import Testing

@testable import Terminal
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
    let scoring = Scoring(board, lines: .ofFeed)
    return [
      ScoreScreen(scoring, explain: short), ScoreScreen(scoring, explain: short),
      WatchScreen(Watching(board), library: "games", explain: short),
    ]
  }

  @Test("write each second of the clock in at most two hundred bytes, at 80 columns and 24 rows")
  func bytes() throws {
    let table = try ScorersTable(.fullCourt())
    let screen = try table.screen()
    screen.type(" 1t")
    var frame = FrameBuffer()
    let count = Mutex(0)
    let output = Output { text in count.withLock { $0 = text.utf8.count } }
    for second in 1...60 {
      table.now = second * 1000
      screen.tick()
      try frame.draw(screen.shown(80, 24, isPainted: true), to: output)
      let bytes = count.withLock { $0 }
      #expect(second == 1 ? bytes > 1000 : bytes > 0)
      if second % 10 > 1 { #expect(bytes <= 200, "second \(second)") }
    }
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
    #expect(screens.map(\.nextFrame) == [766, 766, 766])
  }
}
