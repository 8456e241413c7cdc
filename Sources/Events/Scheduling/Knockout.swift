import Basketball

/// A game that is to be planned, before it has a number. In its sides, winners and losers are those of the match at
/// an index in the list of all matches.
struct Match {
  let sides: Sides<Entrant>
  var label: String?
  /// The match of the same series before it.
  var before: Int?

  /// The matches on whose results it depends.
  var sources: [Int] { sides.both.compactMap(\.fixture) + before.array }

  /// Whether both teams are known.
  var isKnown: Bool { sides.both.allSatisfy { $0.reference == nil } }
}

/// A knockout: who meets whom, and where winners and losers play next.
struct Knockout {
  /// The games before it, then its own, each after those that it builds on.
  private(set) var matches: [Match]

  /// The last place that the losers of a round play for.
  private let lastPlace: Int
  /// How many games a series may have.
  private let series: Int

  /// A knockout of entrants, the best first. The best two can meet only in the final, the best four
  /// only in the semi-finals, and so on; the best have byes if places stay empty.
  ///
  /// - Parameters:
  ///   - places: the last place that is played for: 3 for a game of those who lose the semi-finals.
  ///   - others: the entrants that do not go on, grouped by the places that they play for.
  init(
    _ entrants: [Entrant], after games: [Match] = [], places: Int = 2, others: [[Entrant]] = [],
    series: Int = 1
  ) {
    matches = games
    (lastPlace, self.series) = (places, series)
    var first = entrants.count + others.joined().count + 1
    for group in others.reversed() {
      first -= group.count
      play(Self.bracket(group), for: first)
    }
    play(Self.bracket(entrants), for: 1)
  }

  /// The entrants in the order of the bracket; nil for the places that stay empty.
  private static func bracket(_ entrants: [Entrant]) -> [Entrant?] {
    seeds(for: entrants.count).map { $0 <= entrants.count ? entrants[$0 - 1] : nil }
  }

  /// Adds the matches of a bracket for the places from `first` on. The losers of a round play for the places behind
  /// its winners.
  private mutating func play(_ bracket: [Entrant?], for first: Int) {
    var left = bracket
    while left.count > 1 {
      let label = Self.label(left, for: first)
      var lost = [Entrant?]()
      left = stride(from: 0, to: left.count, by: 2).map { index in
        guard let home = left[index], let away = left[index + 1] else {
          lost.append(nil)
          return left[index] ?? left[index + 1]
        }
        let sides = Sides(home: home, away: away)
        for game in 0..<series {
          let before = game == 0 ? nil : matches.count - 1
          matches.append(
            Match(
              sides: game.isMultiple(of: 2) ? sides : sides.turned, label: label, before: before))
        }
        lost.append(.loser(of: matches.count - 1))
        return .winner(of: matches.count - 1)
      }
      let next = first + left.count { $0 != nil }
      if next <= lastPlace { play(lost, for: next) }
    }
  }

  /// The seeds, from 1, in the order of the bracket: 1 and 8, 4 and 5, 2 and 7, 3 and 6.
  static func seeds(for entrants: Int) -> [Int] {
    var seeds = [1]
    while seeds.count < entrants {
      let places = 2 * seeds.count
      seeds = seeds.flatMap { [$0, places + 1 - $0] }
    }
    return seeds
  }

  /// `QF`, `Final`; for the places behind `5-8` and `5th`.
  private static func label(_ left: [Entrant?], for first: Int) -> String {
    switch (first, left.count, left.count { $0 != nil }) {
    case (1, 2, _): "Final"
    case (1, 4, _): "SF"
    case (1, 8, _): "QF"
    case (1, let places, _): "R\(places)"
    case (_, _, ...2): first.ordinal
    case (_, _, let teams): "\(first)-\(first + teams - 1)"
    }
  }
}

extension Int {
  /// `1st`, `12th`.
  public var ordinal: String {
    let isTeen = (11...13).contains(self % 100)
    let endings = [1: "st", 2: "nd", 3: "rd"]
    return "\(self)\(isTeen ? "th" : endings[self % 10] ?? "th")"
  }
}

/// When the matches of a knockout are played.
///
/// A match comes after the pools and matches that it builds on. Matches that most others wait for
/// come first, which takes the fewest slots. Then each match in turn asks for a slot of rest for
/// its teams, and gets it if the event does not take longer; or, right after a pool, if a court would
/// stand idle beside it.
struct KnockoutTimes {
  private let matches: [Match]
  private let courts: Int
  /// The games of the pools in their slots.
  private let pools: [[Int]]
  /// The matches that each match of the knockout builds on. The final also waits for those for other
  /// places, whose teams are others.
  private let sources: [[Int]]
  /// The matches for other places that are the last of their teams.
  private let ends: Set<Int>
  /// The matches that build on each match.
  private var builders: [[Int]]
  /// How many matches wait for each match, one after the other.
  private var waiting: [Int]
  /// The matches of the knockout by their pools, so that those of the same two pools come together.
  private let inOrder: [Int]
  /// The place of each match in this order.
  private var placeInOrder: [Int]

