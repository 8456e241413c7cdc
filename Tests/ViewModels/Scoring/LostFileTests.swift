import Basketball
import Foundation
import Testing

@testable import ViewModels

@Suite("A scorer whose game cannot be read")
struct LostFileTests {
  let game: SharedGame
  let scorer: Scoring

  init() throws {
    game = try SharedGame()
    scorer = try game.scoring()
  }

  @Test(
    "says so once, and once that the file is back, however often it is looked at",
    arguments: FileLoss.allCases)
  func lost(_ loss: FileLoss) throws {
    let data = try Data(contentsOf: game.file)
    var said: [String?] = []
    let token = scorer.state.bind { said.append($0.notice?.said) }
    for _ in 1...2 {
      said = []
      try game.replaceFile(with: loss)
      for _ in 1...3 { scorer.refresh() }
      #expect(said.count == 1 && said[0]?.hasPrefix("failed: ") == true)
      try game.restoreFile(data)
      for _ in 1...3 { scorer.refresh() }
      #expect(said.dropFirst() == ["done: the game's file is back"])
    }
    withExtendedLifetime(token) {}
  }

  @Test("says so at the first half of a play, too")
  func firstHalf() throws {
    let data = try Data(contentsOf: game.file)
    try game.replaceFile(with: .removed)
    try scorer.enter("Ana")
    #expect(scorer.shown.notice?.kind == .failed && scorer.shown.begun != nil)
    try game.restoreFile(data)
    try scorer.enter("Bo")
    #expect(scorer.said == "done: not recorded: Ana; the game's file is back")
    try scorer.enter("two")
    #expect(try game.plays == ["00:00.0 home/Bo two"])
    #expect(scorer.said == nil)
  }

  @Test("leaves what is scored meanwhile for later", arguments: FileLoss.allCases)
  func meanwhile(_ loss: FileLoss) throws {
    try scorer.enter("Bo", "one")
    let data = try Data(contentsOf: game.file)
    try game.replaceFile(with: loss)
    try scorer.enter("Ana", "two")
    #expect(scorer.shown.notice?.kind == .failed)
    #expect(scorer.shown.board.score == Sides(home: 1, away: 0))
    scorer.refresh()
    #expect(scorer.said?.hasPrefix("failed: not saved: ") == true)
    scorer.take(.clock)
    try game.restoreFile(data)
    scorer.refresh()
    #expect(scorer.said == "done: the game's file is back")
    #expect(scorer.shown.canTryAgain && scorer.waiting == ["00:00.0 home/Ana two"])
    scorer.take(.again)
    #expect(try game.plays == ["00:00.0 home/Bo one", "00:00.0 home/Ana two"])
    #expect(scorer.shown.board.score == Sides(home: 3, away: 0))
    #expect(scorer.shown.board.clock.running)
  }
}
