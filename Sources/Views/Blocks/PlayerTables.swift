import Basketball
import Documents
import Terminal

/// The players of both teams, a row each with the key, the number, the name and the counts; then
/// the team itself and the bench.
struct PlayerTables {
  let people: PlayerRows
  let columns: Int
  let style: Style
  /// The page on which they are printed; nil on a screen, where each fact has a place of its own.
  var page: TextPage?

  var teams: Sides<TeamDocument> { people.game.teams }

  /// Columns between the tables of the two teams.
  private static let gap = 4

  /// The points and fouls of all players.
  var roster: Block { Block(forms: rosterForms) }

  /// The columns of a team beside the other.
  var width: Int { (columns - Self.gap) / 2 }

  private var rosterForms: [Block.Form] {
    let cells = cellForms
    guard let rows = table([few], isBox: false) else { return cells }
    // A substitution has to show the bench.
    let benches: [Sides<[Line]>?] =
      (people.isChoosing && people.bench.both.contains { !$0.isEmpty } ? [] : [nil])
      + self.benches.array
    let tables = benches.flatMap { bench in
      [false, true].map { form(rows, hasHead: $0, bench) }
    }
    return cells.filter { $0.rows < tables.first?.rows ?? .max } + tables
  }

  /// All counts that the game has used, with the mark beside the fouls.
  private var all: BoxFigures {
    let lines = teams.lines
    let used = Column.used(in: lines, shots: [people.game.rules.shots])
    guard let page else { return used.flatMap { $0.isOfFouls ? [$0] + marks : [$0] } }
    let all =
      used + Table(Column.shotPoints).told(of: lines).columns
      + Column.rating(page.rating, of: lines)
    return all.map { $0.told(by: people.game) }
  }

  /// All counts, then without those of the highest rank, and so on.
  private var choices: [BoxFigures] {
    let all = all
    return Set(all.map(\.rank)).sorted(by: >).map { rank in all.filter { $0.rank <= rank } }
  }

  /// The counts that fit, with the teams side by side; on a low screen the roster instead.
  var box: Block {
    guard let some = table(choices + [few], isBox: true) else { return roster }
    return Block(forms: rosterForms + [false, true].map { form(some, hasHead: $0) })
  }

  /// All counts of everybody as they are printed: the teams side by side if there is room, else stacked, with the
  /// counts that fit; on a page for programs with all counts.
  var printed: (lines: [Line], isBeside: Bool) {
    let all = all
    let wholes = [false, true].compactMap { layout(all, .max, isTight: $0, isBox: true) }
    if let whole = wholes.first(where: { 2 * $0.width + Self.gap <= columns }) {
      let away = whole.lines(.away)
      return (whole.lines(.home).beside(away, at: whole.width + Self.gap), true)
    }
    let isWhole = page?.isWhole == true
    guard let shown = isWhole ? wholes.first : table(choices + [few], isBox: true, within: columns)
    else { return ([], false) }
    return (shown.stacked, false)
  }

  /// All counts of everybody, on as many pages of so many rows as they need: on one if it has room for the teams side
  /// by side or stacked; else pages of columns and of players, side by side or, on a narrow screen, one team after
  /// the other. Every page has the names.
  func pages(rows: Int) -> [Block] {
    let all = all
    let isBeside = columns >= Self.small
    if isBeside, let whole = table([all], isBox: true) {
      return pages(of: whole, rows: rows)
    }
    if let whole = layout(all, columns, isTight: false, isBox: true) {
      let lines = whole.stacked
      if lines.count <= rows { return [Block(lines)] }
    }
    var tables = [TableLayout]()
    var rest = all[...]
    while !rest.isEmpty {
      // No page begins with the mark.
      let ends = (1...rest.count).reversed().filter { rest.dropFirst($0).first?.kind != .text }
      let fitting = ends.lazy.compactMap { count in
        layout(Array(rest.prefix(count)), isBeside ? width : columns, isTight: true, isBox: true)
      }.first
      guard let table = fitting else { return [roster] }
      tables.append(table)
      rest = rest.dropFirst(table.columns.count)
    }
    if isBeside { return tables.flatMap { pages(of: $0, rows: rows) } }
    return Side.allCases.flatMap { side in
      tables.flatMap { chunks(of: $0, side, rows: rows) }.map(Block.init)
    }
  }

