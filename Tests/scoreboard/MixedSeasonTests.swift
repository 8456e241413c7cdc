import Fixtures
import Foundation
import Testing

@testable import scoreboard

/// Twenty games with all kinds of records, a cup and a league, made far east of Greenwich: what a slow count
/// of single games says of them, all tables, exports and pages say too, wherever they are read.
@Suite("A season with all kinds of records")
struct MixedSeasonTests {
  private static let questions = [
    "list --json", "standings", "standings --json", "stats --json", "stats --teams --json",
    "stats --per-game", "stats Reds", "stats Paul", "stats Reds/Jan --json", "export games",
    "export players", "export teams", "export standings", "event cup --json", "event liga", "check",
    "standings --together", "standings --event liga", "list --last 5", "stats --event cup --json",
    "standings --since 2026-10-12 --until 2026-10-20",
  ]

  @Test("says the same in every zone, and what a slow count says", arguments: seeds(1))
  func agrees(seed: Int) throws {
    let desk = Desk()
    desk.hoursAhead = 13
    var season = MixedSeason(seed: seed)
    try season.play(at: desk)
    let answers = try Set(
      [13, 0, -11].map { hours in
        desk.hoursAhead = hours
        try desk.run("report --all -q -o site\(hours)")
        return try desk.transcript(Self.questions) + page(desk, "site\(hours)/index.html")
      })
    #expect(answers.count == 1)
    let lists = Self.questions.filter { $0 != "check" }
    let believed = try desk.transcript(lists)
    try desk.spoilSummaries()
    #expect(try desk.transcript(lists) == believed)
    let count = try SlowCount(desk)
    try expectTogether(count, desk)
    try expectCompetitions(count, desk)
    try expectScores(count, desk)
    try expectPlayers(count, desk)
    try expectPools(count, desk)
  }

  private func page(_ desk: Desk, _ name: String) throws -> String {
    try String(path: "\(desk.folder)/\(name)")
  }

