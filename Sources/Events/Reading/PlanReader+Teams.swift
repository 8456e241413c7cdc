import Basketball

/// The teams and their pools.
extension PlanReader {
  mutating func readTeam(_ line: PlanLine) throws(PlanError) {
    let typed = line.joined(from: 1)
    let (name, hasRoster) = try named(in: typed)
    try say("the team \(name)", as: "team \(Name.identity(name))")
    let seed = teams.count + 1
    teams.append(EventTeam(name: name, seed: seed, roster: hasRoster ? typed : nil))
    words.add(team: name)
  }

  mutating func readPool(_ line: PlanLine) throws(PlanError) {
    let name = String(line.words[1])
    guard Pool.isName(name) else { throw .malformedPool(name) }
    try say("the pool \(name)", as: "pool \(Name.identity(name))")
    var teams: [String] = []
    for part in line.joined(from: 2).split(separator: ",") where part != " " {
      let team = try listedTeam(String(part))
      if teams.contains(team) || words.pools.contains(where: { $0.teams.contains(team) }) {
        throw .inTwoPools(team)
      }
      teams.append(team)
    }
    guard !teams.isEmpty else { throw .incomplete(example: PlanKey.pool.example) }
    words.add(Pool(name: name, teams: teams))
  }

  /// A team of a list, spelled as in its own line.
  mutating func listedTeam(_ typed: String) throws(PlanError) -> String {
    let name = try named(in: typed).name
    if let known = words.team(name) { return known }
    teams.append(EventTeam(name: name, seed: nil))
    words.add(team: name)
    return name
  }

  /// The name of a team typed with or without its roster. The roster is checked, but not its size:
  /// the rules say that when the team plays.
  private func named(in typed: String) throws(PlanError) -> (name: String, hasRoster: Bool) {
    let team: Team
    do throws(GameError) {
      team = try Team(inPlan: typed)
    } catch {
      throw .malformedTeam(String(typed.typedName), error)
    }
    switch Entrant(reference: Name.identity(team.name)) {
    case nil: break
    case .place(_, let pool) where !poolNames.contains(pool): break
    default: throw .isReference(team.name)
    }
    return (team.name, !team.players.isEmpty)
  }

  mutating func readWithdrawal(_ line: PlanLine) throws(PlanError) {
    guard let last = line.words.last, let withdrawal = Withdrawal(rawValue: String(last)),
      line.words.count > 2
    else { throw .incomplete(example: PlanKey.withdraw.example) }
    let typed = line.words.dropFirst().dropLast().joined(separator: " ")
    guard let team = words.team(typed) else { throw .unknownTeam(typed) }
    try say("the withdrawal of \(team)")
    withdrawn[team] = withdrawal
  }

  mutating func readLot(_ line: PlanLine) throws(PlanError) {
    let lot = try words.teams(in: line.typed).map(\.team)
    guard lot.count > 1 else { throw .incomplete(example: PlanKey.lot.example) }
    for place in lot.indices where lot[..<place].contains(lot[place]) {
      throw .unexpected(lot[place])
    }
    lots.append(lot)
  }
}

extension Team {
  /// A team as typed in a plan, with or without a roster of any size.
  fileprivate init(inPlan typed: String) throws(GameError) {
    var rules = RuleChanges()
    (rules.side, rules.roster) = (1, .some(nil))
    try self.init(typed: typed, rules: Rules.pickup.with(rules))
  }
}

extension EventTeam {
  /// The team with its players.
  public var team: Team {
    (try? Team(inPlan: roster ?? name)) ?? Team(name: name, players: [])
  }
}

extension Pool {
  fileprivate static func isName(_ word: String) -> Bool {
    !["L", "W"].contains(word.uppercased()) && !word.contains(where: \.isDigit)
      && !word.contains("/") && !word.contains(",")
  }
}

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
