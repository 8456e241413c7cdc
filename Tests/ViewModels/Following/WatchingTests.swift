import Basketball
import Testing

@testable import ViewModels

@Suite("Somebody who watches a game")
struct WatchingTests {
  let game: SharedGame
  let watching: Watching

  init() throws {
    game = try SharedGame()
    watching = Watching(try game.board())
  }

  var shown: WatchingState { watching.state.value }

  /// Somebody who goes from this game to the next, and on.
  func watchingOn() throws -> Watching {
    let games = game.games
    let next = NextGame(in: games.library, isForever: true, now: { games.time })
    return Watching(try game.board(), next: next)
  }

  @Test("sees what others have done at the next look, without a message")
  func changes() throws {
    try game.elsewhere(.play("Ana two"))
    #expect(shown.board?.plays.count == 0)
    watching.refresh()
    #expect(shown.board?.score == Sides(home: 2, away: 0))
    #expect(shown.notice == nil)
  }

  @Test("hears once that the file is lost and once that it is back, until something is done")
  func lost() throws {
    var notices = [String?]()
    let token = watching.state.bind { state in
      if state.notice?.said != notices.last { notices.append(state.notice?.said) }
    }
    try game.replaceFile(with: .removed)
    for _ in 1...3 { watching.refresh() }
    try game.restoreFile()
    for _ in 1...3 { watching.refresh() }
    try game.elsewhere(.play("Ana two"))
    watching.refresh()
    #expect(
      notices == [
        #"failed: noGame("\#(game.id)", ids: [])"#, "done: the game's file is back", nil,
      ])
    withExtendedLifetime(token) {}
  }

  @Test("waits for the first game of a library, and shows it")
  func first() throws {
    let games = TimedLibrary()
    let next = NextGame(in: games.library, isForever: false, now: { games.time })
    let watching = Watching(nil, next: next)
    watching.refresh()
    #expect(watching.state.value.board == nil && watching.state.value.isWaiting)
    try games.make("Reds")
    watching.refresh()
    #expect(watching.state.value.board?.plays.count == 0 && !watching.state.value.isWaiting)
  }

  @Test("goes on with the next game once this one is over, and not before")
  func next() throws {
    let (games, watching) = (game.games, try watchingOn())
    let id = try games.make("Greens")
    #expect(watching.home() == "Reds" && !watching.state.value.isWaiting)
    game.now += 1000
    try game.elsewhere(.end(.abandoned))
    #expect(watching.home() == "Reds" && watching.state.value.isWaiting)
    game.now += 1000
    try games.perform(.note("now"), on: id)
    #expect(watching.home() == "Greens" && !watching.state.value.isWaiting)
  }

  @Test("goes from a game that is deleted to one that is open, and to none that is over")
  func deleted() throws {
    let (games, watching) = (game.games, try watchingOn())
    let id = try games.make("Greens")
    try games.perform(.end(.abandoned), on: id)
    try game.replaceFile(with: .removed)
    #expect(watching.home() == "Reds")
    try games.perform(.undo(1), on: id)
    #expect(watching.home() == "Greens")
  }

  @Test("leaves nothing behind")
  func released() throws {
    var watching: Watching? = Watching(try game.board())
    weak let gone = watching
    watching?.refresh()
    watching = nil
    #expect(gone == nil)
  }
}

extension Watching {
  /// The home side of the game that is shown at the next look.
  fileprivate func home() -> String? {
    refresh()
    return state.value.board?.teams.home.name
  }
}
