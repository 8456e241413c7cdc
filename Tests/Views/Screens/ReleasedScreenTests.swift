import Basketball
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("A screen that nobody holds any more")
@MainActor
struct ReleasedScreenTests {
  @Test("leaves nobody who listens to what it was bound to")
  func listeners() throws {
    let table = try ScorersTable()
    let (live, list, setup) = (try table.board(), ListedGames(), TemporaryLibrary().setup)
    let scoring = Scoring(live, lines: .ofFeed)
    let watching = Watching(live)
    let replay = GameReplay(try table.saved) { start }
    func listeners() -> [Int] {
      [
        live.board.listenerCount, scoring.state.listenerCount, watching.state.listenerCount,
        list.state.listenerCount, setup.state.listenerCount, replay.state.listenerCount,
      ]
    }
    #expect(listeners() == [2, 0, 0, 0, 0, 0])
    var screens: [any LiveScreen] = [
      ScoreScreen(scoring, explain: short),
      WatchScreen(watching, library: "games", explain: short), GamesScreen(list, explain: short),
      FormScreen(setup, explain: short), ReplayScreen(replay, explain: short),
    ]
    for screen in screens { screen.type("1tg1:") }
    #expect(listeners() == [2, 1, 1, 1, 1, 1])
    screens = []
    #expect(listeners() == [2, 0, 0, 0, 0, 0])
  }

  @Test("is gone: no question holds it, nor what it was bound to")
  func gone() throws {
    let scoring = try ScorersTable().scoring()
    var screen: ScoreScreen? = ScoreScreen(scoring, explain: short)
    weak let gone = screen
    screen?.type("1t*1:0")
    screen = nil
    #expect(gone == nil)
  }
}
