import Basketball

/// A knockout: who meets whom, and where winners and losers play next.
struct Knockout: Equatable, Sendable {
  /// A match. The number of a winner or loser is the place of that match in `matches`.
  struct Match: Equatable, Sendable {
    /// Who plays.
    let sides: Sides<Entrant>
    /// Its label, such as `QF`.
    let label: String

    /// Whether both teams are known.
    var isKnown: Bool {
      if case .team = sides.home, case .team = sides.away { true } else { false }
    }
  }

  /// The matches, each after those that it builds on.
  private(set) var matches: [Match] = []

  /// A knockout of entrants, the best first. The best two can meet only in the final, the best four
  /// only in the semi-finals, and so on; the best have byes if places stay empty.
  init(_ entrants: [Entrant], hasThirdPlace: Bool) {
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

  /// The matches that a match builds on: those of its sides; for the final also the third-place
  /// match, which is played before it.
  func sources(of match: Int) -> [Int] {
    let sides = matches[match].sides
    let own = sides.both.compactMap(\.fixture)
    let isFinal = match == matches.count - 1
    return isFinal && match > 0 && matches[match - 1].label == Self.third ? own + [match - 1] : own
  }
}

/// When the matches of a knockout are played.
///
/// A match comes after the pools and matches that it builds on. Matches that most others wait for
/// come first, which takes the fewest slots. Then each match in turn asks for a slot of rest for
/// its teams, and gets it if the event does not take longer.
struct KnockoutTimes {
  private let courts: Int
  /// How many courts the games of the pools take in each slot.
  private let busy: [Int]
  /// The matches that each match builds on, and whether its teams come from there: the final waits
  /// for the third-place match, but its teams do not play in that.
  private let sources: [[(match: Int, isOfTeams: Bool)]]
  /// The last slot of the pools that decide who plays each match; nil for a match without them.
  private let ends: [Int?]
  /// How many matches wait for each match, one after the other.
  private let waiting: [Int]
  /// The matches by their pools, so that those of the same two pools come together.
  private let inOrder: [Int]

  /// The times on courts that the pools use, too.
  ///
  /// - Parameter ends: the slot in which each pool plays for the last time, by its name.
  init(_ knockout: Knockout, courts: Int, busy: [Int] = [], ends: [String: Int] = [:]) {
    let matches = knockout.matches
    let sources = matches.indices.map { match in
      let own = matches[match].sides.both.map(\.fixture)
      return knockout.sources(of: match).map { (match: $0, isOfTeams: own.contains($0)) }
    }
    var waiting = matches.map { _ in 0 }
    for match in matches.indices.reversed() {
      for source in sources[match] {
        waiting[source.match] = max(waiting[source.match], waiting[match] + 1)
      }
    }
    let pools = matches.map { $0.sides.both.map(\.pool) }
    inOrder = matches.indices.sorted {
      (pools[$0].min() ?? "", pools[$0][0], $0) < (pools[$1].min() ?? "", pools[$1][0], $1)
    }
    self.ends = matches.map { match in
      match.sides.both.compactMap { entrant in
        switch entrant {
        case .team, .winner, .loser: nil
        case .place(_, let pool): ends[pool]
        case .best: ends.values.max()
        }
      }.max()
    }
    (self.courts, self.busy, self.sources, self.waiting) = (courts, busy, sources, waiting)
  }

  /// The matches of each slot, by their place in the bracket, in the order of the courts.
  var slots: [[Int]] {
    var rested: Set<Int> = []
    var best = slots(rested: rested)
    for match in sources.indices where !sources[match].isEmpty || ends[match] != nil {
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
    var slotOfMatch = [Int?](repeating: nil, count: sources.count)
    var left = inOrder
    while !left.isEmpty {
      let slot = slots.count
      let ready = left.filter { match in
        start(of: match, after: slotOfMatch, rest: rested.contains(match) ? 1 : 0) <= slot
      }
      let turns = ready.enumerated().map { place, match in
        Turn(
          waiting: waiting[match], rested: start(of: match, after: slotOfMatch, rest: 1),
          place: place, match: match)
      }.sorted()
      let free = courts - (slot < busy.count ? busy[slot] : 0)
      slots.append(turns.prefix(free).map(\.match))
      for match in slots[slot] { slotOfMatch[match] = slot }
      left.removeAll { slotOfMatch[$0] != nil }
    }
    return slots
  }

  /// The first slot possible for a match; far off while a match that it builds on has none.
  private func start(of match: Int, after slotOfMatch: [Int?], rest: Int) -> Int {
    var start = ends[match].map { $0 + 1 + rest } ?? 0
    for source in sources[match] {
      guard let slot = slotOfMatch[source.match] else { return .max }
      start = max(start, slot + 1 + (source.isOfTeams ? rest : 0))
    }
    return start
  }
}

extension Entrant {
  /// The pool that it is a place of; empty for none.
  fileprivate var pool: String {
    if case .place(_, let pool) = self { pool } else { "" }
  }
}

/// The priority of a match that is ready: first the one that most others wait for, then the one
/// whose teams have rested, then the order of the matches.
private struct Turn: Comparable {
  let waiting, rested, place, match: Int

  static func < (one: Self, other: Self) -> Bool {
    (-one.waiting, one.rested, one.place) < (-other.waiting, other.rested, other.place)
  }
}
