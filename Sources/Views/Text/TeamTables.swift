import Basketball
import Documents
import Terminal

/// The players of both teams with their counts: beside each other where the screen has room.
struct TeamTables {
  /// Which counts are shown.
  enum Counts {
    /// All, and the team's own line where there is anything in it.
    case all
    /// Points and fouls of the players.
    case few
  }

  /// What stands before the names: the keys that mean the players, and the team.
  struct Labels {
    var players: [String] = []
    var team = ""
  }

  /// Columns of the whole.
  private(set) var columns: Int
  /// Whether the two stand beside each other.
  let isBeside: Bool
  private let home: [String]
  private let away: [String]
  private let style: Style

  private static let gap = 4
  /// Columns a name has at most, and a screen that shows anything of one at least.
  private static let (longest, narrowest) = (24, 36)

  /// - Parameters:
  ///   - isSpread: whether the two fill the columns, and stand beside each other in any case.
  init(
    _ teams: Sides<TeamDocument>, columns: Int, style: Style, counts: Counts = .all,
    home homeLabels: Labels = Labels(), away awayLabels: Labels = Labels(), isSpread: Bool = false
  ) {
    let titles = counts.titles
    // One grid for both: the counts of the two teams stand at the same place.
    let grid = Grid(
      [.init(isFlexible: true)] + Array(repeating: .init(.right), count: titles.count))
    let home = Self.rows(teams.home, counts, homeLabels)
    let away = Self.rows(teams.away, counts, awayLabels)
    let room = isSpread ? (columns - Self.gap) / 2 : max(columns, Self.narrowest)
    let lines = grid.lines(home + away, within: room)
    let widest = lines.map(\.displayWidth).max() ?? 0
    isBeside = isSpread || 2 * widest + Self.gap <= columns
    let beside = 2 * widest + Self.gap
    self.columns = isSpread ? max(columns, beside) : isBeside ? beside : widest
    (self.home, self.away) = (Array(lines[..<home.count]), Array(lines[home.count...]))
    self.style = style
  }

  /// The same over so many columns, where the two stand beside each other.
  func spread(to columns: Int) -> TeamTables {
    var tables = self
    if isBeside { tables.columns = max(columns, self.columns) }
    return tables
  }

  /// The lines of the whole.
  var lines: [String] {
    guard isBeside else { return painted(home, .first) + [""] + painted(away, .second) }
    let (left, right) = (painted(home, .first), painted(away, .second))
    let widest = (home + away).map(\.displayWidth).max() ?? 0
    return (0..<max(left.count, right.count)).map { row in
      guard row < right.count else { return left[row] }
      let used = row < home.count ? home[row].displayWidth : 0
      let space = String(repeating: " ", count: columns - widest - used)
      return (row < left.count ? left[row] : "") + space + right[row]
    }
  }

  private func painted(_ lines: [String], _ role: ColorRole) -> [String] {
    lines.prefix(1).map { style.color(style.bold($0), role) } + lines.dropFirst()
  }

  private static func rows(_ team: TeamDocument, _ counts: Counts, _ labels: Labels) -> [[String]] {
    let indent = String(repeating: " ", count: (labels.players + [labels.team]).widest)
    let players = team.players.enumerated().map { place, player in
      let label = place < labels.players.count ? labels.players[place] : indent
      return row(player.line, name: player.player?.text ?? "", label)
    }
    func row(_ line: StatLine, name text: String, _ label: String) -> [String] {
      [name(text, label.padded(to: indent.count))] + counts.of(line).map(String.init)
    }
    let isOwn = counts == .all && !team.team.line.isEmpty
    return [[name(team.name, labels.team.padded(to: indent.count))] + counts.titles] + players
      + (isOwn ? [row(team.team.line, name: "(team)", indent)] : [])
  }

  private static func name(_ text: String, _ label: String) -> String {
    (label.isEmpty ? "" : label + " ") + text.escapingControls.truncated(to: longest)
  }
}

extension TeamTables.Counts {
  fileprivate var titles: [String] {
    self == .all ? ["PTS", "1P", "2P", "AST", "REB", "PF"] : ["PTS", "PF"]
  }

  fileprivate func of(_ line: StatLine) -> [Int] {
    guard self == .all else { return [line.points, line.foul] }
    return [line.points, line.onePoint, line.twoPoints, line.assist, line.rebound, line.foul]
  }
}

extension [String] {
  /// Columns of the widest.
  var widest: Int { map(\.displayWidth).max() ?? 0 }
}
