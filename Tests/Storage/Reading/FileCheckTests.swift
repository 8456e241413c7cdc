import Basketball
import CLibrary
import Documents
import Fixtures
import Platform
import Testing

@testable import Storage

@Suite("A file that is inspected and repaired")
struct FileCheckTests: HasLibrary {
  let temporary: TemporaryLibrary

  init() throws { temporary = try TemporaryLibrary() }

  private static let wrongSummary = ("\"score\":1", "\"score\":7")
  private static let wrongTape = (#""record":[{"number":1"#, #""record":[{"number":0"#)

  /// A game with a play in it, and its file with some of its text replaced.
  private static func library(
    _ changes: [(String, String)]
  ) throws -> (TemporaryLibrary, Scoresheet) {
    let temporary = try TemporaryLibrary()
    let saved = try temporary.library.score("Ana", in: temporary.open("day"))
    var text = try temporary.text(id)
    for (old, new) in changes {
      try #require(text.contains(old))
      text = text.replacing(old, with: new, maxReplacements: 1)
    }
    try temporary.put(text, as: id)
    return (temporary, saved.sheet)
  }

  private static func inconsistent(_ temporary: TemporaryLibrary, _ what: String) -> LibraryError {
    .inconsistent(path: temporary.path(id), what: what)
  }

  @Test("and is well has nothing wrong with it, and is the same after a repair")
  func well() throws {
    let (temporary, sheet) = try Self.library([])
    let inspection = temporary.library.check(id)
    #expect(inspection.sheet == sheet && inspection.error == nil)
    #expect(inspection.findings.isEmpty && !inspection.isRepairable)
    let before = try temporary.bytes(id)
    try temporary.library.repair(id)
    #expect(try temporary.bytes(id) == before)
  }

  @Test("with a wrong summary has the game of its tape, and the tape's summary after a repair")
  func summary() throws {
    let (temporary, sheet) = try Self.library([Self.wrongSummary])
    let inspection = temporary.library.check(id)
    #expect(inspection.sheet == sheet && inspection.isRepairable)
    let what = "'game' is not what the tape adds up to"
    #expect(inspection.error == Self.inconsistent(temporary, what))
    #expect(
      inspection.findings.map(\.line) == [
        #"{"code":"inconsistentGame","hint":null,"id":"\#(id)","message":"\#(what)","note":false,"play":null}"#
          + "\n"
      ])
    let before = try temporary.bytes(id)
    _ = temporary.library.check(id)
    #expect(try temporary.bytes(id) == before)
    try temporary.library.repair(id)
    #expect(try temporary.library.game(id).sheet == sheet)
    #expect(temporary.library.check(id).error == nil)
  }

  @Test("with a wrong summary has the anomalies of its tape beside it")
  func both() throws {
    let assist = Verb.record([PlayRequest(.exact(Who(.home, "Ana")), .assist)])
    try library.perform(assist, on: open("day"))
    let text = try temporary.text(id).replacing("\"plays\":1", with: "\"plays\":3")
    try put(text, as: id)
    let findings = library.check(id).findings
    #expect(findings.map(\.code) == ["inconsistentGame", "assistWithoutBasket"])
    #expect(
      findings.map(\.message) == [
        "'game' is not what the tape adds up to", "an assist at 00:00.0 with no basket",
      ])
  }

  @Test("with the id of another game is a copy, which is repaired to be the one its name says")
  func otherGame() throws {
    let (temporary, sheet) = try Self.library([(#""id" : "day-"#, #""id" : "night-"#)])
    let inspection = temporary.library.check(id)
    #expect(
      inspection.error
        == .otherGame(path: temporary.path(id), game: "night-reds-blues"))
    try temporary.library.repair(id)
    #expect(try temporary.library.game(id).sheet == sheet)
  }

  @Test(
    "whose layout or seal is another has a note and nothing wrong with it",
    arguments: [.line, .tabs, .spread, .wrongSeal] as [OtherLayout])
  func layout(_ layout: OtherLayout) throws {
    let (temporary, sheet) = try Self.library([])
    let before = try temporary.bytes(id)
    try temporary.put(try layout.text(of: before), as: id)
    let inspection = temporary.library.check(id)
    #expect(inspection.sheet == sheet && inspection.isRepairable)
    #expect(inspection.findings.map(\.code) == ["editedFile"] && inspection.findings[0].isNote)
    try temporary.library.repair(id)
    #expect(try temporary.bytes(id) == before)
  }

  @Test("is not sealed when any byte is another, at any place and of any value")
  func everyByte() throws {
    try library.score("Ana", in: open("day"))
    let bytes = try bytes(id)
    var random = SplitMix64(seed: 1)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= UInt8.random(in: 1...255, using: &random)
      #expect(!FileLayout.isSealed(changed))
    }
  }

  @Test("with a tape that does not add up is never repaired", arguments: [false, true])
  func tape(isSummaryWrongToo: Bool) throws {
    let (temporary, _) = try Self.library(
      isSummaryWrongToo ? [Self.wrongSummary, Self.wrongTape] : [Self.wrongTape])
    let what = "tape[1]: play number 0 does not follow those before it, on line 8"
    let error = LibraryError.impossible(path: temporary.path(id), what: what)
    let inspection = temporary.library.check(id)
    #expect(inspection.sheet == nil)
    #expect(inspection.error == error)
    #expect(inspection.findings.map(\.code) == ["damagedGame"])
    try expectUnrepaired(temporary, error)
  }

  @Test("that is missing or no file is named, and nothing is made of it", arguments: [false, true])
  func missing(isFolder: Bool) throws {
    try open("day")
    if isFolder { try #require(mkdir(path("bad"), 0o777) == 0) }
    let error =
      isFolder
      ? LibraryError.damaged(path: path("bad"), what: "it is not a regular file")
      : .noGame("bad", ids: [])
    let inspection = library.check("bad")
    #expect(inspection.sheet == nil && inspection.error == error)
    #expect(throws: error) { try library.repair("bad") }
    #expect(try files().count == (isFolder ? 2 : 1))
  }

  private func expectUnrepaired(_ temporary: TemporaryLibrary, _ error: LibraryError) throws {
    let before = try temporary.bytes(id)
    #expect(throws: error) { try temporary.library.repair(id) }
    #expect(try temporary.bytes(id) == before)
    #expect(try temporary.files() == ["\(id).json"])
  }
}
