import Basketball
import Testing

@testable import ViewModels

@Suite("A game that is followed through anything")
struct GeneratedFollowingTests {
  nonisolated static let games = 60

  @Test("is told change by change, each as the head that its file had", arguments: 0..<5)
  func documents(_ block: Int) throws {
    var acts: Set<String> = []
    for game in 0..<Self.games {
      var hand = try Hand(seed: block << 16 | game, rules: try .some(game))
      var follower = GameFollower(hand.sheet, now: hand.now)
      var told: [GameChange] = []
      for _ in 0..<40 {
        hand.act()
        if Int.random(in: 0..<3, using: &hand.random) == 0 {
          told += follower.take(hand.sheet, now: hand.now)
        }
      }
      told += follower.take(hand.sheet, now: hand.now)
      try #require(told.map(\.document) == hand.heads)
      #expect(follower.take(hand.sheet, now: hand.now) == [])
      for change in told { acts.insert(change.act.name) }
    }
    let all = [
      "recorded", "undone", "redone", "corrected", "noted", "started", "paused", "set", "timeUp",
    ]
    #expect(acts == Set(all))
  }

  @Test("tells every play once, by its number, as the log has it then", arguments: 0..<5)
  func plays(_ block: Int) throws {
    for game in 0..<Self.games {
      var hand = try Hand(seed: 1 << 32 | block << 16 | game, rules: try .some(game))
      var follower = GameFollower(hand.sheet, now: hand.now)
      var told: [PlayDocument] = []
      for _ in 0..<40 {
        hand.act(takesOut: false)
        guard Int.random(in: 0..<3, using: &hand.random) == 0 else { continue }
        told += look(&follower, at: hand)
        // A script that was stopped and goes on after the last that it was told.
        if Int.random(in: 0..<4, using: &hand.random) == 0 {
          follower = GameFollower(hand.sheet, since: told.last?.number ?? 0, now: hand.now)
        }
      }
      told += look(&follower, at: hand)
      let numbers = told.map(\.number)
      #expect(numbers == Set(numbers).sorted())
      let kept = Set(hand.sheet.box.plays.map(\.play.number))
      #expect(kept.subtracting(numbers) == [])
    }
  }

  @Test("tells every play that counts in the end once too, when plays are taken out and given back")
  func takenOut() throws {
    for game in 0..<Self.games * 5 {
      var hand = try Hand(seed: 2 << 32 | game, rules: try .some(game))
      var follower = GameFollower(hand.sheet, now: hand.now)
      var told: [PlayDocument] = []
      for _ in 0..<30 {
        hand.act()
        if Bool.random(using: &hand.random) { told += look(&follower, at: hand) }
      }
      told += look(&follower, at: hand)
      let numbers = told.map(\.number)
      #expect(numbers.sorted() == Set(numbers).sorted())
      #expect(Set(hand.sheet.box.plays.map(\.play.number)).subtracting(numbers) == [])
    }
  }

  /// Takes in what the hand has done, and sees to it that what is told stands in the log so.
  private func look(_ follower: inout GameFollower, at hand: Hand) -> [PlayDocument] {
    _ = follower.take(hand.sheet, now: hand.now)
    let plays = follower.plays()
    let log = LogDocument(hand.sheet).plays
    #expect(plays.filter { !log.contains($0) } == [])
    return plays
  }
}

extension Rules {
  /// Rules of a long game, a short one and one that time ends, in turns.
  fileprivate static func some(_ turn: Int) throws -> Rules {
    var changes = RuleChanges()
    changes.target = turn.isMultiple(of: 2) ? 100 : 5
    if turn % 3 == 0 { (changes.timeLimit, changes.overtime) = (ClockReading("0:40"), 2) }
    return try Rules.pickup.with(changes)
  }
}
