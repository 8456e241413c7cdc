import Basketball
import Documents
import Terminal
import ViewModels

/// The players of both teams with their counts, for printing: side by side if there is room.
struct TeamTables {
  let columns: Int
  /// Whether the two are side by side.
  let isBeside: Bool
  private let home: [String]
  private let away: [String]
  private let colors: Sides<TeamColor?>
  private let style: Style

  private static let gap = 4
  /// The most columns of a name, and the least of a screen that shows names.
  private static let (longest, narrowest) = (24, 36)
  private static let total = "(total)"

  init(_ teams: Sides<TeamDocument>, _ rules: Rules, columns: Int, style: Style) {
    let room = max(columns, Self.narrowest)
    let cells = StatColumn.fitting(
      StatColumn.used(in: teams.lines, shots: rules.shots), teams.lines,
      within: room - Self.legible(teams, atMost: rules.tellsFoulsApart ? 12 : 8))
    // One grid for both, so that the counts of the teams line up.
    let grid = Grid(
      [.init(isFlexible: true)] + Array(repeating: .init(.right), count: cells.count))
    func rows(_ names: ShortNames) -> Sides<[[String]]> {
      Sides(
        home: Self.rows(teams.home, .home, cells, names),
        away: Self.rows(teams.away, .away, cells, names))
    }
    let full = rows(ShortNames(teams, columns: Self.longest))
    let names = max(1, grid.widths(of: full.home + full.away, within: room)[0])
    let shown = names < Self.longest ? rows(ShortNames(teams, columns: names)) : full
    let lines = grid.lines(shown.home + shown.away, within: room)
    let beside = 2 * lines.widest + Self.gap
    isBeside = beside <= columns
    self.columns = isBeside ? beside : lines.widest
    (home, away) = (Array(lines[..<shown.home.count]), Array(lines[shown.home.count...]))
    colors = teams.map(\.color)
    self.style = style
  }

  /// The least columns of names; counts are dropped before names get shorter. A full court has up
  /// to twelve players a side, who need more letters to be told apart.
  private static func legible(_ teams: Sides<TeamDocument>, atMost most: Int) -> Int {
    let names = [teams.home, teams.away].flatMap { team in
      [team.name, total] + team.players.map { $0.name ?? "" }
    }
    return min(most, names.map(\.escapingControls).widest)
  }

  var lines: [String] {
    guard isBeside else { return painted(home, .home) + [""] + painted(away, .away) }
    let (left, right) = (painted(home, .home), painted(away, .away))
    let widest = (home + away).widest
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
    _ team: TeamDocument, _ side: Side, _ columns: [StatColumn], _ names: ShortNames
  ) -> [[String]] {
    func row(_ name: String, _ line: StatLineDocument) -> [String] {
      [name] + columns.map { $0.cell(line) }
    }
    let players = team.players.map { row(names[Who(side, $0.name)], $0) }
    return [[names[Who(side)]] + columns.map(\.title)] + players
      + (team.team.isShown ? [row("(team)", team.team)] : [])
      + (team.shots.attempts != nil ? [row(total, team.total)] : [])
  }
}

extension StatLineDocument {
  /// Whether any column shows something of it; time-outs have no column.
  var isShown: Bool {
    MoveRow.table.contains { !$0.isOfTeam && line[$0.move] > 0 }
  }
}

extension Sides<TeamDocument> {
  /// All lines that a box score may have.
  var lines: [StatLineDocument] { [home, away].flatMap { $0.players + [$0.team, $0.total] } }
}

/// The line score: the points of both teams by period.
struct LineScore {
  /// `Q1`, `Q2`, `OT`.
  let periods: [String]
  /// Points in each period; nil if it has not begun.
  private let points: Sides<[Int?]>
  private let teams: Sides<TeamDocument>

  /// The line score of a game; nil before its second period, and if only the result is known.
  init?(_ facts: GameFacts) {
    guard facts.hasPeriods, let home = facts.teams.home.line, let away = facts.teams.away.line,
      home.count > 1
    else { return nil }
    let count = max(facts.rules.periods, home.count)
    periods = (1...count).map { facts.name(ofPeriod: $0) ?? "P\($0)" }
    points = Sides(home: home, away: away).map { line in
      (0..<count).map { $0 < line.count ? line[$0] : nil }
    }
    teams = facts.teams
  }

  /// The points of a side in each period as text.
  func cells(_ side: Side) -> [String] { points[side].map { $0.map { "\($0)" } ?? "–" } }

  /// A table with a line for each team, for printing.
  func lines(columns: Int, style: Style) -> [String] {
    let grid = Grid(
      [.init(isFlexible: true)] + Array(repeating: .init(.right), count: periods.count + 1))
    let rows = Side.allCases.map { side in
      [teams[side].name.escapingControls] + cells(side) + ["\(teams[side].score)"]
    }
    return grid.lines([[""] + periods + ["PTS"]] + rows, within: columns) { cell, row, column in
      if row == 0 { return style.dim(cell) }
      return column == 0 ? style.color(cell, row == 1 ? .home : .away, teams.map(\.color)) : cell
    }
  }
}

extension Style {
  /// The text in the colour of a team, or of its side if the team's is not known.
  func color(_ text: String, _ side: Side, _ colors: Sides<TeamColor?>) -> String {
    if let color = colors[side] { return self.color(text, RGB(color)) }
    return self.color(text, side == .home ? .first : .second)
  }
}

extension RGB {
  init(_ color: TeamColor) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