  /// The times on courts that the pools use, too.
  ///
  /// - Parameter lastGames: the game with which each pool ends, by its name.
  init(_ matches: [Match], courts: Int, pools: [[Int]], lastGames: [String: Int]) {
    (self.matches, self.courts, self.pools) = (matches, courts, pools)
    let last = pools.joined().last
    let games = pools.joined().count
    let referred = Set(matches.flatMap(\.sources))
    ends = Set(matches.indices.dropFirst(games).dropLast()).subtracting(referred)
    sources = matches.indices.map { [ends] place -> [Int] in
      var sources = matches[place].sides.both.compactMap { entrant -> Int? in
        switch entrant {
        case .place(_, let pool): lastGames[pool]
        case .best: last
        case .team, .winner, .loser: entrant.fixture
        }
      }
      sources += matches[place].before.array
      if place == matches.count - 1 { sources += ends.sorted() }
      return sources
    }
    waiting = matches.map { _ in 0 }
    builders = matches.map { _ in [] }
    for match in matches.indices.reversed() {
      for source in sources[match] {
        waiting[source] = max(waiting[source], waiting[match] + 1)
        builders[source].append(match)
      }
    }
    let names = matches.map { $0.sides.both.map { $0.pool ?? "" } }
    inOrder = matches.indices.dropFirst(games).sorted {
      (names[$0].min() ?? "", names[$0][0], $0) < (names[$1].min() ?? "", names[$1][0], $1)
    }
    placeInOrder = matches.map { _ in 0 }
    for (index, match) in inOrder.enumerated() { placeInOrder[match] = index }
  }

  /// All games of each slot in the order of the courts.
  var slots: [[Int]] {
    var rested = matches.map { _ in false }
    var best = layout(rested)
    // The first slot possible for each match if there were courts for all.
    var earliest = layoutOfPools.slotOfMatch
    for match in inOrder.sorted() {
      let rest = start(of: match, after: best.slotOfMatch, rest: 1)
      rested[match] = true
      // A match whose teams rest already stays where it is. A match that would end too late on any number of courts
      // need not be tried.
      if let slot = best.slotOfMatch[match], slot < rest {
        let end = start(of: match, after: earliest, rest: 1) + 1 + waiting[match]
        let isIdle =
          best.slots[slot].count < courts
          && sources[match].contains { $0 < matches.count - inOrder.count }
        let most = best.slots.count + (isIdle ? 1 : 0)
        let tried = end > most ? nil : layout(rested)
        rested[match] = (tried?.slots.count ?? .max) <= most
        if rested[match], let tried { best = tried }
      }
      earliest[match] = start(of: match, after: earliest, rest: rested[match] ? 1 : 0)
    }
    return best.slots
  }

  /// The games of each slot, and the slot of each game.
  private typealias Layout = (slots: [[Int]], slotOfMatch: [Int?])

  private var layoutOfPools: Layout {
    var slotOfMatch = [Int?](repeating: nil, count: matches.count)
    for (slot, games) in pools.enumerated() {
      for game in games { slotOfMatch[game] = slot }
    }
    return (pools, slotOfMatch)
  }

  /// The layout if these matches wait for their teams to rest.
  private func layout(_ rested: [Bool]) -> Layout {
    var layout = layoutOfPools
    var missing = sources.map { $0.count { layout.slotOfMatch[$0] == nil } }
    // The matches that can be played from each slot on, and those that can be played now.
    var coming = [Int: [Int]]()
    // First those that most others wait for, then those whose teams have rested; the first one is last here.
    var ready = [(waiting: Int, rest: Int, place: Int, match: Int)]()
    func add(_ match: Int) {
      let slot = start(of: match, after: layout.slotOfMatch, rest: rested[match] ? 1 : 0)
      coming[slot, default: []].append(match)
    }
    for match in inOrder where missing[match] == 0 { add(match) }
    var slot = 0
    while !coming.isEmpty || !ready.isEmpty {
      if slot == layout.slots.count { layout.slots.append([]) }
      for match in coming.removeValue(forKey: slot) ?? [] {
        let rest = start(of: match, after: layout.slotOfMatch, rest: 1)
        let turn = (-waiting[match], rest, placeInOrder[match], match)
        ready.insert(turn, at: ready.partitioningIndex { $0 < turn })
      }
      let next = ready.suffix(courts - layout.slots[slot].count).reversed().map(\.match)
      ready.removeLast(next.count)
      for match in next {
        layout.slots[slot].append(match)
        layout.slotOfMatch[match] = slot
        for builder in builders[match] {
          missing[builder] -= 1
          if missing[builder] == 0 { add(builder) }
        }
      }
      slot += 1
    }
    return layout
  }

  /// The first slot possible for a match after all that it builds on.
  private func start(of match: Int, after slotOfMatch: [Int?], rest: Int) -> Int {
    sources[match].map { source in
      (slotOfMatch[source] ?? 0) + 1 + (ends.contains(source) ? 0 : rest)
    }.max() ?? 0
  }
}

extension Entrant {
  /// The pool that it is a place of; nil for none.
  var pool: String? { if case .place(_, let pool) = self { pool } else { nil } }
}
