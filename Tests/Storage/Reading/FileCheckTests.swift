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

  private static let wrongHead = ("\"score\":1", "\"score\":7")
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
    return (temporary, try saved.scoresheet())
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

  @Test(
    "and forged at random is read or named by every reader, and the one beside it is read",
    arguments: seeds(4))
  func forged(seed: Int) throws {
    let library = temporary.library
    try open("other")
    var game = RandomGame(seed: seed)
    var made = try library.create(
      teams: game.teams(), rules: game.rules(), now: game.now, day: "forged")
    for _ in 0..<12 {
      game.wait()
      let verb = game.verb(in: made.state)
      made = try library.update(made, [verb]) { [now = game.now] in now }.game
    }
    let (id, text) = (made.state.id, try temporary.text(made.state.id))
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      try temporary.put(Self.forged(text, by: &random), as: id)
      if library.check(id).error == nil { _ = try library.game(id) }
      if let sheet = try? library.game(id).scoresheet() {
        _ =
          LineupsDocument.game(sheet.id, Sides(sheet, now: .noon)).line
          + FlowDocument(sheet, now: .noon).line
        _ = FeedCopy(sheet).lines
      }
      let list = try temporary.library.list(now: .noon)
      #expect(list.games.count + list.damaged.count == 2)
      var others = 0
      _ = try library.seasonGames(meant: GameFilter(), now: .noon) { _ in
        others += 1
      }
      #expect(list.games.contains { $0.id == "other-reds-blues" } && others < 2)
    }
  }

  /// A file with some values and keys made something else, and sealed as the tool would seal it.
  private static func forged(_ text: String, by random: inout SplitMix64) -> [UInt8] {
    let values = [
      "-9223372036854775808", "9223372036854775807", "-1", "0", "999999999", "0.001", "null",
      "true", "\"x\"", "[]", "{}",
    ]
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("  \"check\"") }
    var parts = lines.joined(separator: "\n").split(separator: "\":").map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 1..<parts.count - 1, using: &random)
      if random.oneIn(5) {
        parts[place] += "x"
      } else if let value = values.randomElement(using: &random) {
        parts[place] = value + parts[place].drop { !",}]\n".contains($0) }
      }
    }
    let bytes = Array(parts.joined(separator: "\":").utf8).dropLast("\"0123456789abcdef\"\n}".count)
    return bytes + Array("\"\(Checksum(bytes).text)\"\n}\n".utf8)
  }

  @Test("with a wrong head has the game of its tape, and the tape's head after a repair")
  func head() throws {
    let (temporary, sheet) = try Self.library([Self.wrongHead])
    let inspection = temporary.library.check(id)
    #expect(inspection.sheet == sheet && inspection.isRepairable)
    let what = "home.score is 7, but by the tape 1"
    #expect(inspection.error == Self.inconsistent(temporary, what))
    #expect(
      inspection.findings.map(\.line) == [
        #"{"code":"inconsistentGame","hint":null,"id":"\#(id)","message":"\#(what)","play":null}"#
          + "\n"
      ])
    let before = try temporary.bytes(id)
    _ = temporary.library.check(id)
    #expect(try temporary.bytes(id) == before)
    try temporary.library.repair(id)
    #expect(try temporary.library.game(id).scoresheet() == sheet)
    #expect(temporary.library.check(id).error == nil)
  }

  @Test("with a wrong head has the anomalies of its tape beside it")
  func both() throws {
    let assist = Verb.record([PlayRequest(.exact(Who(.home, "Ana")), .assist)])
    try library.perform(assist, on: open("day"))
    let text = try temporary.text(id).replacing("\"plays\" : 1", with: "\"plays\" : 3")
    try put(text, as: id)
    let findings = library.check(id).findings
    #expect(findings.map(\.code) == ["inconsistentGame", "assistWithoutBasket"])
    #expect(
      findings.map(\.message) == [
        "plays is 3, but by the tape 1", "an assist at 00:00.0 with no basket",
      ])
  }

  @Test("whose head is another game's is repaired to be the one its name says")
  func otherGame() throws {
    let (temporary, sheet) = try Self.library([(#""id" : "day-"#, #""id" : "night-"#)])
    let inspection = temporary.library.check(id)
    #expect(
      inspection.error
        == .otherGame(path: temporary.path(id), game: "night-reds-blues"))
    try temporary.library.repair(id)
    #expect(try temporary.library.game(id).scoresheet() == sheet)
  }

  @Test("with a tape that does not add up is never repaired", arguments: [false, true])
  func tape(isHeadWrongToo: Bool) throws {
    let (temporary, _) = try Self.library(
      isHeadWrongToo ? [Self.wrongHead, Self.wrongTape] : [Self.wrongTape])
    let what = "tape[1]: play number 0 does not follow those before it, on line 34"
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
