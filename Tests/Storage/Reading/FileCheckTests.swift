import Basketball
import CLibrary
import Documents
import Fixtures
import Platform
import Testing

@testable import Storage

@Suite("A file that is inspected and repaired")
struct FileCheckTests: HasLibrary {
  let temporary = TemporaryLibrary()

  private static let wrongSummary = ("\"score\":1", "\"score\":7")
  private static let wrongTape = (#""record":[{"number":1"#, #""record":[{"number":0"#)

  /// A game with a play in it, of whose file some text is replaced.
  private func game(_ changes: [(String, String)] = []) throws -> Scoresheet {
    let saved = try library.score("Ana", in: open("day"))
    var text = try text(id)
    for (old, new) in changes {
      try #require(text.contains(old))
      text = text.replacing(old, with: new, maxReplacements: 1)
    }
    try put(text, as: id)
    return saved.sheet
  }

  @Test("and is well has nothing wrong with it, and is the same after a repair")
  func well() throws {
    let sheet = try game()
    let inspection = library.check(id)
    #expect(inspection.sheet == sheet && inspection.error == nil)
    #expect(inspection.findings.isEmpty && !inspection.isRepairable)
    let before = try bytes(id)
    try library.repair(id)
    #expect(try bytes(id) == before)
  }

  @Test("with a wrong summary has the game of its tape, and the tape's summary after a repair")
  func summary() throws {
    let sheet = try game([Self.wrongSummary])
    let inspection = library.check(id)
    #expect(inspection.sheet == sheet && inspection.isRepairable)
    let what = "'game' is not what the tape adds up to"
    #expect(inspection.error == .inconsistent(path: path(id), what: what))
    #expect(
      inspection.findings.map(\.line) == [
        #"{"code":"inconsistentGame","hint":null,"id":"\#(id)","message":"\#(what)","note":false,"play":null}"#
          + "\n"
      ])
    let before = try bytes(id)
    _ = library.check(id)
    #expect(try bytes(id) == before)
    try library.repair(id)
    #expect(try library.game(id).sheet == sheet)
    #expect(library.check(id).error == nil)
  }

  @Test("with a wrong summary has the anomalies of its tape beside it")
  func both() throws {
    let assist = Verb.record([PlayRequest(.exact(Who(.home, "Ana")), .assist)])
    try library.perform(assist, on: open("day"))
    let text = try text(id).replacing("\"plays\":1", with: "\"plays\":3")
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
    let sheet = try game([(#""id" : "day-"#, #""id" : "night-"#)])
    let inspection = library.check(id)
    #expect(
      inspection.error
        == .otherGame(path: path(id), game: "night-reds-blues"))
    try library.repair(id)
    #expect(try library.game(id).sheet == sheet)
  }

  @Test(
    "whose layout or seal is another has a note and nothing wrong with it",
    arguments: [.line, .tabs, .spread, .wrongSeal] as [OtherLayout])
  func layout(_ layout: OtherLayout) throws {
    let sheet = try game()
    let before = try bytes(id)
    try put(try layout.text(of: before), as: id)
    let inspection = library.check(id)
    #expect(inspection.sheet == sheet && inspection.isRepairable)
    #expect(inspection.findings.map(\.code) == ["editedFile"] && inspection.findings[0].isNote)
    try library.repair(id)
    #expect(try bytes(id) == before)
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
    _ = try game((isSummaryWrongToo ? [Self.wrongSummary] : []) + [Self.wrongTape])
    let what = "tape[1]: play number 0 does not follow those before it, on line 8"
    let error = LibraryError.impossible(path: path(id), what: what)
    let inspection = library.check(id)
    #expect(inspection.sheet == nil)
    #expect(inspection.error == error)
    #expect(inspection.findings.map(\.code) == ["damagedGame"])
    let before = try bytes(id)
    #expect(throws: error) { try library.repair(id) }
    #expect(try bytes(id) == before)
    #expect(try files() == [file])
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
}
