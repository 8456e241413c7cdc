import Basketball
import Documents
import Terminal

/// A column of a box score.
struct StatColumn: Sendable {
  let title: String
  let meaning: String
  /// The highest rank is dropped first if there is no room; 0 never.
  let rank: Int
  /// The text of its cell for a line of the box score.
  private(set) var cell: @Sendable (StatLineDocument) -> String
  /// The count in it, without attempts; nil for another column.
  private(set) var counted: (@Sendable (StatLineDocument) -> Int)?

  private init(
    _ title: String, _ meaning: String, rank: Int = 0,
    cell: @escaping @Sendable (StatLineDocument) -> String
  ) {
    (self.title, self.meaning, self.rank, self.cell) = (title, meaning, rank, cell)
  }

  private init(
    _ title: String, _ meaning: String, rank: Int = 0,
    counting count: @escaping @Sendable (StatLineDocument) -> Int
  ) {
    self.init(title, meaning, rank: rank) { "\(count($0))" }
    counted = count
  }

  /// The ranks of the columns beside the five counts.
  private enum Rank {
    static let (freeThrow, court, percentage, turnover, steal, block) = (1, 2, 3, 4, 5, 6)
    static let (sideOfRebound, pointsPerShot, mark) = (7, 8, 9)
  }

  /// The points and the fouls.
  static let few = [points, fouls]

  /// All columns with a count in these lines, in FIBA's order; shots with attempts, if misses were
  /// recorded.
  ///
  /// - Parameter values: the values of shots, which always have columns.
  static func used(in lines: [StatLineDocument], shots values: ShotValues) -> [StatColumn] {
    func isUsed(_ row: MoveRow) -> Bool {
      row.isBasic && row.shot.map(values.has) ?? true
        || lines.contains { $0.line[row.move] > 0 || tried(row, $0) ?? 0 > 0 }
    }
    let rows = MoveRow.table.filter { $0.column != nil && isUsed($0) }
    let hasPercentage = lines.contains { $0.shots.attempts?.field != nil }
    let hasSides = lines.contains { $0.line.offensiveRebounds + $0.line.defensiveRebounds > 0 }
    let shots = rows.filter { $0.shot != nil }.map { shot($0) }
    let others = rows.filter { $0.shot == nil }.flatMap { row in
      (row.move == .rebound && hasSides ? [offensive, defensive] : [])
        + [row.move == .foul ? fouls : count(row)]
    }
    let isTracked = lines.contains { $0.played != nil }
    return (isTracked ? [minutes] : []) + [points] + shots
      + (hasPercentage ? [percentage, pointsPerShot] : []) + others
      + (isTracked ? [plusMinus] : [])
  }

  static func fitting(
    _ columns: [StatColumn], _ lines: [StatLineDocument], within room: Int
  ) -> [StatColumn] {
    func width(_ column: StatColumn) -> Int {
      Grid.gap + ([column.title] + lines.map(column.cell)).widest
    }
    return columns.dropping(by: \.rank) { $0.reduce(0) { $0 + width($1) } <= room }
  }
}

extension StatColumn {
  /// Minutes and seconds on court.
  static let minutes = StatColumn("MIN", "minutes played", rank: Rank.court) {
    $0.played?.minutesText ?? ""
  }

  /// Points of the own side less those of the other one, while the player was on court.
  static let plusMinus = StatColumn("+/-", "plus-minus", rank: Rank.court) {
    $0.plusMinus?.signedText ?? ""
  }

  private static let points = StatColumn("PTS", "points", counting: { $0.line.points })

  /// Fouls that count towards the limit.
  private static let fouls = StatColumn(
    Move.foul.row.column ?? "", Move.foul.row.text, counting: { $0.fouls })

  /// `!` for a player who fouls out with the next foul, `out` for one who has.
  static func mark(foulLimit limit: Int) -> StatColumn {
    StatColumn("", "", rank: Rank.mark) { line in
      // As wide as it can become, from the start.
      line.isOut ? "out" : line.player != nil && line.fouls + 1 == limit ? "!  " : "   "
    }
  }

  private static let offensive = StatColumn(
    "OR", "offensive rebounds", rank: Rank.sideOfRebound, counting: { $0.line.offensiveRebounds })

  private static let defensive = StatColumn(
    "DR", "defensive rebounds", rank: Rank.sideOfRebound, counting: { $0.line.defensiveRebounds })

  /// The percentage of field goals.
  private static let percentage = StatColumn(
    "FG%", "percentage of field goals made", rank: Rank.percentage
  ) { line in
    line.shots.percentage?.field.map { "\(($0 + 500) / 1000)%" } ?? "–"
  }

  /// Points per field goal attempt, with two decimals.
  private static let pointsPerShot = StatColumn("PPS", "points per shot", rank: Rank.pointsPerShot)
  { line in
    line.shots.pointsPerShot.decimals(2)
  }

  private static func count(_ row: MoveRow) -> StatColumn {
    StatColumn(
      row.column ?? "", row.text, rank: rank(of: row), counting: { $0.line[row.move] })
  }

  /// Shots made or, if misses were recorded, made and attempted: `7-11`.
  private static func shot(_ row: MoveRow) -> StatColumn {
    var column = count(row)
    column.cell = { line in
      "\(line.line[row.move])" + (tried(row, line).map { "-\($0)" } ?? "")
    }
    return column
  }

  private static func tried(_ row: MoveRow, _ line: StatLineDocument) -> Int? {
    row.shot.flatMap { line.shots.attempts?[$0] }
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

extension Array {
  /// Drops the elements of the highest rank, then of the next, until the rest fits; rank 0 stays.
  func dropping(by rank: (Element) -> Int, until fits: ([Element]) -> Bool) -> [Element] {
    var rest = self
    while let highest = rest.map(rank).max(), highest > 0, !fits(rest) {
      rest.removeAll { rank($0) == highest }
    }
    return rest
  }
}
