import Basketball

/// What the games have made of an event: its tables, who plays whom, and who comes next. All of it is
/// found anew from the plan and the games, so nothing that was corrected is left standing.
public struct EventStanding: Sendable {
  /// What the organiser has decided.
  public let plan: Plan
  /// The pools, in the order of the plan.
  public let pools: [PoolStanding]
  /// The fixtures, in the order of the plan.
  public let fixtures: [FixtureStanding]
  /// The teams by final place, as far as the places are decided.
  public let final: [String]
  /// Who stays on court and who waits, where the winner stays on; nil where there are pools and fixtures.
  public let winnerStays: WinnerStays?

  /// The standing of an event.
  ///
  /// - Parameter games: all games of it. Of those of one fixture the one that was linked last counts.
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

  /// The fixtures whose games are not of their teams any more.
  public var disputed: [FixtureStanding] { fixtures.filter { $0.status == .disputed } }
}

/// What is played next.
extension EventStanding {
  /// The courts: those of the plan, then others that fixtures name.
  public var courts: [String] {
    fixtures.compactMap(\.fixture.court).reduce(into: plan.courts) { courts, court in
      if !courts.contains(court) { courts.append(court) }
    }
  }

  /// The fixtures in the order in which they are to begin.
  public var inTurn: [FixtureStanding] {
    let all = fixtures.enumerated().sorted { one, other in
      let (left, right) = (one.element.fixture, other.element.fixture)
      if left.day != right.day { return left.day ?? "" < right.day ?? "" }
      // What has no time is played whenever there is nothing else.
      let times = [left, right].map { $0.time?.minutes ?? .max }
      return (times[0], one.offset) < (times[1], other.offset)
    }
    return all.map(\.element)
  }

  /// The earliest fixture that can be played on a court; on any, where that is nil.
  public func next(on court: String?) -> FixtureStanding? {
    inTurn.first { $0.isReady(on: court) }
  }

  /// The numbers of what comes next, one for each court.
  public var next: [Int] {
    let ready = inTurn.filter { $0.status == .ready }
    guard !courts.isEmpty else { return ready.prefix(1).map(\.number) }
    return courts.reduce(into: []) { numbers, court in
      let found = ready.first { $0.isReady(on: court) && !numbers.contains($0.number) }
      if let found { numbers.append(found.number) }
    }
  }

  /// The fixture in which a team is playing now, if it is.
  public func playing(_ team: String) -> FixtureStanding? {
    fixtures.first { fixture in
      fixture.status == .playing && fixture.teams.map { [$0.home, $0.away].contains(team) } == true
    }
  }
}

extension FixtureStanding {
  fileprivate func isReady(on court: String?) -> Bool {
    status == .ready && (court == nil || fixture.court == nil || fixture.court == court)
  }
}
