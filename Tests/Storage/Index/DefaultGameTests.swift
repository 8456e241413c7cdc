import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("The game of a command that names none")
struct DefaultGameTests {
  private static let (old, new) = ("old-reds-blues", "new-reds-blues")

  @Test("is the only open one, also beside newer ones that are finished")
  func onlyOpen() throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("old")
    try temporary.finish("new", at: 9)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
  }

  @Test("is the newest to read, and none to write, where several are open")
  func severalOpen() throws {
    let temporary = try TemporaryLibrary()
    try temporary.open("old")
    try temporary.open("new", at: 9)
    let error = LibraryError.severalOpenGames([Self.new, Self.old])
    try expect(temporary, reading: Self.new, writing: .failure(error))
  }

  @Test("is the newest where all are finished, whose winning basket can be undone")
  func allFinished() throws {
    let temporary = try TemporaryLibrary()
    try temporary.finish("new", at: 9)
    let known = try temporary.finish("old")
    try temporary.makeIndex()
    try expect(temporary, reading: Self.new, writing: .success(Self.new))
    try temporary.library.perform(.undo(1), on: known)
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
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
    #expect(try temporary.library.heads().isEmpty)
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
    try temporary.open("old")
    try temporary.makeIndex()
    let finished = try TemporaryLibrary()
    try finished.finish("new", at: 9)
    try temporary.overwrite(Self.new, with: try finished.text(Self.new))
    try expect(temporary, reading: Self.old, writing: .success(Self.old))
  }

  @Test(
    "is right after another program put a game in during a change",
    arguments: [.write, .sync] as [FaultyDisk.Call])
  func foreignFileMeanwhile(at moment: FaultyDisk.Call) throws {
    let temporary = try TemporaryLibrary()
    let text = try Self.openGame()
    let known = try temporary.open("old")
    try temporary.makeIndex()
    let disk = FaultyDisk { call in
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
