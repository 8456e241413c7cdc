import Basketball
import Documents

/// Renames a team or a player wherever the plan names it.
extension Plan {
  /// The plan with a team renamed; unchanged if it has no such team.
  public func renaming(team name: String, to new: String) throws(Problem) -> Plan {
    let plan = try replacing(name, with: new, among: teamNames)
    guard plan.teams.count == teams.count,
      plan.text == text || plan.teams.contains(where: { $0.name == new })
    else { throw .unfitName(new) }
    return plan
  }

  /// The plan with a player of a team renamed; unchanged if it has no such player.
  public func renaming(
    player name: String, of team: String, to new: String
  ) throws(Problem) -> Plan {
    let (identity, ofTeam) = (Name.identity(name), Name.identity(team))
    let plan = try replacing(name, with: new) { line in
      let typed = line.typed().typedTeam.split(separator: ":", maxSplits: 1)
      guard line.key == .team, typed.count == 2, Name.identity(String(typed[0])) == ofTeam else {
        return []
      }
      return typed[1].listedPlayers.map(\.playerName)
    }
    let wanted = self.team(team)?.team.players.map {
      Name.identity($0.name) == identity ? new : $0.name
    }
    guard plan.team(team)?.team.players.map(\.name) == wanted else { throw .unfitName(new) }
    return plan
  }

  private func replacing(
    _ name: String, with new: String, among names: (PlanLine) -> [Substring]
  ) throws(Problem) -> Plan {
    let identity = Name.identity(name)
    var text = source
    for (index, line) in source.lines.map(PlanLine.init).enumerated() {
      let parts = names(line).filter { Name.identity(String($0)) == identity }
      if parts.isEmpty { continue }
      try new.checkComment()
      text.replace(index) { _ in line.replacing(parts, with: new) }
    }
    return try reading(text)
  }

  /// The teams named in a line, as the plan spells them first.
  func teams(in line: PlanLine) -> [String] {
    teamNames(in: line).compactMap { words.team(String($0)) }
  }

  /// The teams named in a line, as they are written there.
  private func teamNames(in line: PlanLine) -> [Substring] {
    let rest = line.words.dropFirst()
    return switch line.key {
    case .team: [line.typed().typedName]
    case .pool: line.typed(from: 2).split(separator: ",").map(\.trimmed)
    case .withdraw: [rest.dropLast().span]
    case .deduct: words.team(beginning: rest).map(\.words.span).array
    case .lot: ((try? words.teams(in: line.typed())) ?? []).map(\.words.span)
    case .keep: sideNames(line, from: 2)
    case .queue: line.typed().split(separator: ",").map(\.trimmed)
    case .join, .leave: [rest.dropLast(2).span]
    case .event, .rules, .day, .courts, .series, .stay, .officials, .table: []
    case nil: sideNames(line, from: line.places.sides)
    }
  }

  private func sideNames(_ line: PlanLine, from place: Int) -> [Substring] {
    let sides = (try? words.sides(line.words.dropFirst(place)))?.sides.both ?? []
    return sides.filter { $0.entrant.reference == nil }.map(\.words.span)
  }
}

extension Substring {
  /// The name of a typed player without the shirt number and the star: `Ana` of `4 Ana*`.
  fileprivate var playerName: Substring {
    let name = marked.player.trimmed
    let words = name.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard words.count == 2, words[0].allSatisfy(\.isDigit) else { return name.unquotedName }
    return words[1].trimmed.unquotedName
  }
}

extension Team {
  /// Refuses a roster with which no game by these rules can be played. A team without a roster can play.
  public func checkRoster(by rules: Rules) throws(Problem) {
    let count = players.count
    if isIncomplete(by: rules) {
      throw Problem(
        "tooFewPlayers", .refused,
        "\(name.quoted) has \(count.counted("player")), a side is \(rules.side)",
        "name \(rules.side) or more, or none")
    }
    if let roster = rules.roster, count > roster {
      throw Problem(
        "rosterFull", .refused,
        "\(name.quoted) has \(count) players, and may have at most \(roster)",
        "name \(roster) or fewer, or none")
    }
  }
}

extension String {
  /// Refuses a name, or a team with its players, with a comment.
  func checkComment() throws(Problem) {
    if hasComment {
      throw Problem(
        "unfitName", .usage,
        "\(quoted) has a # at the start of a word, which begins a comment in an event",
        "type it without the #, or without the space before it")
    }
  }

  /// Refuses a team, with or without its players, that a plan cannot have.
  public func checkTeam() throws(Problem) {
    try checkComment()
    let name = String(typedName)
    if name.contains(",") {
      throw Problem(
        "badTeam", .usage, "\(name.quoted) has a comma, which parts teams in an event")
    }
  }
}
