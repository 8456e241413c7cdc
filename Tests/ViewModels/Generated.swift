import Fixtures
import Basketball

extension Scoresheet {
  /// Names that a line of a feed or of JSON could trip over.
  static let names = [
    "Ana", "An", "Željko", "李小龍", "👩‍👩‍👧 Zoë", "Ana Lu", "7", "7 Up", "3:17", "home", "h1", "a2", "two",
    "#1", "{x}", "a/b", "Bo \"B\" \\ Cy", "١٢", "+1", "away", "Reds", "e\u{301}ve", "Nguyễn",
    "null",
  ]

  /// A game as it might be scored, with late entries, undone steps and pauses; the same for the same
  /// seed. What is refused is not in it.
  static func generated(seed: Int) throws -> Scoresheet {
    var random = SplitMix64(seed: seed)
    let names = Self.names.shuffled(using: &random)
    let teams = [names[..<4], names[4..<9]].map { $0.map { Player($0) } }
    var sheet = Scoresheet(
      id: "2026-11-20-reds-blues", home: Team(name: "Reds", players: teams[0]),
      away: Team(name: "7 Blues", players: teams[1]),
      rules: try Rules(side: 3, target: [3, 15, 60].randomElement(using: &random), margin: nil),
      now: TimeOfDay(milliseconds: Court.start))
    var now = Court.start
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      now += Int.random(in: -100...20_000, using: &random)
      try? sheet.happen(TimeOfDay(milliseconds: now), &random)
    }
    return sheet
  }

  private mutating func happen(_ now: TimeOfDay, _ random: inout SplitMix64) throws {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: try undo(1, now: now)
    case 1: try redo(1, now: now)
    case 2, 3: try toggleClock(now: now)
    case 4: try record(calls(&random), at: reading(at: now).moved(-30_000, &random), now: now)
    case 5: try record(calls(&random), at: reading(at: now).moved(30_000, &random), now: now)
    default: try record(calls(&random), now: now)
    }
  }

  private func calls(_ random: inout SplitMix64) -> [Call] {
    (0..<Int.random(in: 1...2, using: &random)).compactMap { _ in
      let side = Bool.random(using: &random) ? Side.home : .away
      let player = (teams[side].players.map(\.name) + [nil]).randomElement(using: &random) ?? nil
      return Move.allCases.randomElement(using: &random).map { Call(Who(side, player), $0) }
    }
  }
}

extension ClockReading {
  fileprivate func moved(_ most: Int, _ random: inout SplitMix64) -> ClockReading {
    let by = Int.random(in: min(0, most)...max(0, most), using: &random)
    return ClockReading(milliseconds: max(0, milliseconds + by))
  }
}
