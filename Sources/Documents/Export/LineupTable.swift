import Basketball

/// Players of a game who were on court together.
public struct LineupRow: Sendable {
  fileprivate let id: String
  fileprivate let side: Side
  fileprivate let team: String
  fileprivate let unit: Unit

  /// The rows of a game: first the home side's, the longest together first.
  public static func rows(of sheet: Scoresheet, now: TimeOfDay) -> [LineupRow] {
    let units = LineupsDocument(sheet, now: now).units
    return Side.allCases.flatMap { side in
      let team = sheet.standing.teams[side].name
      return units[side].map { LineupRow(id: sheet.id, side: side, team: team, unit: $0) }
    }
  }
}

extension Table<LineupRow> {
  /// A row a lineup of a game.
  public static var lineups: Table {
    Table([
      Column("id") { .text($0.id) },
      Column("side") { .text($0.side.rawValue) },
      Column("team") { .text($0.team) },
      Column("players") { .text($0.unit.players.joined(separator: ", ")) },
      Column("seconds") { .thousandths($0.unit.milliseconds) },
      Column("pointsFor") { .count($0.unit.pointsFor) },
      Column("pointsAgainst") { .count($0.unit.pointsAgainst) },
      Column("plusMinus") { .count($0.unit.plusMinus) },
    ])
  }
}
