import Basketball
import CLibrary
import Fixtures
import Foundation
import Testing

@testable import Storage

@Suite("The game of a command that names none")
struct GameAtHandTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test("is the only open one, where it was changed after those that are finished")
  func onlyOpen() throws {
    let known = try open("old")
    try finish("new", at: 9)
    try library.perform(.point("Ana"), on: known, after: 20)
    try expectAtHand(old)
  }

  @Test("is the one changed last to read, and none to write, where several are open")
  func severalOpen() throws {
    let known = try open("old")
    try open("new", at: 9)
    let several = LibraryError.severalOpenGames([new, old])
    try expectAtHand(reading: new, writing: .failure(several))
    try library.perform(.point("Ana"), on: known, after: 20)
    try expectAtHand(reading: old, writing: .failure(several))
  }

  @Test("is not the old one that was left open, when another has just been finished")
  func leftOpen() throws {
    try open("old")
    let known = try open("new", at: 9, target: 1)
    try makeIndex()
    try library.perform(.point("Ana"), on: known, after: 20)
    try expectAtHand(reading: new, writing: .failure(.severalOpenGames([new, old])))
  }

  @Test("is the one changed last where all are finished, whose winning basket can be undone")
  func allFinished() throws {
    let known = try finish("old")
    try finish("new", at: 9)
    try makeIndex()
    try expectAtHand(new)
    try library.perform(.note("rain"), on: known, after: 20)
    try expectAtHand(old)
    #expect(try library.id(of: "@1") == new)
    try library.perform(.undo(1), on: known, after: 30)
    try expectAtHand(old)
  }

  @Test("is the same in a copy, whose files have other times, and after a game was restored")
  func copied() throws {
    for (day, time) in [("new", 9), ("old", 0), ("oldest", -9)] {
      try finish(day, at: time)
    }
    unlink(index)
    try expectAtHand(new)
    try library.delete(new)
    try expectAtHand(old)
    _ = try library.restore(new)
    try expectAtHand(new)
  }

  @Test("is the one changed last where its last entry is longer than what is read of it first")
  func longEntry() throws {
    try finish("old")
    let known = try open("new", at: 9)
    let requests = (0..<100).map { _ in PlayRequest(.exact(Who(.home, "Ana")), .rebound) }
    try library.perform(.record(requests), on: known, after: 20)
    unlink(index)
    try expectAtHand(new)
  }

  @Test("is still the one changed last when its file is damaged, and no other is written to")
  func damagedSince() throws {
    try finish("old")
    try finish("new", at: 9)
    try makeIndex()
    try put("{}", as: new)
    let error = LibraryError.damaged(
      path: path(new), what: "it has no 'format', on line 1")
    #expect(throws: error) { try library.defaultID(for: .writing) }
    #expect(try library.idAtHand(for: .reading, now: .noon) == new)
  }

  @Test("is none where there is no game")
  func noGames() throws {
    try #require(mkdir(games, 0o777) == 0)
    #expect(throws: LibraryError.noGames(games)) {
      try library.defaultID(for: .reading)
    }
    #expect(throws: LibraryError.noOpenGame) { try library.defaultID(for: .writing) }
    #expect(throws: LibraryError.noGame("@1", ids: [])) { try library.id(of: "@1") }
    #expect(try library.ids().isEmpty)
  }

  @Test("is right after another program put a game in, and after it took it out")
  func foreignFile() throws {
    let text = try openGame()
    try finish("old")
    try makeIndex()
    try put(text, as: new)
    try expectAtHand(new)
    try #require(unlink(path(new)) == 0)
    try expectAtHand(old)
  }

  @Test("is right after another program ended the open one in its place")
  func finishedInPlace() throws {
    try open("new", at: 9)
    try open("old", at: 20)
    try makeIndex()
    let finished = TemporaryLibrary()
    try finished.finish("new", at: 9)
    try overwrite(new, with: try finished.text(new))
    try expectAtHand(old)
  }

  @Test(
    "is right after another program put a game in during a change",
    arguments: [.write, .sync] as [FailingDisk.Call])
  func foreignFileMeanwhile(at moment: FailingDisk.Call) throws {
    let text = try openGame()
    let known = try open("old")
    try makeIndex()
    let disk = FailingDisk { call in
      if call == moment, access(path(new), F_OK) != 0 {
        try? put(text, as: new)
      }
    }
    try library(on: disk.system).score("Ana", in: known)
    #expect(throws: LibraryError.severalOpenGames([new, old])) {
      try library.defaultID(for: .writing)
    }
  }

  /// The file of an open game that is newer than any other here.
  private func openGame() throws -> String {
    let elsewhere = TemporaryLibrary()
    try elsewhere.open("new", at: 99)
    return try elsewhere.text(new)
  }
}

extension HasLibrary {
  /// Expects the game of commands that name none, whether they look or write.
  func expectAtHand(_ id: String) throws { try expectAtHand(reading: id, writing: .success(id)) }

  /// Expects it now and once the folder has been still for long enough that a reader makes the index.
  func expectAtHand(reading: String, writing: Result<String, LibraryError>) throws {
    for _ in 0..<3 {
      #expect(try library.defaultID(for: .reading) == reading)
      switch writing {
      case .success(let id): #expect(try library.defaultID(for: .writing) == id)
      case .failure(let error):
        #expect(throws: error) { try library.defaultID(for: .writing) }
      }
      age()
    }
  }
}
