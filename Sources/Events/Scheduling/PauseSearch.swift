/// Searches for a timetable in which every team has a pause of a given length between its games.
///
/// It fills one slot after another and backtracks. The games of the teams that have the most left
/// to play come first. It gives up a branch if a team has too little time left for its games, or
/// courts would stand empty too often; and of games that differ only in teams that have not played
/// yet, it tries one.
///
/// An attempt that becomes too long is given up, and the next one tries the games in another order:
/// a solution is mostly found soon or not at all. The orders are always the same, so a draw has one
/// timetable. An attempt that ends by itself has tried everything: there is no such timetable.
struct PauseSearch {
  private let draw: Draw
  private let courts: Int
  private let slotCount: Int
  private var pause = 1
  /// The slot of each game that has one.
  private var slotOfGame: [Int?] = []
  /// The first slot in which each team may play again.
  private var free: [Int] = []
  /// How many games each pool has played.
  private var played: [Int] = []
  /// How many games each team still has to play.
  private var left: [Int] = []
  /// The games in the order of this attempt.
  private var order: [Int] = []
  /// How many games this attempt may still try.
  private var looks = 0

  /// A search for a timetable of so many slots.
  init(_ draw: Draw, courts: Int, slots: Int) {
    (self.draw, self.courts, slotCount) = (draw, courts, slots)
  }

  private static let attempts = 20
  private static let looksOfAttempt = 50_000

  /// The games of each slot, with a pause of so many slots from start to start; nil if none are
  /// found.
  mutating func slots(pause: Int) -> [[Int]]? {
    var shuffle = Shuffle()
    for attempt in 0..<Self.attempts {
      start(pause: pause)
      if attempt > 0 { order.shuffle(using: &shuffle) }
      // Even one pass through so long a timetable would take the whole attempt.
      guard slotCount * order.count < looks else { return nil }
      if fill(0, idle: slotCount * courts - order.count) { return found }
      if looks > 0 { return nil }
    }
    return nil
  }

  private mutating func start(pause: Int) {
    self.pause = pause
    looks = Self.looksOfAttempt
    order = Array(draw.games.indices)
    slotOfGame = Array(repeating: nil, count: order.count)
    free = Array(repeating: 0, count: draw.teams)
    played = Array(repeating: 0, count: draw.pools.count)
    left = Array(repeating: 0, count: draw.teams)
    for game in draw.games {
      left[game.home] += 1
      left[game.away] += 1
    }
  }

  private var found: [[Int]] {
    var slots = [[Int]](repeating: [], count: slotCount)
    for (game, slot) in slotOfGame.enumerated() { if let slot { slots[slot].append(game) } }
    return slots
  }

  /// Fills the slots from this one on, leaving at most so many courts empty; false if it cannot.
  private mutating func fill(_ slot: Int, idle: Int) -> Bool {
    guard slot < slotCount else { return true }
    guard isInTime(slot) else { return false }
    return choose(candidates(slot)[...], courts: courts, slot: slot, idle: idle)
  }

  /// Whether every team has time left for its games.
  private func isInTime(_ slot: Int) -> Bool {
    left.indices.allSatisfy { team in
      left[team] == 0 || max(slot, free[team]) + (left[team] - 1) * pause < slotCount
    }
  }

  /// The games possible in a slot, first those of the teams with the most left to play.
  private mutating func candidates(_ slot: Int) -> [Int] {
    looks -= order.count
    let games = draw.games
    var found: [(most: Int, all: Int, place: Int)] = []
    for (place, number) in order.enumerated() where slotOfGame[number] == nil {
      let (home, away) = (games[number].home, games[number].away)
      guard free[home] <= slot, free[away] <= slot else { continue }
      found.append((-max(left[home], left[away]), -left[home] - left[away], place))
    }
    found.sort(by: <)
    return found.map { order[$0.place] }
  }

  /// Puts games on the remaining courts of a slot, then fills the slots after it.
  private mutating func choose(
    _ candidates: ArraySlice<Int>, courts: Int, slot: Int, idle: Int
  ) -> Bool {
    if courts > 0 {
      var tried: [Kind] = []
      for place in candidates.indices {
        looks -= 1
        guard looks > 0 else { return false }
        let number = candidates[place]
        let game = draw.games[number]
        let before = (free[game.home], free[game.away])
        guard before.0 <= slot, before.1 <= slot else { continue }
        if let kind = kind(of: game) {
          if tried.contains(kind) { continue }
          tried.append(kind)
        }
        put(number, in: slot)
        let rest = candidates[(place + 1)...]
        if choose(rest, courts: courts - 1, slot: slot, idle: idle) { return true }
        takeBack(number, free: before)
      }
    }
    return looks > 0 && courts <= idle && fill(slot + 1, idle: idle - courts)
  }

  /// What makes a game equivalent to others; nil if it is not.
  private func kind(of game: Draw.Game) -> Kind? {
    let members = draw.pools[game.pool]
    let all = (members.count - 1) * draw.legs
    let (isNewHome, isNewAway) = (left[game.home] == all, left[game.away] == all)
    guard isNewHome || isNewAway else { return nil }
    if played[game.pool] == 0 { return .inNewPool(teams: members.count) }
    if isNewHome, isNewAway { return .ofNewTeams(pool: game.pool) }
    return .ofNewTeam(against: isNewHome ? game.away : game.home)
  }

  private mutating func put(_ number: Int, in slot: Int) {
    slotOfGame[number] = slot
    played[draw.games[number].pool] += 1
    for team in [draw.games[number].home, draw.games[number].away] {
      free[team] = slot + pause
      left[team] -= 1
    }
  }

  private mutating func takeBack(_ number: Int, free before: (Int, Int)) {
    let game = draw.games[number]
    slotOfGame[number] = nil
    played[game.pool] -= 1
    (free[game.home], free[game.away]) = before
    left[game.home] += 1
    left[game.away] += 1
  }
}

/// A class of equivalent games: teams that have not played yet are interchangeable, and so are
/// pools.
private enum Kind: Equatable {
  case inNewPool(teams: Int)
  case ofNewTeams(pool: Int)
  case ofNewTeam(against: Int)
}

/// Random numbers that are the same each time (xorshift).
private struct Shuffle: RandomNumberGenerator {
  private var state: UInt64 = 88_172_645_463_325_252

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
