import Basketball
import CLibrary
import Fixtures
import Platform
import Testing

@testable import Storage

@Suite("The index renewed by a writer")
struct IndexRenewalTests: HasLibrary {
  let temporary = TemporaryLibrary()

  init() throws {
    try openChangedLast(behind: 3)
    unlink(index)
  }

  @Test(
    "holds at once, though the folder has just changed: the next look opens one game",
    .enabled(if: isLinux, "only Linux tells who opens a file"))
  func atOnce() throws {
    #expect(try library.defaultID(for: .writing) == old)
    #expect(GameLibrary(games).validIndex?.open.map(\.id) == [old])
    let opened = OpenedFiles(games)
    #expect(try library.defaultID(for: .writing) == old)
    #expect(opened.names() == ["\(old).json"])
  }

  @Test("is not made by a reader of a folder that has just changed")
  func reader() throws {
    #expect(try library.defaultID(for: .reading) == old)
    #expect(access(index, F_OK) != 0)
  }

  @Test("no longer holds when another program puts a game in")
  func putIn() throws {
    _ = try library.defaultID(for: .writing)
    try put(try text(old).replacing(old, with: new), as: new)
    #expect(throws: LibraryError.severalOpenGames([new, old])) {
      try library.defaultID(for: .writing)
    }
  }

  @Test("no longer holds when a game is deleted or restored")
  func aside() throws {
    _ = try library.defaultID(for: .writing)
    try library.delete(old)
    try expectAtHand("2-reds-blues")
    _ = try library.restore(old)
    try expectAtHand(old)
  }

  @Test("holds after every change, also where it says the same of the games")
  func everyChange() throws {
    try makeIndex()
    var game = try library.game(old)
    for time in 100..<110 {
      game = try library.perform(.point("Ana"), on: game, after: time)
      #expect(GameLibrary(games).validIndex?.changed == old)
    }
    _ = try library.create(now: .noon + 200, day: "new")
    #expect(GameLibrary(games).validIndex?.changed == new)
  }

  @Test("is left to whoever holds the lock, and the game is found all the same")
  func locked() throws {
    let lock = try temporary.locked()
    #expect(try library.defaultID(for: .writing) == old)
    #expect(access(index, F_OK) != 0)
    _ = consume lock
  }
}
