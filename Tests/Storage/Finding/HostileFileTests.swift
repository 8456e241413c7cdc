import Fixtures
import Basketball
import Glibc
import Synchronization
import Testing

@testable import Storage

@Suite("A file made to mislead")
struct HostileFileTests {
  private static let (old, new) = ("old-reds-blues", "new-reds-blues")

  @Test(
    "about when it was made names no game that is not there",
    arguments: [
      "9999 ../../x", "9999\nx", "", " ",
    ])
  func created(_ created: String) throws {
    let temporary = try TemporaryLibrary()
    try temporary.finish("old")
    let json = created.replacing("\n", with: "\\n")
    try temporary.put(
      try temporary.text(Self.old)
        .replacing("\"created\" : \"2026-11-20T12:00:00.120Z\"", with: "\"created\" : \"\(json)\"")
        .replacing(Self.old, with: Self.new), as: Self.new)
    try temporary.makeIndex()
    let ids = try (0..<2).map { _ in try temporary.library.defaultID(for: .reading) }
    #expect(ids.allSatisfy { [Self.old, Self.new].contains($0) })
  }

  @Test("with a line break in its name hides no open game")
  func lineBreak() throws {
    let temporary = try TemporaryLibrary()
    try temporary.finish("old")
    try temporary.open("x")
    let text = try temporary.text("x-reds-blues")
    try #require(unlink(temporary.path("x-reds-blues")) == 0)
    let id = "x\n\(Self.old)"
    try temporary.put(text.replacing("x-reds-blues", with: "x\\n\(Self.old)"), as: id)
    let before = try temporary.library.defaultID(for: .writing)
    try temporary.makeIndex()
    let after = try temporary.library.defaultID(for: .writing)
    #expect(after == before)
  }

  @Test("that was one of two open games does not make the other the only one")
  func damagedOpenGame() throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("old")
    try temporary.open("new", at: 9)
    try temporary.makeIndex()
    try temporary.overwrite(Self.new, with: "")
    #expect(throws: LibraryError.self) { try temporary.library.defaultID(for: .writing) }
  }

  @Test("but is a FIFO where the next index is written is not waited for")
  func noteFIFO() throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("old")
    try #require(mkfifo(temporary.index + ".new", 0o666) == 0)
    temporary.age()
    let isDone = Mutex(false)
    let asking = Aside {
      _ = try? temporary.library.defaultID(for: .reading)
      isDone.withLock { $0 = true }
    }
    for _ in 0..<10_000 where !isDone.withLock({ $0 }) { usleep(1000) }
    #expect(isDone.withLock { $0 })
    let reader = open(temporary.index + ".new", O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    asking.join()
  }
}
