import Basketball
import Documents
import Terminal

/// Who has which key, where there is no room for tables: the players of a team after each other, the
/// home side's first; at last only the keys, and which key names their players.
struct RosterCells {
  private let teams: Sides<TeamDocument>
  private let labels: Sides<TeamTables.Labels>
  private let columns: Int
  private let style: Style

  /// Columns that the shortest names have, and a key with the space after it.
  private static let (narrowest, key) = (2, 2)
  private static let gap = 2

  /// Lines from the fullest names to none.
  static func all(
    _ teams: Sides<TeamDocument>, _ labels: Sides<TeamTables.Labels>, columns: Int, style: Style
  ) -> [[String]] {
    let cells = RosterCells(teams: teams, labels: labels, columns: columns, style: style)
    let most = Side.allCases.map { cells.keys($0).count }.max() ?? 0
    return [cells.beside].compactMap(\.self)
      + (2...max(2, most)).compactMap { cells.stacked(inRowsOf: $0) } + cells.ranges
  }

  private func keys(_ side: Side) -> [String] {
    Array(labels[side].players.prefix(teams[side].players.count))
  }

  /// The two teams beside each other, a player a line.
  private var beside: [String]? {
    let width = (columns - Self.gap) / 2
    guard width >= Self.key + Self.narrowest * 4 else { return nil }
    let (home, away) = (cells(.home, width), cells(.away, width))
    return (0..<max(home.count, away.count)).map { row in
      let left = row < home.count ? home[row] : (String(repeating: " ", count: width), "")
      guard row < away.count else { return left.1 }
      return (row < home.count ? left.1 + left.0.rest(to: width) : left.0)
        + String(repeating: " ", count: columns - 2 * width) + away[row].1
    }
  }

  private func stacked(inRowsOf count: Int) -> [String]? {
    // A narrow screen has one column between two names.
    let gap = columns < 30 ? 1 : Self.gap
    let width = (columns - gap * (count - 1)) / count
    guard width >= Self.key + Self.narrowest else { return nil }
    return Side.allCases.flatMap { side in
      let cells = cells(side, width)
      return stride(from: 0, to: cells.count, by: count).map { start in
        let row = cells[start..<min(cells.count, start + count)]
        let padded = row.dropLast().map { $0.1 + $0.0.rest(to: width + gap) }
        return (padded + row.suffix(1).map(\.1)).joined()
      }
    }
  }

  /// Each player with the key: as it stands on the screen, and painted.
  private func cells(_ side: Side, _ width: Int) -> [(String, String)] {
    let names = ShortNames(teams, columns: width - Self.key)
    return zip(keys(side), teams[side].players).map { key, player in
      let name = names[Who(side, player.name)]
      let painted = style.color(style.bold(key), side == .home ? .first : .second)
      return ("\(key) \(name)", "\(painted) \(name)")
    }
  }

  /// The keys alone, as `1-5 A-G`.
  private var ranges: [[String]] {
    let (home, away) = (range(.home), range(.away))
    let hint = ["? who has which key", "? who is it", "? who"].first { $0.displayWidth <= columns }
    let line = "\(home)  \(away)".truncated(to: columns)
    return [[line, hint ?? "?"], ["\(line)  ? who"].filter { $0.displayWidth <= columns }, [line]]
      .filter { !$0.isEmpty }
  }

  private func range(_ side: Side) -> String {
    let keys = keys(side)
    let parts = [keys.filter { Int($0) != nil }, keys.filter { Int($0) == nil }]
    return parts.filter { !$0.isEmpty }.map { part in
      part.count < 3 ? part.joined(separator: " ") : "\(part[0])-\(part[part.count - 1])"
    }.joined(separator: " ")
  }
}

extension String {
  /// Spaces from the end of the text to a column.
  fileprivate func rest(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - displayWidth))
  }
}
