import Basketball
import Documents
import Terminal

/// The players of both teams with their counts, for printing: side by side if there is room.
struct TeamTables {
  let lines: [String]
  let columns: Int
  /// Whether the two are side by side.
  let isBeside: Bool

  /// Columns between the two, and the most columns of a name.
  private static let (gap, longest) = (4, 24)

  init(_ teams: Sides<TeamDocument>, _ rules: Rules, on page: TextPage) {
    let style = page.style
    // A page has no fewer columns.
    let wide = TextPage(columns: max(page.columns, 36), style: style, isWhole: page.isWhole)
    // One table of both, so that the counts of the teams line up. Without a line it is a heading.
    typealias Row = (name: (ShortNames) -> String, line: StatLineDocument?)
    let sides = Sides { side -> [Row] in
      let team = teams[side]
      return [({ $0[Who(side)] }, nil)]
        + team.players.map { line in ({ $0[Who(side, line.name)] }, line) }
        + (team.team.isShown ? [({ _ in "(team)" }, team.team)] : [])
        + (team.shots.attempts != nil ? [({ _ in "(total)" }, team.total)] : [])
    }
    let rows = sides.home + sides.away
    let box =
      Column.used(in: teams.lines, shots: [rules.shots])
      + Table(Column.shotPoints).told(of: teams.lines).columns
      + Column.rating(page.rating, of: teams.lines)
    let counts = box.map { count in
      Column<Row>(rank: count.rank, as: .text) { $0.line.map(count.text) ?? count.title }
    }
    let plain = Table([Column(as: .name) { _ in "" }] + counts).lines(
      rows, on: wide,
      // Counts are dropped before names get shorter. A full court has up to twelve players a side,
      // who need more letters to be told apart.
      least: rules.tellsFoulsApart ? 12 : 8,
      names: { columns in
        let names = ShortNames(teams, columns: min(columns, Self.longest))
        return rows.map { $0.name(names) }
      })
    let widest = plain.widest
    let count = sides.home.count
    let tables = Sides<[Line]> { side in
      (side == .home ? plain[..<count] : plain[count...]).enumerated().map { row, text in
        Line(text) { row == 0 ? style.color(style.bold($0), side, teams) : $0 }
      }
    }
    isBeside = 2 * widest + Self.gap <= page.columns
    columns = isBeside ? 2 * widest + Self.gap : widest
    lines =
      (isBeside
      ? tables.home.beside(tables.away, at: widest + Self.gap)
      : tables.home + [Line()] + tables.away)
      .map(\.text)
  }
}

typealias BoxFigures = [Column<StatLineDocument>]

extension Column {
  /// The columns of its widest cell, the title included.
  func columns(in rows: [Row]) -> Int { ([title ?? ""] + rows.map(text)).widest }
}

extension Array {
  /// Drops the elements of the highest rank, then of the next, until the rest fits; rank 0 stays.
  func dropping(by rank: (Element) -> Int, until fits: ([Element]) -> Bool) -> [Element] {
    var rest = self
    while let highest = rest.map(rank).max(), highest > 0, !fits(rest) {
      rest.removeAll { rank($0) == highest }
    }
    return rest
  }
}

extension StatLineDocument {
  /// Whether any column shows something of it; time-outs have no column.
  var isShown: Bool {
    line[.result] > 0 || MoveRow.table.contains { !$0.isOfTeam && line[$0.move] > 0 }
  }
}

extension Sides<TeamDocument> {
  /// All lines that a box score may have.
  var lines: [StatLineDocument] { both.flatMap { $0.players + [$0.team, $0.total] } }
}

/// The line score: the points of both teams by period.
struct LineScore {
  /// `Q1`, `Q2`, `OT`.
  let periods: [String]
  private let teams: Sides<TeamDocument>

  /// The line score of a game; nil before its second period, and if only the result is known.
  init?(_ game: GameDocument) {
    guard game.hasPeriods, let count = game.home.line?.count, count > 1 else { return nil }
    periods = (1...max(game.rules.periods, count)).map { game.name(ofPeriod: $0) ?? "P\($0)" }
    teams = game.teams
  }

  /// The points of a side in each period as text; a dash if it has not begun.
  func cells(_ side: Side) -> [String] {
    let points = teams[side].line ?? []
    return periods.indices.map { $0 < points.count ? String(points[$0]) : "–" }
  }

  /// A row for each team, on a terminal and on the page of the game.
  ///
  /// - Parameter title: the title of the column of their names.
  func table(_ title: String) -> Table<Side> {
    let team = Column<Side>(title, as: .team) { [teams] in teams[$0].name }
    let points = Column<Side>("PTS", "points") { [teams] in teams[$0].score }
    return Table(
      [team]
        + periods.enumerated().map { place, name in
          Column(name, as: .text) { cells($0)[place] }
        } + [points])
  }

  /// A table with a line for each team.
  func lines(on page: TextPage) -> [String] {
    table("").lines(Side.allCases, on: page) { cell, row, column in
      column == 0 ? page.style.color(cell, Side.allCases[row], teams) : cell
    }
  }
}

extension Style {
  /// The text in the colour of a team, or of its side if the team's is not known.
  func color(_ text: String, _ side: Side, _ teams: Sides<TeamDocument>) -> String {
    teams[side].color.map { color(text, RGB($0)) } ?? color(text, side.role)
  }
}

extension Side {
  /// The colour of a team without one of its own.
  var role: ColorRole { self == .home ? .first : .second }
}

extension RGB {
  init(_ color: TeamColor) {
    self.init(color.red, color.green, color.blue)
  }
}
