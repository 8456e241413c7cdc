import Basketball
import Glibc
import Testing

@testable import Storage

@Suite("The note renewed by a writer")
struct RenewedNoteTests {
  private static let old = "old-reds-blues"

  private static func court() throws -> Court {
    let court = try Court()
    try court.open("old")
    for number in 0..<3 { try court.finish("\(number)", at: 1 + number) }
    unlink(court.note)
    return court
  }

  @Test("holds at once, though the folder has just changed: the next look opens one game")
  func atOnce() throws {
    let court = try Self.court()
    #expect(try court.library.defaultID(for: .writing) == Self.old)
    #expect(OpenGames.ifTrue(of: court.games)?.open == [Self.old])
    let lookout = Lookout(court.games)
    #expect(try court.library.defaultID(for: .writing) == Self.old)
    #expect(lookout.opened() == ["\(Self.old).json"])
  }

  @Test("is not made by a reader of a folder that has just changed")
  func reader() throws {
    let court = try Self.court()
    #expect(try court.library.defaultID(for: .reading) == Self.old)
    #expect(access(court.note, F_OK) != 0)
  }

  @Test("no longer holds when another program puts a game in")
  func putIn() throws {
    let court = try Self.court()
    _ = try court.library.defaultID(for: .writing)
    let text = try court.text(Self.old).replacing("old-reds-blues", with: "new-reds-blues")
    try court.put(text, as: "new-reds-blues")
    #expect(throws: LibraryError.severalOpenGames(["new-reds-blues", Self.old])) {
      try court.library.defaultID(for: .writing)
    }
  }

  @Test("no longer holds when a game is set aside or brought back")
  func aside() throws {
    let court = try Self.court()
    _ = try court.library.defaultID(for: .writing)
    try court.library.setAside(Self.old)
    try expect(court, reading: "2-reds-blues", writing: .success("2-reds-blues"))
    _ = try court.library.restore(Self.old)
    try expect(court, reading: Self.old, writing: .success(Self.old))
  }

  @Test("is left to whoever holds the lock, and the game is found all the same")
  func locked() throws {
    let court = try Self.court()
    let lock = try File.lock(court.games + "/.scoreboard/lock")
    #expect(try lock.lock(patience: 0))
    #expect(try court.library.defaultID(for: .writing) == Self.old)
    #expect(access(court.note, F_OK) != 0)
    lock.unlock()
  }
}
