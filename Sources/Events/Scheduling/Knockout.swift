import Basketball

/// A knockout: who meets whom, and where winners and losers play next.
struct Knockout: Equatable, Sendable {
  /// A match. The number of a winner or loser is the place of that match in `matches`.
  struct Match: Equatable, Sendable {
    /// Who plays.
    let sides: Sides<Entrant>
    /// Its label, such as `QF`.
    let label: String

    /// Whether both teams are known.
    var isKnown: Bool {
      if case .team = sides.home, case .team = sides.away { true } else { false }
    }
  }

  /// The matches, each after those that it builds on.
  private(set) var matches: [Match] = []

  /// A knockout of entrants, the best first. The best two can meet only in the final, the best four
  /// only in the semi-finals, and so on; the best have byes if places stay empty.
  init(_ entrants: [Entrant], hasThirdPlace: Bool) {
    var left = Self.seeds(for: entrants.count).map { $0 <= entrants.count ? entrants[$0 - 1] : nil }
    while left.count > 1 {
      let round = matches.count
      let label = Self.label(places: left.count)
      left = stride(from: 0, to: left.count, by: 2).map { place in
        guard let home = left[place], let away = left[place + 1] else {
          return left[place] ?? left[place + 1]
        }
        return add(home, away, label)
      }
      if left.count == 2, hasThirdPlace, matches.count == round + 2 {
        _ = add(.loser(of: round), .loser(of: round + 1), Self.third)
      }
    }
  }

  private mutating func add(_ home: Entrant, _ away: Entrant, _ label: String) -> Entrant {
    matches.append(Match(sides: Sides(home: home, away: away), label: label))
    return .winner(of: matches.count - 1)
  }

  /// The label of the game for third place.
  static let third = "3rd"

  /// The seeds, from 1, in the order of the bracket: 1 and 8, 4 and 5, 2 and 7, 3 and 6.
  static func seeds(for entrants: Int) -> [Int] {
    var seeds = [1]
    while seeds.count < entrants {
      let places = 2 * seeds.count
      seeds = seeds.flatMap { [$0, places + 1 - $0] }
    }
    return seeds
  }

  private static func label(places: Int) -> String {
    switch places {
    case 2: "Final"
    case 4: "SF"
    case 8: "QF"
    default: "R\(places)"
    }
  }

  /// The matches that a match builds on: those of its sides; for the final also the third-place
  /// match, which is played before it.
  func sources(of match: Int) -> [Int] {
    let sides = matches[match].sides
    let own = sides.both.compactMap(\.fixture)
    let isFinal = match == matches.count - 1
    return isFinal && match > 0 && matches[match - 1].label == Self.third ? own + [match - 1] : own
  }
}
