import Basketball
import Documents
import Fixtures
import Foundation
import Testing

@testable import ViewModels

@Suite("Several scorers at one game")
struct SeveralScorersTests {
  @Test("and a script record what each of them enters, and see the same in the end")
  func agreement() throws {
    var random = SplitMix64(seed: 4)
    let game = try SharedGame(.new(by: .pickup(to: 1000)))
    let scorers = [try game.scoring(), try game.scoring()]
    var entered = [String]()
    scorers[0].take(.clock)
    for _ in 0..<120 {
      game.now += Int.random(in: 0...900, using: &random)
      let reading = ClockReading(milliseconds: game.now).exactText
      let move = try #require([Move.onePoint, .rebound, .foul].randomElement(using: &random))
      let place = Int.random(in: 0...2, using: &random)
      if place < scorers.count {
        let people = scorers[place].home + scorers[place].away
        let person = try #require(people.randomElement(using: &random))
        scorers[place].take(.person(person))
        scorers[place].take(.move(move))
        entered.append("\(reading) \(person.word) \(move.word)")
      } else {
        try game.elsewhere(.play("home foul"))
        entered.append("\(reading) home foul")
      }
    }
    for scorer in scorers { scorer.refresh() }
    #expect(try game.saved.recordedLines == entered)
    let document = GameDocument(try game.saved.state, now: game.games.time)
    for scorer in scorers {
      #expect(scorer.said?.hasSuffix("somebody else has just recorded the same") ?? true)
      #expect(scorer.waiting == [])
      scorer.tick()
      #expect(scorer.shown.board.teams == document.teams)
      #expect(scorer.shown.board.clock == document.clock)
      #expect(scorer.shown.board.plays.count == document.plays)
    }
  }

  @Test("of whom one loads another history know all that is new in it as of others")
  func replaced() throws {
    let game = try SharedGame()
    let one = try game.scoring()
    try one.enter("Ana", "two")
    try game.elsewhere(.undo(1), .play("Dee foul"))
    let file = try Data(contentsOf: game.file)
    let other = try SharedGame()
    try other.elsewhere(.play("Bo one"), .play("Dee foul"))
    try game.restoreFile(Data(contentsOf: other.file))
    one.refresh()
    #expect(one.shown.isLastStepOfOthers)
    try game.restoreFile(file)
    one.refresh()
    #expect(one.shown.isLastStepOfOthers)
  }
}

@Suite("A scorer who leaves")
struct LeavingTests {
  @Test("leaves nothing behind, the board neither")
  func released() throws {
    let game = try SharedGame()
    var scorer: Scoring? = try game.scoring()
    weak let gone = scorer
    weak let board = scorer?.live
    try scorer?.enter("Ana", "two", "Bo")
    scorer?.take(.pick(by: -1))
    scorer?.refresh()
    scorer = nil
    #expect(gone == nil && board == nil)
  }

  @Test("is released also with something to try again", arguments: ["undo", "Ana two; clock"])
  func waiting(_ script: String) throws {
    let game = try SharedGame(.played("10 h1 two"))
    var scorer: Scoring? = try game.scoring()
    weak let gone = scorer
    game.disk.fail(.write)
    try scorer?.perform(script, at: game)
    #expect(scorer?.shown.canTryAgain == true)
    scorer = nil
    #expect(gone == nil)
  }

  @Test("is released also when asked whether to insist")
  func asking() throws {
    let game = try SharedGame(.played("10 h1 two", "20 a1 one", "30 h1 foul", by: .pickup(to: 4)))
    var scorer: Scoring? = try game.scoring()
    weak let gone = scorer
    #expect(scorer?.perform(line: "15 h2 two") == true)
    #expect(scorer?.shown.notice.kind == .asking)
    scorer = nil
    #expect(gone == nil)
  }
}
