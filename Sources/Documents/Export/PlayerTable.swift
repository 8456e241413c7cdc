import Basketball

/// The line of a player in a game, or of a team itself, without a player's name. The points of a
/// game's rows add up to its score.
public struct PlayerRow: Sendable {
  fileprivate let game: GameDocument
  fileprivate let side: Side
  fileprivate let stats: StatLineDocument

  /// The rows of a game: the players in roster order, and each team's own line if it is not empty.
  /// A result has only the lines of the teams.
  public static func rows(of game: GameDocument) -> [PlayerRow] {
    Side.allCases.flatMap { side in
      let team = game.teams[side]
      let own = team.team.line.isEmpty ? [] : [team.team]
      return ((game.teams.isResult ? [] : team.players) + own).map {
        PlayerRow(game: game, side: side, stats: $0)
      }
    }
  }
}

extension Table<PlayerRow> {
  /// A row a player in a game.
  public static var players: Table { Table(facts + counts) }

  private static var facts: [Column<PlayerRow>] {
    [
      Column("id") { .text($0.game.id) },
      Column("created") { .text($0.game.created.text) },
      Column("side") { .text($0.side.rawValue) },
      Column("team") { .text($0.game.teams[$0.side].name) },
      Column("opponent") { .text($0.game.teams[$0.side.other].name) },
      Column("player") { .text($0.stats.name) },
      Column("jersey") { .text($0.stats.player?.jersey) },
      Column("won") { row in .bool(row.game.winner.map { $0 == row.side }) },
      Column("points") { .count($0.stats.line.points) },
    ]
  }

  private static var counts: [Column<PlayerRow>] {
    let added: [Move] = [.threePoints, .missedThreePoints] + Move.fouls.dropFirst()
    // New columns are added at the end.
    let first = MoveRow.table.map(\.move).filter { !added.contains($0) && $0.isCounted }
    return first.map(count) + [
      Column("offensiveRebound") { .count($0.stats.line.offensiveRebounds) },
      Column("defensiveRebound") { .count($0.stats.line.defensiveRebounds) },
    ] + added.map(count) + [
      Column("fouls") { .count($0.stats.fouls) },
      Column("secondsPlayed") { .thousandths($0.stats.played) },
      Column("plusMinus") { .count($0.stats.plusMinus) },
    ]
  }

  private static func count(_ move: Move) -> Column<PlayerRow> {
    Column(move.row.name) { .count($0.stats.line[move]) }
  }
}
