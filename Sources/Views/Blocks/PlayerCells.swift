import Basketball
import Documents
import Terminal

/// The players if there is no room for rows: one after another, the home side first, with points
/// and fouls if they fit.
extension PlayerTables {
  /// Columns below which the teams' own keys are in their strip.
  static let small = 60
  /// Columns of the points and of the fouls, each with the space before it, and between two players.
  private static let (points, fouls, space) = (3, 2, 2)

  /// From many players in a line to two.
  var cellForms: [Block.Form] {
    let most = max(2, Side.allCases.map { entries($0).count }.max() ?? 0)
    return (2...most).reversed().compactMap(stacked)
  }

  /// The players, then the team itself if no other block has its key.
  private func entries(_ side: Side) -> [PlayerRow] {
    people.entries(side, withTeam: people.keys != nil && columns >= Self.small)
  }

  private func stacked(inRowsOf count: Int) -> Block.Form? {
    let width = (columns - Self.space * (count - 1)) / count
    // The shortest names have two columns.
    guard width >= people.keyColumns + 2 else { return nil }
    let rows = Side.allCases.map { (entries($0).count + count - 1) / count }
    return Block.Form(rows: rows.reduce(0, +)) {
      Side.allCases.flatMap { cells($0, width).rows(of: count, gap: Self.space) }
    }
  }

  private func cells(_ side: Side, _ width: Int) -> [Line] {
    let width = width - people.keyColumns
    let counted = width - Self.points - Self.fouls
    // Where names have enough columns, points and fouls are shown; with more columns, shirt numbers too.
    let hasCounts = counted >= 5
    let room = hasCounts ? counted : width
    let names = ShortNames(teams, columns: room, number: counted >= 8 ? .hash : .none)
    return entries(side).map { row in
      let name = row.who.player == nil ? "team".truncated(to: room) : names[row.who]
      let start = people.label(row, style) + row.name(name, style).padded(to: room)
      guard hasCounts else { return start }
      return start + count(row.line.counts.points).padded(to: Self.points, .right)
        + fouls(row.line).padded(to: Self.fouls, .right)
    }
  }

  /// The fouls; `!` if the next foul puts the player out, `×` if the player is out.
  private func fouls(_ line: StatLineDocument) -> Line {
    let limit = people.game.rules.foulLimit
    let mark = line.isOut ? Line("×") : line.isNearLast(of: limit) ? Line("!") : count(line.fouls)
    return mark.painted { style.warned($0, line, limit) }
  }

  private func count(_ count: Int) -> Line {
    count == 0 ? Line("–", paint: style.dim) : Line("\(count)")
  }

  /// The players on the bench of each team with their keys, as many per line as are legible; nil if the
  /// benches are empty, or too long.
  var benches: Sides<[Line]>? {
    let bench = people.bench.both.flatMap(\.self)
    let most = people.bench.both.map(\.count).max() ?? 0
    // Columns of the word `bench`: none where there is little room.
    let label = width < 34 ? 0 : 6
    let room = width - label
    let wanted = bench.map { row in
      "#\(row.line.player?.jersey ?? "") \(row.who.player ?? "")".escapingControls
    }.widest
    // At most four lines.
    let choices = (1...4).map { (most + $0 - 1) / $0 }.map { count in
      (count: count, name: (room + 1) / max(1, count) - 1 - people.keyColumns)
    }
    // On two lines names are legible.
    guard most > 0,
      let (count, name) = choices.prefix(2).first(where: { $0.name >= min(wanted, 8) })
        ?? choices.first(where: { $0.name >= min(wanted, 6) })
    else { return nil }
    // With shirt numbers: by these, referees tell the scorer's table who comes in.
    let names = ShortNames(teams, columns: name)
    return people.bench.map { rows in
      let cells = rows.map { row in
        let text = names[row.who]
        let shown = row.line.isOut ? text.truncated(to: name - 1) + "×" : text
        return people.label(row, style) + row.name(shown, style).padded(to: name)
      }
      return cells.rows(of: count, gap: 1).enumerated().map { index, row in
        let word = label > 0 && index == 0 ? Line("bench", paint: style.dim) : Line()
        return word.padded(to: label) + row
      }
    }
  }
}
