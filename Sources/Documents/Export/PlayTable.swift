import Basketball

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
