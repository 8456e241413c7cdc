import Basketball

extension GameError {
  /// What is wrong with the teams or rules of a new game.
  var entry: Failure {
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
    case .impossibleRule(let name, let value):
      Failure(
        "impossibleRule", .usage, "--\(name) cannot be \(value)",
        hint: "it is a whole number from 1 to 1000000")
    default: Failure("internal", .internalError, "\(self)")
    }
  }
}
