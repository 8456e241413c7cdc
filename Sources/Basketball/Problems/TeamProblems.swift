/// Why a team, a player or rules are refused.
extension Problem {
  /// A team or a player without a name.
  static let emptyName = Problem(
    "emptyName", .usage, "a team or a player has no name", #"for example: "Reds: Ana, Bo, Cy""#)

  static func controlCharacter(_ name: String) -> Problem {
    Problem(
      "controlCharacter", .usage, "the name \(name.quoted) has a control character in it",
      "type it without")
  }

  /// A name given twice in one team.
  static func sameName(_ name: String, team: String) -> Problem {
    Problem(
      "sameName", .usage, "\(name.quoted) is twice in \(team.quoted)",
      "tell the two apart: 'Ana B', 'Ana K'")
  }

  /// Two teams whose names are too much alike.
  public static func sameTeams(_ name: String) -> Problem {
    Problem(
      "sameTeams", .usage, "a team called \(name.quoted) would be mistaken for the other one",
      "give it another name")
  }

  /// More players than the rules allow a team.
  static func rosterFull(team: String, roster: Int) -> Problem {
    Problem(
      "rosterFull", .refused, "\(team.quoted) may have at most \(roster) players",
      roster < Team.mostPlayers
        ? "--roster \(roster + 1) allows one more, in 'new' and 'rules'" : nil)
  }

  /// A word that names no team.
  static func noSuchTeam(_ word: String) -> Problem {
    Problem("noSuchTeam", .noInput, "\(word.quoted) is not a team", "type home or away")
  }

  /// No set of rules has this name.
  public static func unknownRules(_ name: String) -> Problem {
    Problem(
      "unknownRules", .usage, "there are no rules called \(name.quoted)",
      .begun(by: name, Rules.names, else: "'scoreboard rules' lists them"))
  }

  /// Contradictory rules, and why.
  static func impossibleRules(_ reason: String) -> Problem {
    Problem(
      "impossibleRules", .usage, reason,
      "'scoreboard rules' shows what goes together")
  }
}
