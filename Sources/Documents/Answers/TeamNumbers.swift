import Basketball
import JSON

/// The numbers behind the score of one side, of a game or of many.
public struct TeamNumbers: Sendable {
  /// By place in `Number.table`; nil where no game tells the number. For a count, the whole of the ratio is how many
  /// games tell it.
  private var ratios: [Ratio?]

  static let unknown = TeamNumbers(ratios: Number.table.map { _ in nil })

  /// The numbers of a game up to its finish, or up to now.
  public static func sides(of sheet: Scoresheet, now: TimeOfDay) -> Sides<TeamNumbers> {
    sides(of: sheet, GameDocument(sheet.state, now: now))
  }

  /// The numbers of the document of a game or, of a part of it, by the possessions that end with the plays of the
  /// part.
  static func sides(
    of sheet: Scoresheet, _ game: GameDocument, in part: (state: GameState, plays: Set<Int>)? = nil
  ) -> Sides<TeamNumbers> {
    var possessions = Possessions(sheet)
    if let part { possessions.keep(part.plays) }
    let starters = sheet.starters
    let time = part?.state.clock.reading ?? game.clock.reading
    return Sides { side in
      let played = PlayedSide(game, possessions, side, in: time, starters: starters[side])
      return TeamNumbers(ratios: Number.table.map { $0.ratio(played) })
    }
  }

  /// Adds the numbers of other games. A game that does not tell a number does not count for it.
  public mutating func add(_ other: TeamNumbers) {
    ratios = zip(ratios, other.ratios).map(Ratio.pooled)
  }

  /// For each count, the number of games that tell it.
  public var keptIn: JSON {
    .sorted(
      zip(Number.table, ratios).compactMap { number, ratio in
        let column = number.column(false)
        return column.kind == .count ? .init(column.key, .int(ratio?.whole ?? 0)) : nil
      })
  }

  /// A column for each number.
  ///
  /// - Parameter perGame: whether counts are averages.
  public static func columns(perGame: Bool = false) -> [Column<TeamNumbers>] {
    Number.table.enumerated().map { index, number in
      number.column(perGame).of { $0.ratios[index] }
    }
  }
}

extension TeamNumbers: Document {
  public var json: JSON { Table(Self.columns()).json(self) }
}

/// How the shots of a line went in, or those of the lines of many games that tell.
public struct Efficiency: Sendable {
  /// Points from the field, divided by the points that all attempts would make at the lower value of a shot.
  fileprivate var effectiveFieldGoal: Ratio?
  /// Points, divided by twice the attempts and the trips to the line.
  private var trueShooting: Ratio?

  /// The efficiency in no game.
  public init() {}

  /// The shots of a line in a game with shots of these values.
  ///
  /// Source: NBA, Statistics Glossary. True shooting is of shots of two and three alone.
  public init(_ line: StatLineDocument, by values: ShotValues) {
    guard let tried = line.shots.attempts, let field = tried.field else { return }
    effectiveFieldGoal = Ratio(
      line.counts.points &- line.counts[.freeThrow], field &* values.rawValue)
    guard values == .twoAndThree else { return }
    trueShooting = Ratio(100 &* line.counts.points, 200 &* field &+ 88 &* (tried[.freeThrow] ?? 0))
  }

  /// Adds the efficiency in other games.
  public mutating func add(_ other: Efficiency) {
    effectiveFieldGoal = .pooled(effectiveFieldGoal, other.effectiveFieldGoal)
    trueShooting = .pooled(trueShooting, other.trueShooting)
  }

  /// A column for each ratio.
  public static let columns = [
    Column<Efficiency>(
      "eFG%", "effective field goals", key: "effectiveFieldGoal", rank: 20, as: .share
    ) { $0.effectiveFieldGoal?.thousandths },
    Column<Efficiency>("TS%", "true shooting", key: "trueShooting", rank: 20, as: .share) {
      $0.trueShooting?.thousandths
    },
  ]
}

/// A number behind the score. Its row in the table is all there is to say about it.
///
/// Source of the definitions: NBA, Statistics Glossary; Dean Oliver, Basketball on Paper (the four
/// factors).
private struct Number {
  /// The number of a side of a game; nil if the game does not tell it.
  let ratio: @Sendable (PlayedSide) -> Ratio?
  /// The column that shows it; a count may be shown as an average of games.
  let column: @Sendable (_ perGame: Bool) -> Column<Ratio>

