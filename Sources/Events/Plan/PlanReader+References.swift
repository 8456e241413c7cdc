import Basketball

/// What only the whole plan tells: whether there is what its lines refer to.
extension PlanReader {
  func checkReferences() throws(PlanDamage) {
    for fixture in plan.fixtures {
      do throws(PlanFault) {
        for entrant in [fixture.sides.home, fixture.sides.away] { try check(entrant) }
        if isCircle(from: fixture) { throw PlanFault.circle(fixture.number) }
      } catch {
        throw PlanDamage(line: (plan.fixtureLines[fixture.number] ?? 0) + 1, fault: error)
      }
    }
  }

  private func check(_ entrant: Entrant) throws(PlanFault) {
    switch entrant {
    case .team: break
    case .winner(let number), .loser(let number):
      if plan.fixture(number) == nil { throw .unknownFixture(number) }
    case .place(let place, let name):
      let teams = plan.pools.first { $0.name == name }?.teams.count ?? 0
      if place > teams { throw .noSuchPlace(entrant.text, teams: teams) }
    case .best(let count, let place):
      let teams = plan.pools.count { $0.teams.count >= place }
      if count > teams { throw .noSuchPlace(entrant.text, teams: teams) }
    }
  }

  /// Whether the sides of a fixture depend on its own result. What a pool decides depends on games
  /// between teams that are named outright.
  private func isCircle(from start: Fixture) -> Bool {
    var (open, seen) = ([start], Set<Int>())
    while let fixture = open.popLast() {
      for number in [fixture.sides.home, fixture.sides.away].compactMap(\.fixture) {
        if number == start.number { return true }
        if seen.insert(number).inserted, let next = plan.fixture(number) { open.append(next) }
      }
    }
    return false
  }
}

extension PlanKey {
  /// A line that begins with it.
  var example: String {
    switch self {
    case .event: "event Summer Cup"
    case .rules: "rules fiba3x3"
    case .day: "day 2026-07-04 slot 20"
    case .courts: "courts 1 2"
    case .team: "team Reds: 4 Ana, 23 Bo, 00 Cy"
    case .pool: "pool A Reds, Blues, Greens"
    case .withdraw: "withdraw Reds keep"
    case .lot: "lot Reds Blues"
    case .keep: "keep 25 Reds - Blues"
    }
  }

  /// A line of a fixture.
  static let fixtureExample = "25 14:00 court 1 A1 - Reds QF"
}
