import Basketball
import Events
import Fixtures
import Testing

@Suite("A generated evening on which the winner stays on")
struct GeneratedEveningTests {
  @Test("is as a list of names says it is", arguments: 0..<60)
  func names(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var event = try PlayedEvent("stay 2\nqueue Reds, Blues, Greens, Golds")
    var (waiting, holder, wins) = (["Reds", "Blues", "Greens", "Golds"], String?.none, 0)
    var gone: Set<String> = ["Whites"]
    for number in 1...14 {
      let pair = Array(([holder].compactMap(\.self) + waiting).prefix(2))
      guard pair.count == 2 else { return #expect(event.standing.next.isEmpty) }
      waiting.removeAll(where: pair.contains)
      #expect(event.line(number) == "\(pair[0]) - \(pair[1]) ready")
      try event.begin(number)
      if Int.random(in: 0..<8, using: &random) == 0 {
        event.end(number, .abandoned)
        try event.begin(number)
      }
      let comer = gone.randomElement(using: &random)
      if Bool.random(using: &random), let comer {
        try event.change(comer, isJoining: true)
        gone.remove(comer)
        if !pair.contains(comer) { waiting.append(comer) }
      }
      let leaver = (waiting + pair).filter { !gone.contains($0) }.randomElement(using: &random)
      if Int.random(in: 0..<3, using: &random) == 0, let leaver {
        try event.change(leaver, isJoining: false)
        gone.insert(leaver)
        waiting.removeAll { $0 == leaver }
      }
      let home = Int.random(in: 7...9, using: &random)
      event.correct(number, home, 8)
      let old = holder
      holder = home == 8 ? nil : pair[home > 8 ? 0 : 1]
      wins = holder == nil ? 0 : holder == old ? wins + 1 : 1
      let losers = holder.map { winner in pair.filter { $0 != winner } } ?? pair
      waiting += losers.filter { !gone.contains($0) }
      if let team = holder, wins == 2 || gone.contains(team) {
        if !gone.contains(team) { waiting.append(team) }
        (holder, wins) = (nil, 0)
      }
      let standing = try #require(event.standing.winnerStays)
      #expect(standing.queue == waiting && standing.holder == holder && standing.wins == wins)
    }
  }
}

extension PlayedEvent {
  fileprivate mutating func change(_ team: String, isJoining: Bool) throws {
    let standing = standing
    try decide { _ in try standing.changingQueue(team, isJoining: isJoining) }
  }
}
