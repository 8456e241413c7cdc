import Basketball
import Glibc
import Synchronization
import Testing

@testable import Storage

@Suite("Odd files and words")
struct OddFilesTests {
  private static let id = "day-reds-blues"

  @Test("a repair loses no key of a later version: it is refused and names it")
  func repairOfLaterVersion() throws {
    let court = try Court()
    _ = try court.library.update(try court.open("day")) { try $0.score("Ana") }
    let text = try court.text(Self.id)
      .replacing("\"tape\" : [", with: "\"video\" : \"court-2\",\n  \"tape\" : [")
      .replacing("\"score\" : 1", with: "\"score\" : 7", maxReplacements: 1)
    try court.put(text, as: Self.id)
    #expect(throws: LibraryError.newerFile(path: court.path(Self.id), key: "video")) {
      try court.library.repair(Self.id)
    }
    #expect(try court.text(Self.id) == text)
  }

  @Test("a change loses no key of a later version inside the tape", arguments: ["move", "at"])
  func keysInTheTape(_ key: String) throws {
    let court = try Court()
    let known = try court.library.update(try court.open("day")) { try $0.score("Ana") }
    let text = try court.text(Self.id)
    let tape = try #require(text.firstRange(of: "\"tape\""))
    let later =
      text[..<tape.lowerBound]
      + text[tape.lowerBound...].replacing("\"\(key)\" :", with: "\"angle\" : 4, \"\(key)\" :")
    try court.put(String(later), as: Self.id)
    _ = try? court.library.update(known) { try $0.score("Bo") }
    #expect(try court.text(Self.id).contains("\"angle\""))
  }

  @Test("a game that is brought back is put on the disk where it comes to, and then where it was")
  func orderOfRestore() throws {
    let court = try Court()
    try court.open("day")
    try court.library.setAside(Self.id)
    let opened = Mutex<[String]>([])
    var system = FileSystem.posix
    system.open = { path, flags, mode in
      opened.withLock { $0.append(path) }
      return Glibc.open(path, flags, mode)
    }
    _ = try court.library(on: system).restore(Self.id)
    #expect(
      opened.withLock { $0 } == [court.games, "\(court.games)/.scoreboard/deleted"])
  }

  @Test("an empty word names no game that was set aside, also where there are several")
  func emptyWord() throws {
    let court = try Court()
    for day in ["day", "other"] { try court.library.setAside(try court.open(day).sheet.id) }
    #expect(throws: LibraryError.nothingAside("", ids: [Self.id, "other-reds-blues"])) {
      try court.library.restore("")
    }
  }
}
