/// How far an event has come.
extension EventStanding {
  /// The fixtures still to be played, in their order.
  var remaining: [FixtureStanding] {
    playOrder.filter { $0.status == .ready || $0.status == .waiting }
  }

  /// The fixtures of today that have not begun; if there are none, those of the first day that has
  /// some.
  public func toDelay(today: String) -> [FixtureStanding] {
    let days = remaining.compactMap(\.fixture.day)
    let day = days.contains(today) ? today : days.first
    return remaining.filter { $0.fixture.day == day }
  }

  /// The teams that advance by their place in a pool.
  public var through: Set<String> {
    let sides = fixtures.flatMap { fixture in
      zip(fixture.fixture.entrants, fixture.due.both)
    }
    return Set(
      sides.compactMap { entrant, occupant in
        switch entrant {
        case .place, .best: occupant.team
        case .team, .winner, .loser: nil
        }
      })
  }

  /// Whether all games are played.
  public var isOver: Bool { winnerStays == nil && fixtures.allSatisfy(\.status.isSettled) }
}
