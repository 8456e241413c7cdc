import Basketball
import Documents
import Fixtures
import Season
import Testing

@Suite("Teams are ranked")
struct RankingTests {
  /// Ranks and names, as in `1 Reds`.
  private func ranking(_ games: PlayedGame...) throws -> [String] {
    var standings = LeagueTable()
    for game in games { standings.add(LeagueGame(GameRow(try game.document()))) }
    return standings.places.map { "\($0.rank) \($0.team.name)" }
  }

  @Test("then, of three that are level and of which two have met, by the one win between them")
  func notAllMet() throws {
    #expect(
      try ranking(
        PlayedGame("A", 15, 14, "B"), PlayedGame("A", 2, 15, "X"), PlayedGame("B", 21, 2, "Y"),
        PlayedGame("C", 21, 2, "Y"), PlayedGame("C", 20, 21, "X"))
        == ["1 X", "2 A", "3 C", "4 B", "5 Y"])
  }

  @Test("by each tie-breaker once, so that who beat the other may stand below it by points")
  func onceEach() throws {
    // As in Paris 2024, with other scores: of four women's teams that were level Spain and the USA had
    // two wins each among the four, and Spain the more points, though the USA beat it.
    #expect(
      try ranking(
        PlayedGame("USA", 17, 11, "Spain"), PlayedGame("USA", 18, 17, "Canada"),
        PlayedGame("Australia", 17, 15, "USA"), PlayedGame("Spain", 21, 14, "Canada"),
        PlayedGame("Spain", 21, 10, "Australia"), PlayedGame("Canada", 15, 10, "Australia"),
        PlayedGame("Canada", 18, 9, "China"), PlayedGame("Australia", 16, 9, "China"),
        PlayedGame("Germany", 17, 13, "USA"), PlayedGame("Germany", 17, 13, "Spain"))
        == ["1 Germany", "2 Spain", "3 USA", "4 Canada", "5 Australia", "6 China"])
  }

  @Test("and share a rank where nothing tells them apart; the next one is left out")
  func shared() throws {
    #expect(
      try ranking(
        PlayedGame("B", 15, 10, "X"), PlayedGame("A", 15, 10, "Y"), PlayedGame("C", 14, 9, "Z"))
        == ["1 A", "1 B", "3 C", "4 X", "4 Y", "6 Z"])
  }

  /// A game of five a side that the first team has won, if it is not of other teams or rules.
  private func game(
    _ home: String = "A", _ away: String = "B", _ score: (home: Int, away: Int) = (70, 60),
    by rules: Rules = .fiba5x5, at time: Int = 0, id: String = "", forfeit: Side? = nil
  ) -> LeagueGame {
    let score = Sides(home: score.home, away: score.away)
    return LeagueGame(
      id: id, fixture: nil, date: GameDate(milliseconds: time),
      teams: Sides(home: home, away: away), score: score, winner: forfeit?.other ?? score.leader,
      ending: forfeit == nil ? .time : .forfeit, table: rules.table)
  }

  /// Ranks and names by full-court rules, `A 60 B 50`, where a star is at the one that forfeited.
  private func classification(
    _ games: [String], by rules: Rules = .fiba5x5
  ) throws -> [RankedTeam] {
    var table = LeagueTable()
    for game in games {
      let words = game.split(separator: " ").map(String.init)
      let forfeit = words.firstIndex { $0.hasSuffix("*") }.map { $0 == 0 ? Side.home : .away }
      let names = [words[0], words[2]].map { $0.filter { $0 != "*" } }
      let score = (try #require(Int(words[1])), try #require(Int(words[3])))
      table.add(self.game(names[0], names[1], score, by: rules, id: game, forfeit: forfeit))
    }
    return table.places
  }

  @Test(
    "on a full court by two points a win and one a loss, then by the games among those who are level",
    arguments: [
      (["A 60 B 50", "B 100 C 98", "C 70 A 65"], ["A", "C", "B"]),
      (
        // Paris 2024, the men's group A and the women's group B; those of Canada in one are made up.
        [
          "CAN 86 GRE 79", "CAN 93 AUS 83", "CAN 88 ESP 85", "AUS 92 ESP 80", "ESP 84 GRE 77",
          "GRE 77 AUS 71",
        ], ["CAN", "AUS", "GRE", "ESP"]
      ),
      (
        [
          "NGR 75 AUS 62", "FRA 75 NGR 54", "AUS 79 FRA 72", "FRA 75 CAN 54", "AUS 70 CAN 65",
          "NGR 79 CAN 70",
        ], ["FRA", "AUS", "NGR", "CAN"]
      ),
    ])
  func appendixD(_ games: [String], _ order: [String]) throws {
    #expect(try classification(games).map(\.team.name) == order)
  }

  @Test("and say why, from the first criterion on again for those whom one leaves level")
  func why() throws {
    let places = try classification(["A 60 B 50", "B 100 C 98", "C 70 A 65"])
    #expect(
      places.map { $0.why } == [
        "3 classification points, difference +5 against the 2 teams level with it",
        "3 classification points, difference +3 against the 2 teams level with it",
        "3 classification points, difference -8 against the 2 teams level with it",
      ])
    // Two of four have the same difference: the game between them decides, and not who scored more.
    let level = try classification(["A 60 B 50", "C 50 A 40", "B 100 D 90", "D 80 C 60"])
    #expect(level.map(\.team.name) == ["D", "A", "B", "C"])
  }

  @Test("with a forfeit's own score, and no point for who forfeits")
  func forfeits() throws {
    let games = ["A 30 B* 40", "A 60 C 50", "B 70 C 60"]
    let places = try classification(games)
    #expect(places.map(\.team.name) == ["A", "B", "C"])
    #expect(places.map(\.team.classificationPoints) == [4, 2, 2])
    #expect(places.map(\.team.pointsFor) == [80, 70, 110] && places[1].team.forfeits == 1)
    let school = try classification(games, by: .ncaa)
    #expect(school.map(\.team.pointsFor) == [62, 70, 110])
    // A winner who was ahead keeps the score.
    #expect(try classification(["A 30 B* 20"], by: .ncaa).map(\.team.difference) == [10, -10])
    #expect(try classification(["A 30 B* 40"], by: .nba).map(\.team.pointsFor) == [30, 40])
  }

  @Test("by the ranking of most games, of several that of the newest, of one instant the later id")
  func usual() throws {
    let sets = [("a", Rules.pickup), ("b", .fiba5x5), ("c", .nba)]
    for first in 0..<3 {
      for second in 0..<3 where second != first {
        var table = LeagueTable()
        for (id, rules) in [sets[first], sets[second], sets[3 - first - second]] {
          table.add(game(by: rules, id: id))
        }
        #expect(table.ranking == Rules.nba.table.ranking)
      }
    }
    var table = LeagueTable()
    #expect(table.ranking == .average && !table.isMixed)
    table.add(game(by: .nba, at: 2))
    table.add(game(at: 1))
    #expect(table.ranking == .percentage && table.isMixed)
    table.add(game())
    #expect(table.ranking == .classification)
  }

  @Test("with classification points taken off a team, which say why, and not among level teams")
  func deductions() throws {
    var table = LeagueTable()
    for (place, teams) in [["A", "B"], ["B", "C"], ["C", "A"], ["A", "D"]].enumerated() {
      table.add(game(teams[0], teams[1], at: place))
    }
    table.deduct(Deduction(team: "a", points: 2, why: "unpaid fee"))
    table.deduct(Deduction(team: "Z", points: 9, why: nil))
    let places = table.places
    #expect(places.map { "\($0.rank) \($0.team.name)" } == ["1 A", "2 B", "3 C", "4 D"])
    #expect(places.map(\.team.classificationPoints) == [3, 3, 3, 1])
    #expect(places.map(\.team.deducted) == [2, 0, 0, 0])
    #expect(
      places[0].why.hasPrefix(
        "3 classification points, 2 classification points deducted: unpaid fee, "))
  }

  @Test("of random groups as a second reading of appendix D has them", arguments: seeds(60))
  func random(seed: Int) throws {
    var random = SplitMix64(seed: 38 << 40 + seed)
    let teams = Array("ABCDE".prefix(Int.random(in: 2...5, using: &random)).map(String.init))
    var games = [String]()
    for (place, home) in teams.enumerated() {
      for away in teams[(place + 1)...] where !random.oneIn(8) {
        let points = [5, 5].map { $0 + Int.random(in: 0...2, using: &random) }
        let forfeit = points[0] == points[1] ? "*" : ""
        games.append("\(home) \(points[0]) \(away)\(forfeit) \(points[1])")
      }
    }
    let naive = NaiveClassification(games)
    #expect(
      try classification(games).map { "\($0.rank) \($0.team.name)" }.sorted()
        == naive.ranks(of: naive.teams).sorted(), "\(games)")
  }
}

