import Basketball

/// Why a plan cannot be changed.
extension Problem {
  public static func noSuchFixture(_ number: Int) -> Problem {
    Problem(
      "noSuchFixture", .noInput, "there is no fixture \(number)",
      "'scoreboard event' lists them")
  }

  static func noSuchCourt(_ name: String, known: [String]) -> Problem {
    Problem("noSuchCourt", .noInput, "there is no court \(name.quoted)", .all(known))
  }

  public static func noSuchTeam(_ name: String, known: [String]) -> Problem {
    Problem(
      "noSuchTeam", .noInput, "no team of the event is called \(name.quoted)",
      .near(name, known, else: .all(known)))
  }

  /// A name that a line of the plan cannot have, because it would be read as something else.
  static func unfitName(_ name: String) -> Problem {
    Problem("unfitName", .usage, "\(name.quoted) cannot be a name in an event")
  }

  /// A drawing of lots between a team and itself.
  public static func sameTeam(_ name: String) -> Problem {
    Problem("sameTeam", .usage, "\(name.quoted) is named twice")
  }

  /// An event with a queue, which has no times and courts.
  static let hasQueue = Problem(
    "hasQueue", .refused, "an event with a queue has no times and no courts to change")
}

/// Why a fixture cannot be played now.
extension Problem {
  /// A fixture that has a game already, and what stands in it.
  public static func hasGame(
    _ fixture: FixtureStanding, _ state: String? = nil, _ hint: Hint? = nil
  ) -> Problem {
    let word = fixture.status == .played ? "was played" : "has a game"
    let game = [fixture.game?.id, state].compactMap(\.self).commaSeparated
    return Problem(
      "fixtureHasGame", .refused, "fixture \(fixture.number) \(word): \(game)", hint)
  }

  /// A fixture of a team that has withdrawn, or of a place for which nobody is left.
  static func walkover(_ number: Int, team: String?) -> Problem {
    Problem(
      "fixtureIsWalkover", .refused,
      "fixture \(number) is a walkover: \(team.map { "\($0) has withdrawn" } ?? "a side has nobody")"
    )
  }

  /// No fixture is ready, on a court or at all.
  public static func nothingReady(court: String?) -> Problem {
    Problem(
      "nothingReady", .refused,
      "no fixture is ready to be played\(court.said { " on court \($0)" })",
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
