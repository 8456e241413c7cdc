@testable import Basketball
import CLibrary
import Fixtures
import Synchronization
import Testing

@testable import Storage

@Suite("Corrections by several at once")
struct ParallelCorrectionTests: HasLibrary {
  let temporary = TemporaryLibrary()

  /// Does a correction in a library of its own; says what it was refused for.
  private func perform(_ verb: Verb, on known: StoredGame) -> Problem? {
    do {
      try library.perform(verb, on: known)
      return nil
    } catch {
      return error as? Problem ?? .emptyName
    }
  }

  @Test("are each done in full, or refused for a reason, and the game adds up in the end")
  func mixed() throws {
    var known = try open("day", target: 1000)
    for _ in 0..<12 { known = try library.score("Ana", in: known) }
    let start = known
    let counts = Mutex((done: 0, refusals: [Problem]()))
    let threads = (0..<8).map { thread in
      Aside {
        for round in 0..<6 {
          let verb = Self.correction(thread: thread, round: round)
          let refusal = perform(verb, on: start)
          counts.withLock { counts in
            if let refusal { counts.refusals.append(refusal) } else { counts.done += 1 }
          }
        }
      }
    }
    for thread in threads { thread.join() }
    let sheet = try library.game(id).sheet
    let (done, refusals) = counts.withLock { $0 }
    #expect(done + refusals.count == 48)
    #expect(sheet.tape.entries.count == start.sheet.tape.entries.count + done)
    let unknown = (1...12).map { Problem.noSuchPlay($0) }
    #expect(refusals.allSatisfy(unknown.contains))
    // Whoever was answered that a play is removed is right about it.
    #expect(sheet.playByPlay.plays.allSatisfy { !(1...6).contains($0.play.number) })
    #expect(sheet.state.teams.away.players.count == 3 + 8)
  }

  /// In each round every thread does something else; two each are after the same play.
  private static func correction(thread: Int, round: Int) -> Verb {
    switch round {
    case 0: .join(team: .exact(Who(.away)), name: "New \(thread)")
    case 1, 2: .remove(1 + thread % 3 + (round - 1) * 3)
    case 3: .record([PlayRequest(.exact(Who(.away, "New \(thread)")), .onePoint)])
    case 4: .note("by \(thread)")
    default: .rename(.exact(Who(.away, "New \(thread)")), to: "Old \(thread)")
    }
  }

  @Test("of one play: the one that comes first does it, the others hear that it is gone")
  func onePlay() throws {
    let known = try library.score("Ana", in: open("day"))
    let refusals = Mutex<[Problem?]>([])
    together(6) {
      let refusal = perform(.remove(1), on: known)
      refusals.withLock { $0.append(refusal) }
    }
    #expect(refusals.withLock { $0.filter { $0 == nil }.count } == 1)
    #expect(refusals.withLock { $0.filter { $0 == .noSuchPlay(1) }.count } == 5)
    #expect(try library.game(id).scorers == [])
  }
}
