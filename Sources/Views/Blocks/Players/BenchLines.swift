import Basketball
import Terminal

/// The players on the bench of a team with their keys, as many per line as are legible.
struct BenchLines {
  private let people: PlayerRows
  private let columns: Int
  /// How many players per line, and the columns of a name.
  private let (count, name): (Int, Int)
  private let names: ShortNames
  private let style: Style

  /// Columns from which the word `bench` is shown, and its width.
  private static let (wide, label) = (34, 6)
  /// The least columns of a name, and those from which it has a number.
  private static let (legible, numbered) = (5, 9)
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
    (self.people, self.columns, self.style) = (people, columns, style)
    (count, name) = (choice.count, choice.name)
    let whole = Side.allCases.flatMap { people.bench[$0] }
      .map { row in "#\(row.line.player?.jersey ?? "") \(row.who.player ?? "")".escapingControls }
      .widest
    names = ShortNames(
      people.teams, columns: name, number: name < min(Self.numbered, whole) ? .none : .hash)
  }

  private static func label(_ columns: Int) -> Int { columns < wide ? 0 : label }

  func lines(_ side: Side) -> [Line] {
    let (label, key) = (Self.label(columns), people.keys == nil ? 0 : 2)
    let cells = people.bench[side].map { row in
      let text = names[row.who]
      let shown = row.line.isOut ? text.truncated(to: name - 1) + "×" : text
      return row.label(columns: key, colors: people.teams.map(\.color), style: style)
        + row.name(shown, style).padded(to: name)
    }
    return cells.rows(of: count, gap: 1).enumerated().map { place, row in
      let word = label > 0 && place == 0 ? Line("bench", paint: style.dim) : Line()
      return word.padded(to: label) + row
    }
  }
}
