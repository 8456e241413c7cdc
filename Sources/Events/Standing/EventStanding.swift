import Basketball
import Season

/// The tables of an event, its fixtures with their teams, and the next fixtures. It is computed
/// from the plan and the games each time, so that a correction leaves nothing stale.
public struct EventStanding: Sendable {
  /// The plan of the event.
  public let plan: Plan
  /// The pools, in the order of the plan.
  public let pools: [PoolStanding]
  /// The teams that play in place of a team that has a place already.
  public let standIns: [StandIn]
  /// The fixtures, in the order of the plan.
  public let fixtures: [FixtureStanding]
  /// The fixtures in the order of play.
  public let playOrder: [FixtureStanding]
  /// For each number its place among the fixtures.
  private let places: [Int: Int]
  /// The teams by final place, as far as the places are decided.
  public let final: [String]
  /// Who stays on court and who waits in a winner-stays event; nil in any other.
  public let winnerStays: WinnerStays?
  /// The games and points of all teams, in pools and after.
  let table: LeagueTable

  /// The standing of an event.
  ///
  /// - Parameters:
  ///   - games: all games of the event. Of several games of one fixture, the one that was linked last counts.
  ///   - ranking: what its tables are ranked by; nil for the ranking of their games.
  public init(_ plan: Plan, games: [LeagueGame], by ranking: Ranking? = nil) {
    self.plan = plan
    let counted = games.counted(by: plan)
    // A winner-stays event has no pools and no fixtures in its plan.
    let resolver = Resolver(plan, counted, by: ranking)
    let stays = plan.queue.map {
      WinnerStays($0, court: plan.courts.count == 1 ? plan.courts[0] : nil, games: counted)
    }
    pools = resolver.pools
    standIns = resolver.standIns
    fixtures = stays?.fixtures ?? plan.fixtures.compactMap { resolver.fixtures[$0.number] }
    final = FinalPlaces(plan, resolver).teams
    winnerStays = stays
    table =
      stays.map {
        LeagueTable(of: plan.teams.map(\.name), $0.fixtures.compactMap(\.game), by: ranking)
      } ?? resolver.table
    playOrder = fixtures.sorted { $0.fixture.inOrder < $1.fixture.inOrder }
    places = Dictionary(uniqueKeysWithValues: zip(fixtures.map(\.number), fixtures.indices))
  }

  /// The name of the event.
  public var name: String { plan.name }

  /// The title of the event, else its name.
  public var title: String { plan.title ?? name }

  /// The fixture of a number.
  public func fixture(_ number: Int) -> FixtureStanding? {
    places[number].map { fixtures[$0] }
  }

  /// The fixture of a number; throws if there is none.
  public func known(_ number: Int) throws(Problem) -> FixtureStanding {
    guard let fixture = fixture(number) else { throw .noSuchFixture(number) }
    return fixture
  }

  /// The fixtures whose games were played by other teams than the results now say.
  public var disputed: [FixtureStanding] { fixtures.filter { $0.status == .disputed } }

  // What is played next.

  /// The courts of the plan, then others that fixtures name.
  public var courts: [String] {
    fixtures.compactMap(\.court).reduce(into: plan.courts) { courts, court in
      if !courts.contains(court) { courts.append(court) }
    }
  }

  /// The earliest fixture that can be played on a court, or on any for nil.
  public func next(on court: String?) -> FixtureStanding? {
    playOrder.first { $0.isReady(on: court) }
  }

  /// The numbers of the next fixtures, one for each court; one where no court has a name.
  public var next: [Int] {
    let ready = playOrder.filter { $0.status == .ready }
    let courts: [String?] = courts.isEmpty ? [nil] : courts
    return courts.reduce(into: []) { numbers, court in
      let found = ready.first { $0.isReady(on: court) && !numbers.contains($0.number) }
      if let found { numbers.append(found.number) }
    }
  }

  /// The fixture that a team is playing now, if any.
  public func playing(_ team: String) -> FixtureStanding? {
    fixtures.first { fixture in
      fixture.status == .playing && fixture.teams?.both.contains(team) == true
    }
  }

  /// The fixture that is in play on a court; of the same day as another fixture, and not that fixture, if one is
  /// given.
  public func playing(on court: String, besides other: FixtureStanding? = nil) -> FixtureStanding? {
    fixtures.first {
      $0.status == .playing && $0.court == court && $0.number != other?.number
        && (other == nil || $0.plannedDay == other?.plannedDay)
    }
  }
}

extension FixtureStanding {
  fileprivate func isReady(on court: String?) -> Bool {
    status == .ready && (court == nil || fixture.court == nil || fixture.court == court)
  }
}

/// How far an event has come.
extension EventStanding {
  /// The fixtures still to be played, in their order.
  public var remaining: [FixtureStanding] {
    playOrder.filter { $0.status == .ready || $0.status == .waiting }
  }

  /// The fixtures of today with a time that have not begun; if there are none, those of the next day that has any,
  /// else of the first day.
  public func toDelay(today: Day) -> [FixtureStanding] {
    let remaining = remaining.filter { $0.fixture.time != nil }
    let days = remaining.compactMap(\.plannedDay)
    let day = days.filter { $0 >= today }.min() ?? days.first
    return remaining.filter { $0.plannedDay == day }
  }

  /// The teams that play after the pools because of their place in one: those that can still come first, and those
  /// that play only for the places behind.
  public var through: (on: Set<String>, places: Set<String>) {
    let leading = Exits(plan).leadingToTheTop
    func teams(_ fixtures: [FixtureStanding]) -> Set<String> {
      let sides = fixtures.flatMap { zip($0.fixture.entrants, $0.sides.both) }
      return Set(
        sides.filter { $0.0.reference != nil && $0.0.fixture == nil }.compactMap(\.1.team))
    }
    let on = teams(fixtures.filter { leading.contains($0.number) })
    return (on, teams(fixtures).subtracting(on))
  }

  /// Whether all games are played.
  public var isOver: Bool { winnerStays == nil && fixtures.allSatisfy(\.status.isSettled) }
}
