import Basketball

/// A game that is to be planned, before it has a number: the number of a winner or loser is its place
/// among all.
struct Match {
  let sides: Sides<Entrant>
  var label: String?

  /// Whether both teams are known.
  var isKnown: Bool { sides.both.allSatisfy { $0.reference == nil } }
}

/// A knockout: who meets whom, and where winners and losers play next.
struct Knockout {
  /// The games before it, then its own, each after those that it builds on.
  private(set) var matches: [Match]

  /// A knockout of entrants, the best first. The best two can meet only in the final, the best four
  /// only in the semi-finals, and so on; the best have byes if places stay empty.
  init(_ entrants: [Entrant], after games: [Match] = [], hasThirdPlace: Bool) {
    matches = games
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
}

/// When the matches of a knockout are played.
///
/// A match comes after the pools and matches that it builds on. Matches that most others wait for
/// come first, which takes the fewest slots. Then each match in turn asks for a slot of rest for
/// its teams, and gets it if the event does not take longer.
struct KnockoutTimes {
  private let matches: [Match]
  private let courts: Int
  /// The games of the pools in their slots.
  private let pools: [[Int]]
  /// The matches that each match of the knockout builds on. The final also waits for the match for
  /// third place, whose teams are others.
  private let sources: [[Int]]
  /// How many matches wait for each match, one after the other.
  private let waiting: [Int]
  /// The matches of the knockout by their pools, so that those of the same two pools come together.
  private let inOrder: [Int]

  /// The times on courts that the pools use, too.
  ///
  /// - Parameter lastGames: the game with which each pool ends, by its name.
  init(_ matches: [Match], courts: Int, pools: [[Int]], lastGames: [String: Int]) {
    let last = pools.joined().last
    sources = matches.indices.map { place -> [Int] in
      var sources = matches[place].sides.both.compactMap { entrant -> Int? in
        switch entrant {
        case .team: nil
        case .winner(let match), .loser(let match): match
        case .place(_, let pool): lastGames[pool]
        case .best: last
        }
      }
      if place > 0, matches[place - 1].label == Knockout.third { sources.append(place - 1) }
      return sources
    }
    var waiting = matches.map { _ in 0 }
    for match in matches.indices.reversed() {
      for source in sources[match] { waiting[source] = max(waiting[source], waiting[match] + 1) }
    }
    let names = matches.map { $0.sides.both.map(\.pool) }
    inOrder = matches.indices.dropFirst(pools.joined().count).sorted {
      (names[$0].min() ?? "", names[$0][0], $0) < (names[$1].min() ?? "", names[$1][0], $1)
    }
    self.matches = matches
    self.courts = courts
    self.pools = pools
    self.waiting = waiting
  }

  /// All games of each slot in the order of the courts.
  var slots: [[Int]] {
    var rested: Set<Int> = []
    var best = slots(rested: rested)
    for match in inOrder.sorted() where !sources[match].isEmpty {
      let tried = slots(rested: rested.union([match]))
      guard tried.count <= best.count else { continue }
      rested.insert(match)
      best = tried
    }
    return best
  }

  /// The slots if these matches wait for their teams to rest.
  private func slots(rested: Set<Int>) -> [[Int]] {
    var slots = pools
    var left = inOrder
    var slot = 0
    var slotOfMatch = [Int?](repeating: nil, count: matches.count)
    for (slot, games) in pools.enumerated() {
      for game in games { slotOfMatch[game] = slot }
    }
    while !left.isEmpty {
      if slot == slots.count { slots.append([]) }
      let ready = left.filter { match in
        start(of: match, after: slotOfMatch, rest: rested.contains(match) ? 1 : 0) <= slot
      }
      // First those that most others wait for, then those whose teams have rested.
      let turns = ready.enumerated().map { place, match in
        (-waiting[match], start(of: match, after: slotOfMatch, rest: 1), place, match)
      }.sorted(by: <)
      for (_, _, _, match) in turns.prefix(courts - slots[slot].count) {
        slots[slot].append(match)
        slotOfMatch[match] = slot
      }
      left.removeAll { slotOfMatch[$0] != nil }
      slot += 1
    }
    return slots
  }

  /// The first slot possible for a match; far off while a match that it builds on has none.
  private func start(of match: Int, after slotOfMatch: [Int?], rest: Int) -> Int {
    sources[match].map { source in
      guard let slot = slotOfMatch[source] else { return .max }
      return slot + 1 + (matches[source].label == Knockout.third ? 0 : rest)
    }.max() ?? 0
  }
}

extension Entrant {
  /// The pool that it is a place of; empty for none.
  fileprivate var pool: String {
    if case .place(_, let pool) = self { pool } else { "" }
  }
}