  private func expectTogether(_ count: SlowCount, _ desk: Desk) throws {
    let csv = try desk.run("export standings").out
    let totals = try desk.rows("teams", of: "stats --teams --json")
    let table = try desk.rows("teams", of: "standings --json")
    #expect(Set(table.map { $0["name"] as? String }) == Set(count.teams.keys.map(Optional.some)))
    for row in table {
      let name = try #require(row["name"] as? String)
      let team = try #require(count.teams[name])
      #expect(SlowCount.Team(row) == team, "\(name) in standings")
      let total = try #require(totals.first { $0["name"] as? String == name })
      #expect(
        ["wins", "losses", "games"].map { total[$0] as? Int }
          == [team.wins, team.losses, team.games + team.undecided], "\(name) in stats --teams")
      #expect(
        csv.contains(",\(name),\(team.games),\(team.wins),\(team.losses),"), "\(name) in CSV")
    }
  }

  /// Each competition has the same table in JSON, in its event, and on all pages.
  private func expectCompetitions(_ count: SlowCount, _ desk: Desk) throws {
    let tables = try desk.rows("tables", of: "standings --json")
    #expect(tables.map { $0["event"] as? String } == [nil, "cup", "liga"])
    let pages = try ["index", "table"].map {
      try page(desk, "site0/\($0).html").replacing(" class=\"by\"", with: "")
        .replacing(" <small>withdrawn</small>", with: "")
    }
    for table in tables {
      let event = table["event"] as? String
      let counted = try #require(count.tables[event ?? ""])
      let rows = try #require(table["teams"] as? [[String: Any]])
      for row in rows {
        let name = try #require(row["name"] as? String)
        let team = counted[name] ?? .init()
        #expect(SlowCount.Team(row) == team, "\(name) in \(event ?? "games of none")")
        let cells = [team.games, team.wins, team.losses, team.classification]
          .map { "<td>\($0)</td>" }.joined(separator: "\n")
        for page in pages {
          #expect(
            page.contains("\(name)</a></th>\n\(cells)"), "\(name) of \(event ?? "") on a page")
        }
        let own = try page(desk, "site0/teams/\(name.lowercased()).html")
        let games = "\(team.games) game\(team.games == 1 ? "" : "s"), \(team.wins) won"
        #expect(own.contains(games), "\(name) of \(event ?? "") on its own page")
      }
      guard let event else { continue }
      let pools = try desk.rows("pools", of: "event \(event) --json")
      let ranking = try #require(pools.first?["ranking"] as? [[String: Any]])
      #expect(ranking.map { $0["team"] as? String } == rows.map { $0["name"] as? String })
      #expect(
        ranking.map { $0["classificationPoints"] as? Int }
          == rows.map { $0["classificationPoints"] as? Int })
    }
  }

  /// The score that counts is one, wherever people look.
  private func expectScores(_ count: SlowCount, _ desk: Desk) throws {
    let index = try page(desk, "site0/index.html")
    let feed = try page(desk, "site0/feed.atom")
    for game in try desk.rows("games", of: "list --json") {
      let id = try #require(game["id"] as? String)
      let score = try SlowCount.score(game)
      let isDecided = game["winner"] is String || game["ending"] as? String == "forfeit"
      let counted = game["counted"] as? [Int]
      #expect(counted == (isDecided ? [score["home"] ?? 0, score["away"] ?? 0] : nil), "\(id)")
      guard let counted, game["counts"] as? Bool == true else { continue }
      let cards = index.components(separatedBy: "games/\(id).html")
      let card = try #require(cards.last?.components(separatedBy: "</a>").first)
      #expect(counted.allSatisfy { card.contains("<b>\($0)</b>") }, "\(id) on its card")
      let text = "\(counted[0]) : \(counted[1])"
      #expect(try page(desk, "site0/games/\(id).html").contains(text), "\(id) on its page")
      #expect(feed.components(separatedBy: "games/\(id).html")[0].contains(text))
    }
  }

  private func expectPlayers(_ count: SlowCount, _ desk: Desk) throws {
    let rows = try desk.rows("players", of: "stats --json")
    let exported = try SlowCount.exported(desk.run("export players").out, of: count.ids)
    #expect(rows.count == count.players.count)
    for row in rows {
      let name = try #require(row["name"] as? String)
      let teams = try #require(row["teams"] as? [String])
      let player = try #require(count.players[SlowCount.key(name, teams[0])], "\(name) \(teams)")
      let kept = (row["keptIn"] as? [String: Int])?["rebound"] ?? 0
      let said = SlowCount.Player(
        games: row["games"] as? Int ?? -1, points: row["points"] as? Int ?? -1,
        rebounds: row["rebound"] as? Int ?? 0, kept: kept, teams: Set(teams))
      #expect(said == player, "\(name) in stats")
      #expect(teams.map { exported["\($0)/\(name)", default: 0] }.reduce(0, +) == player.points)
    }
  }

  private func expectPools(_ count: SlowCount, _ desk: Desk) throws {
    let pools = try desk.rows("pools", of: "event cup --json")
    for place in try #require(pools.first?["ranking"] as? [[String: Any]]) {
      let name = try #require(place["team"] as? String)
      let team = count.tables["cup"]?[name] ?? .init()
      #expect(place["wins"] as? Int == team.wins && place["losses"] as? Int == team.losses)
    }
  }
}

extension Desk {
  /// Leaves no summary that is believed, so that all tapes are read.
  fileprivate func spoilSummaries() throws {
    let games = "\(folder)/games"
    for name in try FileManager.default.contentsOfDirectory(atPath: games)
    where name.hasSuffix(".json") {
      let text = try String(path: "\(games)/\(name)")
      try text.replacing("\"size\":", with: "\"size\": ")
        .write(toPath: "\(games)/\(name)")
    }
  }

  /// The objects in an array of an answer in JSON.
  func rows(_ key: String, of line: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(try run(line).out.utf8))
    return try #require((json as? [String: Any])?[key] as? [[String: Any]])
  }
}

