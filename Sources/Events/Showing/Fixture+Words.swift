extension Fixture {
  /// When it begins: `10:20`, with the day before it if wanted; empty if that is open.
  public func when(withDay hasDay: Bool) -> String {
    [hasDay ? day : nil, time?.text].compactMap(\.self).joined(separator: " ")
  }
}

extension EventStanding {
  /// Whether the fixtures are on several days.
  public var hasDays: Bool { Set(fixtures.map(\.fixture.day)).count > 1 }

  /// The label of a fixture, else its pool.
  public func label(of fixture: FixtureStanding) -> String? {
    fixture.fixture.label ?? plan.pool(of: fixture.fixture).map { "Pool \($0.name)" }
  }
}
