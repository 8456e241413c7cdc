/// The schedule of an event: its pools, and its games in the order of play.
public struct EventSchedule: Equatable, Sendable {
  /// The pools; none for a straight knockout.
  public let pools: [Pool]
  /// The fixtures of each day; the caller knows which day is the first.
  public let days: [[Fixture]]
  /// What it achieves.
  public let certificate: Certificate

  /// Plans an event: the fewest slots, then the longest pause between games of a team.
  public init(_ format: EventFormat) throws(EventFormatError) {
    try format.check()
    self = format.isKnockout ? Self(knockout: format) : Self(pools: format)
  }

  private init(knockout format: EventFormat) {
    let knockout = Knockout(format.teams.map { .team($0) }, hasThirdPlace: format.hasThirdPlace)
    let slots = KnockoutTimes(knockout, courts: format.courts).slots
    let known = slots.map { $0.count { knockout.matches[$0].isKnown } }
    pools = []
    days = format.days(knockout.rows(slots, busy: []))
    certificate = Certificate(
      games: known.reduce(0, +), rounds: 1, teams: format.teams.count, courts: format.courts,
      slots: (known.lastIndex { $0 > 0 } ?? 0) + 1, pause: nil)
  }

  private init(pools format: EventFormat) {
    let draw = Draw(teams: format.teams.count, pools: format.pools, isTwice: format.isTwice)
    let table = Timetable(draw, courts: format.courts)
    let pools = draw.pools.enumerated().map { place, teams in
      Pool(name: Self.name(ofPool: place), teams: teams.map { format.teams[$0] })
    }
    let ends = pools.enumerated().compactMap { place, pool in
      table.end(ofPool: place).map { (pool.name, $0) }
    }
    let qualifiers = Qualifiers(pools, advance: format.advancing)
    let knockout = Knockout(qualifiers.entrants, hasThirdPlace: format.hasThirdPlace)
    let busy = table.slots.map(\.count)
    let times = KnockoutTimes(
      knockout, courts: format.courts, busy: busy, ends: Dictionary(uniqueKeysWithValues: ends))
    self.pools = pools
    days = format.days(table.rows(format.teams) + knockout.rows(times.slots, busy: busy))
    certificate = Certificate(
      games: draw.games.count, rounds: draw.rounds, teams: draw.teams, courts: format.courts,
      slots: table.slots.count, pause: table.leastPause)
  }

  /// Whether it has a game for third place.
  public var hasThirdPlace: Bool { days.joined().contains { $0.label == Knockout.third } }

  /// A, B, C … without L and W, which stand for losers and winners; then AA, BB, CC ….
  private static func name(ofPool place: Int) -> String {
    let letters = Array("ABCDEFGHIJKMNOPQRSTUVXYZ")
    let (more, letter) = place.quotientAndRemainder(dividingBy: letters.count)
    return String(repeating: letters[letter], count: more + 1)
  }
}
