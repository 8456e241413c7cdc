/// A court: its name, nil if the plan does not say where the fixture is played; the fixture in play there, else the
/// next one, nil if none is left; and the last fixture played there.
public typealias CourtStanding = (
  name: String?, fixture: FixtureStanding?, last: FixtureStanding?
)

extension EventStanding {
  /// The courts in order, then each game in play without a court.
  public var onCourts: [CourtStanding] {
    var left = remaining
    let named = courts.map { court -> CourtStanding in
      let here = fixtures.filter { $0.court == court }
      let next = left.firstIndex {
        $0.court == court || $0.court == nil && $0.status == .ready
      }
      let fixture =
        here.filter { $0.status == .playing }.latest ?? next.map { left.remove(at: $0) }
      return (court, fixture, here.filter { $0.status == .played }.latest)
    }
    let elsewhere = fixtures.filter { $0.status == .playing && $0.court == nil }
    if named.isEmpty, elsewhere.count < 2 {
      let last = fixtures.filter { $0.status == .played }.latest
      return [(nil, elsewhere.first ?? left.first, last)]
    }
    return named + elsewhere.map { (nil, $0, nil) }
  }
}

extension [FixtureStanding] {
  fileprivate var latest: FixtureStanding? {
    self.max { one, other in
      guard let one = one.game, let other = other.game else { return false }
      return (one.linked, one.id) < (other.linked, other.id)
    }
  }
}
