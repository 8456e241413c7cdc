import Terminal
import ViewModels

/// The scoreboard as text: the score, the clock and what everybody has done.
public struct BoardView {
  private let game: GameDocument
  private let style: Style
  /// Columns of the board.
  private let columns: Int
  /// Columns of one team's table.
  private let table: Int
  private let isBeside: Bool

  private static let gap = 4
  /// Columns of a name on a screen that has room for them.
  private static let names = 11...20

  /// A board for a screen of so many columns: the teams beside each other where both fit.
  public init(_ game: GameDocument, columns: Int, style: Style) {
    (self.game, self.style) = (game, style)
    let names = [game.home, game.away].flatMap { [$0.name] + $0.players.compactMap(\.name) }
    let longest = names.map(\.visible.columns).max() ?? 0
    let wanted = TeamTable.counts + min(max(longest, Self.names.lowerBound), Self.names.upperBound)
    isBeside = 2 * wanted + Self.gap <= columns
    table = min(wanted, columns)
    self.columns = isBeside ? 2 * wanted + Self.gap : table
  }

  /// The lines of the board.
  public var lines: [String] { head + [""] + tables }

  private var head: [String] {
    let (home, away) = (game.home, game.away)
    let names = [home, away].map { $0.name.visible.truncated(to: max(8, columns / 2 - 12)) }
    let score = "\(names[0]) \(home.score) : \(away.score) \(names[1])"
    let clock = "\(game.clock.text)  \(game.statusText)"
    let shown = [style.bold(score), style.color(clock, game.clock.running ? .good : .warning)]
    let gap = columns - score.columns - clock.columns
    guard gap > 1 else { return shown }
    return [shown[0] + String(repeating: " ", count: gap) + shown[1]]
  }

  private var tables: [String] {
    let home = TeamTable(game.home, .first, style).lines(columns: table)
    let away = TeamTable(game.away, .second, style).lines(columns: table)
    guard isBeside else { return (home + [(plain: "", painted: "")] + away).map(\.painted) }
    return (0..<max(home.count, away.count)).map { row in
      let left = row < home.count ? home[row] : (plain: "", painted: "")
      let right = row < away.count ? away[row].painted : ""
      guard !right.isEmpty else { return left.painted }
      let space = String(repeating: " ", count: table + Self.gap - left.plain.columns)
      return left.painted + space + right
    }
  }
}

/// One team's players and counts as a table.
struct TeamTable {
  private let team: TeamDocument
  private let role: ColorRole
  private let style: Style

  /// Columns of the six counts with the gaps before them.
  static let counts = 27

  init(_ team: TeamDocument, _ role: ColorRole, _ style: Style) {
    (self.team, self.role, self.style) = (team, role, style)
  }

  /// The lines, each as it is measured and as it is painted, none longer than `columns`.
  func lines(columns: Int) -> [(plain: String, painted: String)] {
    let shared = [Grid.Column(.left, isFlexible: true)] + Array(repeating: .init(.right), count: 6)
    let grid = Grid(shared)
    let plain = grid.lines(rows(columns), within: columns)
    return plain.enumerated().map { row, line in
      (line, row == 0 ? style.color(style.bold(line), role) : line)
    }
  }

  private func rows(_ columns: Int) -> [[String]] {
    // All names as wide as they may be: the counts of the two teams stand at the same place.
    let header = [
      team.name.visible.padded(to: columns - Self.counts), "PTS", "1P", "2P", "AST", "REB", "PF",
    ]
    let own = team.team.isEmpty ? [] : [row(team.team, name: "(team)")]
    return [header] + team.players.map { row($0, name: ($0.name ?? "").visible) } + own
  }

  private func row(_ line: LineDocument, name: String) -> [String] {
    [name]
      + [line.points, line.onePoint, line.twoPoints, line.assist, line.rebound, line.foul]
      .map(String.init)
  }
}

extension GameDocument {
  /// Where the game stands, in words.
  var statusText: String {
    switch winner.value {
    case "home": "final, \(home.name.visible.truncated(to: 24)) win"
    case .some: "final, \(away.name.visible.truncated(to: 24)) win"
    case nil: "\(status.rawValue), to \(rules.target) by \(rules.margin)"
    }
  }
}
