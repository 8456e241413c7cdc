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
    var said = [String?]()
    let token = scorer.state.bind { said.append($0.notice.said) }
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
}
