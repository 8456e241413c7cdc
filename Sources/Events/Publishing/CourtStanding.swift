/// A court and its games.
struct CourtStanding {
  /// Its name; nil if the plan does not say where the fixture is played.
  let name: String?
  /// The fixture in play there, else the next one; nil if none is left.
  let fixture: FixtureStanding?
  /// The last fixture played there.
  let last: FixtureStanding?
}

extension EventStanding {
  /// The courts in order, then each game in play without a court.
  var onCourts: [CourtStanding] {
    var left = remaining
    let named = courts.map { court in
      let here = fixtures.filter { $0.fixture.court == court }
      let next = left.firstIndex {
        $0.fixture.court == court || $0.fixture.court == nil && $0.status == .ready
      }
      let now = here.filter { $0.status == .playing }.latest
      return CourtStanding(
        name: court, fixture: now ?? next.map { left.remove(at: $0) },
        last: here.filter { $0.status == .played }.latest)
    }
    let elsewhere = fixtures.filter { $0.status == .playing && $0.fixture.court == nil }
    if named.isEmpty, elsewhere.count < 2 {
      let last = fixtures.filter { $0.status == .played }.latest
      return [CourtStanding(name: nil, fixture: elsewhere.first ?? left.first, last: last)]
    }
    return named + elsewhere.map { CourtStanding(name: nil, fixture: $0, last: nil) }
  }
}

extension [FixtureStanding] {
  fileprivate var latest: FixtureStanding? {
    self.max { one, other in
      guard let one = one.game, let other = other.game else { return false }
      return (one.time, one.id) < (other.time, other.id)
    }
  }
}
