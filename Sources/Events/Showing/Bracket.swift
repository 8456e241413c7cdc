/// The fixtures after the pools, as a bracket is drawn.
public struct Bracket: Sendable {
  /// The rounds that lead to the final, the first one first; none where there is no final. A fixture
  /// has the same share of its round as the two before it together; nil stands where none is before it.
  public let rounds: [[FixtureStanding?]]
  /// The other fixtures, such as the one for third place, in the order of the plan.
  public let others: [FixtureStanding]

  /// Rounds with more fixtures have no empty places, which a chain of fixtures would double each time.
  private static let largest = 32

  /// The bracket of an event; an evening on which the winner stays on has none.
  public init(_ standing: EventStanding) {
    let hasQueue = standing.winnerStays != nil
    let fixtures = standing.fixtures.filter {
      !hasQueue && standing.plan.pool(of: $0.fixture) == nil
    }
    var left = Dictionary(uniqueKeysWithValues: fixtures.map { ($0.number, $0) })
    var rounds: [[FixtureStanding?]] = []
    var round = [Self.final(of: standing.plan).flatMap { left.removeValue(forKey: $0) }]
    while round.contains(where: { $0 != nil }) {
      rounds.insert(round, at: 0)
      round = round.flatMap { fixture in
        fixture?.fixture.entrants.map { entrant in
          guard case .winner(let number) = entrant else { return nil }
          return left.removeValue(forKey: number)
        } ?? [nil, nil]
      }
      if round.count > Self.largest { round = round.filter { $0 != nil } }
    }
    self.rounds = rounds
    others = fixtures.filter { left[$0.number] != nil }
  }

  /// The only fixture that leads to the first place.
  private static func final(of plan: Plan) -> Int? {
    let winners = Exits(plan).inOrder.first?.exits.filter(\.isWinner) ?? []
    return winners.count == 1 ? winners[0].fixture : nil
  }

  /// What a round is called: `Semi-finals`, `Round of 16`, where all its fixtures are there, or all of
  /// the next one's if it is the first, without which some teams may go on; else `Round 3`.
  public func name(ofRound place: Int) -> String {
    guard isWhole(place) || place == 0 && isWhole(1) else { return "Round \(place + 1)" }
    return switch rounds.count - 1 - place {
    case 0: "Final"
    case 1: "Semi-finals"
    case 2: "Quarter-finals"
    case let left: "Round of \(2 << left)"
    }
  }

  /// Whether a round has twice the fixtures of the one after it, and so on up to the final.
  private func isWhole(_ place: Int) -> Bool {
    rounds[place].count { $0 != nil } == 1 << (rounds.count - 1 - place)
  }
}
