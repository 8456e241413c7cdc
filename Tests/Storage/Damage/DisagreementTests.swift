import Basketball
import Testing

@testable import Storage

@Suite("A file that says two things")
struct DisagreementTests {
  private static let id = "bad-reds-blues"

  @Test(
    "names the key and both values",
    arguments: [
      ("\"score\" : 0", "\"score\" : 9", "away.score is 9, but by the tape 0"),
      ("\"score\" : 1", "\"score\" : 2", "home.score is 2, but by the tape 1"),
      ("\"Reds\"", "\"a : b\"", "home.name is \"a : b\", but by the tape \"Reds\""),
      (
        "\"status\" : \"paused\"", "\"status\" : \"finished\"",
        "status is \"finished\", but by the tape \"paused\""
      ),
      (
        "\"id\" : \"bad-", "\"id\" : \"good-",
        "the game in it is 'good-reds-blues'"
      ),
      ("\"seconds\" : 0,", "\"seconds\" : 1.5,", "seconds is 1.5, but by the tape 0"),
      ("\"plays\" : 1", "\"plays\" : 2", "plays is 2, but by the tape 1"),
      (
        "\"number\" : 1", "\"number\" : 0", "tape[1]: play number 0 does not follow those before it"
      ),
      ("\"player\" : \"Ana\"", "\"player\" : \"Zed\"", "play 1: 'Zed' is on no roster"),
      (
        "\"Bo\",\n          \"Cy\"", "\"Ana\",\n          \"Cy\"",
        "'Ana' is twice on the roster of 'Reds'"
      ),
      (
        "\"tape\" : [", "\"tape\" : [] , \"x\" : [",
        "tape[0]: a tape opens its game once, at its beginning"
      ),
    ])
  func disagreement(_ old: String, _ new: String, _ what: String) throws {
    let court = try Court()
    let known = try court.library.update(try court.open("bad")) { try $0.score("Ana") }
    try Self.replace(old, with: new, in: court)
    let error = LibraryError.inconsistent(path: court.path(Self.id), what: what)
    #expect(throws: error) { try court.library.game(Self.id) }
    try expectIsolated(court, known)
  }

  @Test("names the place of the player it is about")
  func places() throws {
    let court = try Court()
    _ = try court.library.update(try court.open("bad")) { try $0.score("Bo") }
    try Self.replace("\"points\" : 1", with: "\"points\" : 7", in: court)
    let what = "home.players[1].points is 7, but by the tape 1"
    #expect(throws: LibraryError.inconsistent(path: court.path(Self.id), what: what)) {
      try court.library.game(Self.id)
    }
  }

  private static func replace(_ old: String, with new: String, in court: Court) throws {
    let text = try court.text(id)
    try #require(text.contains(old))
    try court.put(text.replacing(old, with: new, maxReplacements: 1), as: id)
  }

  @Test(
    "or something else than a game does is damaged, and told where",
    arguments: [
      ("\"status\" : \"paused\"", "\"x\" : 1", "game has no 'status'"),
      ("\"score\" : 0", "\"score\" : null", "game.away.score is null"),
      ("\"score\" : 0", "\"score\" : \"0\"", "game.away.score is not a number"),
      ("\"rules\"", "\"rule\"", "tape[0] has 'rule', which this version would lose"),
      (
        "\"move\" : \"one", "\"move\" : \"three",
        "tape[1].record[0].move cannot be 'threePoint'"
      ),
      (
        "\"seconds\" : 0,\n          \"team\"", "\"seconds\" : 0.0001, \"team\"",
        "tape[1].record[0].seconds is no clock reading: 0.0001"
      ),
      (
        "\"seconds\" : 0,\n          \"team\"", "\"seconds\" : -1, \"team\"",
        "tape[1].record[0].seconds is no clock reading: -1.0"
      ),
      (
        "\"at\" : \"20", "\"at\" : \"x20",
        "tape[0].at is no time of day: 'x2026-11-20T12:00:00.120Z'"
      ),
      ("\"tape\"", "\"tap\"", "it has no 'tape'"),
      ("\"game\"", "\"gam\"", "it has no 'game'"),
    ])
  func damage(_ old: String, _ new: String, _ what: String) throws {
    let court = try Court()
    let known = try court.library.update(try court.open("bad")) { try $0.score("Ana") }
    try Self.replace(old, with: new, in: court)
    let error = LibraryError.damaged(path: court.path(Self.id), what: what)
    #expect(throws: error) { try court.library.game(Self.id) }
    try expectIsolated(court, known)
  }
}
