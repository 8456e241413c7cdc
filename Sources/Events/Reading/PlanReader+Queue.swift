/// The queue of a winner-stays event.
extension PlanReader {
  /// Reads how many games in a row a team may win.
  mutating func readStay(_ line: PlanLine) throws(PlanError) {
    try say("a limit of wins")
    guard line.words.count == 2, let limit = Int(digits: line.words[1]) else {
      throw .incomplete(example: PlanKey.stay.example)
    }
    stay = limit
  }

  mutating func readQueue(_ line: PlanLine) throws(PlanError) {
    try say("a queue")
    var teams: [String] = []
    for part in line.joined(from: 1).split(separator: ",") where part != " " {
      let team = try listedTeam(String(part))
      if teams.contains(team) { throw .unexpected(team) }
      teams.append(team)
    }
    queue = teams
  }

  mutating func readChange(_ line: PlanLine) throws(PlanError) {
    let isJoining = line.key == .join
    guard line.words.count > 3, line.words[line.words.count - 2] == "after",
      let after = line.words.last.flatMap({ $0 == "0" ? 0 : Int(digits: $0) })
    else { throw .incomplete(example: (isJoining ? PlanKey.join : .leave).example) }
    let typed = line.words.dropFirst().dropLast(2).joined(separator: " ")
    let team = isJoining ? try listedTeam(typed) : words.team(typed)
    guard let team else { throw .unknownTeam(typed) }
    changes.append(.init(team: team, isJoining: isJoining, after: after))
  }

  /// The queue and its later changes; nil if there is none.
  var teamQueue: TeamQueue? {
    let inTurn = changes.enumerated()
      .sorted { ($0.element.after, $0.offset) < ($1.element.after, $1.offset) }.map(\.element)
    return queue.map { TeamQueue(limit: stay, teams: $0, changes: inTurn) }
  }

  /// Refuses lines that an event with a queue cannot have, and lines that need one.
  func check(_ line: PlanLine, hasQueue: Bool) throws(PlanError) {
    switch line.key {
    case .stay, .join, .leave: if !hasQueue { throw .withoutQueue(String(line.words[0])) }
    case .pool, .withdraw, .lot, .keep, nil:
      if hasQueue { throw .withQueue(String(line.words[0])) }
    case .event, .rules, .day, .courts, .team, .queue: break
    }
  }
}
