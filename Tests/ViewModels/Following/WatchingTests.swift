import Basketball
import Foundation
import Testing

@testable import ViewModels

@Suite("Somebody who watches a game")
struct WatchingTests {
  let game: SharedGame
  let watching: Watching

  init() throws {
    game = try SharedGame()
    watching = Watching(try game.board(), wording: .plain)
  }

  @Test("sees what others have done at the next look, without a message")
  func changes() throws {
    try game.elsewhere(.play("Ana two"))
    #expect(watching.board.value?.plays.value.count == 0)
    watching.refresh()
    #expect(watching.board.value?.score.value == Sides(home: 2, away: 0))
    #expect(watching.notice.value == nil)
  }

  @Test("hears once that the file is lost and once that it is back, until something is done")
  func lost() throws {
    var notices: [Notice?] = []
    let token = watching.notice.bind { notices.append($0) }
    let data = try Data(contentsOf: game.file)
    try game.replaceFile(with: .removed)
    for _ in 1...3 { watching.refresh() }
    try game.restoreFile(data)
    for _ in 1...3 { watching.refresh() }
    try game.elsewhere(.play("Ana two"))
    watching.refresh()
    #expect(
      notices == [
        Notice(kind: .failed, text: #"noGame("\#(game.id)", ids: [])"#),
        Notice(kind: .done, text: "the game's file is back"), nil,
      ])
    withExtendedLifetime(token) {}
  }

  @Test("waits for the first game of a library, and shows it")
  func first() throws {
    let games = try TimedLibrary()
    let next = NextGame(in: games.library, isForever: false, now: { games.time })
    let watching = Watching(nil, next: next, wording: .plain)
    watching.refresh()
    #expect(watching.board.value == nil && watching.isWaiting)
    try games.make("Reds")
    watching.refresh()
    #expect(watching.board.value?.plays.value.count == 0 && !watching.isWaiting)
  }

  @Test("goes on with the next game once this one is over, and not before")
  func next() throws {
    let games = game.games
    let next = NextGame(in: games.library, isForever: true, now: { games.time })
    let watching = Watching(try game.board(), next: next, wording: .plain)
    func home() -> String? {
      watching.refresh()
      return watching.board.value?.facts.value.teams.home.name
    }
    let id = try games.make("Greens")
    #expect(home() == "Reds" && !watching.isWaiting)
    game.now += 1000
    try game.elsewhere(.end(.abandoned))
    #expect(home() == "Reds" && watching.isWaiting)
    game.now += 1000
    try games.perform(.note("now"), on: id)
    #expect(home() == "Greens" && !watching.isWaiting)
  }

  @Test("goes from a game that is deleted to one that is open, and to none that is over")
  func deleted() throws {
    let games = game.games
    let next = NextGame(in: games.library, isForever: true, now: { games.time })
    let watching = Watching(try game.board(), next: next, wording: .plain)
    let id = try games.make("Greens")
    try games.perform(.end(.abandoned), on: id)
    try game.replaceFile(with: .removed)
    watching.refresh()
    #expect(watching.board.value?.facts.value.teams.home.name == "Reds")
    try games.perform(.undo(1), on: id)
    watching.refresh()
    #expect(watching.board.value?.facts.value.teams.home.name == "Greens")
  }

  @Test("leaves nothing behind")
  func released() throws {
    var watching: Watching? = Watching(try game.board(), wording: .plain)
    weak let board = watching?.board.value
    watching?.refresh()
    watching = nil
    #expect(board == nil)
  }
}
