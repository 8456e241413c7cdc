import Testing

@testable import Events

@Suite("A knockout")
struct KnockoutTests {
  private func knockout(pools: Int, of teams: Int, advance: Int) -> Knockout {
    let pools = "ABCDEFGHIJKMN".prefix(pools).map { letter in
      Pool(name: String(letter), teams: (1...teams).map { "\(letter) \($0)" })
    }
    return Knockout(Qualifiers.entrants(of: pools, advance: advance))
  }

  private func text(_ knockout: Knockout) -> [String] {
    knockout.matches.map { "\($0.sides.home.text) - \($0.sides.away.text) \($0.label ?? "")" }
  }

  @Test("crosses four pools as FIBA does, and those that crossed meet again only in the final")
  func cross() {
    #expect(
      text(knockout(pools: 4, of: 4, advance: 2)) == [
        "A1 - C2 QF", "D1 - B2 QF", "B1 - D2 QF", "C1 - A2 QF", "W0 - W1 SF", "W2 - W3 SF",
        "W4 - W5 Final",
      ])
  }

  @Test("brings teams of one pool together only in the final", arguments: [2, 4, 8])
  func apart(pools: Int) {
    let knockout = knockout(pools: pools, of: 4, advance: 2)
    let first = knockout.matches.prefix(pools).map(\.sides).map { [$0.home.text, $0.away.text] }
    for teams in [first.prefix(pools / 2), first.suffix(pools / 2)] {
      #expect(Set(teams.joined().map { $0.prefix(1) }).count == pools)
    }
  }

  @Test("has no first match between teams of one pool", arguments: 2...13, 1...5)
  func firstMatches(pools: Int, advance: Int) {
    for match in knockout(pools: pools, of: 6, advance: advance).matches {
      if case .place(_, let home) = match.sides.home, case .place(_, let away) = match.sides.away {
        #expect(home != away)
      }
    }
  }

  @Test("is filled with the best of the thirds where there are enough")
  func thirds() {
    #expect(
      text(knockout(pools: 3, of: 4, advance: 2)).prefix(4) == [
        "A1 - 3/2 QF", "B2 - C2 QF", "B1 - 3/1 QF", "C1 - A2 QF",
      ])
    #expect(
      text(knockout(pools: 3, of: 4, advance: 1))
        == ["A1 - 2/1 SF", "B1 - C1 SF", "W0 - W1 Final"])
    // With as many empty places as pools one more of each pool would go on.
    #expect(text(knockout(pools: 2, of: 4, advance: 3)).allSatisfy { !$0.contains("/") })
  }

  @Test("gives byes where nobody is left: to the winners of the pools")
  func poolByes() {
    #expect(
      text(knockout(pools: 3, of: 2, advance: 2)) == [
        "B2 - C2 QF", "C1 - A2 QF", "A1 - W0 SF", "B1 - W1 SF", "W2 - W3 Final",
      ])
  }

  @Test("lets those who lose play for every place")
  func places() {
    let six = Knockout((1...6).map { Entrant.team("T\($0)") }, places: .max)
    #expect(
      text(six) == [
        "T4 - T5 QF", "T3 - T6 QF", "L0 - L1 5th", "T1 - W0 SF", "T2 - W1 SF", "L3 - L4 3rd",
        "W3 - W4 Final",
      ])
    let pools = ["A", "B", "C"].map {
      Pool(name: $0, teams: ["1\($0)", "2\($0)", "3\($0)", "4\($0)"])
    }
    let entrants = Qualifiers.entrants(of: pools, advance: 1)
    let others = Qualifiers.others(of: pools, besides: entrants)
    #expect(
      text(Knockout(entrants, places: .max, others: others)) == [
        "B4 - C4 10-12", "A4 - W0 10th", "B3 - C3 7-9", "A3 - W2 7th", "2/2 - 2/3 5th",
        "A1 - 2/1 SF", "B1 - C1 SF", "L5 - L6 3rd", "W5 - W6 Final",
      ])
  }

  @Test("gives the best teams a bye")
  func byes() {
    let teams = (1...6).map { Entrant.team("T\($0)") }
    #expect(
      text(Knockout(teams, places: 3)) == [
        "T4 - T5 QF", "T3 - T6 QF", "T1 - W0 SF", "T2 - W1 SF", "L2 - L3 3rd", "W2 - W3 Final",
      ])
  }

  @Test("has one match fewer than entrants", arguments: 1...40)
  func count(entrants: Int) {
    let knockout = Knockout((0..<entrants).map { .team("T\($0)") })
    #expect(knockout.matches.count == entrants - 1)
  }
}