  init(
    _ key: StaticString, _ title: String, _ meaning: String, rank: Int = 1,
    _ kind: CellKind = .count, isMoreBetter: Bool? = true,
    _ ratio: @escaping @Sendable (PlayedSide) -> Ratio?
  ) {
    self.ratio = ratio
    column = { perGame in
      let kind = perGame && kind == .count ? .decimals(1) : kind
      return Column(
        title, meaning, key: key, rank: rank, as: kind, isMoreBetter: isMoreBetter
      ) {
        switch kind {
        case .count: $0.part
        case .decimals: $0.tenths
        default: $0.thousandths
        }
      }
    }
  }

  static let table = [
    Number("benchPoints", "BENCH", "points of the bench", rank: 3) { Ratio($0.benchPoints, 1) },
    Number("pointsOffTurnovers", "OFF TO", "points off turnovers", rank: 3) {
      Ratio($0.pointsOffTurnovers, 1)
    },
    Number("secondChancePoints", "2ND", "second-chance points", rank: 3) {
      Ratio($0.secondChancePoints, 1)
    },
    Number("possessions", "POSS", "possessions", rank: 4, isMoreBetter: nil) {
      Ratio($0.possessions.own, 1)
    },
    Number("offensiveRating", "ORTG", "points in 100 possessions", .decimals(1)) {
      Ratio(100 &* $0.points.own, $0.possessions.own)
    },
    Number("defensiveRating", "DRTG", "points against in 100", .decimals(1), isMoreBetter: false) {
      Ratio(100 &* $0.points.other, $0.possessions.other)
    },
    Number(
      "pace", "PACE", "possessions in regulation", rank: 4, .decimals(1), isMoreBetter: nil
    ) { Ratio($0.possessions.own.map { 1000 &* $0 }, $0.regulations) },
    Number("effectiveFieldGoal", "eFG%", "effective field goals", rank: 2, .share) {
      Efficiency($0.line, by: $0.shots).effectiveFieldGoal
    },
    Number(
      "turnoverShare", "TO%", "possessions turned over", rank: 2, .share, isMoreBetter: false
    ) { Ratio($0.line.counts[.turnover], $0.possessions.own) },
    Number("offensiveReboundShare", "OR%", "own misses rebounded", rank: 2, .share) {
      Ratio($0.line.counts[.offensiveRebounds], $0.ownMisses)
    },
    Number("freeThrowRate", "FTR", "free throws by shots tried", rank: 2, .share) {
      Ratio($0.line.counts[.freeThrow], $0.line.shots.attempts?.field)
    },
  ]
}

/// A side of a game, as its numbers need it; nil is what the game does not tell.
private struct PlayedSide {
  let line: StatLineDocument
  let shots: ShotValues
  let points: (own: Int, other: Int)
  /// Points of players who did not start.
  let benchPoints: Int?
  let pointsOffTurnovers: Int?
  let secondChancePoints: Int?
  let possessions: (own: Int?, other: Int?)
  /// The time played, divided by that of regulation, in thousandths.
  let regulations: Int?
  /// Misses of the side that somebody rebounded.
  let ownMisses: Int

  init(
    _ game: GameDocument, _ fold: Possessions, _ side: Side, in time: ClockReading,
    starters: [Bool]?
  ) {
    let team = game.teams[side]
    let other = game.teams[side.other]
    let rules = game.rules
    line = team.total
    shots = rules.shots
    points = (team.score, other.score)
    benchPoints = starters.map { starters in
      zip(starters, team.players).reduce(0) { $0 &+ ($1.0 ? 0 : $1.1.counts.points) }
    }
    let own = fold.all.filter { $0.side == side }
    pointsOffTurnovers =
      fold.hasTurnovers ? own.reduce(0) { $0 &+ ($1.isOffTurnover ? $1.points : 0) } : nil
    secondChancePoints = fold.hasRebounds ? own.reduce(0) { $0 &+ $1.secondChancePoints } : nil
    possessions = fold.areKnown ? (own.count, fold.all.count - own.count) : (nil, nil)
    regulations = Ratio(time.milliseconds, rules.timeLimit?.milliseconds)?.thousandths
    ownMisses = line.counts[.offensiveRebounds] &+ other.total.counts[.defensiveRebounds]
  }
}
