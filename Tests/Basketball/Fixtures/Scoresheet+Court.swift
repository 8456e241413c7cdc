@testable import Basketball
import Testing

extension Scoresheet {
  /// Four players a side, of whom three start; the Reds with stars.
  static func ofCourt(stars: [String] = []) -> Scoresheet {
    Scoresheet(
      id: "court",
      teams: Sides(
        home: Team(
          name: "Reds", players: ["Ana", "Bo", "Cy", "Dora"].map { Player($0) }, starters: stars),
        away: Team("Blues", "Dee", "Eli", "Fay", "Gus")),
      rules: .pickup, now: 0)
  }

  /// The seconds played and the plus-minus of the player at a place of the Reds.
  func line(_ place: Int) throws -> [Int] {
    let line = try #require(standing.box.court?.lines.home[place])
    return [line.milliseconds(at: standing.clock.reading) / 1000, line.plusMinus]
  }

  mutating func state(_ words: [String], _ time: GameTime) throws {
    _ = try perform(.lineup(TypedLineup(words, at: time)), now: 1)
  }
}
