import Basketball
import JSON

/// A figure of a line: a column of text and of pages, a column of CSV and a key of JSON.
///
/// A row of a table of figures is all there is to say about one; a new figure is a new row.
public struct Figure<Line>: Sendable {
  /// Its key in JSON and CSV.
  public let key: StaticString
  /// The heading of its column, `PTS`, and what that stands for.
  public let heading, meaning: String
  /// The highest rank is dropped first if there is no room; 0 never.
  public let rank: Int
  public let unit: FigureUnit
  /// Whether more of it is better for a team, or less; nil if neither.
  public let isMoreBetter: Bool?
  /// What a game must have counted for it.
  public let needs: Kept
  /// The number in its unit; nil if the line does not tell.
  public let value: @Sendable (Line) -> Int?
  /// Of a shot: how often it was tried, if misses were recorded.
  public let tried: @Sendable (Line) -> Int?

  /// The same of what has such a line.
  public func of<Whole>(_ line: @escaping @Sendable (Whole) -> Line?) -> Figure<Whole> {
    Figure<Whole>(
      key, heading, meaning, rank: rank, unit: unit, isMoreBetter: isMoreBetter, needs: needs
    ) {
      line($0).flatMap(value)
    } tried: {
      line($0).flatMap(tried)
    }
  }

  public init(
    _ key: StaticString, _ heading: String, _ meaning: String, rank: Int = 0,
    unit: FigureUnit = .count, isMoreBetter: Bool? = nil, needs: Kept = [],
    value: @escaping @Sendable (Line) -> Int?,
    tried: @escaping @Sendable (Line) -> Int? = { _ in nil }
  ) {
    self.key = key
    self.heading = heading
    self.meaning = meaning
    self.rank = rank
    self.unit = unit
    self.isMoreBetter = isMoreBetter
    self.needs = needs
    self.value = value
    self.tried = tried
  }

  public func json(_ line: Line) -> JSON {
    switch unit {
    case .count, .signed, .words: value(line).json
    case .minutes, .percent, .share, .decimals: .thousandths(value(line))
    }
  }
}

extension JSON {
  /// An object of some figures of a line.
  public static func line<Line>(of line: Line, _ figures: [Figure<Line>]) -> JSON {
    .sorted(figures.map { .init($0.key, $0.json(line)) })
  }
}

/// What the number of a figure counts, and how it is shown.
public enum FigureUnit: Equatable, Sendable {
  case count
  /// A difference, shown with its sign.
  case signed
  /// Milliseconds, shown as `24:39`, and seconds in JSON.
  case minutes
  /// Thousandths, shown as `47%`, and a number up to 1 in JSON.
  case share
  /// Thousandths of a percent, shown as `47%`.
  case percent
  /// Thousandths, shown with so many decimals.
  case decimals(Int)
  /// A word for each number from 0.
  case words([String])
}

/// The figures of a box score.
extension Figure<StatLineDocument> {
  public static var points: Self {
    Figure("points", "PTS", "points") { $0.line.points }
  }

  /// Those that count towards the limit.
  public static var fouls: Self {
    Figure("fouls", Move.foul.row.column ?? "", Move.foul.row.text, needs: Kept(.foul)) {
      $0.fouls
    }
  }

  public static var minutes: Self {
    Figure("secondsPlayed", "MIN", "minutes played", rank: 2, unit: .minutes, needs: .time) {
      $0.played
    }
  }

  public static var plusMinus: Self {
    Figure("plusMinus", "+/-", "plus-minus", rank: 2, unit: .signed, needs: .time) {
      $0.plusMinus
    }
  }

  /// Rebounds after misses of the own side, and of the other one.
  public static var rebounds: [Self] {
    [
      Figure(
        "offensiveRebound", "OR", "offensive rebounds", rank: 7, needs: .reboundsBySide
      ) {
        $0.line.offensiveRebounds
      },
      Figure(
        "defensiveRebound", "DR", "defensive rebounds", rank: 7, needs: .reboundsBySide
      ) {
        $0.line.defensiveRebounds
      },
    ]
  }

  /// The percentage from the field and, where a shot may be worth one, the points per shot.
  private static func shooting(_ values: Set<ShotValues>) -> [Self] {
    let percentage = Figure(
      "percentage", "FG%", "percentage of field goals made", rank: 3, unit: .percent
    ) { $0.shots.percentage?.field }
    let points = Figure("pointsPerShot", "PPS", "points per shot", rank: 8, unit: .decimals(2)) {
      $0.shots.pointsPerShot
    }
    return values.contains(.oneAndTwo) ? [percentage, points] : [percentage]
  }

  /// How often a move was made.
  public static func count(_ move: Move) -> Self {
    let ranks: [Move: Int] = [.freeThrow: 1, .turnover: 4, .steal: 5, .block: 6]
    return Figure(
      move.key, move.row.column ?? "", move.row.text,
      rank: ranks[move] ?? 0, needs: Kept(move), value: { $0.line[move] },
      tried: { line in move.row.shot.flatMap { line.shots.attempts?[$0] } })
  }

  /// `!` if the next foul of a player is the last, `out` after the last.
  public static func mark(foulLimit limit: Int) -> Self {
    // As wide as it can become, from the start.
    Figure("", "", "", rank: 9, unit: .words(["   ", "!  ", "out"])) {
      $0.isOut ? 2 : $0.player != nil && $0.fouls + 1 == limit ? 1 : 0
    }
  }

  /// Those with a count in these lines, in FIBA's order, shots with attempts if misses were recorded.
  ///
  /// - Parameter values: the values of shots in their games, which always have columns.
  public static func used(in lines: [StatLineDocument], shots values: Set<ShotValues>) -> [Self] {
    let counts = MoveRow.table.filter { row in
      let figure = count(row.move)
      return row.column != nil
        && (row.isBasic && row.shot.map { shot in values.contains { $0.has(shot) } } ?? true
          || lines.contains { figure.value($0) ?? 0 > 0 || figure.tried($0) ?? 0 > 0 })
    }
    let hasPercentage = lines.contains { $0.shots.attempts?.field != nil }
    let hasSides = lines.contains { $0.line.offensiveRebounds + $0.line.defensiveRebounds > 0 }
    let isTracked = lines.contains { $0.played != nil }
    let others = counts.filter { $0.shot == nil }.flatMap { row in
      (row.move == .rebound && hasSides ? rebounds : [])
        + [row.move == .foul ? fouls : count(row.move)]
    }
    return (isTracked ? [minutes] : []) + [points]
      + counts.filter { $0.shot != nil }.map { count($0.move) }
      + (hasPercentage ? shooting(values) : []) + others + (isTracked ? [plusMinus] : [])
  }
}
