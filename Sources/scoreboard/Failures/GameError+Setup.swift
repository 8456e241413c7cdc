import Basketball

extension GameError {
  /// What is wrong with teams or rules.
  var setup: Failure {
    let example = #"for example: "Reds: Ana, Bo, Cy""#
    return switch self {
    case .noRoster(let text):
      Failure("noRoster", .usage, "'\(text)' names no players", hint: example)
    case .emptyName:
      Failure("emptyName", .usage, "a team or a player has no name", hint: example)
    case .controlCharacter(let name):
      Failure(
        "controlCharacter", .usage, "the name '\(name)' has a control character in it",
        hint: "type it without")
    case .sameName(let name, let team):
      Failure(
        "sameName", .usage, "'\(name)' is twice in '\(team)'",
        hint: "tell the two apart: 'Ana B', 'Ana K'")
    case .sameTeams(let name):
      Failure(
        "sameTeams", .usage, "a team called '\(name)' would be mistaken for the other one",
        hint: "give it another name")
    case .tooFewPlayers(let team, let count, let side):
      Failure(
        "tooFewPlayers", .usage,
        "'\(team)' has \(count) \(count == 1 ? "player" : "players"), a side is \(side)",
        hint: "name \(side) or more, or play with --side \(max(1, count))")
    case .unknownRules(let name):
      Failure(
        "unknownRules", .usage, "there are no rules called '\(name)'",
        hint: near(name, Rules.presets.map(\.name)) ?? "'scoreboard rules' lists them")
    case .impossibleRules(let reason):
      Failure(
        "impossibleRules", .usage, reason, hint: "'scoreboard rules' shows what goes together")
    case .rosterFull(let team, let roster):
      Failure(
        "rosterFull", .refused, "'\(team)' may have \(roster) players and no more",
        hint: "--roster allows another number, in 'scoreboard new' and 'scoreboard rules'")
    case .noSuchTeam(let word):
      Failure("noSuchTeam", .noInput, "'\(word)' is no team", hint: "type home or away")
    default: Failure("internal", .internalError, "\(self)")
    }
  }
}
