import Basketball
import Documents
import Season
import Terminal

/// The players of a season as text, in the order in which they are given.
public struct StatsView {
  private let players: [PlayerTotal]
  private let isPerGame: Bool
  private let columns: Int
  private let style: Style

  /// Players for a screen of so many columns.
  ///
  /// - Parameter perGame: whether to show averages, not totals.
  public init(_ players: [PlayerTotal], perGame: Bool, columns: Int, style: Style) {
    (self.players, isPerGame, self.columns) = (players, perGame, columns)
    self.style = style
  }

  /// Headings, then a line for each player; empty without players.
  public var lines: [String] {
    guard !players.isEmpty else { return [] }
    return SeasonTable(Self.columns(of: players, perGame: isPerGame), within: columns)
      .lines(style: style)
  }

  static func columns(of players: [PlayerTotal], perGame: Bool) -> [TableColumn] {
    let teams = players.map { $0.teams.map(\.escapingControls).joined(separator: ", ") }
    let names = players.map(\.name.escapingControls)
    let totals = players.map(\.total)
    let counts = SeasonTable.counts(of: totals) { column, place in
      let player = players[place]
      if perGame, let average = player.courtAverage(column) { return average }
      return column.counted.map { count in
        let total = count(totals[place])
        return perGame ? (Ratio(total, player.games)?.thousandths).decimals(1) : "\(total)"
      }
    }
    return
      [
        .init(title: "PLAYER", isName: true, cells: names),
        .init(title: "TEAM", rank: 4, isName: true, cells: teams),
        .init(title: "G", cells: players.map { "\($0.games)" }),
        .init(title: "W", rank: 6, cells: players.map { "\($0.wins)" }),
        .init(title: "L", rank: 6, cells: players.map { "\($0.losses)" }),
      ] + counts + [
        .init(
          title: "PPG", cells: players.map { ($0.pointsPerGame?.thousandths).decimals(1) })
      ]
  }
}

extension PlayerTotal {
  /// Minutes or plus-minus per game, of the games that have them; nil for another column.
  fileprivate func courtAverage(_ column: StatColumn) -> String? {
    switch column.title {
    case StatColumn.minutes.title: played.map { ($0 / max(1, trackedGames)).minutesText }
    case StatColumn.plusMinus.title:
      plusMinus.map { ($0 > 0 ? "+" : "") + (Ratio($0, trackedGames)?.thousandths).decimals(1) }
    default: nil
    }
  }
}

extension SeasonTable {
  /// The columns of a box score; of the five counts, shots are dropped first.
  ///
  /// - Parameter cell: the text for the line at a place; nil for that of a box score.
  static func counts(
    of lines: [StatLineDocument], cell: (StatColumn, Int) -> String? = { _, _ in nil }
  ) -> [TableColumn] {
    let hasThrees = lines.contains { $0.line[.threePoints] + $0.line[.missedThreePoints] > 0 }
    let shots = hasThrees ? ShotValues.twoAndThree : .oneAndTwo
    return StatColumn.used(in: lines, shots: shots).map { column in
      let cells = lines.indices.map { cell(column, $0) ?? column.cell(lines[$0]) }
      let rank =
        column.rank > 0 ? column.rank + 6 : ["1P", "2P", "3P"].contains(column.title) ? 3 : 0
      return TableColumn(
        title: column.title, rank: column.title == "PF" ? 2 : rank, cells: cells)
    }
  }
}
