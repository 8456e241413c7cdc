import Season

/// Who is first, second … in an event, as far as that is decided.
///
/// A team that loses later in the bracket ranks higher: the loser of the final before the winner of
/// the third-place game, and both before the losers of the quarter-finals. Teams that lose in the
/// same round are ranked by all their games. Teams that were third in their pools play each other
/// for the places behind. Teams that do not go on are ranked by their pool place. Behind them are the
/// teams of games that both have lost by forfeit, and withdrawn teams are last. A team that leaves
/// at two places, because a game of other teams was kept, has the better one, and the team in whose
/// stead it played takes the other.
///
/// Source: FIBA, 3x3 Competition System: teams that leave in one round are classified by games won of
/// those played, then by points a game, then by seed.
struct FinalPlaces {
  /// The teams placed so far, in order.
  private(set) var teams = [String]()
  private let plan: Plan
  private let resolver: Resolver
  private let table: LeagueTable
  /// The teams that play after the pools.
  private var entered = Set<String>()

  init(_ plan: Plan, _ resolver: Resolver) {
    self.plan = plan
    self.resolver = resolver
    table = resolver.table
    let bracket = plan.fixtures.filter(plan.isDeciding)
    let named = bracket.flatMap(\.entrants).filter { $0.reference == nil }
    // If a team enters twice, this is not a bracket, and gives no places.
    guard Set(named).count == named.count else { return }
    entered = Set(
      bracket.compactMap { resolver.fixtures[$0.number]?.due }.flatMap(\.both).compactMap(\.team))
    var next = 1
    let last = resolver.pools.map(\.ranking.count).max() ?? 0
    for (from, exits) in Exits(plan).inOrder + [(last + 1, [])] {
      while next < from {
        // The teams at one pool place that do not go on.
        let rest = resolver.pools.flatMap(\.ranking).filter {
          $0.rank == next && !$0.isWithdrawn && !entered.contains($0.name)
        }
        guard resolver.pools.allSatisfy(\.isComplete), place(rest.map(\.name)) else { return }
        next += 1
      }
      let occupants = exits.map(resolver.occupant)
      guard !occupants.contains(.undecided),
        place(occupants.compactMap(\.team).filter(isThere))
      else { return }
    }
    // Teams are left without a place where a game ended without a loser.
    let left = Set(resolver.pools.flatMap(\.pool.teams)).union(entered).filter(isThere)
    guard place(Array(left)) else { return }
    _ = place(plan.teams.map(\.name).filter { !isThere($0) })
  }

  private func isThere(_ team: String) -> Bool { plan.withdrawn[team] == nil }

  /// Gives teams the next places.
  ///
  /// - Returns: whether no tie is left.
  private mutating func place(_ leaving: [String]) -> Bool {
    let group = leaving.reduce(into: [String]()) { group, team in
      let isPlaced = teams.contains(team) || group.contains(team)
      group += isPlaced ? resolver.replaced(by: team).array.filter(isThere) : [team]
    }
    let records = table.records.filter { group.contains($0.name) && !teams.contains($0.name) }
    for place in records.ranked(by: plan) {
      if place.isShared { return false }
      teams.append(place.name)
    }
    return true
  }
}

/// The exits of the fixtures after the pools: the winners and losers of fixtures that are the last for them.
struct Exits {
  /// The exits in the order of their final places, those that lead to the same places together, each group with the
  /// best pool place from which teams came to play for these.
  let inOrder: [(from: Int, exits: [Entrant])]

  /// The fixtures from which a team can still come first.
  var leadingToTheTop: Set<Int> {
    var left =
      inOrder.first.map { $0.from == 1 ? $0.exits.compactMap(\.won) : [] } ?? []
    var leading = Set<Int>()
    while let number = left.popLast() {
      if leading.insert(number).inserted { left += sources[number] ?? [] }
    }
    return leading
  }

  /// For each fixture, the fixtures whose winner or loser plays it.
  private let sources: [Int: [Int]]

  /// The best pool place from which a team can have come, then the rounds that it lost on its way,
  /// the earliest first. Rounds are counted from the end, so that a later loss, or none, comes
  /// first.
  private typealias Way = [Int]

  init(_ plan: Plan) {
    let fixtures = plan.inOrder.filter(plan.isDeciding)
    let rounds = Self.rounds(fixtures)
    sources = Dictionary(uniqueKeysWithValues: fixtures.map { ($0.number, $0.sources) })
    let referred = Set(fixtures.flatMap(\.entrants))
    let places = Self.places(fixtures)
    var ways = [Int: Way]()
    var found = [(way: Way, exit: Entrant)]()
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
      let exits: [(way: Way, exit: Entrant)] = [
        (won, .winner(of: number)), (won + [rounds[number] ?? 0], .loser(of: number)),
      ]
      found += exits.filter { !referred.contains($0.exit) }
    }
    inOrder = Dictionary(grouping: found, by: \.way)
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { ($0.key[0], $0.value.map(\.exit)) }
  }

  /// For each fixture the best pool place from which a team can come to it, or to a fixture
  /// connected with it: the teams of the third-place game have come to play for first.
  private static func places(_ fixtures: [Fixture]) -> [Int: Int] {
    var places = [Int: Int]()
    for fixture in fixtures { places[fixture.number] = fixture.entrants.map(\.place).min() }
    var last = [Int: Int]()
    while places != last {
      last = places
      for fixture in fixtures + fixtures.reversed() {
        let connected = [fixture.number] + fixture.sources
        let best = connected.map { places[$0] ?? 1 }.min()
        for number in connected { places[number] = best }
      }
    }
    return places
  }

  /// For each fixture the most fixtures that come after it.
  private static func rounds(_ fixtures: [Fixture]) -> [Int: Int] {
    fixtures.reversed().reduce(into: [:]) { rounds, fixture in
      for number in fixture.sources {
        rounds[number] = max(rounds[number] ?? 0, (rounds[fixture.number] ?? 0) + 1)
      }
    }
  }
}

extension Entrant {
  /// The fixture whose winner it is.
  var won: Int? { if case .winner(let number) = self { number } else { nil } }

  /// Its pool place; that of a winner or loser is not known yet.
  fileprivate var place: Int {
    switch self {
    case .team: 1
    case .place(let place, _), .best(_, let place): place
    case .winner, .loser: .max
    }
  }
}
