import Basketball
import Documents
import Fixtures

extension Scoresheet {
  private static let teamNames = [
    "Reds", "Žalgiris", "火箭隊", "👩‍👩‍👧 Zoë", "B\u{1b}[2J", "Street Lions", "สาวๆ", "é", "X",
  ]

  /// A game with names of all kinds, at its beginning, in its middle or over; the same for the same
  /// numbers.
  ///
  /// - Parameter isBasic: whether it has the five counts alone.
  static func generated(
    _ random: inout SplitMix64, isBasic: Bool = false
  ) throws -> Scoresheet {
    let some = [Names.plain, Names.world, Names.hostile].flatMap { $0 }.shuffled(using: &random)
    let teams = Self.teamNames.shuffled(using: &random)
    let names = some.prefix(Int.random(in: 6...14, using: &random))
    // Both teams have the same numbers.
    func team(_ name: String, _ names: ArraySlice<String>) -> Team {
      let players = names.enumerated().map { Player($1, jersey: $0 == 2 ? nil : "\($0)") }
      return Team(name: name, players: players)
    }
    let sides = Sides(
      home: team(teams[0], names.prefix(names.count / 2)),
      away: team(teams[1], names.dropFirst(names.count / 2)))
    let target = [1, 3, 15, 21, 100].randomElement(using: &random) ?? 15
    let most = [0, 3, 30].randomElement(using: &random) ?? 0
    var game = RandomGame(seed: Int.random(in: 0...Int(Int32.max), using: &random))
    return game.scored(
      sides, by: try .pickup(to: target), verbs: .random(in: 0...most, using: &random),
      isBasic: isBasic)
  }
}
