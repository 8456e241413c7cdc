import Basketball
import Fixtures
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("The game of a command that names none")
struct GameAtHandTests {
  private static let (old, new) = ("old-reds-blues", "new-reds-blues")

  @Test("is the only open one, where it was changed after those that are finished")
  func onlyOpen() throws {
    let temporary = try TemporaryLibrary()
    let known = try temporary.open("old")
    try temporary.finish("new", at: 9)
    try temporary.library.perform(.point("Ana"), on: known, after: 20)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
  }

  @Test("is the one changed last to read, and none to write, where several are open")
  func severalOpen() throws {
    let temporary = try TemporaryLibrary()
    let known = try temporary.open("old")
    try temporary.open("new", at: 9)
    let error = LibraryError.severalOpenGames([Self.new, Self.old])
    try expect(temporary, reading: Self.new, writing: .failure(error))
    try temporary.library.perform(.point("Ana"), on: known, after: 20)
    try expect(temporary, reading: Self.old, writing: .failure(error))
  }

  @Test("is not the old one that was left open, when another has just been finished")
  func leftOpen() throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("old")
    let known = try temporary.open("new", at: 9, target: 1)
    try temporary.makeIndex()
    try temporary.library.perform(.point("Ana"), on: known, after: 20)
    let error = LibraryError.severalOpenGames([Self.new, Self.old])
    try expect(temporary, reading: Self.new, writing: .failure(error))
  }

  @Test("is the one changed last where all are finished, whose winning basket can be undone")
  func allFinished() throws {
    let temporary = try TemporaryLibrary()
    let known = try temporary.finish("old")
    try temporary.finish("new", at: 9)
    try temporary.makeIndex()
    try expect(temporary, reading: Self.new, writing: .success(Self.new))
    try temporary.library.perform(.note("rain"), on: known, after: 20)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
    #expect(try temporary.library.id(of: "@1") == Self.new)
    try temporary.library.perform(.undo(1), on: known, after: 30)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
  }

  @Test("is the same in a copy, whose files have other times, and after a game was restored")
  func copied() throws {
    let temporary = try TemporaryLibrary()
    for (day, time) in [("new", 9), ("old", 0), ("oldest", -9)] {
      try temporary.finish(day, at: time)
    }
    unlink(temporary.index)
    try expect(temporary, reading: Self.new, writing: .success(Self.new))
    try temporary.library.delete(Self.new)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
    _ = try temporary.library.restore(Self.new)
    try expect(temporary, reading: Self.new, writing: .success(Self.new))
  }

  @Test("is the one changed last where its last entry is longer than what is read of it first")
  func longEntry() throws {
    let temporary = try TemporaryLibrary()
    try temporary.finish("old")
    let known = try temporary.open("new", at: 9)
    let requests = (0..<100).map { _ in PlayRequest(.exact(Who(.home, "Ana")), .rebound) }
    try temporary.library.perform(.record(requests), on: known, after: 20)
    unlink(temporary.index)
    try expect(temporary, reading: Self.new, writing: .success(Self.new))
  }

  @Test("is still the one changed last when its file is damaged, and no other is written to")
  func damagedSince() throws {
    let temporary = try TemporaryLibrary()
    try temporary.finish("old")
    try temporary.finish("new", at: 9)
    try temporary.makeIndex()
    try temporary.put("{}", as: Self.new)
    let error = LibraryError.damaged(
      path: temporary.path(Self.new), what: "it has no 'format'")
    #expect(throws: error) { try temporary.library.defaultID(for: .writing) }
    #expect(try temporary.library.idAtHand(for: .reading, now: .noon) == Self.new)
  }

  @Test("is none where there is no game")
  func noGames() throws {
    let temporary = try TemporaryLibrary()
    try #require(mkdir(temporary.games, 0o777) == 0)
    #expect(throws: LibraryError.noGames(temporary.games)) {
      try temporary.library.defaultID(for: .reading)
    }
    #expect(throws: LibraryError.noOpenGame) { try temporary.library.defaultID(for: .writing) }
    #expect(throws: LibraryError.noGame("@1", ids: [])) { try temporary.library.id(of: "@1") }
    #expect(try temporary.library.ids().isEmpty)
  }

  @Test("is right after another program put a game in, and after it took it out")
  func foreignFile() throws {
    let temporary = try TemporaryLibrary()
    let text = try Self.openGame()
    try temporary.finish("old")
    try temporary.makeIndex()
    try temporary.put(text, as: Self.new)
    try expect(temporary, reading: Self.new, writing: .success(Self.new))
    try #require(unlink(temporary.path(Self.new)) == 0)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
  }

  @Test("is right after another program ended the open one in its place")
  func finishedInPlace() throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("new", at: 9)
    try temporary.open("old", at: 20)
    try temporary.makeIndex()
    let finished = try TemporaryLibrary()
    try finished.finish("new", at: 9)
    try temporary.overwrite(Self.new, with: try finished.text(Self.new))
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
  }

  @Test(
    "is right after another program put a game in during a change",
    arguments: [.write, .sync] as [FailingDisk.Call])
  func foreignFileMeanwhile(at moment: FailingDisk.Call) throws {
    let temporary = try TemporaryLibrary()
    let text = try Self.openGame()
    let known = try temporary.open("old")
    try temporary.makeIndex()
    let disk = FailingDisk { call in
      if call == moment, access(temporary.path(Self.new), F_OK) != 0 {
        try? temporary.put(text, as: Self.new)
      }
    }
    try temporary.library(on: disk.system).score("Ana", in: known)
    let error = LibraryError.severalOpenGames([Self.new, Self.old])
    #expect(throws: error) { try temporary.library.defaultID(for: .writing) }
  }

  /// The file of an open game that is newer than any other here.
  private static func openGame() throws -> String {
    let elsewhere = try TemporaryLibrary()
    try elsewhere.open("new", at: 99)
    return try elsewhere.text(new)
  }
}

/// Expects the game of commands that name none, now and once the folder has been still for long
/// enough that a reader makes the index.
func expect(_ temporary: TemporaryLibrary, reading: String, writing: Result<String, LibraryError>)
  throws
{
  for _ in 0..<3 {
    #expect(try temporary.library.defaultID(for: .reading) == reading)
    switch writing {
    case .success(let id): #expect(try temporary.library.defaultID(for: .writing) == id)
    case .failure(let error):
      #expect(throws: error) { try temporary.library.defaultID(for: .writing) }
    }
    temporary.age()
  }
}
