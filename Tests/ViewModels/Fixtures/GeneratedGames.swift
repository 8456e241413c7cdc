import Basketball
import Fixtures

nonisolated extension Scoresheet {
  /// A game as it might be scored; the same for the same seed.
  static func generated(seed: Int) throws -> Scoresheet {
    var (game, random) = (RandomGame(seed: seed), SplitMix64(seed: seed))
    let target = [3, 15, 60].randomElement(using: &random) ?? 15
    return game.scored(
      new().state.teams, by: try .pickup(to: target), verbs: .random(in: 0...60, using: &random))
  }
}
