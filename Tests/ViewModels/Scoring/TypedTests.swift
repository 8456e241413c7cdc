import Basketball
import Testing

@testable import ViewModels

@Suite("A play that a scorer types")
struct TypedTests {
  let game: SharedGame
  let scorer: Scoring

  init() throws {
    game = try SharedGame()
    scorer = try game.scoring()
  }

  @Test("is a line of a feed, at what the clock shows or where it says")
  func recorded() throws {
    scorer.togglePause()
    game.now = 4321
    #expect(scorer.record(line: "an two"))
    #expect(scorer.record(line: "0:02.5 away/Flo +1"))
    #expect(scorer.record(line: #"{"team":"home","player":"Cy","move":"foul","seconds":3}"#))
    #expect(
      try game.plays == [
        "00:02.5 away/Flo one", "00:03.0 home/Cy foul", "00:04.321 home/Ana two",
      ])
    #expect(scorer.said == nil)
  }

  @Test("may be by somebody who has just joined, where the clock is that somebody else has stopped")
  func joined() throws {
    scorer.togglePause()
    game.now = 5000
    try game.elsewhere(.join(team: .typed("home"), name: "Gus"), .clock(.pause))
    game.now = 9000
    #expect(scorer.record(line: "gus two"))
    #expect(try game.plays == ["00:05.0 home/Gus two"])
  }

  @Test("may be an object of a log that says that time was up")
  func overtime() throws {
    let game = try SharedGame(.new(by: .timed("1:00")))
    let scorer = try game.scoring()
    let line = #"{"team":"home","player":"Cy","move":"onePoint","seconds":60,"overtime":true}"#
    #expect(scorer.record(line: line))
    #expect(scorer.said == nil)
    #expect(scorer.board.progress.value.isOvertime)
    #expect(try game.saved.playByPlay.plays.map(\.play.isOvertime) == [true])
  }

  @Test(
    "is refused where it is none, and changes nothing",
    arguments: [
      ("Zed two", "noSuchPlayer"), ("Ana dunk", "unknownMove"), ("Ana", "noPlay"),
      ("1:99 Ana two", "malformedClock"), ("{", "notAPlayObject"), ("9:00 Ana two", "aheadOfClock"),
    ])
  func refused(line: String, error: String) throws {
    scorer.togglePause()
    let saved = try game.saved
    #expect(!scorer.record(line: line))
    #expect(scorer.notice.value?.kind == .refused)
    #expect(scorer.notice.value?.text.prefix { $0 != "(" } == error[...])
    #expect(try game.saved == saved)
    #expect(scorer.unsaved.value == [] && !scorer.canTryAgain)
  }

  @Test("that is blank or a comment is nothing", arguments: ["", "  ", "# Ana two"])
  func blank(line: String) throws {
    #expect(!scorer.record(line: line))
    #expect(try game.plays == [])
    #expect(scorer.said == nil)
  }

  @Test("is refused at once in a batch too, and waits like any other when it cannot be saved")
  func waiting() throws {
    scorer.beginBatch()
    #expect(!scorer.record(line: "Zed two"))
    game.files.fail(.write, times: 1)
    #expect(scorer.record(line: "an two"))
    #expect(scorer.unsaved.value == ["00:00.0 home/Ana two"])
    scorer.tryAgain()
    #expect(try game.plays == ["00:00.0 home/Ana two"])
    #expect(scorer.unsaved.value == [])
  }
}
