import Basketball
import Documents
import Terminal

/// A column of a box score.
struct StatColumn {
  /// Its heading.
  let title: String
  /// How soon it gives way where there is no room for all: the highest goes first, and 0 stays.
  private let rank: Int
  /// What it has of a line.
  let cell: (StatLineDocument) -> String

  private init(_ title: String, rank: Int = 0, cell: @escaping (StatLineDocument) -> String) {
    (self.title, self.rank, self.cell) = (title, rank, cell)
  }

  /// How soon the columns beside the five counts give way.
  private enum Rank {
    static let (freeThrow, percentage, turnover, steal, block) = (1, 2, 3, 4, 5)
    static let (sideOfRebound, pointsPerShot) = (6, 7)
  }

  /// The points and the five counts, as often as they were made.
  static let basic = [points] + MoveRow.table.filter(\.isBasic).map { count($0) }

  /// Points and fouls.
  static let few = [points, count(Move.foul.row)]

  /// All that a game has used, in FIBA's order; of shots the attempts, where misses were recorded.
  static func used(in teams: Sides<TeamDocument>) -> [StatColumn] {
    let lines = [teams.home, teams.away].flatMap { $0.players + [$0.team] }
    func isUsed(_ row: MoveRow) -> Bool {
      row.isBasic || lines.contains { $0.line[row.move] > 0 || tried(row, $0) ?? 0 > 0 }
    }
    let rows = MoveRow.table.filter { $0.column != nil && isUsed($0) }
    let hasPercentage = lines.contains { $0.shots.attempts?.field != nil }
    let hasSides = lines.contains { $0.line.offensiveRebounds + $0.line.defensiveRebounds > 0 }
    let shots = rows.filter { $0.shot != nil }.map { shot($0) }
    let others = rows.filter { $0.shot == nil }.flatMap { row in
      (row.move == .rebound && hasSides ? [offensive, defensive] : []) + [count(row)]
    }
    return [points] + shots + (hasPercentage ? [percentage, pointsPerShot] : []) + others
  }

  /// Those that fit: as many columns of the screen as there are between the names and its edge.
  static func fitting(
    _ columns: [StatColumn], _ teams: Sides<TeamDocument>, within room: Int
  ) -> [StatColumn] {
    let lines = [teams.home, teams.away].flatMap { $0.players + [$0.team, $0.total] }
    var fitting = columns
    func width(_ column: StatColumn) -> Int {
      Grid.gap + ([column.title] + lines.map(column.cell)).widest
    }
    while let last = fitting.map(\.rank).max(), last > 0,
      fitting.reduce(0, { $0 + width($1) }) > room
    {
      fitting.removeAll { $0.rank == last }
    }
    return fitting
  }
}

extension StatColumn {
  private static let points = StatColumn("PTS") { "\($0.line.points)" }

  private static let offensive = StatColumn("OR", rank: Rank.sideOfRebound) {
    "\($0.line.offensiveRebounds)"
  }

  private static let defensive = StatColumn("DR", rank: Rank.sideOfRebound) {
    "\($0.line.defensiveRebounds)"
  }

  /// Shots from the field that went in, of a hundred.
  private static let percentage = StatColumn("FG%", rank: Rank.percentage) { line in
    line.shots.percentage?.field.map { "\(($0 + 500) / 1000)%" } ?? "–"
  }

  /// Points by a shot from the field, with two decimals.
  private static let pointsPerShot = StatColumn("PPS", rank: Rank.pointsPerShot) { line in
    guard let hundredths = line.shots.pointsPerShot.map({ ($0 + 5) / 10 }) else { return "–" }
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }

  private static func count(_ row: MoveRow) -> StatColumn {
    StatColumn(row.column ?? "", rank: rank(of: row)) { "\($0.line[row.move])" }
  }

  /// Shots that went in and, where misses were recorded, after them all that were tried: `7-11`.
  private static func shot(_ row: MoveRow) -> StatColumn {
    StatColumn(row.column ?? "", rank: rank(of: row)) { line in
      "\(line.line[row.move])" + (tried(row, line).map { "-\($0)" } ?? "")
    }
  }

  private static func tried(_ row: MoveRow, _ line: StatLineDocument) -> Int? {
    switch row.shot {
    case .onePoint: line.shots.attempts?.onePoint
    case .twoPoints: line.shots.attempts?.twoPoints
    case .freeThrow: line.shots.attempts?.freeThrow
    case nil: nil
    }
  }

  private static func rank(of row: MoveRow) -> Int {
    switch row.move {
    case .freeThrow: Rank.freeThrow
    case .turnover: Rank.turnover
    case .steal: Rank.steal
    case .block: Rank.block
    default: 0
    }
  }
}