/// What games add up to, each read by itself: slowly, and in no way that the tool has.
private struct SlowCount {
  struct Team: Equatable {
    var games = 0, wins = 0, losses = 0, scored = 0, against = 0, classification = 0, forfeits = 0
    /// Games without a winner, which tables leave out.
    var undecided = 0

    init() {}

    init(_ row: [String: Any]) {
      let number = { (key: String) in row[key] as? Int ?? -1 }
      (games, wins, losses) = (number("games"), number("wins"), number("losses"))
      (scored, against) = (number("pointsFor"), number("pointsAgainst"))
      (classification, forfeits) = (number("classificationPoints"), number("forfeits"))
    }

    mutating func take(_ own: Int, _ other: Int, isWon: Bool, isForfeit: Bool) {
      games += 1
      scored += own
      against += other
      if isWon {
        wins += 1
        classification += 2
      } else {
        losses += 1
        classification += isForfeit ? 0 : 1
        forfeits += isForfeit ? 1 : 0
      }
    }

    /// What tables tell.
    private var told: [Int] { [games, wins, losses, scored, against, classification, forfeits] }

    static func == (one: Self, other: Self) -> Bool { one.told == other.told }
  }

  struct Player: Equatable {
    var games = 0, points = 0, rebounds = 0
    /// Games in which somebody's rebounds were recorded.
    var kept = 0
    var teams = Set<String>()
  }

  private(set) var teams = [String: Team]()
  /// Of each event, and of games of none.
  private(set) var tables = [String: [String: Team]]()
  private(set) var players = [String: Player]()
  /// The games that count.
  private(set) var ids = Set<String>()

  /// Jan is two people, who have met; Paul has changed his team.
  static func key(_ name: String, _ team: String) -> String {
    name == "Jan Nowak" ? "\(team)/\(name)" : name
  }

  init(_ desk: Desk) throws {
    for game in try desk.rows("games", of: "list --json") {
      guard game["counts"] as? Bool == true, game["status"] as? String == "finished" else {
        continue
      }
      let id = try #require(game["id"] as? String)
      ids.insert(id)
      let plays = try desk.rows("plays", of: "log --json \(id)")
      let score = try Self.score(game)
      for (side, other) in [("home", "away"), ("away", "home")] {
        let team = try #require(game[side] as? [String: Any])
        let name = try #require(team["name"] as? String)
        let add = { (to: inout Team) in
          Self.add(game, (score[side] ?? 0, score[other] ?? 0), of: side, to: &to)
        }
        add(&teams[name, default: .init()])
        add(&tables[game["event"] as? String ?? "", default: [:]][name, default: .init()])
        addPlayers(of: team, side, name, plays)
      }
    }
    for fixture in try desk.rows("fixtures", of: "event liga --json")
    where fixture["status"] as? String == "walkover" {
      let winner = try #require(fixture["winner"] as? String)
      for side in ["home", "away"] {
        let team = try #require((fixture[side] as? [String: Any])?["team"] as? String)
        let isWon = team == winner
        tables["liga"]?[team]?.take(isWon ? 20 : 0, isWon ? 0 : 20, isWon: isWon, isForfeit: true)
      }
    }
    for (table, team, points) in [("", "Herons", 1), ("cup", "Reds", 2), ("liga", "Gulls", 1)] {
      tables[table]?[team]?.classification -= points
      teams[team]?.classification -= points
    }
  }

  /// The score that tables count: 20-0 for a forfeit, 2-0 for a default unless the other side leads.
  static func score(_ game: [String: Any]) throws -> [String: Int] {
    var score = [String: Int]()
    for side in ["home", "away"] {
      score[side] = try #require((game[side] as? [String: Any])?["score"] as? Int)
    }
    let winner = game["winner"] as? String
    let loser = winner == "home" ? "away" : "home"
    switch (game["ending"] as? String, winner) {
    case ("forfeit", let winner?): return [winner: 20]
    case ("forfeit", nil): return [:]
    case ("default", let winner?) where score[winner] ?? 0 <= score[loser] ?? 0: return [winner: 2]
    default: return score
    }
  }

