import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("A file that is inspected and repaired")
struct InspectingTests {
  private static let id = "day-reds-blues"
  private static let wrongHead = ("\"score\" : 1", "\"score\" : 7")
  private static let wrongTape = ("\"number\" : 1", "\"number\" : 0")

  /// A game with a play in it, and its file with some of its text replaced.
  private static func court(_ changes: [(String, String)]) throws -> (Court, Scoresheet) {
    let court = try Court()
    let kept = try court.library.update(try court.open("day")) { try $0.score("Ana") }
    var text = try court.text(id)
    for (old, new) in changes {
      try #require(text.contains(old))
      text = text.replacing(old, with: new, maxReplacements: 1)
    }
    try court.put(text, as: id)
    return (court, kept.sheet)
  }

  private static func inconsistent(_ court: Court, _ what: String) -> LibraryError {
    .inconsistent(path: court.path(id), what: what)
  }

  @Test("and is well has nothing wrong with it, and is the same after a repair")
  func well() throws {
    let (court, sheet) = try Self.court([])
    let inspection = court.library.inspect(Self.id)
    #expect(inspection.sheet == sheet && inspection.fault == nil)
    let before = try court.bytes(Self.id)
    try court.library.repair(Self.id)
    #expect(try court.bytes(Self.id) == before)
  }

  @Test("with a wrong head has the game of its tape, and the tape's head after a repair")
  func head() throws {
    let (court, sheet) = try Self.court([Self.wrongHead])
    let inspection = court.library.inspect(Self.id)
    #expect(inspection.sheet == sheet)
    #expect(inspection.fault == Self.inconsistent(court, "home.score is 7, but by the tape 1"))
    let before = try court.bytes(Self.id)
    _ = court.library.inspect(Self.id)
    #expect(try court.bytes(Self.id) == before)
    try court.library.repair(Self.id)
    #expect(try court.library.game(Self.id).sheet == sheet)
    #expect(court.library.inspect(Self.id).fault == nil)
  }

  @Test("whose head is another game's is repaired to be the one its name says")
  func otherGame() throws {
    let (court, sheet) = try Self.court([("\"id\" : \"day-", "\"id\" : \"night-")])
    let inspection = court.library.inspect(Self.id)
    #expect(inspection.fault == Self.inconsistent(court, "the game in it is 'night-reds-blues'"))
    try court.library.repair(Self.id)
    #expect(try court.library.game(Self.id).sheet == sheet)
  }

  @Test("with a tape that does not add up is never repaired", arguments: [false, true])
  func tape(isHeadWrongToo: Bool) throws {
    let (court, _) = try Self.court(
      isHeadWrongToo ? [Self.wrongHead, Self.wrongTape] : [Self.wrongTape])
    let what = "tape[1]: play number 0 does not follow those before it"
    let inspection = court.library.inspect(Self.id)
    #expect(inspection.sheet == nil)
    #expect(inspection.fault == Self.inconsistent(court, what))
    try expectUnrepaired(court, Self.inconsistent(court, what))
  }

  @Test(
    "that is no game or of a newer format is never repaired",
    arguments: [
      ("\"tape\"", "\"tap", "line 28: it is not valid JSON there"),
      ("\"tape\"", "\"tap\"", "it has no 'tape'"),
      ("scoreboard.file/1", "scoreboard.file/2", nil),
    ] as [(String, String, String?)])
  func unreadable(_ old: String, _ new: String, _ what: String?) throws {
    let (court, _) = try Self.court([Self.wrongHead, (old, new)])
    let path = court.path(Self.id)
    let inspection = court.library.inspect(Self.id)
    #expect(inspection.sheet == nil)
    let fault = try #require(inspection.fault)
    switch (fault, what) {
    case (.newerFormat(path, "scoreboard.file/2"), nil): break
    case (.damaged(path, let said), let what?) where said.hasPrefix(what.prefix(5)): break
    default: Issue.record("\(fault)")
    }
    try expectUnrepaired(court, fault)
  }

  @Test("that is missing or no file is told, and nothing is made of it", arguments: [false, true])
  func missing(isFolder: Bool) throws {
    let court = try Court()
    try court.open("day")
    if isFolder { try #require(mkdir(court.path("bad"), 0o777) == 0) }
    let inspection = court.library.inspect("bad")
    #expect(inspection.sheet == nil && inspection.fault != nil)
    #expect(throws: (any Error).self) { try court.library.repair("bad") }
    #expect(try court.files().count == (isFolder ? 2 : 1))
  }

  private func expectUnrepaired(_ court: Court, _ error: LibraryError) throws {
    let before = try court.bytes(Self.id)
    #expect(throws: error) { try court.library.repair(Self.id) }
    #expect(try court.bytes(Self.id) == before)
    #expect(try court.files() == ["\(Self.id).json"])
  }
}
