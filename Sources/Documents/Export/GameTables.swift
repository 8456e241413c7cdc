import Basketball
import JSON

extension Table<SeasonGame> {
  /// A row for each game; the columns of `event` come after those added to these.
  public static var games: Table {
    [
      "id": \.row.id,
      "created": \.row.created,
      "status": \.row.status,
      "ending": \.row.ending,
      "home": \.row.teams.home,
      "away": \.row.teams.away,
      "home_score": \.row.score.home,
      "away_score": \.row.score.away,
      "winner": \.row.winner,
      "overtime": \.row.isOvertime,
      "seconds": \.row.clock.reading,
      "plays": \.row.plays,
      "rules": \.row.rules,
      "target": \.row.target,
      "margin": \.row.margin,
      "note": \.row.note,
      "periods": \.row.period,
      "day": \.row.day,
    ]
  }

  public static var event: Table {
    [
      "event": \.row.link?.event,
      "counted_home": { $0.row.isDecided ? $0.row.counted.home : nil },
      "counted_away": { $0.row.isDecided ? $0.row.counted.away : nil },
    ] + Table(Card.listed.map { name, key in Column(nil, key: name) { $0.row.card.json(of: key) } })
  }
}

/// A line of one side of a game.
public struct LineRow: Counted {
  fileprivate let game: SeasonGame
  fileprivate let side: Side
  public let stats: StatLineDocument
  public var kept: Kept { game.kept.told(by: stats) }
  /// The numbers behind the score, of the whole side.
  fileprivate var numbers = TeamNumbers.unknown

  /// The rows of a game: the players in roster order, and each team's own line, which has no name, if
  /// it is not empty. Their points add up to the score. A result has only the lines of the teams.
  public static func players(of game: SeasonGame) -> [LineRow] {
    Side.allCases.flatMap { side in
      let team = game.teams[side]
      let own = team.team.counts.isEmpty ? [] : [team.team]
      return ((game.teams.isResult ? [] : team.players) + own).map {
        LineRow(game: game, side: side, stats: $0)
      }
    }
  }

  /// A row for the whole line of each team.
  public static func teams(of sheet: Scoresheet, now: TimeOfDay) -> [LineRow] {
    let game = SeasonGame(sheet, in: nil, now: now)
    return Side.allCases.map {
      LineRow(
        game: game, side: $0, stats: game.teams[$0].total,
        numbers: game.numbers?[$0] ?? .unknown)
    }
  }
}

extension Table<LineRow> {
  private static var facts: Table {
    [
      "id": \.game.row.id, "created": \.game.row.created, "side": \.side,
      "team": { $0.game.teams[$0.side].name }, "opponent": { $0.game.teams[$0.side.other].name },
    ]
  }

  private static var day: Table { ["day": \.game.row.day] }

  private static var event: Table { ["event": \.game.row.link?.event] }

  /// A player who stayed on the bench has neither won nor lost.
  private static var won: Table {
    [
      "won": { row in
        row.stats.player != nil && !row.stats.hasPlayed
          ? nil : row.game.row.ending.isWon(by: row.side, winner: row.game.row.winner)
      }
    ]
  }

  private static var counts: Table {
    // New columns are added at the end.
    let added: [Move] = [.threePoints, .missedThreePoints] + FoulCounts.older.kinds.dropFirst()
    let first = StatLine.counted.filter { !(added + newerFouls).contains($0) }
      .sorted { $0.rawValue < $1.rawValue }
    return kept(
      [.points] + first.map { .count($0) } + Column.rebounds + added.map { .count($0) } + [.fouls])
  }

  /// The kinds of fouls that came after 0.5.0.
  private static let newerFouls = Move.fouls.filter { FoulCounts.older[$0] == 0 }

  private static func kept(_ columns: [Column<StatLineDocument>]) -> Table {
    Table(columns.map { $0.ofKept() })
  }

  /// A row for each player of a game.
  public static var players: Table {
    facts + ["player": \.stats.name, "jersey": { $0.stats.player?.jersey }] + won + counts
      + kept([.minutes, .plusMinus]) + day + kept(Column.figures + [.usage])
      + event + ["starter": \.stats.isStarter]
      + ["played": { $0.stats.player == nil ? nil : $0.stats.hasPlayed }]
      + kept(newerFouls.map { .count($0) })
  }

