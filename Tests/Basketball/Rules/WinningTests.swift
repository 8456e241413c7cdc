import Fixtures
@testable import Basketball
import Testing

@Suite("Winning before time is up")
struct WinningTests {
  @Test("takes any lead without a margin")
  func anyLead() throws {
    let rules = try Rules(told: "pickup limit 1:00 margin 0")
    #expect(rules.winner(Sides(home: 15, away: 15)) == nil)
    #expect(rules.winner(Sides(home: 15, away: 14)) == .home)
  }

  @Test("takes the target alone with a margin of one")
  func suddenDeath() throws {
    let rules = try Rules(side: .some(1), target: 21, margin: 1)
    #expect(rules.winner(Sides(home: 20, away: 20)) == nil)
    #expect(rules.winner(Sides(home: 20, away: 21)) == .away)
  }

  @Test("needs exactly the points with which one has won", arguments: 0..<24)
  func needed(_ home: Int) throws {
    let anyLead = try Rules(told: "pickup limit 1:00 margin 0")
    let sets = Rules.presets + [anyLead, try Rules(told: "pickup cap 15")]
    for rules in sets {
      for away in 0..<24 {
        let score = Sides(home: home, away: away)
        guard rules.winner(score) == nil else { continue }
        let points = (1...40).first {
          rules.winner(Sides(home: home + $0, away: away)) == .home
        }
        #expect(rules.needed(by: .home, score) == points, "\(rules.name) \(home)-\(away)")
        let turned = Sides(home: away, away: home)
        #expect(rules.needed(by: .away, turned) == points, "\(rules.name) \(away)-\(home)")
      }
    }
  }
}

extension Rules {
  /// The side that has won before time is up.
  func winner(_ score: Sides<Int>) -> Side? {
    score.leader.flatMap { side in needed(by: side, score).flatMap { $0 <= 0 ? side : nil } }
  }
}
