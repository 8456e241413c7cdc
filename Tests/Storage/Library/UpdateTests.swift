@testable import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("A change")
struct UpdateTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test("is in the file when it is said to be, and nothing else is left beside it")
  func change() throws {
    let saved = try library.score("Ana", in: try open("day"))
    #expect(saved.state.box.score == Sides(home: 1, away: 0))
    #expect(try library.game(id).sheet == saved.sheet)
    #expect(try files() == [file])
  }

  @Test("that is refused leaves the bytes as they were")
  func refused() throws {
    let known = try open("day")
    let before = try bytes(id)
    let (_, done, results) = try library.update(known, [.remove(9), .point("Ana")]) {
      .noon
    }
    #expect(results == [.failure(.noSuchPlay(9))])
    #expect(done.entries == [])
    #expect(try bytes(id) == before)
    #expect(try files() == [file])
  }

  @Test(
    "of several verbs is one write: up to a refused one, or all the others",
    arguments: [(false, ["Ana"]), (true, ["Ana", "Bo"])])
  func several(keepGoing: Bool, scorers: [String]) throws {
    let known = try open("day")
    let disk = FailingDisk()
    let (game, done, results) = try library(on: disk.system)
      .update(known, [.point("Ana"), .remove(9), .point("Bo")], keepGoing: keepGoing) { .noon + 1 }
    #expect(results.count == (keepGoing ? 3 : 2))
    #expect(results.compactMap(\.refusal) == [.noSuchPlay(9)])
    #expect(game.scorers == scorers)
    #expect(try library.game(id).scorers == scorers)
    #expect(disk.calls.count { $0 == .rename } == 1)
    #expect(done.entries == Array(game.sheet.tape.entries.dropFirst()))
  }

  @Test("that is only tried out says what would come of it, and saves nothing")
  func triedOut() throws {
    let known = try open("day")
    let before = try bytes(id)
    let verbs: [Verb] = [.point("Ana"), .undo(1), .undo(1), .point("Bo")]
    var copy = WorkingCopy(known.sheet)
    let tried = try copy.perform(verbs) { .noon + 1 }
    #expect(try bytes(id) == before)
    let results = try library.update(known, verbs) { .noon + 1 }.results
    #expect(tried == results)
    #expect(tried.last == .failure(.nothingToUndo(steps: 1, left: 0)))
  }

  @Test("that changes nothing writes nothing")
  func nothing() throws {
    let known = try library.score("Ana", in: open("day"))
    let disk = FailingDisk()
    let verbs: [Verb] = [
      .clock(.pause), .note(""), .fix(1, Correction(who: .exact(Who(.home, "Ana")))),
      .rename(.exact(Who(.home)), to: "Reds"), .rules(preset: nil, RuleChanges()),
    ]
    let (game, done, results) = try library(on: disk.system).update(known, verbs) {
      .noon
    }
    #expect(results.allSatisfy { (try? $0.get())?.entries == [] })
    #expect(done.entries == [])
    #expect(game.sheet == known.sheet)
    // The lock is all that is opened: a file and the folder.
    #expect(disk.changes == [.open, .open])
  }

  @Test("is made to the game as it is now, not as it was read")
  func readAgain() throws {
    let known = try open("day")
    try library.score("Ana", in: known)
    let (game, done, _) = try library.update(known, [.point("Bo")]) { .noon + 2 }
    #expect(game.scorers == ["Ana", "Bo"])
    #expect(done.entries.map(\.at) == [.noon + 2])
    #expect(try library.game(id).sheet == game.sheet)
  }

  @Test("of a file that only looks as it did from outside reads it again")
  func forged() throws {
    let known = try library.score("Ana", in: open("day"))
    // Nothing that is a game, in a file of the same size and time.
    let time = try FileSystem.posix.statusOfPath(path(id)).modified
    let count = try bytes(id).count
    try overwrite(id, with: String(repeating: "?", count: count))
    try FileSystem.posix.setModified(path(id), time)
    let what = "line 1: it is not valid JSON there"
    #expect(throws: LibraryError.damaged(path: path(id), what: what)) {
      try library.score("Bo", in: known)
    }
  }

  @Test("keeps the mode of the file", arguments: [0o600, 0o664, 0o640] as [mode_t])
  func mode(_ mode: mode_t) throws {
    let known = try open("day")
    try #require(chmod(path(id), mode) == 0)
    try library.score("Ana", in: known)
    var info = stat()
    try #require(stat(path(id), &info) == 0)
    #expect(info.st_mode & 0o7777 == mode)
  }

  @Test("leaves the old file or the new one, at whatever moment it is cut off")
  func everyMoment() throws {
    let known = try open("day")
    let disk = FailingDisk(piece: 20) { _ in
      let entries = try? library.game(id).sheet.tape.entries.count
      #expect([1, 2].contains(entries))
    }
    try library(on: disk.system).score("Ana", in: known)
    #expect(disk.calls.count > 50)
  }

  @Test("that makes a game larger than a file may be is refused before anything is written")
  func tooLarge() throws {
    let known = try open("day")
    let before = try bytes(id)
    let disk = FailingDisk()
    let library = GameLibrary(games, system: disk.system, largest: before.count + 50)
    let error = LibraryError.tooLarge(path: path(id), bytes: before.count + 50)
    #expect(throws: error) { try library.score("Ana", in: known) }
    #expect(disk.changes == [.open, .open])
    #expect(try bytes(id) == before)
    #expect(throws: LibraryError.tooLarge(path: path("new-reds-blues"), bytes: 100)) {
      try GameLibrary(games, system: disk.system, largest: 100)
        .create(day: "new")
    }
    #expect(try files() == [file])
  }
}
