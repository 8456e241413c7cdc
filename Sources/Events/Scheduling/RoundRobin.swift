import Basketball

/// Rounds in which every team meets every other, by the circle method.
///
/// The last team stands in the middle and the others on a circle around it. A line zigzags from the
/// middle across the circle; those at the two ends of its first, third, fifth … stretch meet. Then the
/// line turns by one place. With an odd number of teams it is closed, and followed twice around: one
/// team sits out in each round (Walecki's paths).
///
/// So a team moves by at most one game from round to round. Played one after the other, nobody of `n`
/// teams plays again before ⌊(n − 1) ÷ 2⌋ games, which is the most that there can be (Suksompong,
/// *Scheduling asynchronous round-robin tournaments*, 2016).
enum RoundRobin {
  /// The rounds of teams, counted from 0, that meet once in each leg and change sides in the
  /// second.
  static func rounds(of teams: Int, legs: Int) -> [[Sides<Int>]] {
    guard teams > 1 else { return [] }
    let gamesOfLeg = teams * (teams - 1) / 2
    let gamesOfTurn = teams.isMultiple(of: 2) ? teams / 2 : teams
    let games = (0..<gamesOfLeg * legs).map { game in
      let (turn, place) = game.quotientAndRemainder(dividingBy: gamesOfTurn)
      let pair = [2 * place, 2 * place + 1].map { team(at: $0 % teams, turn: turn, of: teams) }
        .sorted()
      let sides = Sides(home: pair[0], away: pair[1])
      // The better seed is at home in every second game, so that home and away are balanced.
      let isBetterHome = (pair[1] - pair[0]).isMultiple(of: 2) == (game >= gamesOfLeg)
      return isBetterHome ? sides : sides.turned
    }
    let gamesOfRound = teams / 2
    return stride(from: 0, to: games.count, by: gamesOfRound).map { start in
      Array(games[start..<start + gamesOfRound])
    }
  }

  /// The rounds of a season, in which no team is at home or away three times in a row, and its home games and away
  /// games differ by one at most.
  ///
  /// The teams stand on a circle. In each round one place is the middle, and a team plays the one at the same
  /// distance on its other side; home and away alternate by the distance (de Werra's canonical pattern). The
  /// second leg begins with the second round, as the first would go on.
  static func matchDays(of teams: Int, legs: Int) -> [[Sides<Int>]] {
    guard teams > 1 else { return [] }
    let circle = teams.isMultiple(of: 2) ? teams - 1 : teams
    let leg = (0..<circle).map { round in
      ((teams == circle ? 1 : 0)...(circle - 1) / 2).map { step in
        let other = step == 0 ? circle : (round + circle - step) % circle
        let sides = Sides(home: (round + step) % circle, away: other)
        return (step == 0 ? round + 1 : step).isMultiple(of: 2) ? sides.turned : sides
      }
    }
    return legs == 1 ? leg : leg + (leg[1...] + leg[..<1]).map { $0.map(\.turned) }
  }

  /// The team at a place of the line, which alternates between the two sides of its start, each
  /// time further away.
  private static func team(at place: Int, turn: Int, of teams: Int) -> Int {
    let circle = teams - 1
    guard place > 0 else { return circle }
    let steps = place.isMultiple(of: 2) ? place / 2 : circle - place / 2
    return (turn + steps) % circle
  }
}

/// Who goes on from pools to a knockout, as the seeds of its bracket.
///
/// The winners of the pools come first, then the seconds, and so on. Among these, each place of the
/// bracket takes the pool whose teams it can meet latest; that makes FIBA's cross of four pools,
/// A1-C2, C1-A2, B1-D2 and D1-B2, where pools that have crossed meet again only in the final.
enum Qualifiers {
  /// The entrants, the best seed first: the best of each pool, then the best of the next teams.
  static func entrants(of pools: [Pool], advance: Int) -> [Entrant] {
    let seeds = Knockout.seeds(for: pools.count * advance)
    let places = Dictionary(uniqueKeysWithValues: zip(seeds, seeds.indices))
    var poolOfSeed = [Int]()
    for _ in 0..<advance {
      var left = Array(pools.indices)
      while !left.isEmpty {
        let place = places[poolOfSeed.count + 1] ?? 0
        // The first round in which it could meet a team of each pool, by the halves of the bracket that
        // they are in.
        let rounds = left.map { pool in
          poolOfSeed.indices.filter { poolOfSeed[$0] == pool }
            .map { Int.bitWidth - (place ^ (places[$0 + 1] ?? 0)).leadingZeroBitCount }
            .min() ?? .max
        }
        let latest = rounds.firstIndex(of: rounds.max() ?? 0) ?? 0
        poolOfSeed.append(left.remove(at: latest))
      }
    }
    // The last pool at one place may be left with the place that meets its own team at once.
    func meetsOwn(_ seed: Int) -> Bool {
      let place = places[seed + 1] ?? 0
      func entrants(_ places: Int...) -> [Int] {
        places.filter(seeds.indices.contains).map { seeds[$0] - 1 }
          .filter(poolOfSeed.indices.contains)
      }
      let beside = entrants(place ^ 1)
      // The team that it meets first, perhaps after a bye.
      let first = beside.isEmpty ? entrants(place ^ 2, place ^ 3) : beside
      return first.count == 1 && poolOfSeed[first[0]] == poolOfSeed[seed]
    }
    for seed in poolOfSeed.indices.reversed() where meetsOwn(seed) {
      let first = seed - seed % pools.count
      for other in first..<first + pools.count where meetsOwn(seed) {
        poolOfSeed.swapAt(seed, other)
        if meetsOwn(seed) || meetsOwn(other) { poolOfSeed.swapAt(seed, other) }
      }
    }
    let smallest = pools.map(\.teams.count).min() ?? 0
    let empty = seeds.count - poolOfSeed.count
    // The next teams of the pools fill the empty places of the bracket if these are at most one for each pool: with
    // three pools of which two teams go on, the two best thirds do.
    let best = advance > 0 && empty < pools.count && smallest > advance ? empty : 0
    return poolOfSeed.enumerated().map { seed, pool in
      .place(seed / pools.count + 1, pool: pools[pool].name)
    } + (0..<best).map { .best($0 + 1, ofPlace: advance + 1) }
  }

  /// The entrants that do not go on, those at one place of their pools together, the better places first.
  static func others(of pools: [Pool], besides entrants: [Entrant]) -> [[Entrant]] {
    let most = pools.map(\.teams.count).max() ?? 0
    return (1..<most + 1).map { place in
      let rest = pools.filter { $0.teams.count >= place }
      let isBest = entrants.contains(.best(1, ofPlace: place))
      return rest.indices.map {
        isBest ? .best($0 + 1, ofPlace: place) : .place(place, pool: rest[$0].name)
      }.filter { !entrants.contains($0) }
    }
  }
}
