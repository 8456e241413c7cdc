import Basketball
import Documents
import Terminal
import ViewModels

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
