import Basketball

/// The ways out of the fixtures after the pools.
struct Exits {
  /// The winner or the loser of a fixture, who plays no more.
  struct Exit {
    let fixture: Int
    let isWinner: Bool
  }

  /// Exits that lead to the same places.
  struct Group {
    /// The best place of a pool from which teams come to play for these.
    let from: Int
    let exits: [Exit]
  }

  /// The exits in the order of the places that they lead to.
  private(set) var inOrder: [Group] = []

  /// From which place of a pool one came at best, and then the rounds in which a team has lost on its
  /// way, the earliest first. Rounds are counted from the end, so who has lost later, or never, precedes.
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

  /// The best place of a pool from which a team can come to each fixture, or to one that is built on it
  /// or that it is built on: those who play for third place have come to play for the first.
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

  /// How many fixtures come after each, at most.
  private static func rounds(_ fixtures: [Fixture]) -> [Int: Int] {
    fixtures.reversed().reduce(into: [:]) { rounds, fixture in
      for number in fixture.entrants.compactMap(\.fixture) {
        rounds[number] = max(rounds[number] ?? 0, (rounds[fixture.number] ?? 0) + 1)
      }
    }
  }
}

extension Entrant {
  /// The place of a pool that it comes from; that of a winner or a loser is not known yet.
  fileprivate var place: Int {
    switch self {
    case .team: 1
    case .place(let place, _), .best(_, let place): place
    case .winner, .loser: .max
    }
  }
}
