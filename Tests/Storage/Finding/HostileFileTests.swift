import Basketball
import CLibrary
import Fixtures
import Synchronization
import Testing

@testable import Storage

@Suite("A file made to mislead")
struct HostileFileTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test(
    "about when it was made names no game that is not there",
    arguments: [
      "9999 ../../x", "9999\nx", "", " ",
    ])
  func created(_ created: String) throws {
    try finish("old")
    let json = created.replacing("\n", with: "\\n")
    try put(
      try text(old)
        .replacing(#""created" : "2026-11-20T12:00:00.120Z""#, with: "\"created\" : \"\(json)\"")
        .replacing(old, with: new), as: new)
    try makeIndex()
    let ids = try (0..<2).map { _ in try library.defaultID(for: .reading) }
    #expect(ids.allSatisfy { [old, new].contains($0) })
  }

  @Test("with a line break in its name hides no open game")
  func lineBreak() throws {
    try finish("old")
    try open("x")
    let text = try text("x-reds-blues")
    try #require(unlink(path("x-reds-blues")) == 0)
    let id = "x\n\(old)"
    try put(text.replacing("x-reds-blues", with: "x\\n\(old)"), as: id)
    let before = try library.defaultID(for: .writing)
    try makeIndex()
    let after = try library.defaultID(for: .writing)
    #expect(after == before)
  }

  @Test("that was one of two open games does not make the other the only one")
  func damagedOpenGame() throws {
    try open("old")
    try open("new", at: 9)
    try makeIndex()
    try overwrite(new, with: "")
    #expect(throws: LibraryError.self) { try library.defaultID(for: .writing) }
  }
}
