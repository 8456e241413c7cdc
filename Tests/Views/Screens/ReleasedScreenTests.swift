import Basketball
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("A screen that nobody holds any more")
@MainActor
struct ReleasedScreenTests {
  @Test("leaves nobody who listens to a game")
  func game() throws {
    let board = try ScorersTable().board()
    let (scoring, watching) = (
      Scoring(board, wording: .short, lines: .ofFeed), Watching(board, wording: .short)
    )
    func listeners() -> [Int] {
      [
        board.score.listenerCount, board.clock.listenerCount, board.facts.listenerCount,
        board.plays.listenerCount, board.lastStep.listenerCount,
        scoring.begun.listenerCount, scoring.assistCandidates.listenerCount,
        scoring.selected.listenerCount, scoring.unsaved.listenerCount,
        scoring.notice.listenerCount, watching.notice.listenerCount,
        watching.board.listenerCount,
      ]
    }
    let before = listeners()
    var screens: [any LiveScreen] = [ScoreScreen(scoring), WatchScreen(watching, library: "games")]
    for screen in screens { screen.type("1t:") }
    #expect(
      zip(listeners(), before).map { $0 - $1 } == [2, 2, 5, 2] + Array(repeating: 1, count: 8))
    screens = []
    #expect(listeners() == before)
  }

  @Test("leaves nobody who listens to a list or a form")
  func choosing() throws {
    let (list, setup) = (ListedGames(), try TemporaryLibrary().setup)
    func listeners() -> [Int] {
      [
        list.games.listenerCount, list.damaged.listenerCount, list.picked.listenerCount,
        setup.rules.listenerCount, setup.problem.listenerCount, setup.texts.listenerCount,
      ]
    }
    var screens: [any LiveScreen] = [GamesScreen(list), FormScreen(setup)]
    for screen in screens { screen.type("1t:") }
    #expect(listeners() == Array(repeating: 1, count: 6))
    screens = []
    #expect(listeners() == Array(repeating: 0, count: 6))
  }

  @Test("leaves nobody who listens to a replay")
  func replay() throws {
    let sheet = try Scoresheet.halfway(Names.plain, teams: ("Reds", "Blues"))
    let replay = GameReplay(sheet) { start }
    func listeners() -> [Int] {
      [
        replay.score.listenerCount, replay.clock.listenerCount, replay.facts.listenerCount,
        replay.plays.listenerCount,
        replay.position.listenerCount, replay.isPlaying.listenerCount, replay.speed.listenerCount,
        replay.notice.listenerCount,
      ]
    }
    var screen: ReplayScreen? = ReplayScreen(replay, wording: .short)
    screen?.type("g1:0")
    #expect(listeners() == Array(repeating: 1, count: 8))
    screen = nil
    #expect(listeners() == Array(repeating: 0, count: 8))
  }

  @Test("is gone: no question holds it, nor what it was bound to")
  func gone() throws {
    let scoring = try ScorersTable().scoring()
    var screen: ScoreScreen? = ScoreScreen(scoring)
    weak let gone = screen
    screen?.type("1t@1:0")
    screen = nil
    #expect(gone == nil)
  }
}
