import Basketball
import Fixtures

nonisolated extension Scoresheet {
  /// A game as it might be scored, with late entries, undone steps and pauses; the same for the same
  /// seed. What is refused is not in it.
  static func generated(seed: Int) throws -> Scoresheet {
    var random = SplitMix64(seed: seed)
    let target = [3, 15, 60].randomElement(using: &random) ?? 15
    var (sheet, now) = (new(by: try .pickup(to: target)), 0)
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      now += Int.random(in: -100...20_000, using: &random)
      _ = try? sheet.perform(sheet.verb(at: now, &random), now: after(now))
    }
    return sheet
  }

  private func verb(at now: Int, _ random: inout SplitMix64) -> Verb {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: .undo(1)
    case 1: .redo(1)
    case 2, 3: .clock(.toggle)
    case 4, 5: .record(requests(&random), at: .elapsed(reading(at: now, &random)))
    default: .record(requests(&random))
    }
  }

  private func reading(at now: Int, _ random: inout SplitMix64) -> ClockReading {
    let shown = standing.reading(at: after(now)).milliseconds
    return ClockReading(
      milliseconds: max(0, shown + Int.random(in: -30_000...30_000, using: &random)))
  }

  private func requests(_ random: inout SplitMix64) -> [PlayRequest] {
    (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let side: Side = random.oneIn(2) ? .home : .away
      let player = (standing.teams[side].players.map(\.name) + [nil]).randomElement(using: &random)
      let who = Who(side, player ?? nil)
      return PlayRequest(.exact(who), .any(by: who, using: &random))
    }
  }
}
