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
  private let draw: PoolGames
  private let courts, slotCount, pause: Int
  /// The games in the order of this attempt.
  private let order: [Int]
  /// How many games each team plays.
  private let gamesOfTeam: [Int]
  /// How many games this attempt may still try.
  private var looks = 50_000
  private var state: State

  /// How far an attempt has come.
  private struct State {
    /// The slot of each game that has one.
    var slotOfGame: [Int?]
    /// The first slot in which each team may play again.
    var free: [Int]
    /// How many games each team still has to play.
    var left: [Int]
  }

  private static let attempts = 20

  /// The games of each slot, with a pause of so many slots from start to start between the games of a team; nil if
  /// none are found.
  static func slots(_ slots: Int, of draw: PoolGames, courts: Int, pause: Int) -> [[Int]]? {
    var shuffle = Shuffle()
    let games = Array(draw.games.indices)
    // In as many slots as the pause no team plays twice, so they hold at most half as many games as
    // there are teams.
    let most = draw.pools.reduce(0) { $0 + $1.count / 2 }
    let (windows, rest) = slots.quotientAndRemainder(dividingBy: pause)
    guard games.count <= windows * min(courts * pause, most) + min(courts * rest, most) else {
      return nil
    }
    let ofTeams = draw.gamesOfTeams
    let start = State(
      slotOfGame: games.map { _ in nil }, free: ofTeams.map { _ in 0 }, left: ofTeams)
    for attempt in 0..<attempts {
      let order = attempt == 0 ? games : games.shuffled(using: &shuffle)
      var search = Self(
        draw: draw, courts: courts, slotCount: slots, pause: pause, order: order,
        gamesOfTeam: ofTeams,
        state: start)
      // Even one pass through so long a timetable would take the whole attempt.
      guard slots * games.count < search.looks else { return nil }
      if search.fill(0, idle: slots * courts - games.count) {
        return (0..<slots).map { slot in games.filter { search.state.slotOfGame[$0] == slot } }
      }
      if search.looks > 0 { return nil }
    }
    return nil
  }

  /// Fills the slots from this one on, leaving at most so many courts empty; false if it cannot.
  private mutating func fill(_ slot: Int, idle: Int) -> Bool {
    guard slot < slotCount else { return true }
    let isInTime = state.left.indices.allSatisfy { team in
      let left = state.left[team]
      return left == 0 || max(slot, state.free[team]) + (left - 1) * pause < slotCount
    }
    return isInTime && choose(candidates(slot)[...], courts: courts, slot: slot, idle: idle)
  }

  /// The games possible in a slot, first those of the teams with the most left to play.
  private mutating func candidates(_ slot: Int) -> [Int] {
    looks -= order.count
    return order.enumerated().filter { _, game in
      state.slotOfGame[game] == nil && isFree(game, slot)
    }.map { place, game in
      let left = draw.games[game].sides.map { state.left[$0] }
      return (-max(left.home, left.away), -left.home - left.away, place, game)
    }.sorted(by: <).map(\.3)
  }

  private func isFree(_ number: Int, _ slot: Int) -> Bool {
    draw.games[number].sides.both.allSatisfy { state.free[$0] <= slot }
  }

  /// Puts games on the remaining courts of a slot, then fills the slots after it.
  private mutating func choose(
    _ candidates: ArraySlice<Int>, courts: Int, slot: Int, idle: Int
  ) -> Bool {
    var tried = [[Int]]()
    for index in candidates.indices where courts > 0 {
      looks -= 1
      guard looks > 0 else { return false }
      let number = candidates[index]
      guard isFree(number, slot) else { continue }
      if let kind = kind(of: draw.games[number]) {
        if tried.contains(kind) { continue }
        tried.append(kind)
      }
      let before = state
      state.slotOfGame[number] = slot
      for team in draw.games[number].sides.both {
        state.free[team] = slot + pause
        state.left[team] -= 1
      }
      if choose(candidates[(index + 1)...], courts: courts - 1, slot: slot, idle: idle) {
        return true
      }
      state = before
    }
    return looks > 0 && courts <= idle && fill(slot + 1, idle: idle - courts)
  }

  /// A key that is the same for equivalent games, since teams that have not played yet are interchangeable, and so
  /// are pools; nil for a game of two teams that have played.
  private func kind(of game: PoolGames.Game) -> [Int]? {
    let hasPlayed = { (team: Int) in state.left[team] < gamesOfTeam[team] }
    let known = game.sides.both.filter(hasPlayed)
    guard known.count < 2 else { return nil }
    let pool = draw.pools[game.pool]
    return [pool.contains(where: hasPlayed) ? game.pool : -pool.count] + known
  }
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
