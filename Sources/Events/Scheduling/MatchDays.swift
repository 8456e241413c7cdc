import Basketball

/// A match with its time and its court.
typealias Placed = (match: Int, time: StartTime?, court: String?)

extension EventFormat {
  /// The match days of a season, each in the order of play: a round of all pools on each, then a round of the
  /// knockout; and how many courts there are beside the halls of teams.
  func matchDays(
    _ draw: PoolGames, _ matches: [Match]
  ) throws(Problem) -> (days: [[Placed]], courts: Int) {
    let ofPools = Dictionary(grouping: draw.games.indices) { draw.games[$0].round }
    let rounds =
      (0..<draw.rounds).map { ofPools[$0] ?? [] } + matches.rounds(after: draw.games.count)
    let most = rounds.map { $0.count { hall(of: matches[$0]) == nil } }.max() ?? 0
    let count = times.count
    let courts = courts ?? (count == 0 ? min(most, 1) : (most + count - 1) / count)
    let days = try rounds.map { round throws(Problem) in
      try matchDay(round.map { ($0, hall(of: matches[$0])) }, courts: courts)
    }
    return (days, courts)
  }

  /// Gives each match of a round the next time in its hall, or on the courts.
  private func matchDay(
    _ round: [(match: Int, hall: String?)], courts: Int
  ) throws(Problem) -> [Placed] {
    var taken = [String?: Int]()
    return try round.map { match, hall throws(Problem) -> Placed in
      let (turn, court) = taken[hall, default: 0].quotientAndRemainder(
        dividingBy: hall == nil ? courts : 1)
      taken[hall, default: 0] += 1
      guard let time = time(ofTurn: turn) else {
        let place = hall.said { " in \($0)" }
        throw .badFormat(
          "a match day has more games\(place) than times", "more times or more --courts")
      }
      return (match, time, hall == nil ? self.court(court) : nil)
    }.sorted { ($0.time?.minutes ?? 0, $0.match) < ($1.time?.minutes ?? 0, $1.match) }
  }

  /// The hall in which a match is played, because its home team is at home there.
  private func hall(of match: Match) -> String? {
    if case .team(let name) = match.sides.home { halls[name] } else { nil }
  }

  /// When the first, second … games of a match day begin; nil if there is no time left.
  private func time(ofTurn turn: Int) -> StartTime? {
    if times.isEmpty { return StartTime(minutes: start.minutes + turn * slot) }
    return times.indices.contains(turn) ? times[turn] : nil
  }
}

extension [Match] {
  /// The matches after so many pool games, round by round: each is as late as the matches that build on it allow, so
  /// that the last games are on one day.
  fileprivate func rounds(after games: Int) -> [[Int]] {
    var left = map { _ in 0 }
    for match in indices.dropFirst(games).reversed() {
      for source in self[match].sources {
        left[source] = Swift.max(left[source], left[match] + 1)
      }
    }
    let rounds = Dictionary(grouping: indices.dropFirst(games)) { left[$0] }
    return rounds.sorted { $0.key > $1.key }.map(\.value)
  }
}
