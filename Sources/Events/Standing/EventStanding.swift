import Basketball
import Season

/// The tables of an event, its fixtures with their teams, and the next fixtures. It is computed
/// from the plan and the games each time, so that a correction leaves nothing stale.
public struct EventStanding: Sendable {
  /// The plan of the event.
  public let plan: Plan
  /// The pools, in the order of the plan.
  public let pools: [PoolStanding]
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

  /// The standing of an event.
  ///
  /// - Parameter games: all its games. Of those of one fixture, the last linked counts.
  public init(_ plan: Plan, games: [LeagueGame]) {
    self.plan = plan
    let counted = games.counted(by: plan)
    if let queue = plan.queue {
      let stays = WinnerStays(
        queue, court: plan.courts.count == 1 ? plan.courts[0] : nil, games: counted)
      pools = []
      fixtures = stays.fixtures
      final = []
      winnerStays = stays
    } else {
      let resolver = Resolver(plan, counted)
      pools = resolver.pools
      fixtures = plan.fixtures.compactMap { resolver.fixtures[$0.number] }
      final = FinalPlaces(plan, resolver).teams
      winnerStays = nil
    }
    playOrder = fixtures.sorted { $0.fixture.start < $1.fixture.start }
    places = Dictionary(uniqueKeysWithValues: zip(fixtures.map(\.number), fixtures.indices))
  }

  /// The fixture of a number.
  public func fixture(_ number: Int) -> FixtureStanding? {
    places[number].map { fixtures[$0] }
  }

  /// The fixtures whose games were played by other teams than the results now say.
  public var disputed: [FixtureStanding] { fixtures.filter { $0.status == .disputed } }

  // What is played next.

  /// The courts of the plan, then others that fixtures name.
  public var courts: [String] {
    fixtures.compactMap(\.fixture.court).reduce(into: plan.courts) { courts, court in
      if !courts.contains(court) { courts.append(court) }
    }
  }

  /// The earliest fixture that can be played on a court, or on any for nil.
  public func next(on court: String?) -> FixtureStanding? {
    playOrder.first { $0.isReady(on: court) }
  }

  /// The numbers of the next fixtures, one for each court.
  public var next: [Int] {
    let ready = playOrder.filter { $0.status == .ready }
    guard !courts.isEmpty else { return ready.prefix(1).map(\.number) }
    return courts.reduce(into: []) { numbers, court in
      let found = ready.first { $0.isReady(on: court) && !numbers.contains($0.number) }
      if let found { numbers.append(found.number) }
    }
  }

  /// The fixture that a team is playing now, if any.
  public func playing(_ team: String) -> FixtureStanding? {
    fixtures.first { fixture in
      fixture.status == .playing && fixture.teams.map { $0.both.contains(team) } == true
    }
  }

  /// The fixture that is played on a court now, beside another one of its day.
  public func playing(on court: String, besides other: FixtureStanding? = nil) -> FixtureStanding? {
    fixtures.first {
      $0.status == .playing && $0.fixture.court == court && $0.number != other?.number
        && (other == nil || $0.fixture.day == other?.fixture.day)
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

  /// The fixtures of today with a time that have not begun; if there are none, those of the first day
  /// that has some.
  public func toDelay(today: Day) -> [FixtureStanding] {
    let remaining = remaining.filter { $0.fixture.time != nil }
    let days = remaining.compactMap(\.fixture.day)
    let day = days.contains(today) ? today : days.first
    return remaining.filter { $0.fixture.day == day }
  }

  /// The teams that advance by their place in a pool.
  public var through: Set<String> {
    let sides = fixtures.flatMap { zip($0.fixture.entrants, $0.due.both) }
    return Set(
      sides.filter { $0.0.reference != nil && $0.0.fixture == nil }.compactMap(\.1.team))
  }

  /// Whether all games are played.
  public var isOver: Bool { winnerStays == nil && fixtures.allSatisfy(\.status.isSettled) }

  // What cannot be as it is planned.

  /// The fixtures still to be played on the same court at an overlapping time.
  public func clashing(with number: Int) -> [FixtureStanding] {
    guard let one = fixture(number), let court = one.fixture.court else { return [] }
    return overlapping(one).filter { $0.fixture.court == court }
  }

  /// The fixtures at an overlapping time that a team of this one also plays.
  public func playingTwice(with number: Int) -> [(team: String, fixture: FixtureStanding)] {
    guard let one = fixture(number) else { return [] }
    return overlapping(one).flatMap { other in
      one.sides.both.filter(other.sides.both.contains).compactMap(\.team).map { ($0, other) }
    }
  }

  private func overlapping(_ one: FixtureStanding) -> [FixtureStanding] {
    playOrder.filter { other in
      other.number != one.number && !other.status.isSettled
        && one.fixture.isOver(before: other.fixture) == false
        && other.fixture.isOver(before: one.fixture) == false
    }
  }

  /// Fixtures that begin before one that they depend on is over, where this fixture is one of the
  /// two.
  public func tooEarly(with number: Int) -> [(fixture: FixtureStanding, bases: [Int])] {
    let one = fixture(number).array
    return playOrder.filter { !$0.status.isSettled }.compactMap { fixture in
      let bases = (fixture.number == number ? playOrder : one).filter { base in
        !base.status.isSettled && base.fixture.isOver(before: fixture.fixture) == false
          && decides(base.fixture, who: fixture.fixture)
      }
      return bases.isEmpty ? nil : (fixture, bases.map(\.number))
    }
  }

  /// Whether a fixture has a say in who plays another one.
  private func decides(_ base: Fixture, who fixture: Fixture) -> Bool {
    let pool = plan.pool(of: base)
    return fixture.entrants.contains { entrant in
      switch entrant {
      case .team: false
      case .winner(let number), .loser(let number): number == base.number
      case .place(_, let name): name == pool?.name
      case .best(_, let place): place <= pool?.teams.count ?? 0
      }
    }
  }
}

extension Fixture {
  /// Its day and minute. A fixture without a time comes after those with one.
  fileprivate var start: (Int, Int) { (day?.midnight.milliseconds ?? .min, time?.minutes ?? .max) }

  /// Whether it is over when another begins; nil where that cannot be said.
  fileprivate func isOver(before other: Fixture) -> Bool? {
    if let day, let otherDay = other.day, day != otherDay { return day < otherDay }
    guard day == other.day, let time, let start = other.time else { return nil }
    return time.minutes + slot <= start.minutes
  }
}
