import Basketball
import Foundation
import Storage
import Testing

@testable import ViewModels

@Suite("A game that is followed in its library")
struct FollowedGameTests {
  let game: SharedGame
  let followed: FollowedGame

  init() throws {
    game = try SharedGame()
    followed = try game.followed()
  }

  /// Expects the game as it is saved, and no news of it.
  private func expectUpToDate() throws {
    #expect(followed.game.sheet == (try game.saved))
    #expect(followed.refresh() == [])
  }

  @Test("finds what others have done, entry by entry, once")
  func entries() throws {
    #expect(followed.refresh() == [])
    try game.elsewhere(.play("Ana two"), .clock(.start), .undo(1))
    let outcomes = followed.refresh().compactMap(\.outcome)
    #expect(outcomes.map(\.entries) == (try game.saved.tape.entries.dropFirst()).map { [$0] })
    #expect(outcomes.map(\.after.box.score.home) == [2, 2, 0])
    #expect(outcomes.map(\.before.box.score.home) == [0, 2, 2])
    try expectUpToDate()
  }

  @Test("finds nothing new in what was done here, nor in what came with it")
  func own() throws {
    try game.elsewhere(.play("Dee one"))
    let outcome = try followed.game.perform(.play("Ana two"))
    #expect(outcome.added.map(\.play.number) == [2])
    try expectUpToDate()
  }

  @Test("finds what was saved here and may not survive a power cut")
  func unsynced() throws {
    game.disk.fail(.syncFolder)
    #expect(throws: LibraryError.self) { try followed.game.perform(.play("Ana two")) }
    #expect(followed.game.sheet.playByPlay.plays == [])
    #expect(followed.refresh().compactMap(\.outcome).map(\.added.count) == [1])
    #expect(followed.game.sheet == (try game.saved))
  }

  @Test("is lost once, whatever becomes of its file piece by piece, and back once")
  func lost() throws {
    let data = try Data(contentsOf: game.file)
    try game.replaceFile(with: .removed)
    #expect(followed.refresh() == [.lost(.noGame(game.id, ids: []))])
    #expect(followed.refresh() == [] && followed.isLost)
    for part in [Data(), Data("{".utf8), data.prefix(700)] {
      try part.write(to: game.file)
      let damage = LibraryError.damaged(path: game.games.path(game.id), what: "it is empty")
      #expect(followed.refresh() == (part.isEmpty ? [.lost(damage)] : []))
      #expect(followed.refresh() == [] && followed.isLost)
    }
    try game.restoreFile(data)
    #expect(followed.refresh() == [.found] && !followed.isLost)
    #expect(followed.refresh() == [])
  }

  @Test("is back with what was done meanwhile", arguments: FileLoss.allCases)
  func found(_ loss: FileLoss) throws {
    try game.elsewhere(.play("Ana two"))
    try game.replaceFile(with: loss)
    #expect(followed.refresh().count == 1)
    try game.restoreFile()
    let news = followed.refresh()
    #expect(news.count == 2 && news.first == .found)
    #expect(news.last?.outcome?.added.map(\.play.number) == [1])
  }

  @Test("can be changed again when its file is back, though nobody looked")
  func changedAfterwards() throws {
    try game.replaceFile(with: .cut)
    #expect(throws: (any Error).self) { try followed.game.perform(.play("Ana two")) }
    _ = followed.refresh()
    try game.restoreFile()
    try followed.game.perform(.play("Ana two"))
    #expect(try game.plays == ["00:00.0 home/Ana two"])
    #expect(followed.refresh() == [.found])
  }

  /// Puts back the game as it was before a play that was seen; the game with it.
  @discardableResult
  private func replaceHistory() throws -> Scoresheet {
    let copy = try Data(contentsOf: game.file)
    try game.elsewhere(.play("Ana two"))
    _ = followed.refresh()
    try game.restoreFile(copy)
    return followed.game.sheet
  }

  @Test("is another game where another history is in its place")
  func replaced() throws {
    let before = try replaceHistory()
    #expect(followed.refresh() == [.replaced(before)])
    #expect(followed.game.sheet == (try game.saved))
    try game.elsewhere(.play("Bo one"))
    #expect(followed.refresh().compactMap(\.outcome).map(\.after.box.score.home) == [1])
  }

  @Test("is changed as it is where another history is in its place")
  func changedAfterReplacement() throws {
    try replaceHistory()
    let outcome = try followed.game.perform(.play("Dee one"))
    #expect(outcome.after.box.score == Sides(home: 0, away: 1))
    try expectUpToDate()
  }
}

extension FollowedGame.News {
  /// What was done, if something was.
  var outcome: Outcome? {
    if case .changed(let outcome) = self { outcome } else { nil }
  }
}
