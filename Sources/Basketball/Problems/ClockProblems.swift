/// Why a time is refused.
extension Problem {
  /// Text that is not a reading of the game clock.
  static func malformedClock(_ text: String) -> Problem {
    Problem(
      "malformedClock", .usage, "\(text.quoted) is not a clock time",
      "type m:ss, mm:ss.t or seconds, such as 3:17 or 197")
  }

  /// A clock in an overtime that has none.
  static let overtimeWithoutClock = Problem(
    "malformedClock", .usage, "overtime has no clock in this game",
    "leave the time out: 'OT WHO MOVE'")

  /// A reading that the running clock has not reached, both as the clock shows them.
  static func aheadOfClock(_ reading: ClockReading, clock: ClockReading) -> Problem {
    Problem(
      "aheadOfClock", .refused,
      "\(reading.text) is ahead of the running clock, which is at \(clock.text)",
      "'scoreboard clock -g GAME pause' first, or 'scoreboard clock -g GAME set CLOCK'")
  }

  /// The clock set to before the last play.
  static func beforeLastPlay(
    _ reading: ClockReading, number: Int, last: ClockReading
  ) -> Problem {
    Problem(
      "beforeLastPlay", .refused,
      "the clock cannot be set to \(reading.text): play \(number) is at \(last.text)",
      "correct the time of that play first")
  }

  /// The clock set to before a lineup.
  static func beforeLineup(_ reading: ClockReading, last: ClockReading) -> Problem {
    Problem(
      "beforeLineup", .refused,
      "the clock cannot be set to \(reading.text): a lineup is at \(last.text)",
      "take that back first")
  }

  /// A reading after the end of time.
  static func beyondLimit(_ reading: ClockReading, limit: ClockReading) -> Problem {
    Problem(
      "beyondLimit", .refused,
      "\(reading.exactText) is beyond the time limit, \(limit.exactText)",
      "'scoreboard rules -g GAME' shows the rules of the game")
  }

  /// The clock cannot start after time is up: overtime is played without it.
  static func timeIsUp(limit: ClockReading) -> Problem {
    Problem(
      "timeIsUp", .refused,
      "time was up after \(limit.text): overtime is played without the clock",
      "keep recording: the next points decide")
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

  /// A period that has begun already.
  static func periodBegun(_ name: String) -> Problem {
    Problem("periodBegun", .refused, "\(name) has begun already")
  }

  /// A play shifted out of its period, and by how much.
  static func shiftedOut(_ number: Int, by reading: ClockReading, isLate: Bool) -> Problem {
    let place = isLate ? "after the end" : "before the start"
    return Problem(
      isLate ? "beyondLimit" : "beforePeriod", .refused,
      "play \(number) would be \(reading.exactText) \(place) of its period")
  }

  /// A reading before its period begins.
  static func beforePeriod(_ reading: ClockReading, start: ClockReading) -> Problem {
    Problem(
      "beforePeriod", .refused,
      "\(reading.text) is before the start of the period, \(start.text)",
      "name the period with it, such as Q1 \(reading.text)")
  }

  /// The end of a period without a length.
  static let noEndOfPeriod = Problem("noEndOfPeriod", .usage, "no clock ends this period")

  /// New lengths of periods, after the second has begun.
  static let lengthsAreFixed = Problem(
    "lengthsAreFixed", .refused,
    "the lengths of the periods are fixed once the second one has begun")

  /// A play in overtime of a game without a time limit.
  static let noOvertime = Problem(
    "noOvertime", .refused, "OT is overtime, and this game has no time limit",
    "leave it out, or 'scoreboard rules -g GAME --limit 10:00'")

  /// An overtime that would begin while a side leads.
  static func overtimeNeedsLevelScore(_ score: Sides<Int>) -> Problem {
    Problem(
      "overtimeNeedsLevelScore", .refused,
      "overtime needs a tied score, and it is \(score.home)-\(score.away)")
  }

  /// A play moved to an overtime that has not begun.
  static let overtimeNotBegun = Problem(
    "overtimeNotBegun", .refused, "overtime has not begun",
    "type what the clock showed, such as 3:17")
}