  /// A row for each team of a game.
  public static var teams: Table {
    facts + won + counts + Table<TeamNumbers>(TeamNumbers.columns()).of(\.numbers) + day
      + kept(Column.figures) + event + kept(newerFouls.map { .count($0) })
  }
}

/// A side of a game, as the rows of its plays, shots, assists and lineups tell it.
struct SideOfGame: Sendable {
  let id: String
  let day: Day
  let event: String?
  let side: Side
  let team: String

  static func both(of sheet: Scoresheet) -> Sides<SideOfGame> {
    let state = sheet.state
    return Sides { side in
      SideOfGame(
        id: state.id, day: state.day, event: state.link?.event, side: side,
        team: state.teams[side].name)
    }
  }
}

/// A play of a game, with the score after it.
public struct PlayRow: Sendable {
  fileprivate let game: SideOfGame
  fileprivate let scored: ScoredPlay
  fileprivate let isOvertime: Bool
  fileprivate let court: Markings?

  fileprivate var play: Play { scored.play }

  /// The plays of a game that count, in order.
  public static func rows(of sheet: Scoresheet) -> [PlayRow] {
    let sides = SideOfGame.both(of: sheet)
    let periods = sheet.state.schedule
    return sheet.playByPlay.plays.map { scored in
      PlayRow(
        game: sides[scored.play.side], scored: scored,
        isOvertime: periods.isOvertime(scored.play.period), court: sheet.state.rules.court)
    }
  }
}

extension Table<PlayRow> {
  /// A row for each play.
  public static var plays: Table {
    [
      "id": \.game.id,
      "number": \.play.number,
      "seconds": \.play.reading,
      "recorded": \.play.recorded,
      "overtime": \.isOvertime,
      "side": \.game.side,
      "team": \.game.team,
      "player": \.play.who.player,
      "move": \.play.move,
      "points": \.play.move.points,
      "home": \.scored.score.home,
      "away": \.scored.score.away,
      "basket": \.play.basket,
      "period": \.play.period,
      "behind": \.play.follows,
      "day": \.game.day,
      "foul": \.play.foul,
      "miss": \.scored.miss,
      "x": { JSON.thousandths($0.play.attempt?.spot?.x) },
      "y": { JSON.thousandths($0.play.attempt?.spot?.y) },
      "distance": { JSON.thousandths($0.play.attempt?.spot?.distance) },
      "zone": { $0.play.attempt?.zone(on: $0.court) },
      "kinds": \.play.attempt?.kinds.words,
      "event": \.game.event,
    ]
  }
}

/// Who passed to whom in a game.
public struct AssistRow: Sendable {
  fileprivate let game: SideOfGame
  fileprivate let passer, scorer: Who
  fileprivate let baskets: [Play]

  /// The rows of a game, one for each pair, the most assists first.
  public static func rows(of sheet: Scoresheet) -> [AssistRow] {
    let plays = sheet.playByPlay.plays.map(\.play)
    let byNumber = Dictionary(plays.map { ($0.number, $0) }) { one, _ in one }
    let passes = plays.compactMap { play in
      play.basket.flatMap { byNumber[$0] }.map { (passer: play.who, basket: $0) }
    }
    let sides = SideOfGame.both(of: sheet)
    return Dictionary(grouping: passes) { [$0.passer, $0.basket.who] }.map { pair, passes in
      AssistRow(
        game: sides[pair[0].side], passer: pair[0], scorer: pair[1],
        baskets: passes.map(\.basket))
    }.sorted {
      ($1.baskets.count, $0.passer.word, $0.scorer.word)
        < ($0.baskets.count, $1.passer.word, $1.scorer.word)
    }
  }
}

extension Table<AssistRow> {
  /// A row for each pair of passer and scorer in a game.
  public static var assists: Table {
    [
      "id": \.game.id, "side": \.game.side, "team": \.game.team, "passer": \.passer.player,
      "player": \.scorer.player, "assists": \.baskets.count,
      "points": { $0.baskets.reduce(0) { $0 + $1.move.points } }, "day": \.game.day,
      "event": \.game.event,
    ]
  }
}
