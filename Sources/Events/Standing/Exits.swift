import Basketball

/// Where teams leave the fixtures after the pools.
struct Exits {
  /// The winner or the loser of a fixture, for whom it was the last.
  struct Exit {
    let fixture: Int
    let isWinner: Bool
  }

  /// Exits that lead to the same final places.
  struct Group {
    /// The best pool place from which teams came to play for these.
    let from: Int
    let exits: [Exit]
  }

  /// The exits in the order of their final places.
  private(set) var inOrder: [Group] = []

  /// The best pool place from which a team can have come, then the rounds that it lost on its way,
  /// the earliest first. Rounds are counted from the end, so that a later loss, or none, comes
  /// first.
  private typealias Way = [Int]

  init(_ plan: Plan) {
    let fixtures = plan.order.map { plan.fixtures[$0] }.filter { plan.pool(of: $0) == nil }
    let (rounds, referred) = (Self.rounds(fixtures), Set(fixtures.flatMap(\.entrants)))
    let places = Self.places(fixtures)
    var (ways, found) = ([Int: Way](), [(way: Way, exit: Exit)]())
    for fixture in fixtures {
      let number = fixture.number
      let start = [places[number] ?? 1]
      let won =
        fixture.entrants.map { entrant in
          let way = entrant.fixture.flatMap { ways[$0] } ?? start
          if case .loser(let number) = entrant { return way + [rounds[number] ?? 0] }
          return way
        }.min { $0.lexicographicallyPrecedes($1) } ?? start
      ways[number] = won
      if !referred.contains(.winner(of: number)) {
        found.append((won, Exit(fixture: number, isWinner: true)))
      }
      if !referred.contains(.loser(of: number)) {
        let lost = won + [rounds[number] ?? 0]
        found.append((lost, Exit(fixture: number, isWinner: false)))
      }
    }
    let groups = Dictionary(grouping: found, by: \.way)
    inOrder = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { Group(from: $0.key[0], exits: $0.value.map(\.exit)) }
  }

  /// For each fixture the best pool place from which a team can come to it, or to a fixture
  /// connected with it: the teams of the third-place game have come to play for first.
  private static func places(_ fixtures: [Fixture]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for fixture in fixtures { places[fixture.number] = fixture.entrants.map(\.place).min() }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for fixture in fixtures + fixtures.reversed() {
        for number in fixture.entrants.compactMap(\.fixture) {
          let (one, other) = (places[fixture.number] ?? 1, places[number] ?? 1)
          if one == other { continue }
          (places[fixture.number], places[number]) = (min(one, other), min(one, other))
          isSettled = false
        }
      }
    }
    return places
  }

  /// For each fixture the most fixtures that come after it.
  private static func rounds(_ fixtures: [Fixture]) -> [Int: Int] {
    fixtures.reversed().reduce(into: [:]) { rounds, fixture in
      for number in fixture.entrants.compactMap(\.fixture) {
        rounds[number] = max(rounds[number] ?? 0, (rounds[fixture.number] ?? 0) + 1)
      }
    }
  }
}

extension Entrant {
  /// Its pool place; that of a winner or loser is not known yet.
  fileprivate var place: Int {
    switch self {
    case .team: 1
    case .place(let place, _), .best(_, let place): place
    case .winner, .loser: .max
    }
  }
}
