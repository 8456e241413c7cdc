import Basketball
import Documents

/// The teams and their pools.
extension PlanReader {
  mutating func readTeam() throws {
    let (typed, hall) = line.joined(from: 1).partedHall
    let team = try team(typed)
    let name = team.name
    try say("the team \(name)", as: "team \(Name.identity(name))")
    plan.teams.append(
      EventTeam(
        team: team, seed: plan.teams.count + 1, roster: team.players.isEmpty ? nil : typed))
    plan.words.add(team: name)
    guard let hall else { return }
    plan.halls[name] = hall
    if !plan.courts.isEmpty, !plan.courts.contains(hall) { plan.courts.append(hall) }
  }

  mutating func readPool() throws {
    let name = String(line.words[1])
    if ["L", "W"].contains(name.uppercased())
      || name.contains(where: { $0.isDigit || $0 == "/" || $0 == "," })
    {
      throw PlanError(
        "a pool cannot be called \(name.quoted): it is a word other than L and W, without digits"
      )
    }
    try say("the pool \(name)", as: "pool \(Name.identity(name))")
    let teams = try listedTeams(from: 2)
    if let team = teams.first(where: { plan.words.pool(of: $0) != nil }) ?? teams.repeated {
      throw PlanError("\(team.excerpt) is in another pool already")
    }
    if teams.isEmpty { throw line.incomplete }
    plan.words.add(Pool(name: name, teams: teams))
  }

  /// The teams of `Reds, Blues`, spelled as in their own lines.
  private mutating func listedTeams(from place: Int) throws -> [String] {
    try line.joined(from: place).split(separator: ",").filter { $0 != " " }
      .map { try listedTeam(String($0)) }
  }

  private mutating func listedTeam(_ typed: String) throws -> String {
    let name = try team(typed).name
    if let known = plan.words.team(name) { return known }
    plan.teams.append(EventTeam(team: Team(name: name, players: []), seed: nil, roster: nil))
    plan.words.add(team: name)
    return name
  }

  /// A team typed with or without its roster. The size of the roster is checked only when the team plays, by the
  /// rules.
  private func team(_ typed: String) throws -> Team {
    let team: Team
    do {
      team = try Team(anySize: typed)
    } catch {
      throw PlanError("the team \(String(typed.typedName).quoted): \(error.message)")
    }
    switch Entrant(reference: Name.identity(team.name)) {
    case nil: break
    case .place(_, let pool) where !poolNames.contains(pool): break
    default:
      throw PlanError("a team cannot be called \(team.name.quoted), which is a reference")
    }
    return team
  }

  mutating func readWithdrawal() throws {
    guard let withdrawal = line.words.last.flatMap({ Withdrawal(rawValue: String($0)) }),
      line.words.count > 2
    else { throw line.incomplete }
    let team = try known(line.words.dropFirst().dropLast().spaceSeparated)
    try say("the withdrawal of \(team)")
    plan.withdrawn[team] = withdrawal
  }

  private func known(_ typed: String) throws -> String {
    guard let team = plan.words.team(typed) else { throw PlanError.unknownTeam(typed) }
    return team
  }

  /// Reads `officials 7 A. Ref, B. Ref, C. Ref`: names with commas between, in quotes where they have some.
  mutating func readCrew(_ crew: Crew) throws {
    guard line.words.count > 2, let number = line.number else {
      throw line.incomplete
    }
    try say("the \(crew) of fixture \(number)")
    try check(number)
    let names = line.typed(from: 2).listedPlayers.map(String.init)
    if names.count > crew.keys.count { throw PlanError.unexpected(names[crew.keys.count]) }
    let lines = try zip(crew.keys, names).compactMap { key, name in
      Card.Line(key, try key.value(name))
    }
    plan.crews[number, default: Card()] = Card((plan.crews[number]?.lines ?? []) + lines)
  }

  /// Reads `deduct Reds 1 fee not paid`.
  mutating func readDeduction() throws {
    guard let (team, typed) = plan.words.team(beginning: line.words.dropFirst()) else {
      throw PlanError.unknownTeam(line.joined(from: 1))
    }
    let rest = line.words[typed.endIndex...]
    guard let points = rest.first.flatMap({ Int(digits: $0) }) else {
      throw line.incomplete
    }
    let why = rest.dropFirst().spaceSeparated
    plan.deductions.append(Deduction(team: team, points: points, why: why.isEmpty ? nil : why))
  }

  mutating func readLot() throws {
    let lot = try plan.words.teams(in: line.typed()).map(\.team)
    guard lot.count > 1 else { throw line.incomplete }
    if let team = lot.repeated { throw PlanError.unexpected(team) }
    plan.lots.append(lot)
  }
}

extension [String] {
  /// The first text that is in the list for the second time.
  fileprivate var repeated: String? {
    indices.first { self[..<$0].contains(self[$0]) }.map { self[$0] }
  }
}

/// The queue of a winner-stays event.
extension PlanReader {
  /// Reads how many games in a row a team may win.
  mutating func readStay() throws {
    try say("a limit of wins")
    guard line.words.count == 2, let limit = line.number else {
      throw line.incomplete
    }
    plan.queue?.limit = limit
  }

  mutating func readQueue() throws {
    try say("a queue")
    let teams = try listedTeams(from: 1)
    if let team = teams.repeated { throw PlanError.unexpected(team) }
    plan.queue = TeamQueue(teams: teams)
  }

  mutating func readChange(isJoining: Bool) throws {
    guard line.words.count > 3, line.words[line.words.count - 2] == "after",
      let after = line.words.last.flatMap({ $0 == "0" ? 0 : Int(digits: $0) })
    else { throw line.incomplete }
    let typed = line.words.dropFirst().dropLast(2).spaceSeparated
    let team = try isJoining ? listedTeam(typed) : known(typed)
    plan.queue?.changes.append(.init(team: team, isJoining: isJoining, after: after))
  }

  /// Refuses lines that an event with a queue cannot have, and lines that need one.
  func checkQueue() throws {
    let word = String(line.words[0])
    switch line.key {
    case .stay, .join, .leave:
      if !hasQueue {
        throw PlanError("\(word.quoted) needs a line such as '\(PlanKey.queue.example)'")
      }
    case .event, .rules, .day, .courts, .team, .queue: break
    // All other lines are about fixtures and their tables.
    default: if hasQueue { throw PlanError("an event with a queue has no line \(word.quoted)") }
    }
  }
}
