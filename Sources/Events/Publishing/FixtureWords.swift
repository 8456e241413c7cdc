import Basketball

extension Entrant {
  /// A team by its name, else what decides the team, such as `winner of 25` or `first in pool A`.
  public var words: String {
    switch self {
    case .team(let name): name
    case .place(let place, let pool): "\(Self.ordinal(place)) in pool \(pool)"
    case .winner(let number): "winner of \(number)"
    case .loser(let number): "loser of \(number)"
    case .best(1, let place): "best \(Self.ordinal(place)) place"
    case .best(let count, let place):
      "\(Self.ordinal(count))-best \(Self.ordinal(place)) place"
    }
  }

  private static func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
    return number <= words.count ? words[number - 1] : "no. \(number)"
  }
}

extension FixtureStanding {
  /// A side in words: its team, else what decides the team.
  public func words(of side: Side) -> String {
    switch sides[side] {
    case .team(let name): name
    case .undecided: fixture.sides[side].words
    case .vacant: "nobody"
    }
  }

  /// A side in short: its team, else its reference, else a word for nobody.
  public func shortName(of side: Side) -> String {
    let name = named[side].text
    return sides[side] == .vacant ? "nobody (\(name))" : name
  }
}

extension String {
  /// The title of a court: `Court 1`, or a name that says itself what it is, `Hall North`.
  public var courtTitle: String { isHall ? self : "Court \(self)" }
}

extension Fixture {
  /// When it begins: `10:20`, with the day before it if wanted; empty if that is open.
  public func when(withDay hasDay: Bool) -> String {
    [hasDay ? day?.text : nil, time?.text].compactMap(\.self).spaceSeparated
  }
}

extension EventStanding {
  /// Whether the fixtures are on several days.
  public var hasDays: Bool { Set(fixtures.map(\.plannedDay)).count > 1 }

  /// The label of a fixture, else its pool.
  public func label(of fixture: FixtureStanding) -> String? {
    fixture.fixture.label ?? plan.pool(of: fixture.fixture).map { "Pool \($0.name)" }
  }
}
