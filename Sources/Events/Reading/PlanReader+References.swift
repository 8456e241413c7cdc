/// Checks that need the whole plan: whether its references exist.
extension PlanReader {
  func checkReferences() throws(PlanLineError) {
    for fixture in fixtures {
      do throws(PlanError) {
        for entrant in fixture.entrants { try check(entrant) }
      } catch {
        throw damage(error, of: fixture)
      }
    }
  }

  private func damage(_ fault: PlanError, of fixture: Fixture) -> PlanLineError {
    PlanLineError(line: (places[fixture.number]?.line ?? 0) + 1, fault: fault)
  }

  func check(_ entrant: Entrant) throws(PlanError) {
    switch entrant {
    case .team: break
    case .winner(let number), .loser(let number):
      if places[number] == nil { throw .unknownFixture(number) }
    case .place(let place, let name):
      let teams = words.pools.first { $0.name == name }?.teams.count ?? 0
      if place > teams { throw .noSuchPlace(entrant.text, teams: teams) }
    case .best(let count, let place):
      let teams = words.pools.count { $0.teams.count >= place }
      if count > teams { throw .noSuchPlace(entrant.text, teams: teams) }
    }
  }

  /// The places of the fixtures, each after those that it refers to; throws for a circle. The
  /// result of a pool depends only on games between teams that are named.
  func order() throws(PlanLineError) -> [Int] {
    var (order, open, waiting) = ([Int](), [Int](), [Int: [Int]]())
    var missing = fixtures.map { $0.entrants.compactMap(\.fixture).count }
    for (place, fixture) in fixtures.enumerated() {
      for number in fixture.entrants.compactMap(\.fixture) {
        waiting[number, default: []].append(place)
      }
      if missing[place] == 0 { open.append(place) }
    }
    while let place = open.popLast() {
      order.append(place)
      for next in waiting[fixtures[place].number] ?? [] {
        missing[next] -= 1
        if missing[next] == 0 { open.append(next) }
      }
    }
    guard var place = missing.firstIndex(where: { $0 > 0 }) else { return order }
    // It may only wait for a circle; going back step by step leads into it.
    for _ in fixtures {
      let waitsFor = fixtures[place].entrants.compactMap(\.fixture)
      place = waitsFor.compactMap { places[$0]?.fixture }.first { missing[$0] > 0 } ?? place
    }
    throw damage(.circle(fixtures[place].number), of: fixtures[place])
  }
}
