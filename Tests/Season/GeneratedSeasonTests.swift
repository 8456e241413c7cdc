import Basketball
import Fixtures
@testable import Season
import Testing

@Suite("Generated seasons")
struct GeneratedSeasonTests {
  /// Few teams and small scores, so that many are level.
  private func games(_ random: inout SplitMix64) -> [PlayedGame] {
    let teams = ["Reds", "Blues", "Greens", "Whites", "Blacks"]
      .prefix(Int.random(in: 2...5, using: &random))
    return (0..<Int.random(in: 1...12, using: &random)).map { day in
      let pair = teams.shuffled(using: &random)
      var score = [Int.random(in: 0...3, using: &random), Int.random(in: 0...3, using: &random)]
      if score[0] == score[1] { score[0] += 1 }
      let spelled = random.oneIn(4) ? pair[0].uppercased() : pair[0]
      var game = PlayedGame(spelled, score[0], score[1], pair[1], on: random.oneIn(3) ? 0 : day)
      if random.oneIn(6) { game.forfeit = random.oneIn(2) ? .home : .away }
      if random.oneIn(8) { (game.forfeit, game.isAbandoned) = (nil, true) }
      let people = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"].shuffled(using: &random)
      game.rosters = [Array(people.prefix(3)), Array(people.dropFirst(2).prefix(3))]
      if random.oneIn(2) { game.rosters[1] = Array(people.dropFirst(3).prefix(3)) }
      game.sitting = Set(people.filter { _ in random.oneIn(5) })
      return game
    }
  }

  @Test("are ranked and added up as plain lists are")
  func seasons() throws {
    var (shared, namesakes) = (0, 0)
    for seed in seeds(20) {
      var random = SplitMix64(seed: 21 << 40 + seed)
      // Some do not count, and say who is who all the same.
      let all = games(&random).map { ($0, counts: !random.oneIn(5)) }
      let (apart, same) = (random.oneIn(3) ? ["Ana"] : [], random.oneIn(3) ? ["BO"] : [])
      var season = Season(SaidNames(apart: apart, same: same))
      for (place, (game, counts)) in all.enumerated() {
        let played = try game.counted(id: "g\(place + 10)")
        if counts { season.add(played) } else { season.know(played) }
      }
      let naive = NaiveSeason(
        all.filter(\.counts).map(\.0), among: all.map(\.0), apart: apart, same: same)
      let places = season.standings.places
      #expect(
        Set(places.map { "\($0.rank) \($0.team.name.lowercased())" })
          == Set(naive.teams.map { "\(naive.rank(of: $0)) \($0)" }))
      for team in places.map(\.team) {
        #expect(
          naive.record(of: team.name.lowercased()) == [
            team.wins, team.losses, team.pointsFor, team.pointsAgainst, team.streak,
          ])
      }
      let players = season.players.map { player in
        "\(player.name.lowercased()) \(player.teams.map { $0.lowercased() }) "
          + "\(player.games) \(player.wins) \(player.losses) \(player.stats.counts.points)"
      }
      #expect(Set(players) == Set(naive.players) && players.count == naive.players.count)
      if places.contains(where: \.isShared) { shared += 1 }
      if season.players.contains(where: \.hasNamesake) { namesakes += 1 }
    }
    #expect(shared > 2 && namesakes > 2)
  }
}

/// A season worked out a second time, from lists of what was played.
private struct NaiveSeason {
  private let games: [PlayedGame]
  /// Names of which each team has another player.
  private let twins: Set<String>

  init(_ games: [PlayedGame], among all: [PlayedGame], apart: [String], same: [String]) {
    self.games = games
    let met = all.flatMap { game in game.rosters[0].filter { game.rosters[1].contains($0) } }
    twins = Set((met + apart).map { $0.lowercased() }).subtracting(same.map { $0.lowercased() })
  }

  private var won: [PlayedGame] { games.filter { $0.winner != nil } }

  /// The teams that have won or lost, in lower case.
  var teams: [String] {
    Set(won.flatMap { [$0.home.lowercased(), $0.away.lowercased()] }).sorted()
  }

  private func side(_ team: String, in game: PlayedGame) -> Int? {
    [game.home.lowercased(), game.away.lowercased()].firstIndex(of: team)
  }

  private func games(of team: String) -> [PlayedGame] { won.filter { side(team, in: $0) != nil } }

  private func hasWon(_ team: String, _ game: PlayedGame) -> Bool {
    side(team, in: game) == (game.winner == .home ? 0 : 1)
  }

  /// Games won, lost, points for and against, streak.
  func record(of team: String) -> [Int] {
    let games = games(of: team)
    let wins = games.filter { hasWon(team, $0) }.count
    func points(_ own: Bool) -> Int {
      games.reduce(0) { sum, game in
        let side = side(team, in: game) ?? 0
        return sum + game.score[own ? side : 1 - side]
      }
    }
    var streak = 0
    // What is sorted keeps the order of games of one day.
    for game in games.sorted(by: { $0.day < $1.day }) {
      let step = hasWon(team, game) ? 1 : -1
      streak = streak * step > 0 ? streak + step : step
    }
    return [wins, games.count - wins, points(true), points(false), streak]
  }

  /// One more than there are teams before it.
  func rank(of team: String) -> Int { 1 + teams.filter { isBefore($0, team) }.count }

  private func isBefore(_ one: String, _ other: String) -> Bool {
    let (left, right) = (ratio(one, games(of: one)), ratio(other, games(of: other)))
    if left != right { return left > right }
    let level = teams.filter { ratio($0, games(of: $0)) == left }
    let among = won.filter { game in
      level.contains(game.home.lowercased()) && level.contains(game.away.lowercased())
    }
    let wins = [one, other].map { team in among.filter { hasWon(team, $0) }.count }
    if wins[0] != wins[1] { return wins[0] > wins[1] }
    return average(one) > average(other)
  }

  private func ratio(_ team: String, _ games: [PlayedGame]) -> Double {
    Double(games.filter { hasWon(team, $0) }.count) / Double(games.count)
  }

  private func average(_ team: String) -> Double {
    let played = games(of: team).filter { $0.forfeit == nil }
    if played.isEmpty { return -1 }
    let points = played.reduce(0) { $0 + $1.score[side(team, in: $1) ?? 0] }
    return Double(points) / Double(played.count)
  }

  /// A line a player: the name, the teams, games, wins, losses and points.
  var players: [String] {
    var rows = [(name: String, team: String, won: Bool?, points: Int)]()
    for game in games {
      for (side, roster) in game.rosters.enumerated() {
        // Of three nobody can have sat, unless it is known who was on court.
        let areSure = roster.count <= 3 && !game.isTracked && game.score != [0, 0]
        for (place, name) in roster.enumerated()
        where areSure || place == 0
          ? areSure || game.score[side] > 0 : game.score != [0, 0] && !game.sitting.contains(name)
        {
          rows.append(
            (
              name.lowercased(), (side == 0 ? game.home : game.away).lowercased(),
              game.winner.map { ($0 == .home ? 0 : 1) == side }, place == 0 ? game.score[side] : 0
            ))
        }
      }
    }
    let people = Dictionary(grouping: rows) { row in
      twins.contains(row.name) ? "\(row.name)/\(row.team)" : row.name
    }
    return people.values.map { rows in
      let wins = rows.filter { $0.won == true }.count
      let losses = rows.filter { $0.won == false }.count
      return "\(rows[0].name) \(Set(rows.map(\.team)).sorted()) "
        + "\(rows.count) \(wins) \(losses) \(rows.reduce(0) { $0 + $1.points })"
    }
  }
}