  private static func add(
    _ game: [String: Any], _ score: (Int, Int), of side: String, to team: inout Team
  ) {
    let winner = game["winner"] as? String
    let isForfeit = game["ending"] as? String == "forfeit"
    guard winner != nil || isForfeit else { return team.undecided += 1 }
    team.take(score.0, score.1, isWon: winner == side, isForfeit: isForfeit)
  }

  private mutating func addPlayers(
    of team: [String: Any], _ side: String, _ name: String, _ plays: [[String: Any]]
  ) {
    let keepsRebounds = plays.contains { $0["move"] as? String == "rebound" }
    for line in team["players"] as? [[String: Any]] ?? [] {
      let player = line["name"] as? String ?? ""
      let own = plays.filter {
        $0["team"] as? String == side && $0["player"] as? String == player
          && !["in", "out"].contains($0["move"] as? String)
      }
      if own.isEmpty, line["secondsPlayed"] as? Double ?? 0 == 0 { continue }
      var total = players[Self.key(player, name)] ?? Player()
      total.games += 1
      total.points += own.reduce(0) { $0 + ($1["points"] as? Int ?? 0) }
      total.rebounds += own.count { $0["move"] as? String == "rebound" }
      total.kept += keepsRebounds ? 1 : 0
      total.teams.insert(name)
      players[Self.key(player, name)] = total
    }
  }

