import Basketball

@testable import ViewModels

extension Scoresheet {
  /// A game by other rules, its players and teams as they come.
  static func new(
    by rules: Rules, _ names: [String] = Names.plain, teams: (String, String) = ("Reds", "Blues")
  ) throws -> Scoresheet {
    let plain = try new(names, teams: teams)
    return Scoresheet(
      id: plain.id, home: plain.teams.home, away: plain.teams.away, rules: rules, now: start)
  }

  /// A game in which everything that can become of a play has become of one.
  static func corrected(_ names: [String], teams: (String, String)) throws -> Scoresheet {
    var sheet = try halfway(names, teams: teams)
    let later = TimeOfDay(milliseconds: start.milliseconds + 61_500)
    try sheet.fix(1, Correction(who: try sheet.who("h2"), move: .onePoint), now: later)
    try sheet.remove(4, now: later)
    try sheet.fix(5, Correction(reading: .zero), now: later)
    try sheet.record([Call(try sheet.who("a1"), .twoPoints)], now: later)
    try sheet.undo(2, now: TimeOfDay(milliseconds: start.milliseconds + 3_600_000))
    return sheet
  }

  /// Plays of a side, at one reading.
  mutating func play(_ side: Side, _ moves: Move..., at seconds: Int) throws {
    for move in moves {
      try record(
        [Call(Who(side), move)], at: ClockReading(milliseconds: seconds * 1000), now: start)
    }
  }
}
