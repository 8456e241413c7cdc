import Basketball
import Events
import Fixtures
import Testing

@Suite("Generated days")
struct GeneratedEventTests {
  private static let names = [
    "Reds", "Blues", "Greens", "Whites", "Old Town", "Gulls", "Herons", "Kanal", "Aces",
  ]

  /// Pools of two to four, of which some have seeds, and fixtures that are built on them.
  private func text(_ random: inout SplitMix64) -> String {
    var (left, lines, pools) = (Self.names.shuffled(using: &random)[...], [String](), [[String]]())
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      pools.append(Array(left.prefix(Int.random(in: 2...4, using: &random))))
      left = left.dropFirst(pools[pools.count - 1].count)
      if left.isEmpty { break }
    }
    pools = pools.filter { $0.count > 1 }
    let teams = pools.flatMap(\.self)
    if !random.oneIn(3) { lines += teams.filter { _ in !random.oneIn(4) }.map { "team \($0)" } }
    func start() -> String {
      random.oneIn(3)
        ? ""
        : "10:\(Int.random(in: 1...5, using: &random))0 court \(random.oneIn(2) ? "1" : "any") "
    }
    var (number, entrants) = (0, [String]())
    for (place, pool) in pools.enumerated() {
      let name = ["A", "B", "C"][place]
      lines.append("pool \(name) " + pool.joined(separator: ", "))
      entrants += pool.indices.map { "\(name)\($0 + 1)" }
      for (one, other) in pool.indices.flatMap({ one in pool.indices.map { (one, $0) } })
      where one < other {
        number += 1
        lines.append("\(number) \(start())\(pool[one]) - \(pool[other])")
      }
    }
    for place in 2...3 {
      let count = pools.count { $0.count >= place }
      entrants += (0..<count).map { "\(place)/\($0 + 1)" }
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let pair = entrants.shuffled(using: &random).prefix(2)
      number += 1
      lines.append("\(number) \(start())\(pair[0]) - \(pair[1])")
      entrants = entrants.filter { !pair.contains($0) } + ["W\(number)", "L\(number)"]
    }
    for team in teams where random.oneIn(8) {
      lines.append("withdraw \(team) \(random.oneIn(2) ? "keep" : "void")")
    }
    if random.oneIn(2) {
      lines.append("lot " + teams.shuffled(using: &random).joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  /// Plays most of the fixtures, some of them twice, by forfeit, or not to the end.
  private func play(_ event: inout PlayedEvent, _ random: inout SplitMix64) throws {
    for fixture in event.plan.fixtures where !random.oneIn(12) {
      guard event.standing.fixture(fixture.number)?.teams != nil else { continue }
      for _ in 0...(random.oneIn(6) ? 1 : 0) { try event.play(fixture.number, 1, 0) }
      score(fixture.number, of: &event, &random)
    }
  }

  private func score(_ number: Int, of event: inout PlayedEvent, _ random: inout SplitMix64) {
    let (home, away) = (
      Int.random(in: 0...3, using: &random), Int.random(in: 0...3, using: &random)
    )
    event.correct(number, home, away)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: event.end(number, .abandoned)
    case 1: event.end(number, nil)
    case 2: event.end(number, .forfeit, winner: random.oneIn(2) ? .home : .away)
    case 3: event.end(number, .forfeit, winner: nil)
    default: break
    }
  }

  @Test("come out as plain rules have it, also after corrections and decisions")
  func days() throws {
    var seen = [String: Int]()
    for seed in seeds(20) {
      var random = SplitMix64(seed: 25 << 40 + seed)
      var event = try PlayedEvent(text(&random))
      try play(&event, &random)
      for step in 0..<4 {
        let standing = event.standing
        let naive = NaiveEvent(event.plan, event.games)
        for fixture in event.plan.fixtures {
          let line = standing.line(fixture.number)
          #expect(line == naive.line(fixture.number), "fixture \(fixture.number), seed \(seed)")
          seen[
            line.contains("?") ? "open" : String(line.split(separator: " ").last ?? ""), default: 0] +=
            1
          for status in ["disputed", "walkover", "nobody"] where line.contains(status) {
            seen[status, default: 0] += 1
          }
        }
        for pool in standing.pools {
          let ranks = pool.ranking.map { "\($0.rank) \($0.name)" }.sorted()
          #expect(ranks == naive.table(pool.pool), "pool \(pool.pool.name), seed \(seed)")
          if pool.ranking.contains(where: \.isShared) { seen["level", default: 0] += 1 }
        }
        #expect(Set(standing.final).count == standing.final.count)
        // The withdrawn teams are placed once all others are.
        let (gone, placed) = (event.plan.withdrawn.keys, Set(standing.final))
        if !placed.isDisjoint(with: gone) {
          #expect(placed.union(gone) == Set(event.plan.teams.map(\.name)), "seed \(seed)")
          seen["all placed", default: 0] += 1
        }
        #expect(Set(standing.clashes.map(\.line)) == naive.clashes, "seed \(seed)")
        if !standing.clashes.isEmpty { seen["clash", default: 0] += 1 }
        if !standing.standIns.isEmpty { seen["stands in", default: 0] += 1 }
        let staying = standing.pools.flatMap(\.ranking).filter(\.isWithdrawn).map(\.name)
        if !standing.through.on.union(standing.through.places).isDisjoint(with: staying) {
          seen["stays", default: 0] += 1
        }
        if step == 1, let team = event.plan.teams.randomElement(using: &random) {
          try event.decide { try $0.withdrawing(team.name, .keep) }
        } else if step == 2, let disputed = standing.disputed.first {
          try event.decide { try $0.keeping(disputed.number, disputed.entrants) }
          seen["kept", default: 0] += 1
        } else if let fixture = event.plan.fixtures.randomElement(using: &random) {
          score(fixture.number, of: &event, &random)
        }
      }
    }
    for what in [
      "open", "disputed", "walkover", "nobody", "level", "kept", "stays", "clash", "stands in",
      "all placed",
    ] {
      #expect(seen[what] != nil, "\(what) was not seen")
    }
  }
}

extension Clash {
  fileprivate var line: String {
    (fixtures.map(String.init) + (court.map { ["at", $0] } ?? [team ?? ""])).joined(separator: " ")
  }
}
