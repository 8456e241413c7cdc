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
    let players = some.prefix(Int.random(in: 6...14, using: &random)).map { Player($0) }
    let sides = Sides(
      home: Team(name: teams[0], players: Array(players.prefix(players.count / 2))),
      away: Team(name: teams[1], players: Array(players.dropFirst(players.count / 2))))
    let target = [1, 3, 15, 21, 100].randomElement(using: &random) ?? 15
    let most = [0, 3, 30].randomElement(using: &random) ?? 0
    var game = RandomGame(seed: Int.random(in: 0...Int(Int32.max), using: &random))
    return game.scored(
      sides, by: try .pickup(to: target), verbs: .random(in: 0...most, using: &random),
      isBasic: isBasic)
  }
}
