import Basketball
import Documents
import Terminal

/// The players of both teams, a row each: the key, the number, the name and the counts; at the end what
/// the team itself did.
struct PlayerTables {
  let teams: Sides<TeamDocument>
  /// The keys, where it is a game to be scored.
  let keys: Sides<TeamKeys>?
  let style: Style

  /// Columns between the tables of the two teams.
  private static let gap = 4
  /// Columns that names keep in a box score and in a roster, and have at most.
  private static let (boxed, legible, longest) = (8, 5, 24)

  /// The points and fouls of everybody, in the fewest rows last.
  func roster(columns: Int) -> Block {
    let width = (columns - Self.gap) / 2
    let rows = [false, true].lazy.compactMap { isTight in
      table(StatColumn.few, width, isTight: isTight, names: Self.legible)
    }.first
    let cells = PlayerCells(teams: teams, keys: keys, columns: columns, style: style).forms
    return Block(
      cells
        + [
          rows.map { beside($0.lines { $0.rows }, columns) },
          rows.map { beside($0.lines { $0.all }, columns) },
        ].compactMap(\.self))
  }

  /// Every count that the game has used: beside each other with what fits, or else, where it may be
  /// stacked, all of it with one team above the other.
  func box(columns: Int, isStacked: Bool) -> Block {
    let (all, width) = (StatColumn.used(in: teams.lines), (columns - Self.gap) / 2)
    let names = Self.boxed
    let whole = table(all, width, isTight: false, names: names)
    let some = whole ?? table(fitting(all, width), width, isTight: false, names: names)
    let stacked =
      whole == nil && isStacked ? table(all, columns, isTight: false, names: names) : nil
    let forms = [
      some.map { beside($0.lines { $0.rows }, columns) },
      some.map { beside($0.lines { $0.all + $0.total }, columns) },
      stacked.map { table in
        let sides = table.lines { $0.all + $0.total }
        return sides.home + [Line()] + sides.away
      },
    ].compactMap(\.self)
    return forms.isEmpty ? roster(columns: columns) : Block(forms)
  }

  private func fitting(_ columns: [StatColumn], _ width: Int) -> [StatColumn] {
    let room = width - keyColumns(isTight: false) - numberColumns - Self.boxed
    let some = StatColumn.fitting(columns, teams.lines, within: room)
    let basic = StatColumn.fitting(StatColumn.basic, teams.lines, within: room)
    return self.columns(of: some) <= room
      ? some : self.columns(of: basic) <= room ? basic : StatColumn.few
  }

  private func columns(of cells: [StatColumn]) -> Int {
    cells.reduce(0) { $0 + width(of: $1, isTight: false) }
  }

  private func width(of column: StatColumn, isTight: Bool) -> Int {
    ([column.title] + teams.lines.map(column.cell)).widest + (isTight ? 1 : Grid.gap)
  }

  private func keyColumns(isTight: Bool) -> Int { keys == nil ? 0 : isTight ? 2 : 4 }

  private var numberColumns: Int {
    let numbers = [teams.home, teams.away].flatMap(\.players).compactMap { $0.player?.jersey }
    return numbers.isEmpty ? 0 : numbers.widest + 2
  }

  /// A table of these counts in so many columns; nil where names would not keep enough of them.
  private func table(
    _ columns: [StatColumn], _ width: Int, isTight: Bool, names least: Int
  ) -> Table? {
    let widths = columns.map { self.width(of: $0, isTight: isTight) }
    let key = keyColumns(isTight: isTight)
    let room = width - key - numberColumns - widths.reduce(0, +)
    let wanted = ([teams.home, teams.away].flatMap(\.players).map { $0.name ?? "" } + ["team"])
      .map(\.escapingControls).widest
    guard room >= min(least, wanted) else { return nil }
    let names = min(room, Self.longest)
    return Table(
      tables: self, columns: columns, widths: widths, isTight: isTight, key: key,
      number: numberColumns, name: room, names: ShortNames(teams, columns: names, number: .none))
  }

  private func beside(_ lines: Sides<[Line]>, _ columns: Int) -> [Line] {
    let width = (columns - Self.gap) / 2
    return (0..<max(lines.home.count, lines.away.count)).map { row in
      let left = row < lines.home.count ? lines.home[row] : Line()
      guard row < lines.away.count else { return left }
      return left.padded(to: columns - width) + lines.away[row]
    }
  }
}

/// The lines of the two teams in one form.
private struct Table {
  let tables: PlayerTables
  let columns: [StatColumn]
  let widths: [Int]
  let isTight: Bool
  /// Columns of a key, a number and a name, with the space behind them.
  let key, number, name: Int
  let names: ShortNames

  /// What there is of a team.
  struct Parts {
    let heading: Line
    let rows, total: [Line]
    var all: [Line] { [heading] + rows }
  }

  func lines(_ some: (Parts) -> [Line]) -> Sides<[Line]> {
    Sides(home: some(parts(.home)), away: some(parts(.away)))
  }

  private var style: Style { tables.style }

  /// A text in the colour of a team.
  private func paint(_ text: String, _ side: Side) -> String {
    style.color(text, side, tables.teams.map(\.color))
  }

  private func parts(_ side: Side) -> Parts {
    let (team, keys) = (tables.teams[side], tables.keys?[side])
    func label(_ key: String?) -> Line {
      key.map { style.key($0, isTight: isTight).painted { paint($0, side) } } ?? Line()
    }
    let players = team.players.enumerated().map { place, player in
      let key = keys.flatMap { place < $0.players.count ? $0.players[place] : nil }
      let number = player.player?.jersey.map { "#\($0)" } ?? ""
      return line(label(key), number, Line(names[Who(side, player.name)]), player)
    }
    let title = team.name.escapingControls.truncated(to: max(1, key + number + name))
    let heading = Line(title) { paint(style.bold($0), side) }
    return Parts(
      heading: heading.padded(to: key + number + name)
        + cells(columns.map { Line($0.title, paint: style.dim) }),
      rows: players + [line(label(keys?.team), "", Line("team"), team.team)],
      total: [line(Line(), "", Line("total", paint: style.bold), team.total)])
  }

  private func line(
    _ key: Line, _ number: String, _ name: Line, _ line: StatLineDocument
  ) -> Line {
    let counts = columns.map { column in
      let text = column.cell(line)
      return text == "0" ? Line("–", paint: style.dim) : Line(text)
    }
    return key.padded(to: self.key) + Line(number).padded(to: self.number)
      + name.padded(to: self.name) + cells(counts)
  }

  private func cells(_ cells: [Line]) -> Line {
    zip(cells, widths).map { $0.padded(to: $1, .right) }.reduce(Line(), +)
  }
}
