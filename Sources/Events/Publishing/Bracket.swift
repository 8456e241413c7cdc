/// The fixtures after the pools as a bracket.
public struct Bracket: Sendable {
  /// The rounds from the first to the final; none without a final. Each round has twice the places
  /// of the next: two places lead to one, and nil stands for an empty place.
  public let rounds: [[FixtureStanding?]]
  /// The other fixtures, such as the one for third place, in the order of the plan.
  public let others: [FixtureStanding]

  /// No byes are drawn in larger rounds: a chain of fixtures would double them each round.
  private static let largest = 32

  /// The bracket of an event; a winner-stays event has none.
  public init(_ standing: EventStanding) {
    let fixtures = standing.fixtures.filter {
      standing.winnerStays == nil && standing.plan.isDeciding($0.fixture)
    }
    var left = Dictionary(uniqueKeysWithValues: fixtures.map { ($0.number, $0) })
    var rounds = [[FixtureStanding?]]()
    // The only fixture that leads to the first place is the final.
    let won = Exits(standing.plan).inOrder.first?.exits.compactMap(\.won) ?? []
    var round = [won.count == 1 ? left.removeValue(forKey: won[0]) : nil]
    while round.contains(where: { $0 != nil }) {
      rounds.insert(round, at: 0)
      round = round.flatMap { fixture in
        fixture?.fixture.entrants.map { $0.won.flatMap { left.removeValue(forKey: $0) } }
          ?? [nil, nil]
      }
      if round.count > Self.largest { round = round.filter { $0 != nil } }
    }
    self.rounds = rounds
    others = fixtures.filter { left[$0.number] != nil }
  }

  /// The name of a round: `Semi-finals` or `Round of 16` if it is complete, or, for a first round
  /// with byes, if the next one is; else `Round 3`.
  public func name(ofRound place: Int) -> String {
    guard isWhole(place) || place == 0 && isWhole(1) else { return "Round \(place + 1)" }
    return switch rounds.count - 1 - place {
    case 0: "Final"
    case 1: "Semi-finals"
    case 2: "Quarter-finals"
    case let left: "Round of \(2 << left)"
    }
  }

  /// Whether each round from this one on has twice the fixtures of the next, up to the final.
  private func isWhole(_ place: Int) -> Bool {
    rounds[place].count { $0 != nil } == 1 << (rounds.count - 1 - place)
  }
}
