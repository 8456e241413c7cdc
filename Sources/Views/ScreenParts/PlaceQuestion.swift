import Basketball
import Terminal

/// Where a shot was taken, answered by a digit: the small court with one in each zone.
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

  /// How many rows it has, the question included.
  static let rows = court.count + 2

  static func zone(of key: Key) -> Zone? {
    zip(1..., Zone.allCases).first { key == .character(Character("\($0.0)")) }?.1
  }

  /// The question, and under it the court where there is room, else the zones in words.
  static func lines(rows: Int, columns: Int, style: Style) -> [Line] {
    let zones = KeyWords(keys: zip(1..., Zone.allCases).map { ("\($0)", $1.rawValue) })
    let question = KeyWords(
      label: "where? a digit; any other key goes on without a place", keys: [])
    return Array(
      ([zones, question].map { [$0, $0.bare].line(columns: columns, style: style) }
        + court.map { Line($0) }).prefix(rows))
  }
}
