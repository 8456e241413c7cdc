import Basketball
import Season
import Terminal

/// The standings as text.
public struct StandingsView {
  private let places: [LeagueTable.Place]
  private let columns: Int
  private let style: Style

  /// The standings for a screen of so many columns.
  public init(_ places: [LeagueTable.Place], columns: Int, style: Style) {
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

  static func columns(of places: [LeagueTable.Place]) -> [TableColumn] {
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
