import Basketball
import Documents
import JSON

/// What a player, or a whole team, has done in a game.
public struct Appearance: Counted {
  let game: SeasonGame
  let side: Side
  /// The lines of the side and the place of this one: a line itself is long, and a season has many.
  fileprivate var lines: [StatLineDocument], place: Int

  /// The line of the player, or the sum of all lines of the team.
  public var stats: StatLineDocument { _read { yield lines[place] } }
  public var kept: Kept { game.kept.told(by: stats) }
  /// The name of the game in its library.
  public var id: String { game.row.id }
  /// The day on which the game was played, and when it was made.
  public var date: GameDate { game.row.date }
  /// The names of the two teams.
  public var teams: (own: String, other: String) {
    (game.row.teams[side], game.row.teams[side.other])
  }
  /// Who was on the roster of the side.
  public var roster: [Player] { game.teams[side].players.compactMap(\.player) }
  /// The points of the two teams.
  public var score: (own: Int, other: Int) {
    (game.teams[side].score, game.teams[side.other].score)
  }
  /// The points that count: for a forfeit and a default those of the rules, in a part of a game those of the part.
  public var counted: (own: Int, other: Int) {
    isOfPart ? score : (game.row.counted[side], game.row.counted[side.other])
  }
  /// Whether counts and points are of a part of the game.
  public var isOfPart: Bool { game.isPart }
  /// Whether the game was won; nil if nobody won.
  public var isWon: Bool? { game.row.ending.isWon(by: side, winner: game.row.winner) }
  /// Whether the game is over, and nobody won or lost it.
  public var isWithoutWinner: Bool { ending != nil && isWon == nil }
  /// What ended the game.
  public var ending: Ending? { game.row.ending }
  /// What shots were worth.
  public var shots: ShotValues { game.shots }
}

extension Appearance: Document {
  /// The counts and the game.
  public var json: JSON {
    counts.adding([
      "created": date.created, "day": date.day, "ending": ending?.rawValue, "id": id,
      "opponent": teams.other, "opponentScore": score.other, "team": teams.own,
      "teamScore": score.own, "won": isWon,
    ])
  }
}

extension SeasonGame {
  /// A whole team in the game.
  func team(_ side: Side) -> Appearance {
    Appearance(game: self, side: side, lines: [teams[side].total], place: 0)
  }

  /// The players of a side who have played. Two players with the same key, whom only an edited or an older file has,
  /// are one.
  ///
  /// - Parameters:
  ///   - withAll: whether those who have not played are among them.
  ///   - keys: a key for each player, in the order of the roster: players with equal keys have the same name.
  func players<Key: Equatable>(
    of side: Side, withAll: Bool = false, by keys: [Key]
  ) -> [(key: Key, player: Appearance)] {
    var found = [(key: Key, player: Appearance)]()
    let lines = teams[side].players
    for (place, key) in zip(lines.indices, keys) where withAll || lines[place].hasPlayed {
      if let known = found.firstIndex(where: { $0.key == key }) {
        var sum = found[known].player.stats
        sum.add(lines[place])
        (found[known].player.lines, found[known].player.place) = ([sum], 0)
      } else {
        found.append((key, Appearance(game: self, side: side, lines: lines, place: place)))
      }
    }
    return found
  }
}
