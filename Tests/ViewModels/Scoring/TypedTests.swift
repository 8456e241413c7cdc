import Basketball
import Fixtures
import Platform
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

  nonisolated static let rows = [
    ScorerRow(
      "is a line of a feed, at what the clock shows or where it says",
      #"clock; 4.321; : an two; : 0:02.5 away/Flo +1; : "#
        + #"{"team":"home","player":"Cy","move":"foul","seconds":3}"#,
      "00:02.5 away/Flo one", "00:03.0 home/Cy foul", "00:04.321 home/Ana two"),
    ScorerRow(
      "is at the basket before it where it is the assist, once",
      "clock; 4.321; : Ana two; 9; : Bo assist; : Cy assist", "00:04.321 home/Ana two",
      "00:04.321 home/Bo assist", "00:09.0 home/Cy assist"),
    ScorerRow(
      "waits like any other when it cannot be saved", "full; : an two",
      "waits 00:00.0 home/Ana two", "failed: not saved: \(SystemError.noSpace.words)"),
    ScorerRow("is nothing where it is a comment", ": # Ana two"),
  ]

  @Test("is understood", arguments: rows)
  func typed(_ row: ScorerRow) throws { try scorer.expect(row, at: game) }

  @Test("is behind another play, at its reading, where it says so")
  func follows() throws {
    try game.elsewhere(.play("0:04 Ana two"), .play("0:09 Dee foul"))
    let lines = TypedLines(commands: []) { _ in
      .record([PlayRequest(.typed("Bo"), .assist)], at: GameTime(place: .after(1)))
    }
    let scorer = Scoring(try game.board(), lines: lines)
    #expect(scorer.perform(line: "record Bo assist --after 1"))
    #expect(
      try game.plays == ["00:04.0 home/Ana two", "00:04.0 home/Bo assist", "00:09.0 away/Dee foul"])
  }

  @Test("may be by somebody who has just joined, where the clock is that somebody else has stopped")
  func joined() throws {
    scorer.take(.clock)
    game.now = 5000
    try game.elsewhere(.join(team: .typed("home"), name: "Gus"), .clock(.pause))
    game.now = 9000
    #expect(scorer.perform(line: "gus two"))
    #expect(try game.plays == ["00:05.0 home/Gus two"])
  }

  @Test("may be an object of a log that says that time was up")
  func overtime() throws {
    let game = try SharedGame(.new(by: .timed("1:00")))
    let scorer = try game.scoring()
    let line = #"{"team":"home","player":"Cy","move":"onePoint","seconds":60,"overtime":true}"#
    #expect(scorer.perform(line: line))
    #expect(scorer.said == nil)
    #expect(scorer.shown.board.overtime)
    #expect(try game.saved.playByPlay.plays.map(\.play.isOvertime) == [true])
  }

  @Test(
    "is refused where it is none, and changes nothing",
    arguments: [
      ("Zed two", "noSuchPlayer"), ("Ana dunk", "unknownMove"), ("Ana", "noPlay"),
      ("1:99 Ana two", "malformedClock"), ("{", "notAPlay"), ("9:00 Ana two", "aheadOfClock"),
    ])
  func refused(line: String, error: String) throws {
    scorer.take(.clock)
    let saved = try game.saved
    #expect(!scorer.perform(line: line))
    #expect(scorer.shown.notice?.kind == .refused)
    #expect(scorer.said?.hasPrefix("refused: \(error)") == true)
    #expect(try game.saved == saved)
    #expect(scorer.waiting == [] && !scorer.shown.canTryAgain)
  }

  @Test(
    "can begin with every beginning of a line of a feed",
    arguments: [
      "Q2", "END", "END called", "IN-ORDER", "9:00 END forfeit Reds", "P1 9:00 lineup home h1 h2",
      "9:00 lineup home h1", "lineup home h1",
    ])
  func beginnings(line: String) {
    func canBegin(_ line: String) -> Bool {
      scorer.shown.lines.canBegin(line, in: scorer.shown.board)
    }
    for count in 1...line.count {
      #expect(canBegin(String(line.prefix(count))), "\(line.prefix(count))")
    }
    #expect(!canBegin("9:00 lineups ") && !canBegin("9:00 LINE"))
  }

  /// A scorer whose lines are read as these verbs.
  func scorer(reading verbs: [String: Verb]) throws -> Scoring {
    Scoring(
      try game.board(), lines: TypedLines(commands: []) { verbs[$0] })
  }

  @Test("may be any other verb, which is done at once and says what it did")
  func verbs() throws {
    let scorer = try scorer(reading: [
      "plays": .record([PlayRequest(.typed("ana"), .twoPoints), PlayRequest(.typed("bo"), .assist)]
      ),
      "join": .join(team: .typed("home"), name: "7 Gus"), "end": .end(.forfeit(.typed("blues"))),
      "undo": .undo(1),
    ])
    #expect(scorer.perform(line: "plays") && scorer.perform(line: "join"))
    #expect(scorer.perform(line: "end"))
    #expect(scorer.shown.board.ending == .forfeit)
    #expect(scorer.shown.board.lastStep?.action == .end(.forfeit(.away)))
    #expect(scorer.perform(line: "undo") && scorer.perform(line: "undo"))
    #expect(!scorer.perform(line: "unknown"))
    #expect(try game.plays == ["00:00.0 home/Ana two", "00:00.0 home/Bo assist"])
    #expect(try game.saved.tape.lastDone(2).count == 1)
  }
}
