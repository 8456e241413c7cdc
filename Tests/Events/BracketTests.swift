import Events
import Fixtures
import Testing

@Suite("A bracket")
struct BracketTests {
  private func rounds(_ bracket: Bracket) -> [String] {
    bracket.rounds.enumerated().map { place, round in
      let numbers = round.map { $0.map { "\($0.number)" } ?? "-" }.joined(separator: " ")
      return "\(bracket.name(ofRound: place)): \(numbers)"
    }
  }

  @Test("has each fixture beside the one whose winner it meets, and the third place apart")
  func rounds() throws {
    let event = try PlayedEvent(
      """
      pool A Reds, Blues
      pool B Greens, Whites
      pool C Gulls, Herons
      pool D Tigers, Kanal
      1 A1 - C2 QF
      2 C1 - A2 QF
      3 B1 - D2 QF
      4 D1 - B2 QF
      5 W1 - W4 SF
      6 W2 - W3 SF
      7 L5 - L6 3rd
      8 W5 - W6 Final
      """)
    let bracket = Bracket(event.standing)
    #expect(rounds(bracket) == ["Quarter-finals: 1 4 2 3", "Semi-finals: 5 6", "Final: 8"])
    #expect(bracket.others.map(\.number) == [7])
  }

  @Test("has an empty place before a side that comes in later")
  func byes() throws {
    let event = try PlayedEvent(
      "team A\nteam B\nteam C\nteam D\nteam E\n1 D - E\n2 A - W1\n3 B - C\n4 W2 - W3")
    #expect(
      rounds(Bracket(event.standing))
        == ["Quarter-finals: - 1 - -", "Semi-finals: 2 3", "Final: 4"])
  }

  @Test("is without rounds where no fixture leads to the first place, and without games of pools")
  func none() throws {
    let event = try PlayedEvent(
      "pool A Reds, Blues\n1 Reds - Blues\n2 Reds - Greens Friendly\n3 Blues - Greens\nteam Greens")
    let bracket = Bracket(event.standing)
    #expect(bracket.rounds.isEmpty)
    #expect(bracket.others.map(\.number) == [2, 3])
    let pool = Bracket(try PlayedEvent("pool A Reds, Blues\n1 Reds - Blues").standing)
    #expect(pool.rounds.isEmpty && pool.others.isEmpty)
  }

  @Test("has rounds with a number where more than the first has places without a fixture")
  func ladder() throws {
    let event = try PlayedEvent("team A\nteam B\nteam C\nteam D\n1 C - D\n2 W1 - B\n3 W2 - A")
    #expect(
      rounds(Bracket(event.standing)) == ["Round 1: 1 - - -", "Round 2: 2 -", "Final: 3"])
  }

  @Test("of fixtures in one long chain is no larger than the chain")
  func chain() throws {
    let teams = (0...70).map { "team T\($0)x" }
    let fixtures = (1...70).map { "\($0) \($0 == 1 ? "T0x" : "W\($0 - 1)") - T\($0)x" }
    let bracket = Bracket(try PlayedEvent((teams + fixtures).joined(separator: "\n")).standing)
    #expect(bracket.rounds.count == 70)
    #expect(bracket.rounds.allSatisfy { $0.count <= 32 })
    #expect(bracket.rounds.joined().compactMap(\.self).count == 70)
    let names = bracket.rounds.indices.map(bracket.name)
    #expect(names == (1...69).map { "Round \($0)" } + ["Final"])
  }

  @Test("in which two fixtures wait for one winner has that fixture once")
  func shared() throws {
    let event = try PlayedEvent(
      "team A\nteam B\nteam C\n1 A - B\n2 W1 - C\n3 W2 - W1 Final")
    #expect(rounds(Bracket(event.standing)) == ["Semi-finals: 2 1", "Final: 3"])
  }

  @Test("is none where the winner stays on")
  func winnerStays() throws {
    let event = try PlayedEvent("stay 2\nqueue Reds, Blues, Greens")
    let bracket = Bracket(event.standing)
    #expect(bracket.rounds.isEmpty && bracket.others.isEmpty)
  }
}
