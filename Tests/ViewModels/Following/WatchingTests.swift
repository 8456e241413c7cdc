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
    #expect(watching.board.playCount.value == 0)
    watching.refresh()
    #expect(watching.board.score.value == Sides(home: 2, away: 0))
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

  @Test("leaves nothing behind")
  func released() throws {
    var watching: Watching? = Watching(try game.board(), wording: .plain)
    weak let board = watching?.board
    watching?.refresh()
    watching = nil
    #expect(board == nil)
  }
}
