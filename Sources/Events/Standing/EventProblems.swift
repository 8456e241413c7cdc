import Basketball

/// Why a plan cannot be changed.
extension Problem {
  public static func noSuchFixture(_ number: Int) -> Problem {
    Problem(
      "noSuchFixture", .noInput, "there is no fixture \(number)",
      "'scoreboard event' lists them")
  }

  public static func noSuchCourt(_ name: String, known: [String]) -> Problem {
    Problem("noSuchCourt", .noInput, "there is no court \(name.quoted)", .all(known))
  }

  public static func noSuchTeam(_ name: String, known: [String]) -> Problem {
    Problem(
      "noSuchTeam", .noInput, "no team of the event is called \(name.quoted)",
      .near(name, known, else: .all(known)))
  }

  /// A fixture whose game is over.
  public static func played(_ number: Int, game: String) -> Problem {
    Problem("fixtureHasGame", .refused, "fixture \(number) was played: \(game)")
  }

  /// A name that a line of the plan cannot have, because it would be read as something else.
  static func unfitName(_ name: String) -> Problem {
    Problem("unfitName", .usage, "\(name.quoted) cannot be a name in an event")
  }

  /// A court that a fixture's line cannot have: it is one word without a comment.
  static func unfitCourt(_ name: String) -> Problem {
    Problem(
      "unfitCourt", .usage, "\(name.quoted) cannot be a court: it is a name without quotes and #")
  }

  /// A drawing of lots between a team and itself.
  public static func sameTeam(_ name: String) -> Problem {
    Problem("sameTeam", .usage, "\(name.quoted) is named twice")
  }

  /// A name that a line of the plan would end with a comment.
  static func hasComment(_ name: String) -> Problem {
    Problem(
      "unfitName", .usage,
      "\(name.quoted) has a # at the start of a word, which begins a comment in an event",
      "type it without the #, or without the space before it")
  }

  /// A team's name with a comma, which separates teams.
  static func hasComma(_ name: String) -> Problem {
    Problem("badTeam", .usage, "\(name.quoted) has a comma, which parts teams in an event")
  }

  /// A roster with which no game can be played: how many players it has, and the fewest.
  static func tooFewPlayers(_ team: String, count: Int, side: Int) -> Problem {
    Problem(
      "tooFewPlayers", .refused, "\(team.quoted) has \(count.counted("player")), a side is \(side)",
      "name \(side) or more, or none")
  }

  /// A roster with which no game can be played: how many players it has, and the most.
  static func tooManyPlayers(_ team: String, count: Int, roster: Int) -> Problem {
    Problem(
      "rosterFull", .refused, "\(team.quoted) has \(count) players, and may have at most \(roster)",
      "name \(roster) or fewer, or none")
  }

  /// A fixture that would be moved past midnight.
  static func beyondMidnight(_ number: Int) -> Problem {
    Problem("beyondMidnight", .refused, "fixture \(number) would begin on another day")
  }

  /// A team that joins a queue that it is in.
  static func inQueue(_ team: String) -> Problem {
    Problem("inQueue", .refused, "\(team.excerpt) are playing or waiting already")
  }

  /// A team that leaves a queue that it is not in.
  static func notInQueue(_ team: String) -> Problem {
    Problem("notInQueue", .refused, "\(team.excerpt) are not in the queue")
  }

  /// An event with a queue, which has no times and courts.
  static let hasQueue = Problem(
    "hasQueue", .refused, "an event with a queue has no times and no courts to change")

  static let noQueue = Problem(
    "noQueue", .refused, "the event has fixtures, and no queue",
    "'scoreboard event plan gym Reds Blues Greens --stay 2' makes one with a queue")
}

/// Why a fixture cannot be played now.
extension Problem {
  /// A side that is not known yet, as written, and what it waits for.
  static func waiting(_ number: Int, side: String, why: String) -> Problem {
    Problem(
      "fixtureWaits", .refused,
      "fixture \(number) waits for \(side): \(why)")
  }

  /// A team that is playing another fixture, and its court.
  static func busy(_ number: Int, team: String, fixture: Int, court: String?) -> Problem {
    Problem(
      "teamIsPlaying", .refused,
      "fixture \(number) waits for \(team), who are playing fixture \(fixture)\(court.map { " on court \($0)" } ?? "")"
    )
  }

  /// A court on which another fixture is being played.
  static func courtTaken(_ number: Int, court: String, fixture: Int, game: String) -> Problem {
    Problem(
      "courtTaken", .refused,
      "fixture \(number) waits for court \(court), where fixture \(fixture) is played: \(game)"
    )
  }

  /// A fixture that has a game already.
  static func hasGame(_ number: Int, game: String, isOver: Bool) -> Problem {
    Problem(
      "fixtureHasGame", .refused,
      "fixture \(number) \(isOver ? "was played" : "has a game"): \(game)",
      "'scoreboard play \(number) --again' plays it again")
  }

  /// A fixture whose game is of other teams, and whether it could be played again.
  static func disputed(_ number: Int, game: String, canReplay: Bool) -> Problem {
    Problem(
      "fixtureDisputed", .refused,
      "fixture \(number) is disputed: \(game) is of other teams",
      .settling(number, canReplay: canReplay))
  }

  /// A fixture of a team that has withdrawn, or of a place for which nobody is left.
  static func walkover(_ number: Int, team: String?) -> Problem {
    Problem(
      "fixtureIsWalkover", .refused,
      "fixture \(number) is a walkover: \(team.map { "\($0) has withdrawn" } ?? "a side has nobody")"
    )
  }

  /// A fixture of a series that is decided.
  static func spare(_ number: Int) -> Problem {
    Problem("seriesIsOver", .refused, "fixture \(number) is not needed: its series is decided")
  }

  /// No fixture is ready, on a court or at all.
  public static func nothingReady(court: String?) -> Problem {
    Problem(
      "nothingReady", .refused,
      "no fixture is ready to be played\(court.map { " on court \($0)" } ?? "")",
      "'scoreboard event' says what they wait for")
  }
}

extension Hint {
  /// What to do with a disputed fixture, of an event that is named if there may be several.
  public static func settling(_ number: Int, of event: String? = nil, canReplay: Bool) -> Hint {
    let name: Hint = event.map { " --event \(shell: $0)" } ?? ""
    let again: Hint =
      canReplay ? "'scoreboard play \(number) --again\(name)' plays it again, " : ""
    return "\(again)'scoreboard event keep \(number)\(name)' keeps the game"
  }
}
