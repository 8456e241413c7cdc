import Basketball

/// Two fixtures at overlapping times that one team plays, that are on one court, or that one person is down for.
public struct Clash: Hashable, Sendable {
  /// Their numbers, the smaller first.
  public internal(set) var fixtures = [Int]()
  /// The team, or the reference to it as long as it is not known.
  public var team: String?
  public var court: String?
  /// One of the officials, or of those at the table.
  public var official: String?
}

/// Plans that cannot be kept.
extension EventStanding {
  /// All double bookings among the fixtures that are not decided, in the order of play.
  public var clashes: [Clash] {
    // The fixtures that use something at a time: a team, a court, or a person by the identity of the name.
    var users = [Clash: [Fixture]]()
    var found = [Clash]()
    for one in playOrder where !one.status.isSettled && one.fixture.time != nil {
      let sides = one.named
      let names = Crew.allCases.flatMap { plan.names(of: $0, for: one.number) }
      let people = Dictionary(names.map { (Name.identity($0), $0) }) { first, _ in first }
      let used =
        (sides.home == sides.away ? [sides.home] : sides.both).map { Clash(team: $0.text) }
        + one.court.map { Clash(court: $0) }.array
        + people.keys.sorted().map { Clash(official: $0) }
      for use in used {
        // Fixtures that are over are forgotten.
        let others = users[use, default: []].filter { $0.isOver(before: one.fixture) == false }
        users[use] = others + [one.fixture]
        found += others.map { other in
          Clash(
            fixtures: [other.number, one.number].sorted(), team: use.team, court: use.court,
            official: use.official.flatMap { people[$0] })
        }
      }
    }
    return found
  }

  /// Fixtures that begin before another one that they depend on is over, where the fixture with this number is one of
  /// the two.
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

  /// Whether the result of a fixture helps to decide who plays another one.
  func decides(_ base: Fixture, who fixture: Fixture) -> Bool {
    let pool = plan.pool(of: base)
    return fixture.entrants.contains { entrant in
      entrant.fixture == base.number || pool.flatMap(entrant.place) != nil
    }
  }
}

/// The halls of the library, which all events share and whose names have several words; other courts are those of one
/// event.
extension EventStanding {
  /// The fixtures in halls that are not decided.
  public var halls: [FixtureStanding] {
    fixtures.filter { fixture in
      !fixture.status.isSettled && fixture.fixture.time != nil
        && fixture.court?.isHall == true
    }
  }
}

extension String {
  /// Whether a court is a hall, of which other events may make use.
  public var isHall: Bool { contains(where: \.isWhitespace) }

  /// A court as a plan writes it.
  var courtWord: String { isHall ? "\"\(self)\"" : self }
}

extension FixtureStanding {
  /// Whether it has a court at the same time as another fixture.
  public func meets(_ other: FixtureStanding) -> Bool {
    fixture.court == other.court && fixture.isOver(before: other.fixture) == false
      && other.fixture.isOver(before: fixture) == false
  }
}

/// The teams at two places.
extension EventStanding {
  /// The way by which a team came: from its pool, or from a fixture.
  private struct Origin: Hashable {
    let team: String
    let fixture: Int?
  }

  /// Each team that came to two places after the pools by different ways, with the fixtures: only one of the places
  /// can be its own.
  public var atTwoPlaces: [(team: String, fixtures: [Int])] {
    let referred = Set(plan.fixtures.flatMap(\.sources))
    var ways = [Origin: [(way: String, fixture: Int)]]()
    var order = [Origin]()
    for standing in fixtures
    where standing.status != .disputed && plan.pool(of: standing.fixture) == nil {
      for side in Side.allCases {
        guard let team = standing.sides[side].team else { continue }
        let entrant = standing.fixture.sides[side]
        // A team that the plan names may have other games, such as friendly ones.
        guard entrant.reference != nil || referred.contains(standing.number) else { continue }
        let source = entrant.fixture.flatMap { number in
          fixture(number)?.sides.both.contains(.team(team)) == true ? number : nil
        }
        let origin = Origin(team: team, fixture: source)
        let way = entrant.reference ?? String(standing.number)
        if ways[origin] == nil { order.append(origin) }
        if ways[origin, default: []].contains(where: { $0.way == way }) { continue }
        ways[origin, default: []].append((way, standing.number))
      }
    }
    return order.compactMap { origin in
      let fixtures = ways[origin]?.map(\.fixture) ?? []
      return fixtures.count > 1 ? (origin.team, fixtures) : nil
    }
  }
}

extension Fixture {
  /// Its day and minute. A fixture without a time comes after those with one.
  var inOrder: (Int, Int) { (day?.midnight.milliseconds ?? .min, time?.minutes ?? .max) }

  /// Whether it is over when another begins; nil where that cannot be said.
  fileprivate func isOver(before other: Fixture) -> Bool? {
    if let day, let otherDay = other.day, day != otherDay { return day < otherDay }
    guard day == other.day, let time, let start = other.time else { return nil }
    return time.minutes + slot <= start.minutes
  }
}
