import Basketball
import CLibrary
import Fixtures
import Foundation
import Testing

@testable import Storage

@Suite("A game that is deleted")
struct TrashTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test("is in no list and no default, and comes back byte for byte")
  func roundTrip() throws {
    _ = try library.score("Ana", in: try open("day"))
    let before = try bytes(id)
    try library.delete(id)
    #expect(try files() == [])
    #expect(try library.ids().isEmpty)
    #expect(throws: LibraryError.noOpenGame) { try library.defaultID(for: .writing) }
    #expect(throws: LibraryError.noGame(id, ids: [])) { try library.id(of: id) }
    #expect(try library.restore("day") == id)
    #expect(try bytes(id) == before)
    #expect(try library.defaultID(for: .writing) == id)
  }

  @Test("as it was read stays if others have changed it")
  func changed() throws {
    let known = try open("day")
    _ = try library.score("Ana", in: known)
    #expect(try !library.delete(known))
    #expect(try library.ids() == [id])
    #expect(try library.delete(library.game(id)))
    #expect(try library.ids() == [] && library.deletedIDs() == [id])
  }

  @Test("keeps its id: a new game gets another one, and both come back")
  func several() throws {
    let ids = [Self.id, Self.id + "-2"]
    for name in ["Ana", "Bo"] {
      let game = try open("day")
      _ = try library.score(name, in: game)
      try library.delete(game.state.id)
    }
    #expect(try library.deletedIDs() == ids)
    for (id, name) in zip(ids, ["Ana", "Bo"]) {
      #expect(try library.restore(id) == id)
      #expect(try library.game(id).scorers == [name])
    }
  }

  @Test("does not come back over a file of its id; the last of two comes back first")
  func taken() throws {
    _ = try library.score("Ana", in: try open("day"))
    let first = try temporary.bytes(id)
    try library.delete(id)
    let other = first + [UInt8(ascii: " ")]
    try put(other, as: id)
    #expect(throws: LibraryError.idTaken(id)) { try library.restore(id) }
    try library.delete(id)
    for bytes in [other, first] {
      #expect(try library.restore(id) == id)
      #expect(try temporary.bytes(id) == bytes)
      try #require(unlink(path(id)) == 0)
    }
  }

  @Test("is meant by the beginning of its id where only one begins so, and by the whole of it")
  func words() throws {
    for day in ["day", "day", "other"] { try open(day) }
    let ids = [Self.id, Self.id + "-2", "other-reds-blues"]
    for id in ids { try library.delete(id) }
    #expect(throws: LibraryError.ambiguousGame("d", candidates: Array(ids[..<2]))) {
      try library.restore("d")
    }
    for word in ["x", "../day-reds-blues", ".scoreboard", "day-reds-blues.1"] {
      #expect(throws: LibraryError.noDeletedGame(word, ids: ids)) {
        try library.restore(word)
      }
    }
    #expect(try library.restore("o") == "other-reds-blues")
    #expect(try library.restore(Self.id) == Self.id)
    #expect(try files() == [Self.id, "other-reds-blues"].map { "\($0).json" })
  }

  @Test("was there: one that was not is refused, and nothing is made of it")
  func missing() throws {
    try open("day")
    for id in ["none", "../none", "", ".scoreboard", "a/b"] {
      #expect(throws: LibraryError.noGame(id, ids: [])) { try library.delete(id) }
    }
    #expect(throws: LibraryError.noDeletedGame("none", ids: [])) {
      try library.restore("none")
    }
    #expect(throws: LibraryError.noLibrary(temporary.folder + "/no")) {
      try GameLibrary(temporary.folder + "/no").restore("none")
    }
  }

  @Test(
    "may be no game at all: so one gets rid of it", arguments: ["text", "pipe", "folder"])
  func damaged(_ kind: String) throws {
    try open("day")
    if kind == "text" {
      try put("no game", as: "bad")
    } else {
      try put(kind, at: path("bad"))
    }
    try library.delete("bad")
    #expect(try files() == [file])
    #expect(try library.restore("bad") == "bad")
    #expect(try files() == ["bad.json", "\(id).json"])
  }
}
