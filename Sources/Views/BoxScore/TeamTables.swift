import Basketball
import Documents
import Terminal

/// The players of both teams with their counts: beside each other where the screen has room.
struct TeamTables {
  /// Which counts are shown.
  enum Counts {
    /// Every count of the game that there is room for, and the team's own line where it has any.
    case all
    /// The same with the points and the five counts alone.
    case basic
    case few
  }

  /// What stands before the names: the keys that mean the players, and the team.
  struct Labels {
    var players: [String] = []
    var team = ""

    /// Columns of the widest with the space after it; none where there is no label.
    var columns: Int {
      let widest = (players + [team]).widest
      return widest > 0 ? widest + 1 : 0
    }
  }

  private(set) var columns: Int
  /// Whether the two stand beside each other.
  let isBeside: Bool
  private let home: [String]
  private let away: [String]
  private let colors: Sides<TeamColor?>
  private let style: Style

  private static let gap = 4
  /// Columns a name has at most, and a screen that shows anything of one at least.
  private static let (longest, narrowest) = (24, 36)
  /// The name of the sum of all lines.
  private static let total = "(total)"

  /// - Parameters:
  ///   - isSpread: whether the two fill the columns, and stand beside each other in any case.
  init(
    _ teams: Sides<TeamDocument>, columns: Int, style: Style, counts: Counts = .all,
    labels: Sides<Labels> = Sides(home: Labels(), away: Labels()), isSpread: Bool = false
  ) {
    let room = isSpread ? (columns - Self.gap) / 2 : max(columns, Self.narrowest)
    let label = max(labels.home.columns, labels.away.columns)
    let cells = counts.columns(of: teams, within: room - label - Self.legible(teams))
    // One grid for both: the counts of the two teams stand at the same place.
    let grid = Grid(
      [.init(isFlexible: true)] + Array(repeating: .init(.right), count: cells.count))
    func rows(_ names: ShortNames) -> Sides<[[String]]> {
      Sides(
        home: Self.rows(teams.home, .home, cells, counts, labels.home, names),
        away: Self.rows(teams.away, .away, cells, counts, labels.away, names))
    }
    let full = rows(ShortNames(teams, columns: Self.longest))
    let width = grid.widths(of: full.home + full.away, within: room)[0]
    let names = max(1, width - label)
    let shown = names < Self.longest ? rows(ShortNames(teams, columns: names)) : full
    let lines = grid.lines(shown.home + shown.away, within: room)
    let widest = lines.map(\.displayWidth).max() ?? 0
    isBeside = isSpread || 2 * widest + Self.gap <= columns
    let beside = 2 * widest + Self.gap
    self.columns = isSpread ? max(columns, beside) : isBeside ? beside : widest
    (home, away) = (Array(lines[..<shown.home.count]), Array(lines[shown.home.count...]))
    colors = teams.map(\.color)
    self.style = style
  }

  /// Columns that names keep; a count is left out before they get fewer.
  private static func legible(_ teams: Sides<TeamDocument>) -> Int {
    let names = [teams.home, teams.away].flatMap { team in
      [team.name, total] + team.players.map { $0.name ?? "" }
    }
    return min(8, names.map(\.escapingControls).widest)
  }

  /// The same, drawn apart to so many columns where the two stand beside each other.
  func spread(to columns: Int) -> TeamTables {
    var tables = self
    if isBeside { tables.columns = max(columns, self.columns) }
    return tables
  }

  var lines: [String] {
    guard isBeside else { return painted(home, .home) + [""] + painted(away, .away) }
    let (left, right) = (painted(home, .home), painted(away, .away))
    let widest = (home + away).map(\.displayWidth).max() ?? 0
    return (0..<max(left.count, right.count)).map { row in
      guard row < right.count else { return left[row] }
      let used = row < home.count ? home[row].displayWidth : 0
      let space = String(repeating: " ", count: columns - widest - used)
      return (row < left.count ? left[row] : "") + space + right[row]
    }
  }

  private func painted(_ lines: [String], _ side: Side) -> [String] {
    lines.prefix(1).map { style.color(style.bold($0), side, colors) } + lines.dropFirst()
  }

  private static func rows(
    _ team: TeamDocument, _ side: Side, _ columns: [StatColumn], _ counts: Counts,
    _ labels: Labels, _ names: ShortNames
  ) -> [[String]] {
    func row(_ label: String, _ name: String, _ cells: [String]) -> [String] {
      let label = label.padded(to: max(0, labels.columns - 1))
      return [(label.isEmpty ? "" : label + " ") + name] + cells
    }
    let players = team.players.enumerated().map { place, player in
      row(
        place < labels.players.count ? labels.players[place] : "",
        names[Who(side, player.name)], columns.map { $0.cell(player) })
    }
    let own = team.team
    return [row(labels.team, names[Who(side)], columns.map(\.title))] + players
      + (counts != .few && own.isShown
        ? [row("", "(team)", columns.map { $0.cell(own) })] : [])
      + (counts == .all && team.shots.attempts != nil
        ? [row("", total, columns.map { $0.cell(team.total) })] : [])
  }
}

extension TeamTables.Counts {
  /// The columns, as far as there is room.
  fileprivate func columns(
    of teams: Sides<TeamDocument>, within room: Int
  ) -> [StatColumn] {
    switch self {
    case .all: StatColumn.fitting(StatColumn.used(in: teams.lines), teams.lines, within: room)
    case .basic: StatColumn.basic
    case .few: StatColumn.few
    }
  }
}

extension StatLineDocument {
  /// Whether any column has something of it: time-outs have none.
  var isShown: Bool {
    MoveRow.table.contains { !$0.isOfTeam && line[$0.move] > 0 }
  }
}

extension Sides<TeamDocument> {
  /// All lines that a box score may have.
  var lines: [StatLineDocument] { [home, away].flatMap { $0.players + [$0.team, $0.total] } }
}

extension [String] {
  var widest: Int { map(\.displayWidth).max() ?? 0 }
}
