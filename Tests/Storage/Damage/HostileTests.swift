import Fixtures
import Basketball
import FoundationEssentials
import Glibc
import Synchronization
import Testing

@testable import Storage

@Suite("A file made to mislead")
struct HostileTests {
  private static let (old, new) = ("old-reds-blues", "new-reds-blues")

  @Test(
    "about when it was made names no game that is not there",
    arguments: [
      "9999 ../../x", "9999\nx", "", " ",
    ])
  func created(_ created: String) throws {
    let court = try Court()
    try court.finish("old")
    let json = created.replacing("\n", with: "\\n")
    try court.put(
      try court.text(Self.old).replacing(
        "\"created\" : \"2026-11-20T12:00:00.120Z\"", with: "\"created\" : \"\(json)\""
      )
      .replacing(Self.old, with: Self.new), as: Self.new)
    try court.settle()
    let ids = try (0..<2).map { _ in try court.library.defaultID(for: .reading) }
    #expect(ids.allSatisfy { [Self.old, Self.new].contains($0) })
  }

  @Test("with a line break in its name hides no open game")
  func lineBreak() throws {
    let court = try Court()
    try court.finish("old")
    try court.open("x")
    let text = try court.text("x-reds-blues")
    try #require(unlink(court.path("x-reds-blues")) == 0)
    let id = "x\n\(Self.old)"
    try court.put(text.replacing("x-reds-blues", with: "x\\n\(Self.old)"), as: id)
    let before = try court.library.defaultID(for: .writing)
    try court.settle()
    let after = try court.library.defaultID(for: .writing)
    #expect(after == before)
  }

  @Test("that was one of two open games does not make the other the only one")
  func damagedOpenGame() throws {
    let court = try Court()
    try court.open("old")
    try court.open("new", at: 9)
    try court.settle()
    try court.overwrite(Self.new, with: "")
    #expect(throws: LibraryError.self) { try court.library.defaultID(for: .writing) }
  }

  @Test("about its play numbers brings nobody down")
  func lastNumber() async throws {
    await #expect(processExitsWith: .success) {
      var sheet = Scoresheet(
        id: "day", home: .reds, away: .blues, rules: .pickup, now: .noon)
      try sheet.score("Ana")
      let tape = String(decoding: try JSON.encode(sheet.tape, .line), as: UTF8.self)
        .replacing("\"number\":1", with: "\"number\":\(Int.max)")
      let entries = try JSONDecoder().decode([Entry].self, from: Data(tape.utf8))
      guard var read = try? Scoresheet(id: "day", tape: entries) else { return }
      try? read.score("Bo")
    }
  }

  @Test("but is a FIFO where the next note is written is not waited for")
  func noteFIFO() throws {
    let court = try Court()
    try court.open("old")
    try #require(mkfifo(court.note + ".new", 0o666) == 0)
    court.age()
    let isDone = Mutex(false)
    let asking = Aside {
      _ = try? court.library.defaultID(for: .reading)
      isDone.withLock { $0 = true }
    }
    for _ in 0..<100 where !isDone.withLock({ $0 }) { usleep(1000) }
    #expect(isDone.withLock { $0 })
    let reader = open(court.note + ".new", O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    asking.join()
  }
}
