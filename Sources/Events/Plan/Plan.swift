import Basketball
import Documents

/// What an organiser has decided about an event: the text of a `.event` file, and its meaning.
///
///     event Summer Cup
///     rules fiba3x3
///     day 2026-07-04 slot 20
///     courts 1 2
///     team Reds: 4 Ana, 23 Bo, 00 Cy, 7 Lu     # the order of teams is the seeding
///     pool A Reds, Herons, Gulls
///     1 10:00 court 1 Reds - Herons
///     4 11:00 court any A1 - A2 Final
public struct Plan: Sendable {
  let source: TextLines
  /// The name of the event, that of its file without the ending.
  public let name: String
  /// Its title, if it has one.
  public internal(set) var title: String?
  /// The rules of its games; nil to leave them to the league.
  public internal(set) var rules: RulesChoice?
  /// How tables count its games; nil where it names no set of rules.
  public var tableRules: TableRules? {
    rules?.set == nil
      ? nil : try? rules?.rules(on: fixtures.first?.day ?? .first, above: .pickup).table
  }
  /// Its courts in order; empty if the plan does not name them.
  public internal(set) var courts = [String]()
  /// The halls in which teams are at home.
  var halls = [String: String]()
  /// The hours of the courts that are not free all day.
  public internal(set) var hours = [String: CourtHours]()
  /// Its teams: first those with a `team` line, in seeding order, then those that only other lines
  /// name.
  public internal(set) var teams = [EventTeam]()
  /// Its fixtures in the order of the text; none in a winner-stays event.
  public internal(set) var fixtures = [Fixture]()
  /// The queue of a winner-stays event; nil for an event with fixtures.
  var queue: TeamQueue?
  /// The teams that have withdrawn.
  public internal(set) var withdrawn = [String: Withdrawal]()
  /// The classification points taken off teams in their pools.
  public internal(set) var deductions = [Deduction]()
  /// The drawings of lots, each with the best team first.
  public internal(set) var lots = [[String]]()
  /// For each fixture of a series, the numbers of all fixtures in the series.
  var series = [Int: [Int]]()
  /// The fixtures whose games are kept although the results have changed their sides, each with the
  /// sides it had at that decision: a reference where there was no team.
  public internal(set) var kept = [Int: Sides<Entrant>]()
  /// The officials of each fixture and those at its table, as on the card of its game.
  public internal(set) var crews = [Int: Card]()
  /// For each fixture's number, its index in `fixtures` and the index of its line in the text.
  var places = [Int: (fixture: Int, lineIndex: Int)]()
  /// Its fixtures, sorted so that each comes after those that it refers to.
  var inOrder = [Fixture]()
  /// The names of its teams and pools.
  var words = PlanWords()
}

extension Plan {
  /// Reads a plan.
  public init(_ text: String, name: String) throws(PlanLineError) {
    self = try PlanReader.read(Plan(source: TextLines(text), name: name))
  }

  /// Its pools, in the order of the text.
  public var pools: [Pool] { words.pools }

  /// Whether a fixture after the pools decides who goes on: of a series, only the last fixture does.
  func isDeciding(_ fixture: Fixture) -> Bool {
    pool(of: fixture) == nil && series[fixture.number].map { $0.last == fixture.number } != false
  }

  /// The whole text.
  public var text: String { source.text }

  /// The team of a name, in any spelling.
  public func team(_ name: String) -> EventTeam? {
    let known = words.team(name)
    return teams.first { $0.name == known }
  }

  /// The pool of both sides of a fixture; nil if it is not a pool game.
  public func pool(of fixture: Fixture) -> Pool? {
    guard case .team(let home) = fixture.sides.home, case .team(let away) = fixture.sides.away
    else { return nil }
    return words.pool(of: home, away)
  }
}

/// A team of an event.
public struct EventTeam: Sendable {
  /// The team with its players.
  public let team: Team
  /// Its place among the `team` lines of the plan, from 1; nil for a team without such a line.
  public let seed: Int?
  /// The team with its roster as typed, `Reds: 4 Ana, 23 Bo`; nil without a roster.
  public let roster: String?

  /// Its name.
  public var name: String { team.name }
}

/// The officials of a fixture, or those at its table.
public enum Crew: String, CaseIterable, Sendable {
  case officials, table

  /// The keys of their functions on a card, in the order in which a plan names them.
  public var keys: [Card.Key] { self == .officials ? Card.Key.officials : Card.Key.table }
}