  /// The pages of a table with the teams side by side, with its head on each.
  private func pages(of table: TableLayout, rows: Int) -> [Block] {
    let home = chunks(of: table, .home, rows: rows)
    let away = chunks(of: table, .away, rows: rows)
    return (0..<max(home.count, away.count)).map { place in
      let left = place < home.count ? home[place] : []
      let right = place < away.count ? away[place] : []
      return Block(left.beside(right, at: columns - width))
    }
  }

  /// The lines of a team in pieces of so many rows: no heading of the bench takes the room of the last line.
  private func chunks(of table: TableLayout, _ side: Side, rows: Int) -> [[Line]] {
    let all = table.lines(side)
    let lines = all.count == rows + 1 ? table.lines(side, namesBench: false) : all
    if lines.count <= rows { return [lines] }
    return stride(from: 1, to: lines.count, by: rows - 1).map { start in
      Array(lines.prefix(1) + lines[start...].prefix(rows - 1))
    }
  }

  private var few: BoxFigures { [.points, .fouls] + marks }

  /// The mark beside the fouls, if there is a limit.
  private var marks: BoxFigures { people.game.rules.foulLimit.map { .mark(foulLimit: $0) }.array }

  private var numberColumns: Int {
    let numbers = teams.both.flatMap(\.players).compactMap { $0.player?.jersey }
    return numbers.isEmpty ? 0 : numbers.widest + 2
  }

  /// The first of these choices of counts that leaves room for names, if need be with small gaps. A table of points
  /// and fouls alone takes the small gaps if names are whole only then.
  private func table(
    _ choices: [BoxFigures], isBox: Bool, within room: Int? = nil
  ) -> TableLayout? {
    let layouts = choices.lazy.flatMap { columns in
      [false, true].lazy.compactMap { layout(columns, room ?? width, isTight: $0, isBox: isBox) }
    }
    return isBox ? layouts.first : layouts.first(where: \.hasWholeNames) ?? Array(layouts).last
  }

  /// A table of these counts in so many columns; nil if the names would be too short. A box score has
  /// longer names, and the bench.
  private func layout(
    _ columns: BoxFigures, _ width: Int, isTight: Bool, isBox: Bool
  ) -> TableLayout? {
    let lines = teams.lines
    let widths = columns.map { column in
      // The title is a cell, too.
      ([column.title ?? ""] + lines.map(column.text)).widest + (isTight ? 1 : Grid.gap)
    }
    let key = people.keys == nil ? 0 : isTight ? 2 : 4
    let room = width - key - numberColumns - widths.reduce(0, +)
    let wanted = (teams.both.flatMap(\.players).map { $0.name ?? "" } + ["team"])
      .map(\.escapingControls).widest
    guard room >= min(isBox ? 8 : 5, wanted) else { return nil }
    let names = ShortNames(teams, columns: min(room, 24), number: .none)
    // The counts stand beside the names.
    let title = teams.widestName - key - numberColumns
    return TableLayout(
      tables: self, hasWholeNames: room >= min(wanted, 24), columns: columns, widths: widths,
      isTight: isTight, key: key,
      number: numberColumns, name: min(room, max(min(24, wanted), title)), names: names,
      hasBench: isBox)
  }

  /// The teams side by side.
  private func form(
    _ table: TableLayout, hasHead: Bool, _ bench: Sides<[Line]>? = nil
  ) -> Block.Form {
    let teams = Sides { table.lines($0, hasHead: hasHead) + (bench?[$0] ?? []) }
    return Block.Form(teams.home.beside(teams.away, at: columns - width))
  }
}

/// The layout of the tables of both teams.
private struct TableLayout {
  let tables: PlayerTables
  let hasWholeNames: Bool
  let columns: BoxFigures
  let widths: [Int]
  let isTight: Bool
  /// Columns of a key, a number and a name, with the space after each.
  let key, number, name: Int
  let names: ShortNames
  /// Whether the players on the bench have rows, too; then a table with a heading also has a row for the total.
  let hasBench: Bool

