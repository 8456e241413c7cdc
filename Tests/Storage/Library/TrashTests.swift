import Basketball
import Fixtures
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("A game that is deleted")
struct TrashTests {
  private static let id = "day-reds-blues"

  @Test("is in no list and no default, and comes back byte for byte")
  func roundTrip() throws {
    let temporary = try TemporaryLibrary()
    _ = try temporary.library.score("Ana", in: try temporary.open("day"))
    let before = try temporary.bytes(Self.id)
    try temporary.library.delete(Self.id)
    #expect(try temporary.files() == [])
    #expect(try temporary.library.ids().isEmpty)
    #expect(throws: LibraryError.noOpenGame) { try temporary.library.defaultID(for: .writing) }
    #expect(throws: LibraryError.noGame(Self.id, ids: [])) { try temporary.library.id(of: Self.id) }
    #expect(try temporary.library.restore("day") == Self.id)
    #expect(try temporary.bytes(Self.id) == before)
    #expect(try temporary.library.defaultID(for: .writing) == Self.id)
  }

  @Test("keeps its id: a new game gets another one, and both come back")
  func several() throws {
    let temporary = try TemporaryLibrary()
    let ids = [Self.id, Self.id + "-2"]
    for name in ["Ana", "Bo"] {
      let game = try temporary.open("day")
      _ = try temporary.library.score(name, in: game)
      try temporary.library.delete(game.standing.id)
    }
    #expect(try temporary.library.deletedIDs() == ids)
    for (id, name) in zip(ids, ["Ana", "Bo"]) {
      #expect(try temporary.library.restore(id) == id)
      #expect(try temporary.library.game(id).scorers == [name])
    }
  }

  @Test("does not come back over a file of its id; the last of two comes back first")
  func taken() throws {
    let temporary = try TemporaryLibrary()
    _ = try temporary.library.score("Ana", in: try temporary.open("day"))
    let first = try temporary.bytes(Self.id)
    try temporary.library.delete(Self.id)
    let other = first + [UInt8(ascii: " ")]
    try temporary.put(other, as: Self.id)
    #expect(throws: LibraryError.idTaken(Self.id)) { try temporary.library.restore(Self.id) }
    try temporary.library.delete(Self.id)
    for bytes in [other, first] {
      #expect(try temporary.library.restore(Self.id) == Self.id)
      #expect(try temporary.bytes(Self.id) == bytes)
      try #require(unlink(temporary.path(Self.id)) == 0)
    }
  }

  @Test("is meant by the beginning of its id where only one begins so, and by the whole of it")
  func words() throws {
    let temporary = try TemporaryLibrary()
    for day in ["day", "day", "other"] { try temporary.open(day) }
    let ids = [Self.id, Self.id + "-2", "other-reds-blues"]
    for id in ids { try temporary.library.delete(id) }
    #expect(throws: LibraryError.ambiguousGame("d", candidates: Array(ids[..<2]))) {
      try temporary.library.restore("d")
    }
    for word in ["x", "../day-reds-blues", ".scoreboard", "day-reds-blues.1"] {
      #expect(throws: LibraryError.noDeletedGame(word, ids: ids)) {
        try temporary.library.restore(word)
      }
    }
    #expect(try temporary.library.restore("o") == "other-reds-blues")
    #expect(try temporary.library.restore(Self.id) == Self.id)
    #expect(try temporary.files() == [Self.id, "other-reds-blues"].map { "\($0).json" })
  }

  @Test("was there: one that was not is refused, and nothing is made of it")
  func missing() throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("day")
    for id in ["none", "../none", "", ".scoreboard", "a/b"] {
      #expect(throws: LibraryError.noGame(id, ids: [])) { try temporary.library.delete(id) }
    }
    #expect(throws: LibraryError.noDeletedGame("none", ids: [])) {
      try temporary.library.restore("none")
    }
    #expect(throws: LibraryError.noLibrary(temporary.folder + "/no")) {
      try GameLibrary(temporary.folder + "/no").restore("none")
    }
  }

  @Test(
    "may be no game at all: so one gets rid of it", arguments: ["text", "FIFO", "folder"])
  func damaged(_ kind: String) throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("day")
    switch kind {
    case "FIFO": try #require(mkfifo(temporary.path("bad"), 0o666) == 0)
    case "folder": try #require(mkdir(temporary.path("bad"), 0o777) == 0)
    default: try temporary.put("no game", as: "bad")
    }
    try temporary.library.delete("bad")
    #expect(try temporary.files() == ["\(Self.id).json"])
    #expect(try temporary.library.restore("bad") == "bad")
    #expect(try temporary.files() == ["bad.json", "\(Self.id).json"])
  }
}
