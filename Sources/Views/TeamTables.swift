import Terminal
import ViewModels

/// The players of both teams with their counts: beside each other where the screen has room.
struct TeamTables {
  /// Columns of the whole.
  let columns: Int
  /// Whether the two stand beside each other.
  let isBeside: Bool
  private let home: [String]
  private let away: [String]
  private let style: Style

  private static let gap = 4
  /// Columns a name has at most, and a screen that shows anything of one at least.
  private static let (longest, narrowest) = (24, 36)
  private static let headings = ["PTS", "1P", "2P", "AST", "REB", "PF"]

  init(_ game: GameDocument, columns: Int, style: Style) {
    // One grid for both: the counts of the two teams stand at the same place.
    let grid = Grid(
      [.init(isFlexible: true)] + Array(repeating: .init(.right), count: Self.headings.count))
    let (home, away) = (Self.rows(game.home), Self.rows(game.away))
    let lines = grid.lines(home + away, within: max(columns, Self.narrowest))
    let widest = lines.map(\.columns).max() ?? 0
    isBeside = 2 * widest + Self.gap <= columns
    self.columns = isBeside ? 2 * widest + Self.gap : widest
    (self.home, self.away) = (Array(lines[..<home.count]), Array(lines[home.count...]))
    self.style = style
  }

  /// The lines of the whole.
  var lines: [String] {
    guard isBeside else { return painted(home, .first) + [""] + painted(away, .second) }
    let (left, right) = (painted(home, .first), painted(away, .second))
    let width = (columns - Self.gap) / 2
    return (0..<max(left.count, right.count)).map { row in
      guard row < right.count else { return left[row] }
      let used = row < home.count ? home[row].columns : 0
      let space = String(repeating: " ", count: width - used + Self.gap)
      return (row < left.count ? left[row] : "") + space + right[row]
    }
  }

  private func painted(_ lines: [String], _ role: ColorRole) -> [String] {
    lines.prefix(1).map { style.color(style.bold($0), role) } + lines.dropFirst()
  }

  private static func rows(_ team: TeamDocument) -> [[String]] {
    let players = team.players.map { row($0, name: $0.name ?? "") }
    let own = team.team.isEmpty ? [] : [row(team.team, name: "(team)")]
    return [[name(team.name)] + headings] + players + own
  }

  private static func row(_ line: LineDocument, name text: String) -> [String] {
    let counts = [
      line.points, line.onePoint, line.twoPoints, line.assist, line.rebound, line.foul,
    ]
    return [name(text)] + counts.map(String.init)
  }

  private static func name(_ text: String) -> String { text.visible.truncated(to: longest) }
}
