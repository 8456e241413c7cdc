import Basketball
import Documents
import Terminal

/// The players of both teams, a row each with the key, the number, the name and the counts; then
/// the team itself and the bench.
struct PlayerTables {
  let people: PlayerRows
  let columns: Int
  let style: Style

  var teams: Sides<TeamDocument> { people.teams }

  /// Columns between the tables of the two teams.
  private static let gap = 4

  /// The points and fouls of all players.
  var roster: Block { Block(rosterForms) }

  /// The columns of a team beside the other.
  private var width: Int { (columns - Self.gap) / 2 }

  private var rosterForms: [Block.Form] {
    let cells = cellForms
    guard let rows = table([few], isBox: false) else { return cells }
    // A substitution has to show the bench.
    let benches =
      (people.isChoosing && people.bench.both.contains { !$0.isEmpty } ? [] : [nil])
      + [BenchLines(people, columns: width, style: style)].filter { $0 != nil }
    let tables = benches.flatMap { bench in
      [.players, .headed].map { form(rows, $0, bench) }
    }
    return cells.filter { $0.rows < tables.first?.rows ?? .max } + tables
  }

  /// All counts that the game has used: the teams side by side with the counts that fit, or stacked
  /// with all counts, if that is allowed. On a low screen it is the roster.
  func box(isStacked: Bool) -> Block {
    let all = Column.used(in: teams.lines, shots: [people.rules.shots]) + marks
    // Those of the highest rank are dropped first.
    let choices = Set(all.map(\.rank)).sorted(by: >).map { rank in all.filter { $0.rank <= rank } }
    guard let some = table(choices + [few], isBox: true) else { return roster }
    var forms = rosterForms + [form(some, .players), form(some, .whole)]
    if isStacked, some.columns.count < all.count,
      let table = layout(all, columns, isTight: false, isBox: true)
    {
      forms.append(
        Block.Form(table.lines(.home, .whole) + [Line()] + table.lines(.away, .whole)))
    }
    return Block(forms)
  }

  private var few: BoxFigures { [.points, .fouls] + marks }

  /// The mark beside the fouls, if there is a limit.
  private var marks: BoxFigures { people.rules.foulLimit.map { .mark(foulLimit: $0) }.array }

  private var numberColumns: Int {
    let numbers = teams.both.flatMap(\.players).compactMap { $0.player?.jersey }
    return numbers.isEmpty ? 0 : numbers.widest + 2
  }

  /// The first of these choices of counts that leaves room for names, if need be with small gaps.
  private func table(_ choices: [BoxFigures], isBox: Bool) -> TableLayout? {
    choices.lazy.flatMap { columns in
      [false, true].lazy.compactMap { layout(columns, width, isTight: $0, isBox: isBox) }
    }.first
  }

  /// A table of these counts in so many columns; nil if the names would be too short. A box score has
  /// longer names, and the bench.
  private func layout(
    _ columns: BoxFigures, _ width: Int, isTight: Bool, isBox: Bool
  ) -> TableLayout? {
    let lines = teams.lines
    let widths = columns.map { $0.columns(in: lines) + (isTight ? 1 : Grid.gap) }
    let key = people.keys == nil ? 0 : isTight ? 2 : 4
    let room = width - key - numberColumns - widths.reduce(0, +)
    let wanted = (teams.both.flatMap(\.players).map { $0.name ?? "" } + ["team"])
      .map(\.escapingControls).widest
    guard room >= min(isBox ? 8 : 5, wanted) else { return nil }
    let names = ShortNames(teams, columns: min(room, 24), number: .none)
    return TableLayout(
      tables: self, columns: columns, widths: widths, isTight: isTight, key: key,
      number: numberColumns, name: room, names: names, hasBench: isBox)
  }

  /// The teams side by side.
  private func form(
    _ table: TableLayout, _ extent: TableLayout.Extent, _ bench: BenchLines? = nil
  ) -> Block.Form {
    let teams = Sides { table.lines($0, extent) + (bench?.lines($0) ?? []) }
    return Block.Form(teams.home.beside(teams.away, at: columns - width))
  }
}

/// The layout of the tables of both teams.
private struct TableLayout {
  let tables: PlayerTables
  let columns: BoxFigures
  let widths: [Int]
  let isTight: Bool
  /// Columns of a key, a number and a name, with the space after each.
  let key, number, name: Int
  let names: ShortNames
  /// Whether the bench has rows, too.
  let hasBench: Bool

  /// How much of a team is shown: the players and the team itself, a heading, and the total.
  enum Extent { case players, headed, whole }

  private var style: Style { tables.style }

  func lines(_ side: Side, _ extent: Extent) -> [Line] {
    let team = tables.teams[side]
    let people = tables.people
    func rows(_ people: [PlayerRow]) -> [Line] { people.map { line($0, side) } }
    let bench = hasBench ? rows(people.bench[side]) : []
    let benched = bench.isEmpty ? [] : [Line("bench", paint: style.dim)] + bench
    let title = team.name.escapingControls.truncated(to: max(1, key + number + name))
    let titles =
      Line(title) { style.color(style.bold($0), side, tables.teams) }.padded(
        to: key + number + name)
      + cells(columns.map { Line($0.title ?? "", paint: style.dim) })
    let players = rows(people.court[side]) + benched + [line(people.team(side), side)]
    // It has no key and no number, and may be wider than the names.
    let total =
      Line("total", paint: style.bold).padded(to: key + number + name) + counts(team.total)
    return (extent == .players ? [] : [titles]) + players + (extent == .whole ? [total] : [])
  }

  private func line(_ row: PlayerRow, _ side: Side) -> Line {
    let key =
      row.key.map {
        style.key($0, isTight: isTight).painted { style.color($0, side, tables.teams) }
      } ?? Line()
    let number = row.line.player?.jersey.map { "#\($0)" } ?? ""
    let name = row.who.player == nil ? "team" : names[row.who]
    return (key + Line(row.mark)).padded(to: self.key) + Line(number).padded(to: self.number)
      + row.name(name, style).padded(to: self.name) + counts(row.line)
  }

  private func counts(_ line: StatLineDocument) -> Line {
    cells(
      columns.map { column in
        let text = column.text(line)
        let isNone = text == "–" || column.kind == .count && ["0", "0-0"].contains(text)
        return isNone ? Line("–", paint: style.dim) : Line(text)
      })
  }

  private func cells(_ cells: [Line]) -> Line {
    zip(cells, widths).map { $0.padded(to: $1, .right) }.reduce(Line(), +)
  }
}
