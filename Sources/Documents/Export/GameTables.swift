import Basketball

extension Table<GameDocument> {
  /// A row a game.
  public static var games: Table {
    Table([
      Column("id") { .text($0.id) },
      Column("created") { .text($0.created.text) },
      Column("status") { .text($0.status.rawValue) },
      Column("ending") { .text($0.ending?.rawValue) },
      Column("home") { .text($0.home.name) },
      Column("away") { .text($0.away.name) },
      Column("home_score") { .count($0.home.score) },
      Column("away_score") { .count($0.away.score) },
      Column("winner") { .text($0.winner?.rawValue) },
      Column("overtime") { .bool($0.overtime) },
      Column("seconds") { .thousandths($0.clock.reading.milliseconds) },
      Column("plays") { .count($0.plays) },
      Column("rules") { .text($0.rules.rules.name) },
      Column("target") { .count($0.rules.rules.target) },
      Column("margin") { .count($0.rules.rules.margin) },
      Column("note") { .text($0.note) },
      Column("periods") { .count($0.period) },
    ])
  }
}

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

/// A play of a game, with the score after it.
public struct PlayRow: Sendable {
  fileprivate let id: String
  fileprivate let team: String
  fileprivate let scored: ScoredPlay
  fileprivate let isOvertime: Bool

  fileprivate var play: Play { scored.play }

  /// The plays of a game that count, in order.
  public static func rows(of sheet: Scoresheet) -> [PlayRow] {
    let (teams, periods) = (sheet.standing.teams, sheet.standing.schedule)
    return sheet.playByPlay.plays.map { scored in
      PlayRow(
        id: sheet.id, team: teams[scored.play.who.side].name, scored: scored,
        isOvertime: periods.isOvertime(scored.play.period))
    }
  }
}

extension Table<PlayRow> {
  /// A row a play.
  public static var plays: Table {
    Table([
      Column("id") { .text($0.id) },
      Column("number") { .count($0.play.number) },
      Column("seconds") { .thousandths($0.play.reading.milliseconds) },
      Column("recorded") { .text($0.play.recorded.text) },
      Column("overtime") { .bool($0.isOvertime) },
      Column("side") { .text($0.play.who.side.rawValue) },
      Column("team") { .text($0.team) },
      Column("player") { .text($0.play.who.player) },
      Column("move") { .text($0.play.move.row.name.description) },
      Column("points") { .count($0.play.move.points) },
      Column("home") { .count($0.scored.score.home) },
      Column("away") { .count($0.scored.score.away) },
      Column("basket") { .count($0.play.basket) },
      Column("period") { .count($0.play.period) },
      Column("behind") { .count($0.play.follows) },
    ])
  }
}
