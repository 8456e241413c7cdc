import Basketball
import Documents

/// What there is to show of a game beside its score and its clock.
public nonisolated struct GameFacts: Equatable, Sendable {
  /// The teams with the lines of their players.
  public let teams: Sides<TeamDocument>
  /// Where the game is on its way.
  public let status: Status
  /// The side that has won; nil also where the game was abandoned.
  public let winner: Side?
  /// What ended it; nil while it goes on.
  public let ending: Ending?
  /// The period that is on, from 1.
  public let period: Int
  /// Whether the clock stands at its end, and the next one has not begun.
  public let periodEnded: Bool
  /// Whether an overtime has begun.
  public let isOvertime: Bool
  /// The side that the possession arrow points to, if it is kept.
  public let arrow: Side?
  /// What it is played by.
  public let rules: Rules
  /// The places on the rosters in the order in which the players are shown, and have keys.
  public let order: Sides<[Int]>

  /// The players of a side in that order.
  public func players(_ side: Side) -> [StatLineDocument] {
    order[side].map { teams[side].players[$0] }
  }

  /// Whether somebody can come on court for another.
  public var hasBench: Bool {
    Side.allCases.contains { side in
      let players = teams[side].players
      return players.count > rules.side || players.contains { $0.isOnCourt == false }
    }
  }

  /// Whether it is played in periods, of which each has points of its own.
  public var hasPeriods: Bool { rules.periods > 1 || rules.overtimeLength != nil }

  /// `Q3`, `OT`: what a period is called where the game is played in periods; nil for the only one.
  public func name(ofPeriod number: Int) -> String? {
    hasPeriods ? rules.schedule.name(of: number) : nil
  }

  /// What the period that is on is called.
  public var periodName: String? { name(ofPeriod: period) }

  /// Whether a period is over and another one follows.
  public var isBetweenPeriods: Bool { hasPeriods && periodEnded && ending == nil }
}

nonisolated extension GameDocument {
  /// What there is to show of the game beside its score and its clock.
  public var facts: GameFacts { facts(in: teams.map { Array($0.players.indices) }) }

  /// The same with the players in another order.
  func facts(in order: Sides<[Int]>) -> GameFacts {
    GameFacts(
      teams: teams, status: status, winner: winner, ending: ending, period: period,
      periodEnded: periodEnded, isOvertime: overtime, arrow: arrow, rules: rules.rules, order: order
    )
  }
}
