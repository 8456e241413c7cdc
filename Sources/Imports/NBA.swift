import Basketball
import JSON

/// The NBA's live play-by-play and box score, joined by `gameId`.
extension LeagueFormat {
  static let nba = LeagueFormat(
    kind: "nba",
    part: { root in
      guard let game = root["game"], let id = game.text("gameId") else { return nil }
      let teams = LeagueFile.Teams(key: id)
      return game["actions"] != nil
        ? .plays(of: teams) : game["homeTeam"] != nil ? .box(of: teams) : nil
    },
    game: { plays, box throws(JSONError) in
      var reader = try NBA(plays, box: box)
      return try reader.game()
    })
}

private struct NBA {
  private let id: String?
  private let root: JSONValue
  private let actions: [JSONValue]
  private let box: JSONValue?
  private var squads: Sides<Squad>
  private let codes: Sides<String>
  private var plays = Transcript()

  private static let counts: [(key: String, theirs: StaticString)] = [
    ("assist", "assists"), ("block", "blocks"), ("defensiveRebound", "reboundsDefensive"),
    ("fouls", "foulsPersonal"), ("freeThrow", "freeThrowsMade"),
    ("missedFreeThrow", "freeThrowsAttempted"), ("missedThreePoints", "threePointersAttempted"),
    ("missedTwoPoints", "twoPointersAttempted"), ("offensiveRebound", "reboundsOffensive"),
    ("plusMinus", "plusMinusPoints"), ("points", "points"), ("rebound", "reboundsTotal"),
    ("steal", "steals"), ("technicalFoul", "foulsTechnical"),
    ("threePoints", "threePointersMade"), ("turnover", "turnovers"),
    ("twoPoints", "twoPointersMade"),
  ]
  private static let noPlays = [
    "ejection": "ejection", "instantreplay": "review", "jumpball": "jump ball", "memo": "memo",
    "rebound": "dead-ball rebound", "review": "review", "stoppage": "stoppage",
    "timeout": "referee's time-out", "violation": "violation",
  ]

  init(_ root: JSONValue, box: JSONValue?) throws(JSONError) {
    let game = try root.member("game")
    (self.root, id, actions) = (root, game.text("gameId"), try game.list("actions"))
    self.box = try box?.member("game")
    if let box = self.box {
      let (home, away) = (try box.member("homeTeam"), try box.member("awayTeam"))
      squads = Sides(home: try Self.squad(home), away: try Self.squad(away))
      codes = Sides(home: home.text("teamTricode") ?? "", away: away.text("teamTricode") ?? "")
      return
    }
    codes = try Self.codes(of: actions, in: game)
    squads = codes.map { Squad($0) }
    for action in actions {
      guard let side = side(of: action), let key = action.text("personId"), key != "0",
        let name = action.text("playerNameI")
      else { continue }
      squads[side].add(key, name: name, jersey: nil)
    }
  }

  private static func squad(_ team: JSONValue) throws(JSONError) -> Squad {
    let words = [team.text("teamCity"), team.text("teamName")].compactMap(\.self)
    var squad = Squad(try team.name(words.isEmpty ? nil : words.joined(separator: " ")))
    squad.line = try team.list("periods").compactMap { $0.number("score") }
    for player in try team.list("players") {
      let statistics = try player.member("statistics")
      var counts = statistics.counts(Self.counts)
      counts["secondsPlayed"] = statistics.text("minutes").flatMap(LeagueClock.duration)
      squad.add(
        try player.name(player.text("personId")), name: try player.name(player.text("name")),
        jersey: player.text("jerseyNum"), isStarter: player.isSet("starter"), counts: counts)
    }
    return squad
  }

  /// Which team is at home, by whose first points are those of the home side.
  private static func codes(
    of actions: [JSONValue], in game: JSONValue
  ) throws(JSONError) -> Sides<String> {
    var codes: [String] = []
    for code in actions.compactMap({ $0.text("teamTricode") }) where !codes.contains(code) {
      codes.append(code)
    }
    let first = actions.first { $0.text("shotResult") == "Made" }
    let isHomes = first?.number("scoreHome") ?? 1 > 0
    let isFirstHome = isHomes == (first?.text("teamTricode") == codes.first)
    guard codes.count == 2 else { throw game.error("does not name two teams") }
    return isFirstHome
      ? Sides(home: codes[0], away: codes[1]) : Sides(home: codes[1], away: codes[0])
  }

  private func side(of action: JSONValue) -> Side? {
    action.text("teamTricode").flatMap { code in Side.allCases.first { codes[$0] == code } }
  }

  mutating func game() throws(JSONError) -> ImportedGame {
    plays.isOver = box?.number("gameStatus") == 3
    var (length, overtime) = (ClockReading?.none, ClockReading?.none)
    for action in actions {
      if action.text("actionType") == "period", action.text("subType") == "start" {
        let start = ClockReading(milliseconds: try action.time("clock", LeagueClock.duration))
        if action.text("periodType") == "OVERTIME" { overtime = start } else { length = start }
      }
      try add(action)
    }
    let rules = try root.rules(
      .nba, periods: box?.number("regulationPeriods"), length: length, overtime: overtime)
    let day = box?.text("gameEt").map { String($0.prefix(10)) }
    return ImportedGame(
      id: id, day: day, squads: squads, rules: rules, plays: plays, hasBox: box != nil)
  }

  private mutating func add(_ action: JSONValue) throws(JSONError) {
    let kind = try action.member("actionType").string()
    if kind == "game" || kind == "period" {
      if kind == "game", action.text("subType") == "end" { plays.isOver = true }
      return
    }
    guard let side = side(of: action), let move = Self.move(kind, action) else {
      return plays.leaveOut(kind, by: Self.noPlays)
    }
    var play = LeaguePlay(
      move: move, side: side, player: action.text("personId"),
      period: try action.period("period"), left: try action.time("clock", LeagueClock.duration),
      isOffensive: ["offensive": true, "defensive": false][action.text("subType") ?? ""])
    play.assistant = move.isMade ? action.text("assistPersonId") : nil
    // A heave that missed is the team's, and so is a technical foul that no player's count has.
    let isTeams =
      kind == "heave" && move.isMiss
      || move == .technicalFoul && action.number("foulTechnicalTotal") == 0
    if isTeams { play.player = nil }
    plays.add(play)
  }

  private static func move(_ kind: String, _ action: JSONValue) -> Move? {
    let isMade = action.text("shotResult") == "Made"
    let detail = action.text("subType") ?? ""
    switch kind {
    case "2pt": return Shot.twoPoints.move(isMade: isMade)
    case "3pt", "heave": return Shot.threePoints.move(isMade: isMade)
    case "freethrow": return Shot.freeThrow.move(isMade: isMade)
    case "rebound":
      let isDead = action["qualifiers"]?.elements.contains { $0.isString("deadball") } ?? false
      return isDead ? nil : .rebound
    case "foul":
      let isFlagrant = action.text("descriptor")?.contains("flagrant") ?? false
      return isFlagrant ? .flagrantFoul : Move.called(detail) ?? .foul
    case "substitution": return Move.called(detail)
    default: return Move.called(kind)
    }
  }
}