extension Plan {
  /// The card of a fixture's game, as far as the plan tells it: the officials, the hour, the hall.
  ///
  /// - Parameter court: where it is played, if the plan does not say.
  public func card(of fixture: Fixture, on court: String? = nil) -> Card {
    let hall = (fixture.court ?? court).flatMap { $0.isHall ? Card.Line(.place, $0) : nil }
    let time = fixture.time.flatMap { Card.Line(.time, $0.text) }
    return Card((crews[fixture.number]?.lines ?? []) + [hall, time].compactMap(\.self))
  }

  /// The plan as pages that hide these names show it.
  public func hiding(_ names: PrivateNames) -> Plan {
    var plan = self
    plan.crews = crews.mapValues { $0.hiding(names) }
    return plan
  }

  /// The names of the officials of a fixture, or of those at its table.
  public func names(of crew: Crew, for fixture: Int) -> [String] {
    crew.keys.compactMap { crews[fixture]?[$0] }
  }
}

/// What happens to the games of a team that has withdrawn.
public enum Withdrawal: String, CaseIterable, Sendable {
  /// Its games so far count, and its opponents win the rest.
  case keep
  /// None of its games count.
  case void
}

/// Teams that play each other for places.
public struct Pool: Equatable, Sendable {
  /// One word such as `A`: it does not end in a digit, and is neither L nor W, which are losers and
  /// winners.
  public let name: String
  /// The names of its teams.
  public let teams: [String]
}

/// The teams of a winner-stays event.
///
///     stay 2
///     queue Reds, Blues, Greens
///     join Golds after 5
///     leave Blues after 7
struct TeamQueue {
  /// A team that joins or leaves.
  struct Change {
    /// The team.
    let team: String
    /// Whether it joins.
    let isJoining: Bool
    /// The number of the last game that had begun; 0 before the first.
    let after: Int
  }

  /// After how many wins in a row the winner makes room; nil for no limit.
  var limit: Int?
  /// The teams at the start: the first two play the first game.
  let teams: [String]
  /// Teams that joined and left later, in the order of the games and then of the text.
  var changes = [Change]()
}

/// The text of a new plan, made to be read and edited.
public struct NewPlan {
  /// The name of the event.
  public let name: String
  /// Its title; nil for its name.
  public var title: String?
  /// The rules of its games; nil to leave them to the league.
  public var rules: RulesChoice?
  /// Its teams as typed, the best seed first: `Reds: 4 Ana, 23 Bo`, or `Reds` alone.
  public let teams: [String]
  /// The first day.
  public let day: Day

  /// A new event.
  public init(name: String, teams: [String], day: Day) {
    self.name = name
    self.teams = teams
    self.day = day
  }

  /// The plan of a winner-stays event, for up to so many wins in a row.
  public func plan(stay: Int, queue: [String]) throws -> Plan {
    let rosters = teams.filter { $0.contains(":") }.map { "team \($0)" }
    return try plan(rosters + ["stay \(stay)", "queue \(queue.commaSeparated)"])
  }

  /// The plan of a schedule, without the days that are skipped.
  public func plan(_ schedule: EventSchedule, _ format: EventFormat) throws -> Plan {
    let courts = (0..<schedule.courts).map(format.court)
    let named = courts.map { court in
      ([court.courtWord] + (format.hours[court]?.text).array).spaceSeparated
    }
    var lines =
      courts.isEmpty
      ? [] : ["courts \(format.courtNames.isEmpty ? named.spaceSeparated : named.commaSeparated)"]
    lines += teams.map { "team \($0)" }
    lines += schedule.pools.map { "pool \($0.name) \($0.teams.commaSeparated)" }
    var date: Day? = day
    for (index, fixtures) in schedule.days.enumerated() {
      while let day = date, format.skipped.contains(day) { date = day.adding(format.every ?? 1) }
      // After the last day of the calendar, a text that no plan takes for a day.
      let text = date?.text ?? "\(day.text)+\(index)"
      date = date?.adding(format.every ?? 1)
      lines += ["", "day \(text) slot \(format.slot)"] + fixtures.map(\.line)
    }
    let ofKnockout = schedule.days.joined().filter { $0.label != nil }
    let series = Dictionary(grouping: ofKnockout) { Set($0.entrants) }.values
      .map { $0.map(\.number) }.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    lines += series.map { "\(PlanKey.series) \($0.map(String.init).spaceSeparated)" }
    return try plan(lines)
  }

  private func plan(_ lines: [String]) throws -> Plan {
    let heading = ["event \(title ?? name)"] + rules.map { "rules \($0.text)" }.array
    return try Plan((heading + lines).joined(separator: "\n") + "\n", name: name)
  }
}
