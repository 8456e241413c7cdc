import Basketball

/// What is wrong with a reading of the game clock.
nonisolated extension Failure {
  static func malformedClock(_ text: String) -> Failure {
    Failure(
      "malformedClock", .usage, "'\(text.excerpt)' is not a reading of the game clock",
      hint: "type m:ss, mm:ss.t or seconds, such as 3:17 or 197")
  }

  static func aheadOfClock(_ reading: ClockReading, _ clock: ClockReading) -> Failure {
    Failure(
      "aheadOfClock", .refused,
      "\(reading.text) is ahead of the running clock, which is at \(clock.text)",
      hint: "'scoreboard clock pause' first, or 'scoreboard clock set'")
  }

  static func beforeLastPlay(
    _ reading: ClockReading, _ number: Int, _ last: ClockReading
  ) -> Failure {
    Failure(
      "beforeLastPlay", .refused,
      "the clock cannot be set to \(reading.text): play \(number) is at \(last.text)",
      hint: "put the reading of that play right first")
  }

  static func beyondLimit(_ reading: ClockReading, _ limit: ClockReading) -> Failure {
    Failure(
      "beyondLimit", .refused, "\(reading.text) is beyond the time limit, \(limit.text)",
      hint: "'scoreboard rules' shows what the game is played by")
  }

  static func timeIsUp(_ limit: ClockReading) -> Failure {
    Failure(
      "timeIsUp", .refused,
      "time was up after \(limit.text): overtime is played without the clock",
      hint: "record on, the next points decide")
  }

  static let noOvertime = Failure(
    "noOvertime", .refused, "OT is overtime, and this game has no time limit",
    hint: "leave it out, or 'scoreboard rules --limit 10:00'")
}
