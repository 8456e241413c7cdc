import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("Screens bound to one view model")
struct SharedScreenTests {
  /// Whether screens have changed since they were last asked.
  func stale(_ screens: [any LiveScreen]) -> [Bool] {
    screens.map { screen in
      defer { screen.isStale = false }
      return screen.isStale
    }
  }

  @Test("of a scorer all change with what any of them does, and show the same")
  func scoring() throws {
    let bench = try Bench()
    let scorer = bench.scorer()
    let screens: [any LiveScreen] = [
      LiveScreens.score(scorer), LiveScreens.score(scorer),
      LiveScreens.watch(bench.spectator(of: scorer)),
    ]
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
    try bench.elsewhere { try $0.record([Call(Who(.away), .foul)], now: $1) }
    screens[2].look()
    #expect(stale(screens) == [true, true, true])
  }

  @Test("do not change when nothing does")
  func still() throws {
    let bench = try Bench()
    let scorer = bench.scorer()
    let screens = [LiveScreens.score(scorer), LiveScreens.watch(bench.spectator(of: scorer))]
    _ = stale(screens)
    for screen in screens {
      bench.now += 1000
      screen.tick()
      screen.look()
    }
    #expect(stale(screens) == [false, false] && screens.map(\.rest) == [nil, nil])
    screens[0].type(" ")
    bench.now += 1234
    screens[1].tick()
    #expect(stale(screens) == [true, true] && screens.map(\.rest) == [66, 66])
  }

  @Test("of a library and of a form change together too")
  func choosing() throws {
    let (shelf, creator) = (try Shelf.full(), Desk.creator())
    let lists = [LiveScreens.games(shelf), LiveScreens.games(shelf)]
    let forms = [LiveScreens.form(creator), LiveScreens.form(creator)]
    _ = stale(lists + forms)
    lists[0].type("↓")
    #expect(stale(lists) == [true, true] && lists[0].shown(80, 24) == lists[1].shown(80, 24))
    forms[0].type("Reds")
    #expect(stale(forms) == [true, true] && forms[0].shown(80, 24) == forms[1].shown(80, 24))
    forms[1].type("↓↓↓↓")
    _ = stale(forms)
    forms[1].type(" ")
    #expect(stale(forms) == [true, true] && creator.rules.value.name == "capped")
  }

  @Test("leave nobody who listens when they are let go of")
  func released() throws {
    let bench = try Bench()
    let (scorer, shelf, creator) = (bench.scorer(), Shelf(), Desk.creator())
    let before = scorer.board.document.listenerCount
    var screens: [any LiveScreen] = [
      LiveScreens.score(scorer), LiveScreens.watch(bench.spectator(of: scorer)),
      LiveScreens.games(shelf),
      LiveScreens.form(creator),
    ]
    for screen in screens { screen.type("1t:") }
    #expect(scorer.notice.listenerCount == 1 && shelf.games.listenerCount == 1)
    screens = []
    let board = scorer.board
    #expect(board.document.listenerCount == before && board.undoable.listenerCount == 0)
    let listeners = [
      scorer.begun.listenerCount, scorer.passers.listenerCount, scorer.selected.listenerCount,
      scorer.unsaved.listenerCount, scorer.notice.listenerCount, shelf.games.listenerCount,
      shelf.damaged.listenerCount, shelf.picked.listenerCount, creator.rules.listenerCount,
      creator.problem.listenerCount, creator.homeName.listenerCount,
      creator.homePlayers.listenerCount, creator.awayName.listenerCount,
      creator.awayPlayers.listenerCount,
    ]
    #expect(listeners == Array(repeating: 0, count: 14))
  }

  @Test("are kept by nothing: not by a question, nor by what they are bound to")
  func kept() throws {
    let bench = try Bench()
    let scorer = bench.scorer()
    var screen: (any LiveScreen)? = LiveScreens.score(scorer)
    weak let gone = screen
    screen?.type("1t@1:0")
    screen = nil
    #expect(gone == nil)
  }
}
