import Basketball
import CLibrary
import Fixtures
import Platform
import Testing

@testable import Storage

@Suite("The index renewed by a writer")
struct IndexRenewalTests {
  private static let old = "old-reds-blues"

  private static func temporary() throws -> TemporaryLibrary {
    let temporary = try TemporaryLibrary()
    let known = try temporary.open("old")
    for number in 0..<3 { try temporary.finish("\(number)", at: 1 + number) }
    try temporary.library.perform(.note("rain"), on: known, after: 99)
    unlink(temporary.index)
    return temporary
  }

  @Test(
    "holds at once, though the folder has just changed: the next look opens one game",
    .enabled(if: isLinux, "only Linux tells who opens a file"))
  func atOnce() throws {
    let temporary = try Self.temporary()
    #expect(try temporary.library.defaultID(for: .writing) == Self.old)
    #expect(GameLibrary(temporary.games).validIndex?.open.map(\.id) == [Self.old])
    let opened = OpenedFiles(temporary.games)
    #expect(try temporary.library.defaultID(for: .writing) == Self.old)
    #expect(opened.names() == ["\(Self.old).json"])
  }

  @Test("is not made by a reader of a folder that has just changed")
  func reader() throws {
    let temporary = try Self.temporary()
    #expect(try temporary.library.defaultID(for: .reading) == Self.old)
    #expect(access(temporary.index, F_OK) != 0)
  }

  @Test("no longer holds when another program puts a game in")
  func putIn() throws {
    let temporary = try Self.temporary()
    _ = try temporary.library.defaultID(for: .writing)
    let text = try temporary.text(Self.old).replacing("old-reds-blues", with: "new-reds-blues")
    try temporary.put(text, as: "new-reds-blues")
    #expect(throws: LibraryError.severalOpenGames(["new-reds-blues", Self.old])) {
      try temporary.library.defaultID(for: .writing)
    }
  }

  @Test("no longer holds when a game is deleted or restored")
  func aside() throws {
    let temporary = try Self.temporary()
    _ = try temporary.library.defaultID(for: .writing)
    try temporary.library.delete(Self.old)
    try expect(temporary, reading: "2-reds-blues", writing: .success("2-reds-blues"))
    _ = try temporary.library.restore(Self.old)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
  }

  @Test("holds after every change, also where it says the same of the games")
  func everyChange() throws {
    let temporary = try Self.temporary()
    try temporary.makeIndex()
    var game = try temporary.library.game(Self.old)
    for time in 100..<110 {
      game = try temporary.library.perform(.point("Ana"), on: game, after: time)
      #expect(GameLibrary(temporary.games).validIndex?.changed == Self.old)
    }
    _ = try temporary.library.create(
      teams: .redsAndBlues, rules: .pickup, now: .noon + 200, day: "new")
    #expect(GameLibrary(temporary.games).validIndex?.changed == "new-reds-blues")
  }

  @Test("is left to whoever holds the lock, and the game is found all the same")
  func locked() throws {
    let temporary = try Self.temporary()
    let lock = try temporary.locked()
    #expect(try temporary.library.defaultID(for: .writing) == Self.old)
    #expect(access(temporary.index, F_OK) != 0)
    _ = consume lock
  }
}
