import Basketball
import Documents
import Fixtures
import Testing

@testable import Season

@Suite("Counts of a season")
struct KeptCountTests {
  private typealias Counts = [String: [Move: Int]]

  private static let now = TimeOfDay(milliseconds: 1_760_000_000_000)
  private static let names = [["Ana", "Bo", "Cy"], ["Di", "Ed", "Flo"]]
  private static let moves: [Move] = [
    .twoPoints, .threePoints, .freeThrow, .missedTwoPoints, .missedFreeThrow, .assist, .rebound,
    .turnover, .steal, .block, .foul, .technicalFoul,
  ]

  /// What each player did in a game that counts some moves and not others.
  private func counts(_ random: inout SplitMix64) -> Counts {
    let kept = Self.moves.filter { _ in random.oneIn(2) }
    return Self.names.joined().reduce(into: [:]) { counts, name in
      if random.oneIn(4) { return }
      for move in kept where !random.oneIn(3) {
        counts[name, default: [:]][move] = Int.random(in: 1...2, using: &random)
      }
    }
  }

  private func game(_ counts: Counts) throws -> SeasonGame {
    let teams = Sides(home: Team("Reds", Self.names[0]), away: Team("Blues", Self.names[1]))
    var sheet = Scoresheet(id: "x", teams: teams, rules: .fiba5x5, now: Self.now)
    for (name, moves) in counts.sorted(by: { $0.key < $1.key }) {
      let who = PlayerReference.exact(Who(Self.names[0].contains(name) ? .home : .away, name))
      // Assists before baskets: nobody passes to himself.
      for (move, count) in moves.sorted(by: { $0.key.rawValue > $1.key.rawValue }) {
        for _ in 0..<count {
          _ = try sheet.perform(.record([PlayRequest(who, move)]), now: Self.now)
        }
      }
    }
    return SeasonGame(GameDocument(sheet.state, now: Self.now))
  }

  /// Whether a move was counted in a game: baskets always, misses with any miss, fouls with any foul.
  private func isKept(_ move: Move, in game: Counts) -> Bool {
    func has(_ moves: [Move]) -> Bool {
      game.values.contains { line in moves.contains { line[$0] ?? 0 > 0 } }
    }
    return switch move {
    case .twoPoints, .threePoints, .freeThrow: true
    case .missedTwoPoints: has([.missedTwoPoints])
    case .missedFreeThrow: has([.missedTwoPoints, .missedFreeThrow])
    case .foul, .technicalFoul: has([.foul, .technicalFoul])
    default: has([move])
    }
  }

  @Test("are divided by the games that kept them, as a second sum of lists has them")
  func generated() throws {
    for seed in seeds(8) {
      var random = SplitMix64(seed: 51 << 40 + seed)
      let games = (0..<Int.random(in: 1...6, using: &random)).map { _ in counts(&random) }
      var season = Season()
      for counts in games { season.add(try game(counts)) }
      let players = Dictionary(uniqueKeysWithValues: season.players.map { ($0.name, $0) })
      for name in Self.names.joined() {
        // Of three in a game of five everybody has played, where anybody has.
        let played = games.filter { !$0.isEmpty }
        #expect(players[name]?.games ?? 0 == played.count)
        guard let player = players[name] else { continue }
        for move in Self.moves {
          let kept = played.filter { isKept(move, in: $0) }
          let sum = kept.reduce(0) { $0 + ($1[name]?[move] ?? 0) }
          let column = Column<StatLineDocument>.count(move)
          #expect(player.games(keeping: Kept(move)) == kept.count, "\(move) of \(name)")
          #expect(player.average(column) == Ratio(sum, kept.count))
          let total: Column<SeasonTotal> = column.ofKept()
          #expect(total.number(player) == (kept.isEmpty ? nil : sum))
        }
      }
    }
  }

  @Test("that no game kept are null, and tell in how many each was kept")
  func json() throws {
    var season = Season()
    season.add(try game(["Ana": [.twoPoints: 2, .rebound: 3], "Di": [.rebound: 1]]))
    season.add(try game(["Ana": [.twoPoints: 1]]))
    let ana = try #require(season.players.first { $0.name == "Ana" })
    let text = ana.json.compact
    for part in [
      #""rebound":3,"#, #""assist":null"#, #""twoPoints":3"#, #""freeThrow":0"#,
      #""onePoint":null"#, #""secondsPlayed":null"#, #""keptIn":{"assist":0,"#,
    ] { #expect(text.contains(part), "\(part)") }
    #expect(ana.average(.count(.rebound))?.thousandths == 3000)
    #expect(
      Sorting(by: .init("assist"), perGame: true)?.sorted(season.players).map(\.name) == [
        "Ana", "Bo", "Cy", "Di", "Ed", "Flo",
      ])
  }
}
