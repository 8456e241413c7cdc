import Basketball
import Documents
import Season
import Terminal

/// The standings as text.
public struct StandingsView {
  private let places: [RankedTeam]
  private let columns: Int
  private let style: Style

  /// The standings for a screen of so many columns.
  public init(_ places: [RankedTeam], columns: Int, style: Style) {
    (self.places, self.columns, self.style) = (places, columns, style)
  }

  /// Headings, then a line for each team; empty before the first game. Tied teams share a rank, and
  /// a line says so.
  public var lines: [String] {
    guard !places.isEmpty else { return [] }
    let shared = places.contains(where: \.isShared)
    return SeasonTable(Self.columns(of: places), within: columns).lines(style: style)
      + (shared ? [Self.shared] : [])
  }

  static let shared = "= level in games won, against each other and in points a game"

  static func columns(of places: [RankedTeam]) -> [TableColumn] {
    func column(
      _ title: String, rank: Int = 0, _ cell: (TeamRecord) -> String
    ) -> TableColumn {
      .init(title: title, rank: rank, cells: places.map { cell($0.team) })
    }
    let ranks = places.map { "\($0.rank)" + ($0.isShared ? "=" : " ") }
    let names = places.map { $0.team.name.escapingControls }
    return [
      .init(title: "# ", cells: ranks), .init(title: "TEAM", isName: true, cells: names),
      column("G", rank: 2) { "\($0.games)" }, column("W") { "\($0.wins)" },
      column("L") { "\($0.losses)" }, column("PCT") { ($0.winRatio?.thousandths).decimals(3) },
      column("PF", rank: 5) { "\($0.pointsFor)" },
      column("PA", rank: 5) { "\($0.pointsAgainst)" },
      column("PPG", rank: 1) { ($0.pointsPerGame?.thousandths).decimals(1) },
      column("DIFF", rank: 3) { $0.difference.signedText },
      column("STREAK", rank: 4) { $0.streak > 0 ? "W\($0.streak)" : "L\(-$0.streak)" },
    ]
  }
}

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

extension RenamingsDocument {
  /// A line for each game or event.
  public func lines(style: Style) -> [String] {
    let verb = isDryRun ? "becomes" : "is now"
    return places.map { renaming in
      let team = renaming.team.map { " of \($0)" } ?? ""
      return style.bold(renaming.place.escapingControls)
        + ": \(renaming.from)\(team) \(verb) \(renaming.to)".escapingControls
    }
  }
}
