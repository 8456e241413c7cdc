import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("A game that is set aside")
struct SettingAsideTests {
  private static let id = "day-reds-blues"

  @Test("is in no list and no default, and comes back byte for byte")
  func roundTrip() throws {
    let court = try Court()
    _ = try court.library.update(try court.open("day")) { try $0.score("Ana") }
    let before = try court.bytes(Self.id)
    try court.library.setAside(Self.id)
    #expect(try court.files() == [])
    #expect(try court.library.heads(as: Headline.self).isEmpty)
    #expect(throws: LibraryError.noOpenGame) { try court.library.defaultID(for: .writing) }
    #expect(throws: LibraryError.noGame(Self.id, ids: [])) { try court.library.id(of: Self.id) }
    #expect(try court.library.restore("day") == Self.id)
    #expect(try court.bytes(Self.id) == before)
    #expect(try court.library.defaultID(for: .writing) == Self.id)
  }

  @Test("is not lost by another of its id: the last one comes back first")
  func several() throws {
    let court = try Court()
    for name in ["Ana", "Bo", "Cy"] {
      _ = try court.library.update(try court.open("day")) { try $0.score(name) }
      try court.library.setAside(Self.id)
    }
    for name in ["Cy", "Bo", "Ana"] {
      #expect(try court.library.restore(Self.id) == Self.id)
      let sheet = try court.library.game(Self.id).sheet
      #expect(sheet.lastPlay?.play.who.player == name)
      try #require(unlink(court.path(Self.id)) == 0)
    }
    #expect(throws: LibraryError.nothingAside(Self.id, ids: [])) {
      try court.library.restore(Self.id)
    }
  }

  @Test("does not come back over a game of its id")
  func taken() throws {
    let court = try Court()
    _ = try court.library.update(try court.open("day")) { try $0.score("Ana") }
    try court.library.setAside(Self.id)
    try court.open("day")
    let other = try court.bytes(Self.id)
    #expect(throws: LibraryError.idTaken(Self.id)) { try court.library.restore(Self.id) }
    #expect(try court.bytes(Self.id) == other)
    try court.library.setAside(Self.id)
    #expect(try court.library.restore(Self.id) == Self.id)
    #expect(try court.bytes(Self.id) == other)
  }

  @Test("is meant by the beginning of its id where only one begins so, and by the whole of it")
  func words() throws {
    let court = try Court()
    for day in ["day", "day", "other"] { try court.open(day) }
    let ids = [Self.id, Self.id + "-2", "other-reds-blues"]
    for id in ids { try court.library.setAside(id) }
    #expect(throws: LibraryError.ambiguousGame("d", candidates: Array(ids[..<2]))) {
      try court.library.restore("d")
    }
    for word in ["x", "../day-reds-blues", ".scoreboard", "day-reds-blues.1"] {
      #expect(throws: LibraryError.nothingAside(word, ids: ids)) {
        try court.library.restore(word)
      }
    }
    #expect(try court.library.restore("o") == "other-reds-blues")
    #expect(try court.library.restore(Self.id) == Self.id)
    #expect(try court.files() == [Self.id, "other-reds-blues"].map { "\($0).json" })
  }

  @Test("was there: one that was not is refused, and nothing is made of it")
  func missing() throws {
    let court = try Court()
    try court.open("day")
    let error = FileError("move", court.path("none"), errno: ENOENT)
    #expect(throws: error) { try court.library.setAside("none") }
    #expect(throws: LibraryError.nothingAside("none", ids: [])) {
      try court.library.restore("none")
    }
    #expect(throws: LibraryError.noLibrary(court.folder + "/no")) {
      try GameLibrary<Headline>(court.folder + "/no").restore("none")
    }
  }

  @Test(
    "may be no game at all, which is what one is rid of so", arguments: ["text", "FIFO", "folder"])
  func damaged(_ kind: String) throws {
    let court = try Court()
    try court.open("day")
    switch kind {
    case "FIFO": try #require(mkfifo(court.path("bad"), 0o666) == 0)
    case "folder": try #require(mkdir(court.path("bad"), 0o777) == 0)
    default: try court.put("no game", as: "bad")
    }
    try court.library.setAside("bad")
    #expect(try court.files() == ["\(Self.id).json"])
    #expect(try court.library.restore("bad") == "bad")
    #expect(try court.files() == ["bad.json", "\(Self.id).json"])
  }
}
