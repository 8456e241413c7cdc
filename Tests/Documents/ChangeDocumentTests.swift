import Basketball
import Fixtures
import Testing

@testable import Documents

@Suite("What a command has changed, as JSON")
struct ChangeDocumentTests {
  private func at(_ seconds: Int) -> GameTime {
    .elapsed(ClockReading(milliseconds: seconds * 1000))
  }

  /// The lists that have something, each with number, who, move and score.
  private func change(_ verb: Verb, in game: inout Scoresheet) throws -> [String: [String]] {
    let change = ChangeDocument(try game.perform(verb, now: game.tape.changed))
    func words(_ plays: [PlayDocument]) -> [String] {
      plays.map { play in
        let score = play.scored.score
        return "\(play.number) \(play.clock) \(play.play.who.word) \(play.word) "
          + "\(score.home)-\(score.away)"
      }
    }
    let lists = [
      "added": change.added, "removed": change.removed, "replaced": change.replaced,
      "undone": change.undone, "redone": change.redone,
    ]
    return lists.mapValues(words).filter { !$0.value.isEmpty }
  }

  private func record(_ who: String, _ move: Move, _ seconds: Int) -> Verb {
    .record([PlayRequest(.typed(who), move)], at: at(seconds))
  }

  @Test("is what a record, a fix, a removal, an undo and a redo did to plays")
  func verbs() throws {
    var game = try SampleGame().sheet
    let basket = Verb.record(
      [PlayRequest(.typed("Ana"), .twoPoints), PlayRequest(.typed("Bo"), .assist)], at: at(10))
    let (two, assist) = ("1 00:10.0 home/Ana two 2-0", "2 00:10.0 home/Bo assist 2-0")
    #expect(try change(basket, in: &game) == ["added": [two, assist]])
    #expect(
      try change(record("Dee", .onePoint, 5), in: &game) == [
        "added": ["3 00:05.0 away/Dee one 0-1"]
      ])
    let moved = ["1 00:20.0 home/Ana two 2-1", "2 00:20.0 home/Bo assist 2-1"]
    #expect(
      try change(.fix(1, Correction(time: at(20))), in: &game) == [
        "replaced": ["1 00:10.0 home/Ana two 2-1", "2 00:10.0 home/Bo assist 2-1"], "added": moved,
      ])
    #expect(try change(.remove(1), in: &game) == ["removed": moved])
    #expect(try change(.undo(1), in: &game) == ["undone": moved])
    #expect(try change(.redo(1), in: &game) == ["redone": moved])
    #expect(
      try change(.undo(3), in: &game) == [
        "undone": [
          "1 00:10.0 home/Ana two 2-0", "2 00:10.0 home/Bo assist 2-0",
          "3 00:05.0 away/Dee one 0-1",
        ]
      ])
    #expect(
      try change(.fix(1, Correction(who: .typed("Bo"))), in: &game) == [
        "replaced": [two], "removed": [assist], "added": ["1 00:10.0 home/Bo two 2-0"],
      ])
  }

  @Test("has what other rules remove as it was, by the clock of that time")
  func otherClock() throws {
    var changes = RuleChanges()
    changes.timeLimit = ClockReading("10:00")
    var game = try SampleGame(rules: .pickup.with(changes)).sheet
    for (who, seconds) in [("Ana", 10), ("Dee", 20)] {
      _ = try change(record(who, .twoPoints, seconds), in: &game)
    }
    (changes.clock, changes.target, changes.margin) = (.down, 2, 1)
    #expect(
      try change(.rules(preset: nil, changes, droppingLater: true), in: &game) == [
        "removed": ["2 00:20.0 away/Dee two 2-2"]
      ])
  }

  @Test(
    "is nothing for what touches no play",
    arguments: [
      .note("rain"), .end(.abandoned), .end(.forfeit(.typed("Reds"))), .clock(.start),
      .number(.typed("Ana"), "7"), .join(team: .typed("Reds"), name: "Gus"),
      .fix(1, Correction(move: .onePoint)),
    ] as [Verb])
  func nothing(_ verb: Verb) throws {
    var game = try SampleGame().sheet
    _ = try game.perform(record("Ana", .onePoint, 10), now: game.tape.changed)
    let outcome = try game.perform(verb, now: game.tape.changed)
    #expect(ChangeDocument(outcome) == ChangeDocument(nil))
    _ = try game.perform(.undo(1), now: game.tape.changed)
  }

  @Test("stands in the document of the game, between what is before and after it in order")
  func json() throws {
    var game = try SampleGame().sheet
    let outcome = try game.perform(record("Ana", .onePoint, 10), now: game.tape.changed)
    let document = GameDocument(game.state, now: game.tape.changed)
    let play = LogDocument(game).plays[0].line.dropLast()
    #expect(
      document.changed(by: outcome).line
        == document.line.replacing(
          #""clock":{"at":null"#,
          with:
            #""change":{"added":[\#(play)],"redone":[],"removed":[],"replaced":[],"undone":[]},"#
            + #""clock":{"at":null"#))
  }
}

@Suite("The end of a game, as JSON")
struct EndOfGameTests {
  private func end(_ verb: Verb, rules: Rules = .pickup) throws -> String {
    var game = try SampleGame(rules: rules).sheet
    let play = Verb.record(
      [PlayRequest(.typed("Ana"), .onePoint)], at: .elapsed(ClockReading(milliseconds: 8250)))
    for verb in [play, verb] { _ = try game.perform(verb, now: game.tape.changed) }
    return GameDocument(game.state, now: game.tape.changed).end.line
  }

  @Test("says what ended it, when and with which score")
  func line() throws {
    let id = #""id":"2026-11-20-reds-blues","seconds""#
    #expect(
      try end(.end(.abandoned)) == #"{"away":0,"ending":"abandoned","event":"finished","home":1,"#
        + "\(id):8.25,\"winner\":null}\n")
    #expect(
      try end(.end(.forfeit(.typed("Reds"))))
        == #"{"away":0,"ending":"forfeit","event":"finished","#
        + "\"home\":1,\(id):8.25,\"winner\":\"away\"}\n")
    #expect(
      try end(.end(.called)) == #"{"away":0,"ending":"called","event":"finished","home":1,"#
        + "\(id):8.25,\"winner\":\"home\"}\n")
    let limit = GameTime.elapsed(ClockReading(milliseconds: 600_000))
    #expect(
      try end(.clock(.set(limit)), rules: .fiba3x3)
        == #"{"away":0,"ending":"time","event":"finished","home":1,"#
        + "\(id):600,\"winner\":\"home\"}\n")
  }
}
