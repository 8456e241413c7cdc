@testable import Basketball
import CLibrary
import Fixtures
import Platform
import Synchronization
import Testing

@testable import Storage

@Suite("Several at once")
struct ParallelTests: HasLibrary {
  let temporary = TemporaryLibrary()

  @Test("who record to one game lose nothing, and who reads meanwhile reads what adds up")
  func recorders() throws {
    let known = try open("day", target: 1000)
    let failures = Mutex<[any Error]>([])
    let noted = { @Sendable (work: () throws -> Void) in
      do { try work() } catch { failures.withLock { $0.append(error) } }
    }
    let recorders = (0..<6).map { _ in
      Aside { for _ in 0..<10 { noted { try score(known) } } }
    }
    let reader = Aside {
      for _ in 0..<40 { noted { _ = try library.game(id) } }
      for _ in 0..<40 {
        noted {
          for error in try library.list(now: .noon).damaged { throw error }
        }
      }
    }
    for thread in recorders + [reader] { thread.join() }
    #expect(failures.withLock { $0.map { "\($0)" } } == [])
    #expect(
      try library.game(id).sheet.playByPlay.plays.map(\.play.number)
        == Array(1...60))
  }

  @Test("who open games of the same teams get a game each")
  func creators() throws {
    together(5) { _ = try? open("day") }
    let ids = ["", "-2", "-3", "-4", "-5"].map { id + $0 }
    #expect(try files() == ids.map { "\($0).json" }.sorted())
    #expect(throws: LibraryError.severalOpenGames(ids)) {
      try library.defaultID(for: .writing)
    }
  }

  @Test("who import the same game get one game")
  func importers() throws {
    try library.makeFolder()
    let source = try #require(GameSource(kind: "nba", id: "0022500001"))
    together(5) { _ = try? library.importGames(of: [source]) }
    #expect(try files() == ["2026-11-20-reds-blues.json"])
    #expect(try library.id(of: source) == "2026-11-20-reds-blues")
  }

  @Test("are busy when one holds the library for more than two seconds, and readers do not wait")
  func busy() throws {
    let known = try open("day")
    let before = try bytes(id)
    let lock = try locked()
    // Whoever waits for the library is told in the end that it is busy: none of these is.
    #expect(try library.game(id).sheet == known.sheet)
    #expect(try library.ids().count == 1)
    #expect(try library.defaultID(for: .writing) == id)
    age()
    #expect(try library.defaultID(for: .writing) == id)
    #expect(try library.id(of: "@1") == id)
    let wait = ContinuousClock().measure {
      #expect(throws: LibraryError.busy(games)) { try score(known) }
    }
    #expect(wait > .seconds(2))
    #expect(try bytes(id) == before)
    _ = consume lock
    try score(known)
  }

  @Test("wait for one another no longer than it takes")
  func patience() throws {
    let known = try open("day")
    let lock = try locked()
    let recorder = Aside { try? score(known) }
    usleep(5000)
    #expect(try library.game(id).sheet == known.sheet)
    _ = consume lock
    recorder.join()
    #expect(try library.game(id).state.box.score.home == 1)
  }

  @Test("are not kept out by a change that failed")
  func unlocksAfterFailure() throws {
    let known = try open("day")
    #expect(throws: Problem.noSuchPlay(9)) {
      try library.perform(.remove(9), on: known)
    }
    _ = try locked()
  }

  private func score(_ known: StoredGame) throws {
    // A library of its own: what excludes is the lock on the file, not anything shared in memory.
    try library(on: .posix).score("Ana", in: known)
  }
}
