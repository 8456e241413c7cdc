import Basketball

/// The match days of a season: a round of all pools on each, then a round of the knockout.
struct MatchDays {
  /// The fixtures of each match day, numbered in the order of play.
  private(set) var days: [[Fixture]] = []
  /// How many courts there are beside the halls of teams.
  let courts: Int
  private let matches: [Match]
  private let format: EventFormat
  /// The number of each match that has one.
  private var numbers: [Int: Int] = [:]

  init(_ draw: PoolGames, _ matches: [Match], _ format: EventFormat) throws(Problem) {
    let ofPools = Dictionary(grouping: draw.games.indices) { draw.games[$0].round }
    let rounds =
      (0..<draw.rounds).map { ofPools[$0] ?? [] } + matches.rounds(after: draw.games.count)
    let most = rounds.map { $0.count { format.hall(of: matches[$0]) == nil } }.max() ?? 0
    courts = format.courts ?? format.courts(forGames: most)
    self.matches = matches
    self.format = format
    for round in rounds { try add(round) }
  }

  /// Gives each match of a round the next time in its hall, or on the courts.
  private mutating func add(_ round: [Int]) throws(Problem) {
    var starts: [(time: StartTime, court: String?, match: Int)] = []
    for (hall, games) in Dictionary(grouping: round, by: { format.hall(of: matches[$0]) }) {
      for (place, match) in games.enumerated() {
        let (turn, court) = place.quotientAndRemainder(dividingBy: hall == nil ? courts : 1)
        guard let time = format.time(ofTurn: turn) else {
          throw .crowded(games.count, room: place, in: hall)
        }
        starts.append((time, hall == nil ? "\(court + 1)" : nil, match))
      }
    }
    starts.sort { ($0.time.minutes, $0.match) < ($1.time.minutes, $1.match) }
    for start in starts { numbers[start.match] = numbers.count + 1 }
    days.append(starts.map(fixture))
  }

  private func fixture(_ time: StartTime, _ court: String?, _ match: Int) -> Fixture {
    Fixture(
      number: numbers[match] ?? 0, day: nil, time: time, slot: format.slot, court: court,
      sides: matches[match].sides.map { $0.numbered(by: numbers) }, label: matches[match].label)
  }
}

extension EventFormat {
  /// The hall in which a match is played, because its home team is at home there.
  fileprivate func hall(of match: Match) -> String? {
    if case .team(let name) = match.sides.home { halls[name] } else { nil }
  }

  /// The courts on which so many games of a match day are played.
  fileprivate func courts(forGames games: Int) -> Int {
    times.isEmpty ? min(games, 1) : (games + times.count - 1) / times.count
  }

  /// When the first, second … games of a match day begin; nil if there is no time left.
  fileprivate func time(ofTurn turn: Int) -> StartTime? {
    if times.isEmpty { return StartTime(minutes: start.minutes + turn * slot) }
    return times.indices.contains(turn) ? times[turn] : nil
  }
}

extension [Match] {
  /// The matches behind so many games, round by round: each as late as those that build on it let it, so
  /// that the last games are on one day.
  fileprivate func rounds(after games: Int) -> [[Int]] {
    var left = map { _ in 0 }
    for match in indices.dropFirst(games).reversed() {
      for source in self[match].sides.both.compactMap(\.fixture) {
        left[source] = Swift.max(left[source], left[match] + 1)
      }
    }
    let rounds = Dictionary(grouping: indices.dropFirst(games)) { left[$0] }
    return rounds.sorted { $0.key > $1.key }.map(\.value)
  }
}
