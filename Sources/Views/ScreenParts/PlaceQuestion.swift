import Basketball
import Terminal

/// The question where a shot was taken, answered by a digit: a small court with a digit in each zone.
enum PlaceQuestion {
  /// The baseline is above, as in charts.
  private static let court = [
    "|  4 .        . 1 .        . 5  |",
    "|    .        .   .        .    |",
    "|.....   3    . 2 .   3    .....|",
    "|     .       .....       .     |",
    "|       .               .       |",
    "|   6     .............     6   |",
  ]

  /// The number of rows of the court and the question.
  static let rows = court.count + 2

  private static let digits = Array(zip("1234567", Zone.allCases))

  static func zone(of key: Key) -> Zone? {
    digits.first { key == .character($0.0) }?.1
  }

  /// The zones that a shot can have, and under them the court where there is room.
  static func lines(of possible: [Zone], rows: Int, on canvas: Canvas) -> [Line] {
    let digits = digits.filter { possible.contains($0.1) }
    let zones = KeyWords(keys: digits.map { (String($0), $1.rawValue) })
    let question = [
      "a digit says where; Esc drops the shot, any other key leaves it without",
      "Esc drops the shot, other keys leave it without",
    ]
    let shown = digits.map(\.0)
    let court = court.map { String($0.map { $0.isNumber && !shown.contains($0) ? " " : $0 }) }
    return Array(
      ([
        [zones, zones.bare].line(on: canvas),
        question.map { Line($0) }.first(within: canvas.columns) ?? Line(),
      ] + court.map { Line($0) }).prefix(rows))
  }
}
