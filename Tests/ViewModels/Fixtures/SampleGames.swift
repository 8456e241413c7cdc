import Basketball
import Documents
import Fixtures

/// When the games of these tests are made: 2026-11-20 at 20:15 UTC.
nonisolated let start = TimeOfDay(milliseconds: 1_795_205_700_000)

/// So many milliseconds after the games of these tests are made.
nonisolated func after(_ milliseconds: Int) -> TimeOfDay {
  TimeOfDay(milliseconds: start.milliseconds + milliseconds)
}

nonisolated extension Rules {
  /// The usual rules with another target.
  static func pickup(to target: Int) throws -> Rules { try Rules(told: "pickup target \(target)") }

  /// The usual rules with a time limit, and so many points that win the overtime.
  static func timed(_ limit: String, overtime: Int = 2) throws -> Rules {
    try Rules(told: "pickup limit \(limit) overtime \(overtime)")
  }
}

nonisolated extension Scoresheet {
  /// A game that nobody has played yet: Ana, Bo and Cy against Dee, Eve and Flo.
  static func new(
    home: [String] = ["Ana", "Bo", "Cy"], away: [String] = ["Dee", "Eve", "Flo"],
    by rules: Rules = .pickup, now: TimeOfDay = start
  ) -> Scoresheet {
    let teams = Sides(
      home: Team("Reds", home),
      away: Team("Blues", away))
    return Scoresheet(id: "2026-11-20-reds-blues", teams: teams, rules: rules, now: now)
  }

  /// A game of plays such as `10 h1 two`, at readings of a paused clock.
  static func played(_ lines: String..., by rules: Rules = .pickup) throws -> Scoresheet {
    var sheet = new(by: rules)
    for line in lines { _ = try sheet.perform(.play(line), now: start) }
    return sheet
  }

  /// A game to five by two in which the lead changes twice and several plays share a reading.
  static func dramatic() throws -> Scoresheet {
    try played(
      "10 h1 two", "10 h2 assist", "12.344 a1 one", "50 a2 two", "55.5 h3 foul", "60 h3 two",
      "60 a3 rebound", "61.25 h1 one", "61.25 h2 assist", by: try .pickup(to: 5))
  }

  /// The plays that count, in order by the clock, as lines of a feed.
  var feedLines: [String] { LogDocument(self).plays.map(\.feedLine) }

  /// The plays that count, in the order in which they were recorded, as lines of a feed.
  var recordedLines: [String] {
    LogDocument(self).plays.sorted { $0.number < $1.number }.map(\.feedLine)
  }
}

nonisolated extension Verb {
  /// Records plays in words, `Ana two`, or with a reading before them, `10 h1 two`.
  static func play(_ line: String) throws -> Verb {
    let words = line.split(separator: " ").map(String.init)
    let reading = words.count > 2 ? ClockReading(words[0]) : nil
    let move = try Move(word: words[words.count - 1])
    return .record(
      [PlayRequest(.typed(words[words.count - 2]), move)], at: reading.map { .elapsed($0) })
  }
}
