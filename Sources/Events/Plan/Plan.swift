import Basketball
import Documents

/// What an organiser has decided of an event: the text of a `.event` file, and what it says.
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
  /// Its title; nil where it has none.
  public let title: String?
  /// What its games are played by; nil where it does not say.
  public let rules: Rules?
  /// Its courts, in order; none where it does not say.
  public let courts: [String]
  /// Its teams: those with a seed in the order of the seeding, then those that other lines name first.
  public let teams: [EventTeam]
  /// Its fixtures, in the order of the text; none where the winner stays on.
  public let fixtures: [Fixture]
  /// The queue of teams where the winner stays on; nil where there are fixtures.
  let queue: TeamQueue?
  /// The teams that do not play on.
  public let withdrawn: [String: Withdrawal]
  /// The lots that were drawn: in each, earlier goes before later.
  public let lots: [[String]]
  /// The fixtures whose games hold although their sides have changed, each with the sides that it had
  /// when that was decided.
  public let kept: [Int: Sides<String>]
  /// Where in `fixtures` each number is, and on which line, counted from 0.
  let places: [Int: (fixture: Int, line: Int)]
  /// Places in `fixtures`, each behind those that its sides refer to.
  let order: [Int]
  /// The names that its lines use.
  let words: PlanWords
}

extension Plan {
  /// Reads a plan.
  public init(_ text: String) throws(PlanDamage) {
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

  /// Its court, if it has one alone.
  var onlyCourt: String? { courts.count == 1 ? courts[0] : nil }

  /// The pool in which both sides of a fixture are; nil where it is no game of a pool.
  public func pool(of fixture: Fixture) -> Pool? {
    guard case .team(let home) = fixture.sides.home, case .team(let away) = fixture.sides.away
    else { return nil }
    return pools.first { $0.teams.contains(home) && $0.teams.contains(away) }
  }
}
