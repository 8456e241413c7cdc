import Basketball

/// The tables of an event, its fixtures with their teams, and the next fixtures. It is computed
/// from the plan and the games each time, so that a correction leaves nothing stale.
public struct EventStanding: Sendable {
  /// The plan of the event.
  public let plan: Plan
  /// The pools, in the order of the plan.
  public let pools: [PoolStanding]
  /// The fixtures, in the order of the plan.
  public let fixtures: [FixtureStanding]
  /// The teams by final place, as far as the places are decided.
  public let final: [String]
  /// Who stays on court and who waits in a winner-stays event; nil in any other.
  public let winnerStays: WinnerStays?

  /// The standing of an event.
  ///
  /// - Parameter games: all its games. Of those of one fixture, the last linked counts.
  public init(_ plan: Plan, games: [EventGame]) {
    self.plan = plan
    let counted = games.counted(by: plan)
    if let queue = plan.queue {
      let stays = WinnerStays(queue, court: plan.onlyCourt, games: counted)
      (pools, fixtures, final, winnerStays) = ([], stays.fixtures, [], stays)
      return
    }
    let resolver = Resolver(plan, counted)
    winnerStays = nil
    pools = resolver.pools
    fixtures = plan.fixtures.compactMap { resolver.fixtures[$0.number] }
    final = FinalPlaces(plan, resolver).teams
  }

  /// The fixture of a number.
  public func fixture(_ number: Int) -> FixtureStanding? {
    fixtures.first { $0.number == number }
  }

  /// The fixtures whose games were played by other teams than the results now say.
  public var disputed: [FixtureStanding] { fixtures.filter { $0.status == .disputed } }
}

/// What is played next.
extension EventStanding {
  /// The courts of the plan, then others that fixtures name.
  public var courts: [String] {
    fixtures.compactMap(\.fixture.court).reduce(into: plan.courts) { courts, court in
      if !courts.contains(court) { courts.append(court) }
    }
  }

  /// The fixtures in the order of play.
  public var playOrder: [FixtureStanding] {
    let all = fixtures.enumerated().sorted { one, other in
      let (left, right) = (one.element.fixture, other.element.fixture)
      if left.day != right.day { return left.day ?? "" < right.day ?? "" }
      // A fixture without a time comes after those with one.
      let times = [left, right].map { $0.time?.minutes ?? .max }
      return (times[0], one.offset) < (times[1], other.offset)
    }
    return all.map(\.element)
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

  /// The fixture that is played on a court now, beside one of a number.
  public func playing(on court: String, besides number: Int) -> FixtureStanding? {
    fixtures.first {
      $0.status == .playing && $0.fixture.court == court && $0.number != number
    }
  }
}

extension FixtureStanding {
  fileprivate func isReady(on court: String?) -> Bool {
    status == .ready && (court == nil || fixture.court == nil || fixture.court == court)
  }
}
