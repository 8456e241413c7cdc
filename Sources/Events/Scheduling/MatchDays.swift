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
    let times = format.times.count
    courts = format.courts ?? (times == 0 ? min(most, 1) : (most + times - 1) / times)
    self.matches = matches
    self.format = format
    for round in rounds { try add(round) }
  }

  /// Gives each match of a round the next time in its hall, or on the courts.
  private mutating func add(_ round: [Int]) throws(Problem) {
    var starts: [(time: StartTime, court: String?, match: Int)] = []
    var taken: [String?: Int] = [:]
    for match in round {
      let hall = format.hall(of: matches[match])
      let (turn, court) = taken[hall, default: 0].quotientAndRemainder(
        dividingBy: hall == nil ? courts : 1)
      taken[hall, default: 0] += 1
      guard let time = format.time(ofTurn: turn) else {
        let place = hall.said { " in \($0)" }
        throw .badFormat(
          "a match day has more games\(place) than times", "more times or more --courts")
      }
      starts.append((time, hall == nil ? format.court(court) : nil, match))
    }
    starts.sort { ($0.time.minutes, $0.match) < ($1.time.minutes, $1.match) }
    for start in starts { numbers[start.match] = numbers.count + 1 }
    days.append(
      starts.map { time, court, match in
        format.fixture(matches[match], numbers[match], of: numbers, time, court)
      })
  }
}

extension EventFormat {
  /// The hall in which a match is played, because its home team is at home there.
  fileprivate func hall(of match: Match) -> String? {
    if case .team(let name) = match.sides.home { halls[name] } else { nil }
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
      for source in self[match].sources {
        left[source] = Swift.max(left[source], left[match] + 1)
      }
    }
    let rounds = Dictionary(grouping: indices.dropFirst(games)) { left[$0] }
    return rounds.sorted { $0.key > $1.key }.map(\.value)
  }
}
