import Basketball
import JSON

/// The NBA's live play-by-play and box score, joined by `gameId`.
struct NBA: LeagueReader {
  static let kind = "nba"
  let id: String?
  let day: String?
  let hasBox: Bool
  private(set) var rules = Rules.nba
  private(set) var squads: Sides<Squad>
  private(set) var plays = Transcript()
  private let codes: Sides<String?>

  private static let counts = [String: String](
    table: """
      assist assists
      block blocks
      defensiveRebound reboundsDefensive
      fouls foulsPersonal
      freeThrow freeThrowsMade
      missedFreeThrow freeThrowsAttempted
      missedThreePoints threePointersAttempted
      missedTwoPoints twoPointersAttempted
      offensiveRebound reboundsOffensive
      plusMinus plusMinusPoints
      points points
      rebound reboundsTotal
      secondsPlayed minutes
      steal steals
      technicalFoul foulsTechnical
      threePoints threePointersMade
      turnover turnovers
      twoPoints twoPointersMade
      """)
  private static let noPlays = [String: String](
    table: """
      ejection ejection
      instantreplay review
      jumpball jump ball
      memo memo
      rebound dead-ball rebound
      review review
      stoppage stoppage
      timeout referee's time-out
      violation violation
      """)

  static func part(of root: JSONValue) -> LeagueFile.Part? {
    guard let game = root["game"], let id = game.text("gameId") else { return nil }
    let hasPlays = game["actions"] != nil
    return hasPlays || game["homeTeam"] != nil
      ? LeagueFile.Part(hasPlays: hasPlays, hasBox: !hasPlays, key: id) : nil
  }

  init(_ root: JSONValue, box: JSONValue?) throws {
    let game = try root.member("game")
    let actions = try game.list("actions")
    let box = try box?.member("game")
    id = game.text("gameId")
    day = box?.text("gameEt").map { String($0.prefix(10)) }
    hasBox = box != nil
    plays.isOver = box?.number("gameStatus") == 3
    if let box {
      let teams = try Sides { try box.member($0 == .home ? "homeTeam" : "awayTeam") }
      squads = try teams.map(Self.squad)
      codes = teams.map { $0.text("teamTricode") }
    } else {
      let teams = try Self.codes(of: actions, in: game)
      squads = teams.map { Squad($0) }
      codes = teams.map { $0 }
      for action in actions {
        guard let side = side(of: action), let key = action.text("personId"), key != "0",
          let name = action.text("playerNameI")
        else { continue }
        squads[side].add(key, name: name, jersey: nil)
      }
    }
    var length: ClockReading?
    var overtime: ClockReading?
    for action in actions {
      if action.text("actionType") == "period", action.text("subType") == "start" {
        let start = ClockReading(milliseconds: try action.time("clock"))
        if action.text("periodType") == "OVERTIME" { overtime = start } else { length = start }
      }
      try add(action)
    }
    rules = try root.rules(
      rules, periods: box?.number("regulationPeriods"), length: length, overtime: overtime)
  }

  private static func squad(_ team: JSONValue) throws -> Squad {
    var squad = Squad(try team.name("teamCity", "teamName"))
    squad.line = try team.list("periods").compactMap { $0.number("score") }
    for player in try team.list("players") {
      try squad.add(
        player.name("personId"), name: player.name("name"), jersey: player.text("jerseyNum"),
        isStarter: player.isSet("starter"), counts: player.member("statistics").counts(Self.counts))
    }
    return squad
  }

  /// Which team is at home, by whose first points are those of the home side.
  private static func codes(of actions: [JSONValue], in game: JSONValue) throws -> Sides<String> {
    var codes: [String] = []
    for code in actions.compactMap({ $0.text("teamTricode") }) where !codes.contains(code) {
      codes.append(code)
    }
    guard codes.count == 2 else { throw game.error("does not name two teams") }
    let first = actions.first { $0.text("shotResult") == "Made" }
    let isHomes = first?.number("scoreHome") ?? 1 > 0
    if isHomes != (first?.text("teamTricode") == codes[0]) { codes.reverse() }
    return Sides(home: codes[0], away: codes[1])
  }

  private func side(of action: JSONValue) -> Side? {
    action.text("teamTricode").flatMap { code in Side.allCases.first { codes[$0] == code } }
  }

  private mutating func add(_ action: JSONValue) throws {
    let kind = try action.member("actionType").string()
    let detail = action.text("subType") ?? ""
    if plays.isOfGame(kind, detail) { return }
    let isDead = action["qualifiers"]?.elements.contains { $0.isString("deadball") } == true
    guard let side = side(of: action), !(kind == "rebound" && isDead),
      var move = Move(called: kind, detail, isMade: action.text("shotResult") == "Made")
    else { return plays.leaveOut(kind, by: Self.noPlays) }
    if kind == "foul", action.text("descriptor")?.contains("flagrant") == true {
      move = .flagrantFoul
    }
    // A heave that missed is the team's, and so is a technical foul that no player's count has.
    let isTeams =
      kind == "heave" && move.isMiss
      || move == .technicalFoul && action.number("foulTechnicalTotal") == 0
    try plays.add(
      LeaguePlay(
        move: move, side: side, player: isTeams ? nil : action.text("personId"),
        period: action.period("period"), left: action.time("clock"),
        isOffensive: ["offensive": true, "defensive": false][detail],
        assistant: move.isMade ? action.text("assistPersonId") : nil))
  }
}
