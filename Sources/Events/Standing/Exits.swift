import Basketball

/// The ways out of the fixtures after the pools.
struct Exits {
  /// The winner or the loser of a fixture, who plays no more.
  struct Exit {
    let fixture: Int
    let isWinner: Bool
  }

  /// The exits in the order of the places that they lead to; those that lead to the same are together.
  private(set) var inOrder: [[Exit]] = []

  /// The rounds in which a team has lost on its way, the earliest first. Rounds are counted from the
  /// end, so who has lost later, or never, precedes.
  private typealias Way = [Int]

  init(_ plan: Plan) {
    let fixtures = plan.order.map { plan.fixtures[$0] }.filter { plan.pool(of: $0) == nil }
    let (rounds, referred) = (Self.rounds(fixtures), Set(fixtures.flatMap(\.entrants)))
    var (ways, found) = ([Int: Way](), [(way: Way, exit: Exit)]())
    for fixture in fixtures {
      let number = fixture.number
      let won = fixture.entrants.map { entrant in
        let way = entrant.fixture.flatMap { ways[$0] } ?? []
        if case .loser(let number) = entrant { return way + [rounds[number] ?? 0] }
        return way
      }.min { $0.lexicographicallyPrecedes($1) }
      ways[number] = won
      if !referred.contains(.winner(of: number)) {
        found.append((won ?? [], Exit(fixture: number, isWinner: true)))
      }
      if !referred.contains(.loser(of: number)) {
        let lost = (won ?? []) + [rounds[number] ?? 0]
        found.append((lost, Exit(fixture: number, isWinner: false)))
      }
    }
    let groups = Dictionary(grouping: found, by: \.way)
    inOrder = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { $0.value.map(\.exit) }
  }

  /// How many fixtures come after each, at most.
  private static func rounds(_ fixtures: [Fixture]) -> [Int: Int] {
    fixtures.reversed().reduce(into: [:]) { rounds, fixture in
      for number in fixture.entrants.compactMap(\.fixture) {
        rounds[number] = max(rounds[number] ?? 0, (rounds[fixture.number] ?? 0) + 1)
      }
    }
  }
}
