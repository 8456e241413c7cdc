import Basketball
import JSON

extension Table<GameDocument> {
  /// A row a game; the event comes behind what is said of each row.
  public static var games: Table {
    [
      "id": \.id,
      "created": \.created,
      "status": \.status,
      "ending": \.ending,
      "home": \.home.name,
      "away": \.away.name,
      "home_score": \.home.score,
      "away_score": \.away.score,
      "winner": \.winner,
      "overtime": \.overtime,
      "seconds": \.clock.reading,
      "plays": \.plays,
      "rules": \.rules.name,
      "target": \.rules.target,
      "margin": \.rules.margin,
      "note": \.note,
      "periods": \.period,
      "day": \.day,
    ]
  }

  public static var event: Table {
    [
      "event": \.link?.event, "counted_home": { $0.counted?.home },
      "counted_away": { $0.counted?.away },
    ]
  }
}

extension GameDocument {
  /// The score that counts; nil where nobody has won.
  fileprivate var counted: Sides<Int>? {
    let row = GameRow(self)
    return row.isDecided ? row.counted : nil
  }
}

/// A line of one side of a game.
public struct LineRow: Counted {
  fileprivate let game: GameDocument
  fileprivate let side: Side
  public let stats: StatLineDocument
  public let kept: Kept
  /// Those of the whole side.
  fileprivate var numbers = TeamNumbers.unknown

  /// The rows of a game: the players in roster order, and each team's own line, which has no name, if
  /// it is not empty. Their points add up to the score. A result has only the lines of the teams.
  public static func players(of game: GameDocument) -> [LineRow] {
    let kept = Kept(game.teams, game.rules.shots)
    return Side.allCases.flatMap { side in
      let team = game.teams[side]
      let own = team.team.counts.isEmpty ? [] : [team.team]
      return ((game.teams.isResult ? [] : team.players) + own).map {
        LineRow(game: game, side: side, stats: $0, kept: kept.told(by: $0))
      }
    }
  }

  /// A row for the whole line of each team.
  public static func teams(of sheet: Scoresheet, now: TimeOfDay) -> [LineRow] {
    let game = GameDocument(sheet.state, now: now)
    let numbers = TeamNumbers.sides(of: sheet, now: now)
    let kept = Kept(game.teams, game.rules.shots)
    return Side.allCases.map {
      LineRow(
        game: game, side: $0, stats: game.teams[$0].total, kept: kept, numbers: numbers[$0])
    }
  }
}

extension Table<LineRow> {
  private static var facts: Table {
    [
      "id": \.game.id, "created": \.game.created, "side": \.side,
      "team": { $0.game.teams[$0.side].name }, "opponent": { $0.game.teams[$0.side.other].name },
    ]
  }

  private static var day: Table { ["day": \.game.day] }

  private static var event: Table { ["event": \.game.link?.event] }

  /// Who sat on the bench has won nothing.
  private static var won: Table {
    [
      "won": { row in
        row.stats.player != nil && !row.stats.hasPlayed
          ? nil : row.game.ending.isWon(by: row.side, winner: row.game.winner)
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

  /// A row a player in a game.
  public static var players: Table {
    facts + ["player": \.stats.name, "jersey": { $0.stats.player?.jersey }] + won + counts
      + kept([.minutes, .plusMinus]) + day + kept(Column.figures + [.usage])
      + event + ["starter": \.stats.isStarter]
      + ["played": { $0.stats.player == nil ? nil : $0.stats.hasPlayed }]
      + kept(newerFouls.map { .count($0) })
  }

  /// A row a team in a game.
  public static var teams: Table {
    facts + won + counts + Table<TeamNumbers>(TeamNumbers.columns()).of(\.numbers) + day
      + kept(Column.figures) + event + kept(newerFouls.map { .count($0) })
  }
}

/// A play of a game, with the score after it.
public struct PlayRow: Sendable {
  fileprivate let id: String
  fileprivate let day: Day
  fileprivate let event: String?
  fileprivate let team: String
  fileprivate let scored: ScoredPlay
  fileprivate let isOvertime: Bool
  fileprivate let court: Markings?

  fileprivate var play: Play { scored.play }

  /// The plays of a game that count, in order.
  public static func rows(of sheet: Scoresheet) -> [PlayRow] {
    let teams = sheet.state.teams
    let periods = sheet.state.schedule
    return sheet.playByPlay.plays.map { scored in
      PlayRow(
        id: sheet.id, day: sheet.state.day, event: sheet.state.link?.event,
        team: teams[scored.play.who.side].name,
        scored: scored,
        isOvertime: periods.isOvertime(scored.play.period), court: sheet.state.rules.court)
    }
  }
}

extension Table<PlayRow> {
  /// A row a play.
  public static var plays: Table {
    [
      "id": \.id,
      "number": \.play.number,
      "seconds": \.play.reading,
      "recorded": \.play.recorded,
      "overtime": \.isOvertime,
      "side": \.play.who.side,
      "team": \.team,
      "player": \.play.who.player,
      "move": \.play.move,
      "points": \.play.move.points,
      "home": \.scored.score.home,
      "away": \.scored.score.away,
      "basket": \.play.basket,
      "period": \.play.period,
      "behind": \.play.follows,
      "day": \.day,
      "foul": \.play.foul,
      "miss": \.scored.miss,
      "x": { JSON.thousandths($0.play.attempt?.spot?.x) },
      "y": { JSON.thousandths($0.play.attempt?.spot?.y) },
      "distance": { JSON.thousandths($0.play.attempt?.spot?.distance) },
      "zone": { $0.play.attempt?.zone(on: $0.court) },
      "kinds": \.play.attempt?.kinds.words,
      "event": \.event,
    ]
  }
}

/// Who passed to whom in a game.
public struct AssistRow: Sendable {
  fileprivate let sheet: (id: String, day: Day, event: String?, team: String)
  fileprivate let passer, scorer: Who
  fileprivate let baskets: [Play]

  /// The rows of a game, a pair each, the most assists first.
  public static func rows(of sheet: Scoresheet) -> [AssistRow] {
    let plays = sheet.playByPlay.plays.map(\.play)
    let byNumber = Dictionary(plays.map { ($0.number, $0) }) { one, _ in one }
    let passes = plays.compactMap { play in
      play.basket.flatMap { byNumber[$0] }.map { (passer: play.who, basket: $0) }
    }
    return Dictionary(grouping: passes) { [$0.passer, $0.basket.who] }.map { pair, passes in
      AssistRow(
        sheet: (
          sheet.id, sheet.state.day, sheet.state.link?.event, sheet.state.teams[pair[0].side].name
        ),
        passer: pair[0], scorer: pair[1], baskets: passes.map(\.basket))
    }.sorted {
      ($1.baskets.count, $0.passer.word, $0.scorer.word)
        < ($0.baskets.count, $1.passer.word, $1.scorer.word)
    }
  }
}

extension Table<AssistRow> {
  /// A row a pair and game.
  public static var assists: Table {
    [
      "id": \.sheet.id, "side": \.passer.side, "team": \.sheet.team, "passer": \.passer.player,
      "player": \.scorer.player, "assists": \.baskets.count,
      "points": { $0.baskets.reduce(0) { $0 + $1.move.points } }, "day": \.sheet.day,
      "event": \.sheet.event,
    ]
  }
}
