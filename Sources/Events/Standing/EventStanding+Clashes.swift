/// What cannot be as it is planned.
extension EventStanding {
  /// The fixtures still to be played on the same court at an overlapping time.
  public func clashing(with number: Int) -> [FixtureStanding] {
    guard let one = fixture(number), let court = one.fixture.court else { return [] }
    return overlapping(one).filter { $0.fixture.court == court }
  }

  /// The fixtures at an overlapping time that a team of this one also plays.
  public func playingTwice(with number: Int) -> [(team: String, fixture: FixtureStanding)] {
    guard let one = fixture(number) else { return [] }
    return overlapping(one).flatMap { other in
      one.known.filter(other.known.contains).map { ($0, other) }
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
    playOrder.filter { !$0.status.isSettled }.compactMap { fixture in
      let bases = bases(of: fixture.fixture).filter { base in
        [base.number, fixture.number].contains(number) && !base.status.isSettled
          && base.fixture.isOver(before: fixture.fixture) == false
      }
      return bases.isEmpty ? nil : (fixture, bases.map(\.number))
    }
  }

  /// The fixtures that decide who plays one.
  private func bases(of fixture: Fixture) -> [FixtureStanding] {
    playOrder.filter { base in
      let pool = plan.pool(of: base.fixture)
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
}

extension FixtureStanding {
  /// Its teams, as far as they are known.
  fileprivate var known: [String] { [sides.home.team, sides.away.team].compactMap(\.self) }
}

extension Fixture {
  /// Whether it is over when another begins; nil where that cannot be said.
  fileprivate func isOver(before other: Fixture) -> Bool? {
    if let day, let otherDay = other.day, day != otherDay { return day < otherDay }
    guard day == other.day, let time, let start = other.time else { return nil }
    return time.minutes + slot <= start.minutes
  }
}