  /// The points of each `TEAM/PLAYER` in the rows of these games.
  static func exported(_ csv: String, of ids: Set<String>) throws -> [String: Int] {
    let lines = csv.lines.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let column = { (name: String) in try #require(lines[0].firstIndex(of: name)) }
    let (id, team, player, points) = try (
      column("id"), column("team"), column("player"), column("points")
    )
    return lines.dropFirst().filter { $0.count > 1 && ids.contains($0[id]) }.reduce(into: [:]) {
      $0["\($1[team])/\($1[player])", default: 0] += Int($1[points]) ?? 0
    }
  }
}

/// Games of six teams, one a day: plays with a clock and lineups, sheets without times, results,
/// forfeits, defaults, games that nobody won, one that is on, and an event.
private struct MixedSeason {
  private static let rosters = [
    "Reds": ["Ana", "Bo", "Cy", "Jan Nowak"], "Blues": ["Di", "Ed", "Flo", "Jan Nowak"],
    "Greens": ["Gus", "Hal", "Ida", "Paul Werner"], "Whites": ["Jo", "Kim", "Lou"],
    "Gulls": ["Max", "Nia", "Ole", "Pia"], "Herons": ["Quin", "Rex", "Sue", "Tom"],
  ]
  private static let cup = """
    event Cup
    rules fiba5x5
    day 2026-10-24 slot 60
    courts 1
    team Reds: Ana, Bo, Cy, Jan Nowak, Ray
    team Blues: Di, Ed, Flo, Jan Nowak, Bea
    team Greens: Gus, Hal, Ida, Gil, Gwen
    team Whites: Jo, Kim, Lou, Wim, Wes
    pool A Reds, Blues, Greens, Whites
    1 10:00 court 1 Reds - Blues
    2 11:00 court 1 Greens - Whites
    3 12:00 court 1 Reds - Greens
    4 13:00 court 1 Blues - Whites
    5 14:00 court 1 Reds - Whites
    6 15:00 court 1 Blues - Greens

    """
  private static let liga = """
    event Harbour Liga
    rules fiba5x5
    day 2026-11-07
    team Gulls: Max, Nia, Ole, Pia, Vic
    team Herons: Quin, Rex, Sue, Tom, Vera
    team Greens: Gus, Hal, Ida, Gil, Gwen
    team Blues: Di, Ed, Flo, Jan Nowak, Bea
    pool A Gulls, Herons, Greens, Blues
    1 Gulls - Herons
    2 Greens - Blues
    3 Gulls - Greens
    4 Herons - Blues
    5 Blues - Gulls
    6 Greens - Herons

    """
  private var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: seed) }

  mutating func play(at desk: Desk) throws {
    for number in 0..<20 {
      let pair =
        number == 0
        ? ["Reds", "Blues"] : Array(Self.rosters.keys.sorted().shuffled(using: &random).prefix(2))
      try play(number, pair, day: "2026-10-\(10 + number)", at: desk)
    }
    try desk.run("league deduct Herons 1 late fee")
    for (name, text) in [("cup", Self.cup), ("liga", Self.liga)] {
      try desk.write(text.utf8, "games/\(name).event")
    }
    for line in [
      "cup result 1 70-60", "cup result 2 81-79", "cup result 3 --forfeit both",
      "cup result 4 55-66", "cup result 1 61-60 --again", "cup result 6 --forfeit Greens",
      "cup withdraw Whites void", "cup deduct Reds 2 late", "liga result 1 80-82",
      "liga result 2 --forfeit Greens", "liga result 3 70-66", "liga result 5 61-70",
      "liga deduct Gulls 1", "liga withdraw Blues keep", "liga result 6 90-88",
      "liga result 6 90-89 --again",
    ] {
      let words = line.split(separator: " ")
      let answer = try desk.run(
        "event \(words.dropFirst().joined(separator: " ")) --event \(words[0])")
      try #require(answer.status == 0, "\(line): \(answer.err)")
    }
  }

  private mutating func play(_ number: Int, _ pair: [String], day: String, at desk: Desk) throws {
    // Paul Werner is a Green for half of the season, then a White.
    let roster = { (team: String) -> [String] in
      let base = Self.rosters[team, default: []].filter { $0 != "Paul Werner" || number < 10 }
      return team == "Whites" && number >= 10 ? base + ["Paul Werner"] : base
    }
    let sides = pair.map { "\($0): \(roster($0).joined(separator: ", "))" }
    let new = ["new", sides[0], sides[1], "--rules", "fiba5x5", "--side", "3", "--date", day]
    let kind = number == 0 ? 0 : number % 10
    switch kind {
    case 3: try finish(desk, new + ["--score", "\(60 + number)-\(50 + number / 2)"])
    case 5: try finish(desk, new + ["--forfeit", pair[number / 10 % 2]])
    case 6 where number < 10: try finish(desk, new + ["--forfeit", "both"])
    default:
      try finish(desk, new)
      let isTimed = kind < 2
      var feed =
        isTimed
        ? pair.map { "Q1 10:00 lineup \($0) \(roster($0).prefix(3).joined(separator: ", "))\n" }
          .joined() : ""
      let moves =
        kind % 2 == 0
        ? ["two", "three", "rebound", "foul", "miss2"] : ["two", "three", "turnover"]
      for second in 1...40 {
        let side = Int.random(in: 0...1, using: &random)
        let who = roster(pair[side]).prefix(isTimed ? 3 : 4).randomElement(using: &random) ?? ""
        let move = moves.randomElement(using: &random) ?? ""
        feed +=
          "\(isTimed ? "Q1 \(9 - second / 10):\(59 - second % 10) " : "")\(["home", "away"][side])/\(who) \(move)\n"
      }
      desk.send(feed + ending(of: kind, number, pair))
      try finish(desk, ["record", "-q", "-"])
    }
  }

  private func ending(of kind: Int, _ number: Int, _ pair: [String]) -> String {
    switch kind {
    case 4: "home free\nEND forfeit \(pair[number / 10 % 2])\n"
    case 7: "END default \(pair[number / 10 % 2])\n"
    case 8: "END abandoned\n"
    case 9 where number == 19: ""
    default: "home free\nhome free\nEND called\n"
    }
  }

  private func finish(_ desk: Desk, _ arguments: [String]) throws {
    let answer = try desk.run(arguments)
    try #require(answer.status == 0, "\(arguments): \(answer.err)")
  }
}
