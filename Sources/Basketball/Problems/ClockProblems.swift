/// Why a time is refused.
extension Problem {
  /// Text that is not a reading of the game clock.
  static func malformedClock(_ text: String) -> Problem {
    Problem(
      "malformedClock", .usage, "\(text.quoted) is not a clock time",
      "type m:ss, mm:ss.t or seconds, such as 3:17 or 197")
  }

  /// A reading after the end of time.
  static func beyondLimit(_ reading: ClockReading, limit: ClockReading) -> Problem {
    Problem(
      "beyondLimit", .refused,
      "\(reading.exactText) is beyond the time limit, \(limit.exactText)",
      "'scoreboard rules -g GAME' shows the rules of the game")
  }

  /// A period beyond regulation.
  static func noSuchPeriod(_ name: String) -> Problem {
    Problem(
      "noSuchPeriod", .usage, "this game has no period \(name)",
      "'scoreboard rules -g GAME' shows how many it has")
  }

  /// A period that cannot begin yet: an earlier one has not been played.
  static func periodSkipped(_ name: String) -> Problem {
    Problem(
      "periodSkipped", .refused,
      "\(name) cannot begin: the period before it has not been played")
  }

  /// The end of a period without a length.
  static let noEndOfPeriod = Problem("noEndOfPeriod", .usage, "no clock ends this period")

  /// New lengths of periods, after the second has begun.
  static let lengthsAreFixed = Problem(
    "lengthsAreFixed", .refused,
    "the lengths of the periods are fixed once the second one has begun, overtimes once one has")

  /// A play in overtime of a game without a time limit.
  static let noOvertime = Problem(
    "noOvertime", .refused, "OT is overtime, and this game has no time limit",
    "leave it out, or 'scoreboard rules -g GAME --limit 10:00'")
}