  private var style: Style { tables.style }
  private var isPrinted: Bool { tables.page != nil }
  /// Columns before the counts.
  private var start: Int { key + number + name }
  var width: Int { widths.reduce(start, +) }

  /// Both teams, one below the other.
  var stacked: [Line] { lines(.home) + [Line()] + lines(.away) }

  func lines(_ side: Side, hasHead: Bool = true, namesBench: Bool = true) -> [Line] {
    let team = tables.teams[side]
    let people = tables.people
    func rows(_ people: [PlayerRow]) -> [Line] { people.map { line($0, side) } }
    let bench = hasBench ? rows(people.bench[side]) : []
    let benched = bench.isEmpty || !namesBench ? bench : [Line("bench", paint: style.dim)] + bench
    let title = tables.teams.shortNames(in: max(1, start))[side]
    let titles =
      Line(title) { style.color(style.bold($0), side, tables.teams) }.padded(to: start)
      + cells(columns.map { Line($0.title ?? "", paint: style.dim) })
    let own = isPrinted && !team.team.isShown ? [] : [line(people.team(side), side)]
    let players = rows(people.court[side]) + benched + own
    // The total has no key and no number, so its word may be wider than the names.
    let total = Line("total", paint: style.bold).padded(to: start) + counts(team.total)
    let hasTotal = hasHead && hasBench && (!isPrinted || team.shots.attempts != nil)
    return (hasHead ? [titles] : []) + players + (hasTotal ? [total] : [])
  }

  private func line(_ row: PlayerRow, _ side: Side) -> Line {
    let key =
      row.key.map { style.key($0, side, tables.teams, isTight: isTight) } ?? Line()
    let number = (row.line.player?.jersey).said { "#\($0)" }
    let name = row.who.player == nil ? "team" : names[row.who]
    return (key + Line(row.mark)).padded(to: self.key) + Line(number).padded(to: self.number)
      + row.name(name, style).padded(to: self.name) + counts(row.line)
  }

  private func counts(_ line: StatLineDocument) -> Line {
    cells(
      columns.map { column in
        let text = column.text(line)
        let isNone = text == "–" || column.kind == .count && ["0", "0-0"].contains(text)
        let shown = isNone && !isPrinted ? "–" : text
        guard column.isOfFouls else { return Line(shown) { isNone ? style.dim($0) : $0 } }
        return Line(shown) { style.warned($0, line, tables.people.game.rules.foulLimit) }
      })
  }

  private func cells(_ cells: [Line]) -> Line {
    zip(cells, widths).map { $0.padded(to: $1, .right) }.reduce(Line(), +)
  }
}

typealias BoxFigures = [Column<StatLineDocument>]

extension Column<StatLineDocument> {
  /// Whether the column has the fouls of a player, or the mark of these fouls.
  fileprivate var isOfFouls: Bool { key.description == "fouls" || kind == .text }
}

extension Style {
  /// The fouls of a player in a warning colour: yellow before the last, red after it, faint if there are none.
  func warned(_ text: String, _ line: StatLineDocument, _ limit: Int?) -> String {
    if line.isOut { return color(text, .bad) }
    if line.isNearLast(of: limit) { return color(text, .warning) }
    return text == "–" ? dim(text) : text
  }
}

extension StatLineDocument {
  /// Whether the next foul puts the player out.
  func isNearLast(of limit: Int?) -> Bool { player != nil && fouls + 1 == limit }

  /// Whether any column shows something of this line; time-outs have no column.
  var isShown: Bool {
    counts[.result] > 0 || Move.allCases.contains { !$0.row.isOfTeam && counts[$0] > 0 }
  }
}

extension Sides<TeamDocument> {
  /// Columns of the longer name of a team.
  var widestName: Int { both.map(\.name.escapingControls).widest }

  /// All lines that a box score may have.
  var lines: [StatLineDocument] { both.flatMap { $0.players + [$0.team, $0.total] } }
}
