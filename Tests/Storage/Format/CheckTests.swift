import Basketball
import Documents
import Fixtures
import Foundation
import Testing

@testable import Storage

@Suite("The check of a head")
struct CheckTests: HasLibrary {
  let temporary: TemporaryLibrary

  init() throws { temporary = try TemporaryLibrary() }

  /// A game with a play in it, and another one beside it.
  private static func library() throws -> TemporaryLibrary {
    let temporary = try TemporaryLibrary()
    try temporary.finish("other")
    try temporary.library.score("Ana", in: temporary.open("day", at: 1))
    return temporary
  }

  private static func season(_ library: GameLibrary) throws -> (ids: [String], left: LeftOut) {
    var ids: [String] = []
    let left = try library.seasonGames(meant: GameFilter(), now: .noon) {
      ids.append($0.row.id)
    }
    return (ids, left)
  }

  @Test(
    "names a head that was edited, which is left out",
    arguments: [
      ("\"score\":1", "\"score\":7", "home.score is 7, but by the tape 1"),
      ("\"note\" : null", #""note" : "x""#, "note is \"x\", but by the tape null"),
      ("\"last\" : 1", "\"last\" : 9", "last is 9, but by the tape 1"),
    ])
  func edited(_ old: String, _ new: String, _ what: String) throws {
    let temporary = try Self.library()
    let text = try temporary.text(id)
    try #require(text.contains(old))
    try temporary.put(text.replacing(old, with: new, maxReplacements: 1), as: id)
    let error = LibraryError.inconsistent(path: temporary.path(id), what: what)
    let list = try temporary.library.list(now: .noon)
    #expect(list.games.map(\.id) == ["other-reds-blues"] && list.damaged == [error])
    let season = try Self.season(temporary.library)
    #expect(season.ids == ["other-reds-blues"] && season.left.damaged == [error])
    #expect(throws: error) { try temporary.library.game(id) }
    #expect(try temporary.library.id(of: "@1") == "other-reds-blues")
  }

  @Test("finds whatever byte of the head is another, unless it says the same", arguments: seeds(1))
  func everyByte(seed: Int) throws {
    let temporary = try Self.library()
    let row = GameRow(GameDocument(try temporary.library.game(id).state, now: .noon))
    let bytes = try temporary.bytes(id)
    let head = try #require(FileLayout.Beginning(bytes)).head
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var changed = bytes
      let place = Int.random(in: 0..<head.upperBound, using: &random)
      changed[place] ^= UInt8.random(in: 1...255, using: &random)
      try temporary.put(changed, as: id)
      let found = Result { try temporary.library.file(id).listed(now: .noon).row }
      if case .success(let found) = found { #expect(found == row) }
    }
  }

  @Test("where it holds spares the tape")
  func sparesTape() throws {
    let temporary = try Self.library()
    let text = try temporary.text(id)
    try temporary.put(text.replacing("\"record\"", with: "\"reward\""), as: id)
    #expect(throws: LibraryError.self) { try temporary.library.game(id) }
    let list = try temporary.library.list(now: .noon)
    #expect(list.games.map(\.id) == [id, "other-reds-blues"] && list.damaged == [])
  }

  @Test("is not needed where a head was laid out otherwise, and says what its tape adds up to")
  func otherLayout() throws {
    let temporary = try Self.library()
    let text = try temporary.text(id).replacing("\"score\":1", with: "\"score\": 1")
    try temporary.put(text, as: id)
    #expect(try temporary.library.list(now: .noon).damaged == [])
    #expect(try temporary.library.game(id).scorers == ["Ana"])
  }

  @Test("is missing in files of 0.2.0, which are believed until their next change")
  func missing() throws {
    let file = goldens(of: #filePath).appending(path: "version-0.2.0/finished.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try library.makeFolder()
    try put(text.replacing("\"note\" : null", with: #""note" : "x""#), as: id)
    let list = try library.list(now: .noon)
    #expect(list.games.map(\.note) == ["x"] && list.damaged == [])
    try put(text, as: id)
    let game = try library.game(id)
    #expect(game.unknownKey(besides: GameDocument(game.state, now: .noon).json) == nil)
    try library.perform(.note("y"), on: game, after: 100)
    let changed = try temporary.text(id)
    #expect(changed.contains("\n  \"check\" : \""))
    try put(changed.replacing("\"y\"", with: "\"z\"", maxReplacements: 1), as: id)
    #expect(try library.list(now: .noon).damaged.count == 1)
  }
}
