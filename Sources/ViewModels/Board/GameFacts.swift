import Basketball
import Documents

/// The facts of a game to show beside its score and its clock.
public nonisolated struct GameFacts: Equatable, Sendable {
  /// The teams with the lines of their players.
  public let teams: Sides<TeamDocument>
  /// The status of the game.
  public let status: Status
  /// The winner; nil also if the game was abandoned.
  public let winner: Side?
  /// How it ended; nil while it is in play.
  public let ending: Ending?
  /// The current period, from 1.
  public let period: Int
  /// Whether the current period is over and the next has not begun.
  public let periodEnded: Bool
  /// Whether an overtime has begun.
  public let isOvertime: Bool
  /// The side of the possession arrow, if it is kept.
  public let arrow: Side?
  /// The rules.
  public let rules: Rules
  /// The roster places in the order in which the players are shown and have keys.
  public let order: Sides<[Int]>

  /// The players of a side in that order.
  public func players(_ side: Side) -> [StatLineDocument] {
    order[side].map { teams[side].players[$0] }
  }

  /// Whether there are substitutes.
  public var hasBench: Bool {
    Side.allCases.contains { side in
      let players = teams[side].players
      return players.count > rules.side || players.contains { $0.isOnCourt == false }
    }
  }

  /// Whether it is played in periods, each with points of its own.
  public var hasPeriods: Bool { rules.periods > 1 || rules.overtimeLength != nil }

  /// The name of a period, `Q3` or `OT`; nil in a game of one period.
  public func name(ofPeriod number: Int) -> String? {
    hasPeriods ? rules.schedule.name(of: number) : nil
  }

  /// The name of the current period.
  public var periodName: String? { name(ofPeriod: period) }

  /// Whether a period is over and another one follows.
  public var isBetweenPeriods: Bool { hasPeriods && periodEnded && ending == nil }
}

nonisolated extension GameDocument {
  /// The facts of the game with the players in roster order.
  public var facts: GameFacts { facts(in: teams.map { Array($0.players.indices) }) }

  /// The same with the players in another order.
  func facts(in order: Sides<[Int]>) -> GameFacts {
    GameFacts(
      teams: teams, status: status, winner: winner, ending: ending, period: period,
      periodEnded: periodEnded, isOvertime: overtime, arrow: arrow, rules: rules.rules, order: order
    )
  }
}
