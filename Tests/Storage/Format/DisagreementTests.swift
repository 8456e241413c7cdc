import Basketball
import Fixtures
import Testing

@testable import Storage

@Suite("A file whose head says something else than its tape")
struct DisagreementTests: HasLibrary {
  let temporary: TemporaryLibrary

  init() throws { temporary = try TemporaryLibrary() }

  private static let id = "bad-reds-blues"

  @Test(
    "names the key and both values",
    arguments: [
      ("\"score\":0", "\"score\":9", "away.score is 9, but by the tape 0"),
      ("\"score\":1", "\"score\":2", "home.score is 2, but by the tape 1"),
      ("\"Reds\"", "\"a : b\"", #"home.name is "a : b", but by the tape "Reds""#),
      (
        #""status" : "paused""#, #""status" : "finished""#,
        #"status is "finished", but by the tape "paused""#
      ),
      (#""leader" : "home""#, "\"leader\" : null", "leader is null, but by the tape \"home\""),
      (
        #""seconds":0,"text":"00:00.0""#, #""seconds":1.5,"text":"00:01.5""#,
        "clock.seconds is 1.5, but by the tape 0"
      ),
      (#""status" : "paused""#, "\"x\" : 1", "status is missing, but by the tape \"paused\""),
      ("\"score\":0", "\"score\":null", "away.score is null, but by the tape 0"),
      ("\"score\":0", #""score":"0""#, "away.score is \"0\", but by the tape 0"),
      ("\"points\":1", "\"points\":7", "home.players[0].points is 7, but by the tape 1"),
      ("\"attempts\":null", "\"attempts\":7", "away.attempts is 7, but by the tape null"),
      (
        #""text":"00:00.0""#, #""text":"1""#,
        #"clock.text is "1", but by the tape "00:00.0""#
      ),
      (#""points":1,"rec"#, #""points":2,"rec"#, "lastPlay.points is 2, but by the tape 1"),
      (
        "\"players\":[{", #""players":[],"x":[{"#,
        "away.players is [], but by the tape "
          + #"[{"assist":0,"attempts":null,"block":0,"defensiveRebound":0…"#
      ),
      ("\"plays\" : 1", "\"plays\" : 2", "plays is 2, but by the tape 1"),
      ("\"last\" : 1", "\"last\" : 2", "last is 2, but by the tape 1"),
      (
        #""record":[{"number":1"#, #""record":[{"number":0"#,
        "tape[1]: play number 0 does not follow those before it, on line 33"
      ),
      (
        #""player":"Ana","move""#, #""player":"Zed","move""#,
        "play 1: 'Zed' is on no roster"
      ),
      (
        #""Bo","Cy"]"#, #""Ana","Cy"]"#, "'Ana' is twice on the roster of 'Reds'"
      ),
    ])
  func disagreement(_ old: String, _ new: String, _ what: String) throws {
    let known = try library.score("Ana", in: open("bad"))
    try Self.replace(old, with: new, in: temporary)
    let isOfTape = !what.contains("by the tape")
    let error: LibraryError =
      isOfTape
      ? .impossible(path: path(Self.id), what: what)
      : .inconsistent(path: path(Self.id), what: what)
    #expect(throws: error) { try library.game(Self.id) }
    try expectIsolated(temporary, known)
  }

  @Test("names the place of the player it is about")
  func places() throws {
    try library.score("Bo", in: open("bad"))
    try Self.replace(
      #""onePoint":1,"percentage":null,"performanceIndex":null,"plusMinus":null,"points":1"#,
      with:
        #""onePoint":7,"percentage":null,"performanceIndex":null,"plusMinus":null,"points":7"#,
      in: temporary)
    let what = "home.players[1].onePoint is 7, but by the tape 1"
    #expect(throws: LibraryError.inconsistent(path: path(Self.id), what: what)) {
      try library.game(Self.id)
    }
  }

  @Test("says so of a tape in which nothing is")
  func emptyTape() throws {
    let known = try open("bad")
    let text = try temporary.text(Self.id)
    let tape = try #require(text.firstRange(of: "\"tape\" : ["))
    let end = try #require(text.firstRange(of: "\n  ],\n  \"seal\""))
    try put(String(text[..<tape.upperBound]) + text[end.lowerBound...], as: Self.id)
    let what = "tape[0]: a tape opens its game once, at its beginning"
    #expect(throws: LibraryError.impossible(path: path(Self.id), what: what)) {
      try library.game(Self.id)
    }
    try expectIsolated(temporary, known)
  }

  private static func replace(
    _ old: String, with new: String, in temporary: TemporaryLibrary
  ) throws {
    let text = try temporary.text(id)
    try #require(text.contains(old))
    try temporary.put(text.replacing(old, with: new, maxReplacements: 1), as: id)
  }

  @Test(
    "or something else than a game does is damaged, and the place is named",
    arguments: [
      ("\"plays\" : 1", "\"x\" : 1", "game has no 'plays'"),
      ("\"foul\":0", "\"foul\":null", "game.away.players[0].foul is null"),
      ("\"foul\":0", #""foul":"0""#, "game.away.players[0].foul is not a number"),
      ("\"foul\":0", "\"foul\":-1", "game.away.players[0].foul is not a count: -1"),
      ("\"rules\":", "\"rule\":", "tape[0].home has no 'away' or 'rules' beside it"),
      (
        #""player":"Ana","move":"one"#, #""player":"Ana","move":"three"#,
        "tape[1].record[0].move cannot be 'threePoint'"
      ),
      (
        #""number":1,"seconds":0"#, #""number":1,"seconds":0.0001"#,
        "tape[1].record[0].seconds is finer than a thousandth"
      ),
      (
        #""number":1,"seconds":0"#, #""number":1,"seconds":-1"#,
        "tape[1].record[0].seconds is not a clock reading"
      ),
      (
        #""at":"20"#, #""at":"x20"#,
        "tape[0].at is not a time of day: 'x2026-11-20T12:00:00.120Z'"
      ),
      ("\"tape\"", "\"tap\"", "it has no 'tape'"),
      ("\"game\"", "\"gam\"", "it has no 'game'"),
      ("\"scoreboard.file/2\"", "2", "format is not text"),
      ("\"scoreboard.game/1\"", "\"x\"", "game.format is not 'scoreboard.game/1'"),
    ])
  func damage(_ old: String, _ new: String, _ what: String) throws {
    let known = try library.score("Ana", in: open("bad"))
    try Self.replace(old, with: new, in: temporary)
    let error = LibraryError.damaged(path: path(Self.id), what: what)
    #expect(throws: error) { try library.game(Self.id) }
    try expectIsolated(temporary, known)
  }
}
