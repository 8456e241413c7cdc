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
    let court = try Court()
    try court.open("old")
    try court.finish("new", at: 9)
    try expect(court, reading: Self.old, writing: .success(Self.old))
  }

  @Test("is the newest to read, and none to write, where several are open")
  func severalOpen() throws {
    let court = try Court()
    try court.open("old")
    try court.open("new", at: 9)
    let error = LibraryError.severalOpenGames([Self.new, Self.old])
    try expect(court, reading: Self.new, writing: .failure(error))
  }

  @Test("is the newest where all are finished, whose winning basket can be undone")
  func allFinished() throws {
    let court = try Court()
    try court.finish("new", at: 9)
    let known = try court.finish("old")
    try court.settle()
    try expect(court, reading: Self.new, writing: .success(Self.new))
    _ = try court.library.update(known) { try $0.undo(1, now: .noon) }
    try expect(court, reading: Self.old, writing: .success(Self.old))
  }

  @Test("is none where there is no game")
  func noGames() throws {
    let court = try Court()
    try #require(mkdir(court.games, 0o777) == 0)
    #expect(throws: LibraryError.noGames(court.games)) {
      try court.library.defaultID(for: .reading)
    }
    #expect(throws: LibraryError.noOpenGame) { try court.library.defaultID(for: .writing) }
    #expect(throws: LibraryError.noGame("@1", ids: [])) { try court.library.id(of: "@1") }
    #expect(try court.library.heads(as: Headline.self).isEmpty)
  }

  @Test("is right after another program put a game in, and after it took it out")
  func foreignFile() throws {
    let court = try Court()
    let text = try Self.openGame()
    try court.finish("old")
    try court.settle()
    try court.put(text, as: Self.new)
    try expect(court, reading: Self.new, writing: .success(Self.new))
    try #require(unlink(court.path(Self.new)) == 0)
    try expect(court, reading: Self.old, writing: .success(Self.old))
  }

  @Test("is right after another program ended the open one where it stands")
  func finishedInPlace() throws {
    let court = try Court()
    try court.open("new", at: 9)
    try court.open("old")
    try court.settle()
    let finished = try Court()
    try finished.finish("new", at: 9)
    try court.overwrite(Self.new, with: try finished.text(Self.new))
    try expect(court, reading: Self.old, writing: .success(Self.old))
  }

  @Test(
    "is right after another program put a game in during a change",
    arguments: [.write, .sync] as [Disk.Call])
  func foreignFileMeanwhile(at moment: Disk.Call) throws {
    let court = try Court()
    let text = try Self.openGame()
    let known = try court.open("old")
    try court.settle()
    let disk = Disk { call in
      if call == moment, access(court.path(Self.new), F_OK) != 0 {
        try? court.put(text, as: Self.new)
      }
    }
    _ = try court.library(on: disk.system).update(known) { try $0.score("Ana") }
    let error = LibraryError.severalOpenGames([Self.new, Self.old])
    #expect(throws: error) { try court.library.defaultID(for: .writing) }
  }

  /// The file of an open game that is newer than any other here.
  private static func openGame() throws -> String {
    let elsewhere = try Court()
    try elsewhere.open("new", at: 99)
    return try elsewhere.text(new)
  }
}

/// Expects the game of commands that name none, now and once the folder has been still for long
/// enough that a reader's note is kept.
func expect(_ court: Court, reading: String, writing: Result<String, LibraryError>) throws {
  for _ in 0..<3 {
    #expect(try court.library.defaultID(for: .reading) == reading)
    switch writing {
    case .success(let id): #expect(try court.library.defaultID(for: .writing) == id)
    case .failure(let error):
      #expect(throws: error) { try court.library.defaultID(for: .writing) }
    }
    court.age()
  }
}
