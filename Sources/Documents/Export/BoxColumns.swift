import Basketball

/// The columns of a box score.
extension Column<StatLineDocument> {
  public static var points: Self {
    Column("PTS", "points", key: "points") { $0.counts.points }
  }

  /// Fouls that count towards the limit.
  public static var fouls: Self {
    Column(Move.foul.row.column, Move.foul.row.text, key: "fouls", needs: Kept(.foul)) {
      $0.fouls
    }
  }

  public static var minutes: Self {
    Column("MIN", "minutes played", key: "secondsPlayed", rank: 2, as: .minutes, needs: .time) {
      $0.played
    }
  }

  public static var plusMinus: Self {
    Column("+/-", "plus-minus", key: "plusMinus", rank: 2, as: .signed, needs: .time) {
      $0.plusMinus
    }
  }

  /// Rebounds after misses of the own side, and of the other one.
  public static var rebounds: [Self] {
    [
      Column("OR", "offensive rebounds", key: "offensiveRebound", rank: 7, needs: .reboundsBySide) {
        $0.counts[.offensiveRebounds]
      },
      Column("DR", "defensive rebounds", key: "defensiveRebound", rank: 7, needs: .reboundsBySide) {
        $0.counts[.defensiveRebounds]
      },
    ]
  }

  /// Figures made of the counts of a line, for games that recorded these counts.
  public static var figures: [Self] {
    [
      Column("FD", "fouls drawn", key: "foulsDrawn", rank: 10, needs: .figure(0)) {
        $0.shots.figures.foulsDrawn
      },
      Column("BA", "own shots blocked", key: "shotsBlocked", rank: 12, needs: .figure(1)) {
        $0.shots.figures.shotsBlocked
      },
    ] + shotPoints + [
      Column("EFF", "efficiency", key: "efficiency", rank: 9, needs: .figure(4)) {
        $0.shots.figures.efficiency
      },
      Column(
        "PIR", "performance index", key: "performanceIndex", rank: 9, needs: .figure(5)
      ) { $0.shots.figures.performanceIndex },
      Column(
        "GMSC", "game score", key: "gameScore", rank: 9, as: .decimals(1), needs: .figure(6)
      ) { $0.shots.figures.gameScore },
    ]
  }

  /// Points of shots that tell where or how they were taken, for which the tables of pages have no room.
  public static var shotPoints: [Self] {
    [
      Column(
        "PAINT", "points in the paint", key: "pointsInThePaint", rank: 13, isMoreBetter: true,
        needs: .figure(2)
      ) { $0.shots.figures.pointsInThePaint },
      Column(
        "FAST", "fast-break points", key: "fastBreakPoints", rank: 13, isMoreBetter: true,
        needs: .figure(3)
      ) { $0.shots.figures.fastBreakPoints },
    ]
  }

  /// The rating that a league says; else the performance index where fouls drawn are known, else efficiency.
  public static func rating(_ said: Rating?, of lines: [StatLineDocument]) -> [Self] {
    let known = figures.filter { figure in lines.contains { figure.number($0) != nil } }
    func columns(of rating: Rating) -> [Self] {
      known.filter { $0.key.description == rating.rawValue }
    }
    let best = [Rating.performanceIndex, .efficiency].map(columns).first { !$0.isEmpty }
    return said.map(columns) ?? best ?? []
  }

  /// The share of the plays that a player had while on court.
  public static var usage: Self {
    Column("USG%", "usage", key: "usage", rank: 11, as: .percent, needs: .time) {
      $0.usage?.thousandths
    }
  }

  /// The percentage from the field and, where a shot may be worth one, the points per shot.
  private static func shooting(_ values: Set<ShotValues>) -> [Self] {
    let percentage = Column(
      "FG%", "percentage of field goals made", key: "percentage", rank: 3, as: .percent
    ) { $0.shots.percentage?.field }
    let points = Column("PPS", "points per shot", key: "pointsPerShot", rank: 8, as: .decimals(2)) {
      $0.shots.pointsPerShot
    }
    return values.contains(.oneAndTwo) ? [percentage, points] : [percentage]
  }

  /// How often a move was made.
  public static func count(_ move: Move) -> Self {
    let ranks: [Move: Int] = [.freeThrow: 1, .turnover: 4, .steal: 5, .block: 6]
    return Column(
      move.row.column, move.row.text, key: move.key, rank: ranks[move] ?? 0, needs: Kept(move)
    ) { line in
      guard let shot = move.shot, let tried = line.shots.attempts?[shot] else {
        return line.counts[move]
      }
      return Cell(line.counts[move], of: tried)
    }
  }

  /// `!` if the next foul of a player is the last, `out` after the last.
  public static func mark(foulLimit limit: Int) -> Self {
    // From the start as wide as it can become.
    Column(as: .text) {
      $0.isOut ? "out" : $0.player != nil && $0.fouls + 1 == limit ? "!  " : "   "
    }
  }

  /// The columns with a count in these lines, in FIBA's order; shots have attempts if misses were recorded.
  ///
  /// - Parameter values: the values of shots in their games, which always have columns.
  public static func used(in lines: [StatLineDocument], shots values: Set<ShotValues>) -> [Self] {
    let counts = Move.allCases.filter { move in
      let cell = count(move).cell
      return move.row.column != nil
        && (move.row.isBasic && move.shot.map { shot in values.contains { $0.has(shot) } } ?? true
          || lines.map(cell).contains { $0.json.number ?? 0 > 0 || $0.tried ?? 0 > 0 })
    }
    let hasPercentage = lines.contains { $0.shots.attempts?.field != nil }
    let hasSides = lines.contains {
      $0.counts[.offensiveRebounds] + $0.counts[.defensiveRebounds] > 0
    }
    let isTracked = lines.contains { $0.played != nil }
    let others = counts.filter { $0.shot == nil }.flatMap { move in
      (move == .rebound && hasSides ? rebounds : []) + [move == .foul ? fouls : count(move)]
    }
    return (isTracked ? [minutes] : []) + [points]
      + counts.filter { $0.shot != nil }.map(count)
      + (hasPercentage ? shooting(values) : []) + others + (isTracked ? [plusMinus] : [])
  }
}
