import Basketball
import Terminal

/// Those on the bench of a team with their keys, as many on a line as can be read.
struct BenchLines {
  private let people: PlayerRows
  private let columns: Int
  /// How many stand on a line, and columns of a name.
  private let (count, name): (Int, Int)
  private let names: ShortNames
  private let style: Style

  /// Columns from which on it is said that it is the bench, and those of that word.
  private static let (wide, label) = (34, 6)
  /// Columns that names keep, and from which on they have numbers.
  private static let (legible, numbered) = (5, 9)
  private static let mostLines = 4

  /// In so many columns; nil where nobody is on the bench, or too many are.
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
    names = ShortNames(
      people.teams, columns: name, number: name < Self.numbered ? .none : .hash)
  }

  private static func label(_ columns: Int) -> Int { columns < wide ? 0 : label }

  /// The lines of a side.
  func lines(_ side: Side) -> [Line] {
    let label = Self.label(columns)
    let cells = people.bench[side].map { row in
      let key = Line(row.key ?? "") {
        style.color(style.inverse($0), side, people.teams.map(\.color))
      }
      let start = (key + Line(row.mark)).padded(to: people.keys == nil ? 0 : 2)
      return start + row.name(names[row.who], style).padded(to: name)
    }
    return stride(from: 0, to: cells.count, by: count).map { start in
      let word = label > 0 && start == 0 ? Line("bench", paint: style.dim) : Line()
      return word.padded(to: label)
        + Array(cells[start..<min(cells.count, start + count)]).row(gap: 1)
    }
  }
}
