import Fixtures
import Basketball
import Glibc
import Synchronization
import Testing

@testable import Storage

@Suite("Corrections by several at once")
struct CorrectionTests {
  private static let id = "day-reds-blues"

  /// Does a correction in a library of its own; tells what it was refused for.
  private static func change(
    _ court: Court, _ known: KeptGame, _ work: (inout Scoresheet) throws -> Void
  ) -> GameError? {
    do {
      _ = try court.library.update(known, work)
      return nil
    } catch {
      return error as? GameError ?? .emptyName
    }
  }

  @Test("are each done in full, or refused for a reason, and the game adds up in the end")
  func mixed() throws {
    let court = try Court()
    var known = try court.open("day", target: 1000)
    for _ in 0..<12 { known = try court.library.update(known) { try $0.score("Ana") } }
    let start = known
    let counts = Mutex((done: 0, refusals: [GameError]()))
    let threads = (0..<8).map { thread in
      Aside {
        for round in 0..<6 {
          let refusal = Self.change(court, start) { sheet in
            try Self.correct(&sheet, thread: thread, round: round)
          }
          counts.withLock { counts in
            if let refusal { counts.refusals.append(refusal) } else { counts.done += 1 }
          }
        }
      }
    }
    for thread in threads { thread.join() }
    let sheet = try court.library.game(Self.id).sheet
    let (done, refusals) = counts.withLock { $0 }
    #expect(done + refusals.count == 48)
    #expect(sheet.tape.count == start.sheet.tape.count + done)
    for refusal in refusals {
      guard case .noSuchPlay(let number) = refusal else {
        Issue.record("\(refusal)")
        continue
      }
      #expect((1...12).contains(number))
    }
    // Who was told that a play is removed is right about it.
    #expect(sheet.box.plays.allSatisfy { !Self.removed.contains($0.play.number) })
    #expect(sheet.teams.away.players.count == 3 + 8)
  }

  private static let removed = [1, 2, 3, 4, 5, 6]

  /// In each round every thread does something else; two each are after the same play.
  private static func correct(
    _ sheet: inout Scoresheet, thread: Int, round: Int
  ) throws {
    let now = sheet.changed + 1
    switch round {
    case 0: try sheet.join(.away, "New \(thread)", now: now)
    case 1, 2: try sheet.remove(1 + thread % 3 + (round - 1) * 3, now: now)
    case 3: try sheet.record([Call(Who(.away, "New \(thread)"), .onePoint)], now: now)
    case 4: try sheet.note("by \(thread)", now: now)
    default: try sheet.rename(Who(.away, "New \(thread)"), to: "Old \(thread)", now: now)
    }
  }

  @Test("of one play: the one that comes first does it, the others hear that it is gone")
  func onePlay() throws {
    let court = try Court()
    let known = try court.library.update(try court.open("day")) { try $0.score("Ana") }
    let refusals = Mutex<[GameError?]>([])
    let threads = (0..<6).map { _ in
      Aside {
        let refusal = Self.change(court, known) { try $0.remove(1, now: $0.changed + 1) }
        refusals.withLock { $0.append(refusal) }
      }
    }
    for thread in threads { thread.join() }
    #expect(refusals.withLock { $0.filter { $0 == nil }.count } == 1)
    #expect(refusals.withLock { $0.filter { $0 == .noSuchPlay(1) }.count } == 5)
    #expect(try court.library.game(Self.id).sheet.box.plays.isEmpty)
  }

  @Test("that change nothing write nothing")
  func nothing() throws {
    let court = try Court()
    let known = try court.library.update(try court.open("day")) { try $0.score("Ana") }
    let lookout = Lookout(court.games)
    _ = try court.library.update(known) { sheet in
      try sheet.fix(1, Correction(who: Who(.home, "Ana")), now: sheet.changed + 1)
      try sheet.note("", now: sheet.changed + 1)
      try sheet.rename(Who(.home), to: "Reds", now: sheet.changed + 1)
      try sheet.play(by: sheet.rules, now: sheet.changed + 1)
    }
    #expect(!lookout.opened().contains { $0.hasSuffix(".new") })
  }
}
