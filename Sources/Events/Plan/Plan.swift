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
  public internal(set) var title: String?
  /// What its games are played by; nil where it does not say.
  public internal(set) var rules: Rules?
  /// Its courts, in order; none where it does not say.
  public internal(set) var courts: [String] = []
  /// Its teams: those with a seed in the order of the seeding, then those that only pools name.
  public internal(set) var teams: [EventTeam] = []
  /// Its pools, in the order of the text.
  public internal(set) var pools: [Pool] = []
  /// Its fixtures, in the order of the text.
  public internal(set) var fixtures: [Fixture] = []
  /// The teams that do not play on.
  public internal(set) var withdrawn: [String: Withdrawal] = [:]
  /// The lots that were drawn: in each, earlier goes before later.
  public internal(set) var lots: [[String]] = []
  /// The fixtures whose games hold although their sides have changed, each with the sides that it had
  /// when that was decided.
  public internal(set) var kept: [Int: Sides<String>] = [:]
  /// Where in `fixtures` each number is, and on which line, counted from 0.
  var places: [Int: (fixture: Int, line: Int)] = [:]
  /// Places in `fixtures`, each behind those that its sides refer to.
  var order: [Int] = []
  /// The names of the teams by what all spellings of a name share.
  var names: [String: String] = [:]

  /// Reads a plan.
  public init(_ text: String) throws(PlanDamage) {
    self.init(source: TextLines(text))
    var reader = PlanReader(self)
    try reader.read()
    self = reader.plan
  }

  private init(source: TextLines) { self.source = source }

  /// All of its text.
  public var text: String { source.text }

  /// The fixture of a number.
  public func fixture(_ number: Int) -> Fixture? {
    places[number].map { fixtures[$0.fixture] }
  }

  /// The team of a name, in any spelling.
  public func team(_ name: String) -> EventTeam? {
    let known = names[Name.identity(name)]
    return teams.first { $0.name == known }
  }

  /// The pool in which both sides of a fixture are; nil where it is no game of a pool.
  public func pool(of fixture: Fixture) -> Pool? {
    guard case .team(let home) = fixture.sides.home, case .team(let away) = fixture.sides.away
    else { return nil }
    return pools.first { $0.teams.contains(home) && $0.teams.contains(away) }
  }
}