/// Appendix D worked out a second time, from the lines of games.
private struct NaiveClassification {
  private let games: [[String]]

  init(_ games: [String]) { self.games = games.map { $0.split(separator: " ").map(String.init) } }

  var teams: [String] { Set(games.flatMap { [$0[0], $0[2].replacing("*", with: "")] }).sorted() }

  /// Points, difference and points scored of a team in the games against some.
  private func sums(_ team: String, against others: [String]) -> [Int] {
    var sums = [0, 0, 0]
    for game in games {
      let names = [game[0], game[2].replacing("*", with: "")]
      guard let own = names.firstIndex(of: team), others.contains(names[1 - own]) else { continue }
      let isForfeit = game[2].hasSuffix("*")
      let score = isForfeit ? [20, 0] : [Int(game[1]) ?? 0, Int(game[3]) ?? 0]
      let hasWon = score[own] > score[1 - own]
      sums[0] += hasWon ? 2 : isForfeit ? 0 : 1
      sums[1] += score[own] - score[1 - own]
      sums[2] += score[own]
    }
    return sums
  }

  func ranks(of level: [String], from rank: Int = 1) -> [String] {
    let all = Dictionary(uniqueKeysWithValues: level.map { ($0, sums($0, against: teams)) })
    let among = Dictionary(uniqueKeysWithValues: level.map { ($0, sums($0, against: level)) })
    let criteria = [(all, 0), (among, 0), (among, 1), (among, 2), (all, 1), (all, 2)]
    for (values, place) in criteria {
      let parts = Dictionary(grouping: level) { values[$0]?[place] ?? 0 }
      if parts.count < 2 { continue }
      return parts.sorted { $0.key > $1.key }.reduce(into: []) { found, part in
        found += ranks(of: part.value, from: rank + found.count)
      }
    }
    return level.map { "\(rank) \($0)" }
  }
}
