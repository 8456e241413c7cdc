import Basketball
import Documents
import Terminal

/// The players if there is no room for rows: one after another, the home side first, with points
/// and fouls if they fit.
extension PlayerTables {
  /// Columns below which the teams' own keys are in their strip.
  static let small = 60
  /// Columns of the shortest names, of names with points and fouls, and of names with numbers, too.
  private static let (narrowest, short, long) = (2, 5, 8)
  /// Columns of the points and of the fouls, each with the space before it, and between two players.
  private static let (points, fouls, space) = (3, 2, 2)

  /// From many players in a line to two.
  var cellForms: [Block.Form] {
    let most = max(2, Side.allCases.map { entries($0).count }.max() ?? 0)
    return (2...most).reversed().compactMap { stacked(inRowsOf: $0) }
  }

  /// The players, then the team itself if no other block has its key.
  private func entries(_ side: Side) -> [PlayerRow] {
    people.entries(side, withTeam: people.keys != nil && columns >= Self.small)
  }

  private func stacked(inRowsOf count: Int) -> Block.Form? {
    let width = (columns - Self.space * (count - 1)) / count
    guard width >= (people.keys == nil ? 0 : 2) + Self.narrowest else { return nil }
    let rows = Side.allCases.map { (entries($0).count + count - 1) / count }
    return Block.Form(rows: rows.reduce(0, +)) {
      Side.allCases.flatMap { cells($0, width).rows(of: count, gap: Self.space) }
    }
  }

  private func cells(_ side: Side, _ width: Int) -> [Line] {
    let label = people.keys == nil ? 0 : 2
    let counted = width - label - Self.points - Self.fouls
    let hasCounts = counted >= Self.short
    let room = hasCounts ? counted : width - label
    let names = ShortNames(teams, columns: room, number: counted >= Self.long ? .hash : .none)
    return entries(side).map { row in
      let name = row.who.player == nil ? "team".truncated(to: room) : names[row.who]
      let start =
        row.label(columns: label, teams: teams, style: style)
        + row.name(name, style).padded(to: room)
      guard hasCounts else { return start }
      return start + count(row.line.line.points).padded(to: Self.points, .right)
        + fouls(row.line).padded(to: Self.fouls, .right)
    }
  }

  /// The fouls, or `!` for a player who fouls out with the next one, `×` for one who is
  /// out.
  private func fouls(_ line: StatLineDocument) -> Line {
    if line.isOut { return Line("×") }
    if line.player != nil, line.fouls + 1 == people.rules.foulLimit { return Line("!") }
    return count(line.fouls)
  }

  private func count(_ count: Int) -> Line {
    count == 0 ? Line("–", paint: style.dim) : Line("\(count)")
  }
}

/// The players on the bench of a team with their keys, as many per line as are legible.
struct BenchLines {
  private let people: PlayerRows
  private let columns: Int
  /// How many players per line, and the columns of a name.
  private let (count, name): (Int, Int)
  private let names: ShortNames
  private let style: Style

  /// Columns from which the word `bench` is shown, and its width.
  private static let wide = 34
  private static let label = 6
  /// The least columns of a name, and those from which it has a number.
  private static let legible = 5
  private static let numbered = 9
  private static let mostLines = 4

  /// The benches in so many columns; nil if they are empty, or too long.
  init?(_ people: PlayerRows, columns: Int, style: Style) {
    let most = Side.allCases.map { people.bench[$0].count }.max() ?? 0
    let key = people.keys == nil ? 0 : 2
    let room = columns - Self.label(columns)
    let wanted = Side.allCases.flatMap { people.bench[$0] }
      .map { ($0.who.player ?? "").escapingControls }.widest
    let choices = (1...Self.mostLines).map { (most + $0 - 1) / $0 }.map { count in
      (count: count, name: (room + 1) / max(1, count) - 1 - key)
    }
    guard most > 0, let choice = choices.first(where: { $0.name >= min(wanted, Self.legible) })
    else { return nil }
    self.people = people
    self.columns = columns
    self.style = style
    count = choice.count
    name = choice.name
    let whole = Side.allCases.flatMap { people.bench[$0] }
      .map { row in "#\(row.line.player?.jersey ?? "") \(row.who.player ?? "")".escapingControls }
      .widest
    names = ShortNames(
      people.teams, columns: name, number: name < min(Self.numbered, whole) ? .none : .hash)
  }

  private static func label(_ columns: Int) -> Int { columns < wide ? 0 : label }

  func lines(_ side: Side) -> [Line] {
    let label = Self.label(columns)
    let key = people.keys == nil ? 0 : 2
    let cells = people.bench[side].map { row in
      let text = names[row.who]
      let shown = row.line.isOut ? text.truncated(to: name - 1) + "×" : text
      return row.label(columns: key, teams: people.teams, style: style)
        + row.name(shown, style).padded(to: name)
    }
    return cells.rows(of: count, gap: 1).enumerated().map { place, row in
      let word = label > 0 && place == 0 ? Line("bench", paint: style.dim) : Line()
      return word.padded(to: label) + row
    }
  }
}
