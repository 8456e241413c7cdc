@testable import Basketball
import Testing

@Suite("Winning before time is up")
struct WinningTests {
  @Test("takes the target and the margin, or the cap and any lead")
  func winner() throws {
    func score(_ home: Int, _ away: Int) -> Sides<Int> { Sides(home: home, away: away) }
    #expect(Rules.pickup.winner(score(15, 14)) == nil)
    #expect(Rules.pickup.winner(score(14, 12)) == nil)
    #expect(Rules.pickup.winner(score(16, 14)) == .home)
    #expect(Rules.pickup.winner(score(30, 31)) == nil)
    #expect(Rules.capped.winner(score(19, 20)) == .away)
    #expect(Rules.capped.winner(score(19, 18)) == nil)
    #expect(Rules.capped.winner(score(20, 20)) == nil)
    #expect(Rules.fiba3x3.winner(score(21, 20)) == .home)
    let anyLead = try rules { ($0.timeLimit, $0.margin) = (60, 0) }
    #expect(anyLead.winner(score(15, 15)) == nil && anyLead.winner(score(15, 14)) == .home)
  }

  @Test(
    "takes 16-14 after 15-14, and there is no cap",
    arguments: [
      (0, 0, nil), (14, 0, nil), (15, 0, .home), (15, 13, .home), (15, 14, nil), (14, 15, nil),
      (15, 15, nil), (16, 14, .home), (14, 16, .away), (16, 15, nil), (21, 20, nil),
      (101, 100, nil), (100, 102, .away), (13, 15, .away),
    ] as [(Int, Int, Side?)])
  func scores(_ home: Int, _ away: Int, _ winner: Side?) {
    #expect(Rules.pickup.winner(Sides(home: home, away: away)) == winner)
  }

  @Test("takes the target alone with a margin of one")
  func suddenDeath() throws {
    let rules = try Rules(side: .some(1), target: 21, margin: 1)
    #expect(rules.winner(Sides(home: 20, away: 20)) == nil)
    #expect(rules.winner(Sides(home: 20, away: 21)) == .away)
  }

  @Test("needs exactly the points with which one has won", arguments: 0..<24)
  func needed(_ home: Int) throws {
    let anyLead = try rules { ($0.timeLimit, $0.margin) = (60, 0) }
    let sets = Rules.presets + [anyLead, try rules { $0.cap = 15 }]
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
  fileprivate func winner(_ score: Sides<Int>) -> Side? {
    score.leader.flatMap { side in needed(by: side, score).flatMap { $0 <= 0 ? side : nil } }
  }
}
