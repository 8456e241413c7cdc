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
  /// Its title, if it has one.
  public let title: String?
  /// The rules of its games; nil to leave them to the league.
  public let rules: Rules?
  /// Its courts in order; empty if the plan does not name them.
  public let courts: [String]
  /// Its teams: first those with a `team` line, in seeding order, then those that only other lines
  /// name.
  public let teams: [EventTeam]
  /// Its fixtures in the order of the text; none in a winner-stays event.
  public let fixtures: [Fixture]
  /// The queue of a winner-stays event; nil for an event with fixtures.
  let queue: TeamQueue?
  /// The teams that have withdrawn.
  public let withdrawn: [String: Withdrawal]
  /// The drawings of lots, each with the best team first.
  public let lots: [[String]]
  /// The fixtures whose games are kept although the results have changed their sides, each with the
  /// sides it had at that decision: a reference where there was no team.
  public let kept: [Int: Sides<Entrant>]
  /// For each number its place in `fixtures` and its line, counted from 0.
  let places: [Int: (fixture: Int, line: Int)]
  /// Places in `fixtures`, sorted so that each comes after the fixtures that it refers to.
  let order: [Int]
  /// The names of its teams and pools.
  let words: PlanWords
}

extension Plan {
  /// Reads a plan.
  public init(_ text: String) throws(PlanLineError) {
    self = try PlanReader.plan(of: TextLines(text))
  }

  /// Its pools, in the order of the text.
  public var pools: [Pool] { words.pools }

  /// All of its text.
  public var text: String { source.text }

  /// The fixture of a number.
  public func fixture(_ number: Int) -> Fixture? {
    places[number].map { fixtures[$0.fixture] }
  }

  /// The team of a name, in any spelling.
  public func team(_ name: String) -> EventTeam? {
    let known = words.team(name)
    return teams.first { $0.name == known }
  }

  /// Its court, if it has only one.
  var onlyCourt: String? { courts.count == 1 ? courts[0] : nil }

  /// The pool of both sides of a fixture; nil if it is not a pool game.
  public func pool(of fixture: Fixture) -> Pool? {
    guard case .team(let home) = fixture.sides.home, case .team(let away) = fixture.sides.away
    else { return nil }
    return pools.first { $0.teams.contains(home) && $0.teams.contains(away) }
  }
}
