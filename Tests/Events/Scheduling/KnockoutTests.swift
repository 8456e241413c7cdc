import Testing

@testable import Events

@Suite("A knockout")
struct KnockoutTests {
  @Test("brings teams of one pool together only in the final", arguments: [2, 4, 8])
  func apart(pools: Int) {
    let knockout = Knockout(pools: pools, of: 4, advance: 2)
    let first = knockout.matches.prefix(pools).map(\.sides).map { [$0.home.text, $0.away.text] }
    for teams in [first.prefix(pools / 2), first.suffix(pools / 2)] {
      #expect(Set(teams.joined().map { $0.prefix(1) }).count == pools)
    }
  }

  @Test("has no first match between teams of one pool", arguments: 2...13, 1...5)
  func firstMatches(pools: Int, advance: Int) {
    for match in Knockout(pools: pools, of: 6, advance: advance).matches {
      if case .place(_, let home) = match.sides.home, case .place(_, let away) = match.sides.away {
        #expect(home != away)
      }
    }
  }

  @Test("has one match fewer than entrants", arguments: 1...40)
  func count(entrants: Int) {
    let knockout = Knockout((0..<entrants).map { .team("T\($0)") })
    #expect(knockout.matches.count == entrants - 1)
  }
}

extension Knockout {
  /// That of the first of some pools.
  init(pools: Int, of teams: Int, advance: Int) {
    let pools = "ABCDEFGHIJKMN".prefix(pools).map { letter in
      Pool(name: String(letter), teams: (1...teams).map { "\(letter) \($0)" })
    }
    self.init(Qualifiers.entrants(of: pools, advance: advance))
  }

  /// Its matches: who plays, and what they are called.
  var told: String {
    matches.map { "\($0.sides.home.text) - \($0.sides.away.text) \($0.label ?? "")" }
      .joined(separator: ", ")
  }
}
