import Fixtures
import Basketball
import Glibc
import Synchronization
import Testing

@testable import Storage

@Suite("Several at once")
struct ParallelTests {
  private static let id = "day-reds-blues"

  @Test("who record to one game lose nothing, and who reads meanwhile reads what adds up")
  func recorders() throws {
    let court = try Court()
    let known = try court.open("day", target: 1000)
    let failures = Mutex<[any Error]>([])
    let noted = { @Sendable (work: () throws -> Void) in
      do { try work() } catch { failures.withLock { $0.append(error) } }
    }
    let recorders = (0..<6).map { _ in
      Aside { for _ in 0..<10 { noted { try Self.score(court, known) } } }
    }
    let reader = Aside {
      for _ in 0..<40 { noted { _ = try court.library.game(Self.id) } }
      for _ in 0..<40 {
        noted { _ = try court.library.heads(as: Headline.self).map { try $0.get() } }
      }
    }
    for thread in recorders + [reader] { thread.join() }
    #expect(failures.withLock { $0.map { "\($0)" } } == [])
    #expect(try court.library.game(Self.id).sheet.box.plays.map(\.play.number) == Array(1...60))
  }

  @Test("who open games of the same teams get a game each")
  func creators() throws {
    let court = try Court()
    let threads = (0..<5).map { _ in Aside { _ = try? court.open("day") } }
    for thread in threads { thread.join() }
    let ids = ["", "-2", "-3", "-4", "-5"].map { Self.id + $0 }
    #expect(try court.files() == ids.map { "\($0).json" }.sorted())
    #expect(throws: LibraryError.severalOpenGames(ids)) {
      try court.library.defaultID(for: .writing)
    }
  }

  @Test("are busy when one holds the library for more than two seconds, and readers do not wait")
  func busy() throws {
    let court = try Court()
    let known = try court.open("day")
    let before = try court.bytes(Self.id)
    let lock = try File.lock(court.games + "/.scoreboard/lock")
    #expect(try lock.lock(patience: 0))
    let start = ContinuousClock.now
    #expect(try court.library.game(Self.id).sheet == known.sheet)
    #expect(try court.library.heads(as: Headline.self).count == 1)
    #expect(try court.library.defaultID(for: .writing) == Self.id)
    court.age()
    #expect(try court.library.defaultID(for: .writing) == Self.id)
    #expect(try court.library.id(of: "@1") == Self.id)
    #expect(start.duration(to: .now) < .seconds(1))
    let wait = ContinuousClock().measure {
      #expect(throws: LibraryError.busy(court.games)) { try Self.score(court, known) }
    }
    #expect(wait > .seconds(2))
    #expect(try court.bytes(Self.id) == before)
    lock.unlock()
    try Self.score(court, known)
  }

  @Test("wait for one another no longer than it takes")
  func patience() throws {
    let court = try Court()
    let known = try court.open("day")
    let lock = try File.lock(court.games + "/.scoreboard/lock")
    #expect(try lock.lock(patience: 0))
    let recorder = Aside { try? Self.score(court, known) }
    usleep(5000)
    #expect(try court.library.game(Self.id).sheet == known.sheet)
    lock.unlock()
    recorder.join()
    #expect(try court.library.game(Self.id).sheet.box.score.home == 1)
  }

  @Test("are not kept out by a change that failed")
  func unlocksAfterFailure() throws {
    let court = try Court()
    let known = try court.open("day")
    #expect(throws: GameError.emptyName) {
      try court.library.update(known) { _ in throw GameError.emptyName }
    }
    #expect(try File.lock(court.games + "/.scoreboard/lock").lock(patience: 0))
  }

  private static func score(_ court: Court, _ known: KeptGame) throws {
    // A library of its own: what excludes is the lock on the file, not anything shared in memory.
    _ = try court.library(on: .posix).update(known) { try $0.score("Ana") }
  }
}
