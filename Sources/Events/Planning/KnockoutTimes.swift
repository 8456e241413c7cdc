/// When the matches of a knockout are played.
///
/// A match comes after the pools and matches that it builds on. Matches that most others wait for
/// come first, which takes the fewest slots. Then each match in turn asks for a slot of rest for
/// its teams, and gets it if the event does not take longer.
struct KnockoutTimes {
  private let knockout: Knockout
  private let courts: Int
  /// How many courts the games of the pools take in each slot.
  private let busy: [Int]
  /// The slot in which each pool plays for the last time, by its name.
  private let ends: [String: Int]
  /// How many matches wait for each match, one after the other.
  private let waiting: [Int]

  /// The times on courts that the pools use, too.
  init(_ knockout: Knockout, courts: Int, busy: [Int] = [], ends: [String: Int] = [:]) {
    (self.knockout, self.courts, self.busy, self.ends) = (knockout, courts, busy, ends)
    var waiting = knockout.matches.map { _ in 0 }
    for match in knockout.matches.indices.reversed() {
      for source in knockout.sources(of: match) {
        waiting[source] = max(waiting[source], waiting[match] + 1)
      }
    }
    self.waiting = waiting
  }

  /// The matches of each slot, by their place in the bracket, in the order of the courts.
  var slots: [[Int]] {
    var rested: Set<Int> = []
    var best = slots(rested: rested)
    for match in knockout.matches.indices {
      let tried = slots(rested: rested.union([match]))
      guard tried.count <= best.count else { continue }
      rested.insert(match)
      best = tried
    }
    return best
  }

  /// The slots if these matches wait for their teams to rest.
  private func slots(rested: Set<Int>) -> [[Int]] {
    var slots: [[Int]] = []
    var slotOfMatch: [Int: Int] = [:]
    while slotOfMatch.count < knockout.matches.count {
      let slot = slots.count
      let ready = knockout.matches.indices.filter { match in
        let rest = rested.contains(match) ? 1 : 0
        return slotOfMatch[match] == nil && start(of: match, after: slotOfMatch, rest: rest) <= slot
      }
      let turns = ready.map { turn(of: $0, after: slotOfMatch) }.sorted()
      let free = courts - (slot < busy.count ? busy[slot] : 0)
      slots.append(turns.prefix(free).map(\.match))
      for match in slots[slot] { slotOfMatch[match] = slot }
    }
    return slots
  }

  /// The first slot possible for a match; far off while a match that it builds on has none.
  private func start(of match: Int, after slotOfMatch: [Int: Int], rest: Int) -> Int {
    let sides = knockout.matches[match].sides
    let sources = knockout.sources(of: match).map { source in
      // The final waits for the third-place match, but its teams do not play in that.
      let isOfTeams = [sides.home.fixture, sides.away.fixture].contains(source)
      return slotOfMatch[source].map { $0 + 1 + (isOfTeams ? rest : 0) } ?? .max
    }
    let pools = [sides.home, sides.away].compactMap(end).map { $0 + 1 + rest }
    return (sources + pools).max() ?? 0
  }

  /// The last slot of the pools that decide an entrant.
  private func end(of entrant: Entrant) -> Int? {
    switch entrant {
    case .team, .winner, .loser: nil
    case .place(_, let pool): ends[pool]
    case .best: ends.values.max()
    }
  }

  private func turn(of match: Int, after slotOfMatch: [Int: Int]) -> Turn {
    let sides = knockout.matches[match].sides
    let pools = [sides.home, sides.away].map { entrant in
      if case .place(_, let pool) = entrant { pool } else { "" }
    }
    return Turn(
      waiting: waiting[match], rested: start(of: match, after: slotOfMatch, rest: 1),
      pools: pools, match: match)
  }
}

/// The priority of a match that is ready: first the one that most others wait for, then the one
/// whose teams have rested, then by the pools, so that matches of the same two pools come together.
private struct Turn: Comparable {
  let waiting, rested: Int
  let pools: [String]
  let match: Int

  static func < (one: Self, other: Self) -> Bool {
    if one.waiting != other.waiting { return one.waiting > other.waiting }
    return (one.rested, one.pools.min() ?? "", one.pools[0], one.match)
      < (other.rested, other.pools.min() ?? "", other.pools[0], other.match)
  }
}
