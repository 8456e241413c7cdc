import Basketball

/// What is wrong with teams or rules.
nonisolated extension Failure {
  private static let example = #"for example: "Reds: Ana, Bo, Cy""#

  static func noRoster(_ text: String) -> Failure {
    let isName = !text.contains(":")
    return Failure(
      "noRoster", .usage,
      "'\(text.excerpt)' names no players" + (isName ? ", and has played no game here" : ""),
      hint: example)
  }

  static var emptyName: Failure {
    Failure("emptyName", .usage, "a team or a player has no name", hint: example)
  }

  static func controlCharacter(_ name: String) -> Failure {
    Failure(
      "controlCharacter", .usage, "the name '\(name.excerpt)' has a control character in it",
      hint: "type it without")
  }

  static func sameName(_ name: String, _ team: String) -> Failure {
    Failure(
      "sameName", .usage, "'\(name.excerpt)' is twice in '\(team.excerpt)'",
      hint: "tell the two apart: 'Ana B', 'Ana K'")
  }

  static func sameNumber(_ jersey: String, _ team: String) -> Failure {
    Failure(
      "sameNumber", .usage, "the shirt number \(jersey) is twice in '\(team.excerpt)'",
      hint: "each player of a team has another one")
  }

  static func malformedNumber(_ text: String) -> Failure {
    Failure(
      "malformedNumber", .usage, "'\(text.excerpt)' is not a shirt number",
      hint: "0, 00 and 1 to 99 are")
  }

  static func hasPlays(_ name: String) -> Failure {
    Failure(
      "hasPlays", .refused, "'\(name.excerpt)' has made plays and stays on the roster",
      hint: "'scoreboard log' has them; 'scoreboard roster rename' gives another name")
  }

  static func sameTeams(_ name: String) -> Failure {
    Failure(
      "sameTeams", .usage, "a team called '\(name.excerpt)' would be mistaken for the other one",
      hint: "give it another name")
  }

  static func tooFewPlayers(_ team: String, _ count: Int, _ side: Int) -> Failure {
    Failure(
      "tooFewPlayers", .usage,
      "'\(team.excerpt)' has \(count) \(count == 1 ? "player" : "players"), a side is \(side)",
      hint: "name \(side) or more, or play with --side \(max(1, count))")
  }

  static func unknownRules(_ name: String) -> Failure {
    Failure(
      "unknownRules", .usage, "there are no rules called '\(name.excerpt)'",
      hint: near(name, Rules.presets.map(\.name)) ?? "'scoreboard rules' lists them")
  }

  static func impossibleRules(_ reason: String) -> Failure {
    Failure("impossibleRules", .usage, reason, hint: "'scoreboard rules' shows what goes together")
  }

  static func rosterFull(_ team: String, _ roster: Int) -> Failure {
    Failure(
      "rosterFull", .refused, "'\(team.excerpt)' may have \(roster) players and no more",
      hint: "--roster allows another number, in 'scoreboard new' and 'scoreboard rules'")
  }

  static func noSuchTeam(_ word: String) -> Failure {
    Failure("noSuchTeam", .noInput, "'\(word.excerpt)' is not a team", hint: "type home or away")
  }
}
