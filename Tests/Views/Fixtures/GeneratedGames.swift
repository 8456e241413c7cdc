import Basketball
import Documents
import Fixtures

extension Scoresheet {
  private static let teamNames = [
    "Reds", "Žalgiris", "火箭隊", "👩‍👩‍👧 Zoë", "B\u{1b}[2J", "Street Lions", "สาวๆ", "é", "X",
  ]

  /// A game with names of all kinds, at any reading of the clock, at its beginning, in its middle or
  /// over; the same for the same seed. What is refused is not in it.
  ///
  /// - Parameter isBasic: whether it has the five counts alone.
  static func generated(
    _ random: inout SplitMix64, isBasic: Bool = false
  ) throws -> Scoresheet {
    let some = [Names.plain, Names.world, Names.hostile].flatMap { $0 }.shuffled(using: &random)
    let teams = Self.teamNames.shuffled(using: &random)
    let target = [1, 3, 15, 21, 100].randomElement(using: &random) ?? 15
    var sheet = new(
      Array(some.prefix(Int.random(in: 6...14, using: &random))), teams: (teams[0], teams[1]),
      by: try .pickup(to: target), id: "2026-11-20-\(teams[0].count)-\(teams[1].count)")
    let most = [0, 3, 30].randomElement(using: &random) ?? 0
    var clock = 0
    for _ in 0..<Int.random(in: 0...most, using: &random) {
      clock += Int.random(in: 0...90_000, using: &random)
      let side = Bool.random(using: &random) ? Side.home : .away
      let player = (sheet.standing.teams[side].players.map(\.name) + [nil]).randomElement(
        using: &random)
      let reading = ClockReading(milliseconds: clock)
      let who = Who(side, player ?? nil)
      let move = isBasic ? .anyBasic(using: &random) : Move.any(by: who, using: &random)
      let request = PlayRequest(.exact(who), move)
      _ = try? sheet.perform(.record([request], at: .elapsed(reading)))
    }
    if Bool.random(using: &random) { _ = try? sheet.perform(.clock(.start)) }
    return sheet
  }
}
