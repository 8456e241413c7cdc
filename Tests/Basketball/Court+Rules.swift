@testable import Basketball

/// The usual rules with some values changed.
func rules(_ change: (inout RuleChanges) -> Void) throws -> Rules {
  var changes = RuleChanges()
  change(&changes)
  return try Rules.pickup.with(changes)
}

/// Rules with a time limit in seconds and an overtime to so many points.
func timed(_ limit: Double, overtime: Int = 1, target: Int = 15, margin: Int = 2) throws -> Rules {
  try rules {
    ($0.timeLimit, $0.overtime) = (showing(limit), overtime)
    ($0.target, $0.margin) = (target, margin)
  }
}

/// A new game of the Reds and the Blues by these rules.
func newGame(by rules: Rules) -> Scoresheet {
  Scoresheet(id: "court", home: teams.home, away: teams.away, rules: rules, now: wall(0))
}

/// A game to 15 by two with a limit of a minute that stands 2-2 when its time is up: plays 1 and 2.
func levelAtTheLimit(overtime: Int = 1, target: Int = 15, margin: Int = 2) throws -> Scoresheet {
  var sheet = newGame(by: try timed(60, overtime: overtime, target: target, margin: margin))
  try sheet.play(ana, .twoPoints, at: 10)
  try sheet.play(dee, .twoPoints, at: 20)
  try sheet.setClock(to: showing(60), now: wall(1))
  return sheet
}

extension Scoresheet {
  /// The game that its tape is read as.
  func readFromTape() throws -> Scoresheet { try Scoresheet(id: id, tape: tape) }

  /// The plays in effect, in order.
  var plays: [Play] { box.plays.map(\.play) }
}

extension Play {
  /// The play without what follows from the clock when it was recorded.
  var plain: Play {
    Play(number: number, reading: reading, who: who, move: move, recorded: recorded)
  }
}

extension Finish {
  /// The finish by a plain play.
  var plain: Finish {
    Finish(winner: winner, reading: reading, basket: basket?.plain, isByTime: isByTime)
  }
}
