import Basketball

/// The hours of a court: `14:00-18:00`.
public struct CourtHours: Equatable, Sendable {
  public let opens, closes: StartTime

  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let opens = StartTime(parts[0]), let closes = StartTime(parts[1]),
      opens.minutes < closes.minutes
    else { return nil }
    (self.opens, self.closes) = (opens, closes)
  }

  var text: String { "\(opens.text)-\(closes.text)" }
}

/// The fixtures of a day that have not begun, laid out anew: in their order, as far as their teams and the fixtures
/// that they depend on allow.
public struct Replan {
  private let event: EventStanding
  private let fixtures: [FixtureStanding]
  /// The courts to play on; nil for a court that has no name.
  private let courts: [String?]
  private let isChosen: Bool
  private let start: Int
  private let until: Int?

  private typealias Game = (number: Int, court: String?, start: Int, end: Int)

  /// - Parameters:
  ///   - chosen: the names of the courts; nil for all.
  ///   - now: the minute of that day now; nil if today is another day.
  public init(
    _ event: EventStanding, day: Day, courts chosen: [String]? = nil, from: StartTime? = nil,
    until: StartTime? = nil, now: Int? = nil
  ) throws(Problem) {
    if event.plan.queue != nil { throw .hasQueue }
    for court in chosen ?? [] where !event.courts.contains(court) {
      throw .noSuchCourt(court, known: event.courts)
    }
    self.event = event
    fixtures = event.remaining.filter { $0.plannedDay == day }
    if fixtures.isEmpty {
      throw Problem("nothingLeft", .refused, "nothing of \(day.text) is left to be laid out")
    }
    let known = event.plan.courts.isEmpty ? event.courts : event.plan.courts
    let atOnce = Dictionary(grouping: fixtures) { $0.fixture.time?.minutes }.values.map(\.count)
    courts = chosen ?? (known.isEmpty ? Array(repeating: nil, count: atOnce.max() ?? 1) : known)
    isChosen = chosen != nil
    let planned = fixtures.compactMap { $0.fixture.time?.minutes }.min() ?? StartTime.usual.minutes
    // Rounded up to five minutes.
    start = from?.minutes ?? max(planned, now.map { ($0 + 4) / 5 * 5 } ?? 0)
    self.until = until?.minutes
  }

  /// The plan with its fixtures at their new times, and the numbers of those that have moved.
  public func plan() throws(Problem) -> (plan: Plan, moved: [Int]) {
    guard let games = layout(isLimited: true) else { throw late }
    var plan = event.plan
    var moved = [Int]()
    for game in games {
      let old = event.fixture(game.number)?.fixture
      let court = game.court == old?.court ? nil : game.court
      guard let time = StartTime(minutes: game.start) else { throw late }
      if court == nil, time == old?.time { continue }
      plan = try plan.moving(game.number, court: court, time: time)
      moved.append(game.number)
    }
    return (plan, moved)
  }

  /// Why it does not fit, and how much later it would end.
  private var late: Problem {
    let closing = courts.compactMap { $0.flatMap { event.plan.hours[$0]?.closes.minutes } }.max()
    let end = layout(isLimited: false)?.map(\.end).max() ?? .max
    let text = StartTime(minutes: end).map { "at \($0.text)" } ?? "after midnight"
    let over = (until ?? closing).flatMap { $0 < end && end < 48 * 60 ? end - $0 : nil }
    return Problem(
      "doesNotFit", .refused,
      "it does not fit: it would end \(text)" + over.said { ", \($0) minutes later" },
      "more courts, longer hours or --until HH:MM")
  }

  /// The games with their courts and times; nil where they do not fit.
  private func layout(isLimited: Bool) -> [Game]? {
    var (left, games) = (fixtures, [Game]())
    var free = courts.map { court in
      let on = court.flatMap { event.playing(on: $0) }
      let opening = court.flatMap { event.plan.hours[$0]?.opens.minutes } ?? 0
      return max(start, on.map { end(of: $0.fixture) } ?? 0, opening)
    }
    var busy = [Entrant: Int]()
    for fixture in event.fixtures where fixture.status == .playing {
      for entrant in fixture.entrants.both { busy[entrant] = end(of: fixture.fixture) }
    }
    var time = free.min() ?? start
    while !left.isEmpty {
      for fixture in left {
        let ready = fixture.entrants.both.map { busy[$0] ?? 0 }.max() ?? 0
        guard ready <= time, bases(of: fixture, in: left, games).map({ $0 <= time }) == true,
          let court = court(for: fixture.fixture, free, at: time, isLimited: isLimited)
        else { continue }
        let end = time + fixture.fixture.slot
        games.append((fixture.number, courts[court], time, end))
        free[court] = end
        for entrant in fixture.entrants.both { busy[entrant] = end }
        left.removeAll { $0.number == fixture.number }
      }
      guard let next = (free + busy.values).filter({ $0 > time }).min() else { return nil }
      time = next
    }
    return games
  }

  /// A free court for a fixture, its own one first; a fixture in the hall of its home team stays there.
  private func court(for fixture: Fixture, _ free: [Int], at time: Int, isLimited: Bool) -> Int? {
    let end = time + fixture.slot
    let fitting = courts.indices.filter { place in
      let court = courts[place]
      let hours = court.flatMap { event.plan.hours[$0] }
      let last = min(until ?? 24 * 60, hours?.closes.minutes ?? .max)
      let isHall = fixture.court.map { own in
        own == event.plan.halls[fixture.sides.home.text]
          || !event.plan.courts.isEmpty && !event.plan.courts.contains(own)
      }
      return free[place] <= time && (!isLimited || end <= last)
        && (isHall != true || isChosen || court == fixture.court)
    }
    return fitting.first { courts[$0] == fixture.court } ?? fitting.first
  }

  private func end(of fixture: Fixture) -> Int { (fixture.time?.minutes ?? start) + fixture.slot }

  /// When all fixtures are over that a fixture depends on; nil while some of these have no time.
  private func bases(of fixture: FixtureStanding, in left: [FixtureStanding], _ games: [Game])
    -> Int?
  {
    var last = 0
    for base in event.fixtures
    where !base.status.isSettled && event.decides(base.fixture, who: fixture.fixture) {
      if left.contains(where: { $0.number == base.number }) { return nil }
      let end = games.first { $0.number == base.number }?.end
      last = max(last, end ?? (base.status == .playing ? self.end(of: base.fixture) : 0))
    }
    return last
  }
}
