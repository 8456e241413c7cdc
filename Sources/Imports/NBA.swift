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
  private(set) var card = Card()
  private(set) var boxTime: String?
  private let codes: Sides<String?>

  private static let counts = [String: String](
    table: """
      assist assists
      block blocks
      defensiveRebound reboundsDefensive
      fastBreakPoints pointsFastBreak
      fouls foulsPersonal
      foulsDrawn foulsDrawn
      freeThrow freeThrowsMade
      missedFreeThrow freeThrowsAttempted
      missedThreePoints threePointersAttempted
      missedTwoPoints twoPointersAttempted
      offensiveRebound reboundsOffensive
      plusMinus plusMinusPoints
      points points
      pointsInThePaint pointsInThePaint
      rebound reboundsTotal
      secondsPlayed minutes
      shotsBlocked blocksReceived
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

  /// Words of technical fouls that count towards no ejection.
  private static let lesser = [
    "delay", "defensive-3", "defensive 3", "defensive three", "3-second",
  ]

  static func part(of root: JSONValue) throws -> LeaguePart? {
    guard let game = root["game"] else { return nil }
    let id = game.text("gameId")
    guard let id, id.isDigits else {
      if id == nil, root["meta"] == nil { return nil }
      throw ImportError.damaged("it does not tell its game")
    }
    let hasPlays = game["actions"] != nil
    // Only in that format do plays have ids of their own.
    if game.elements("actions").contains(where: { $0["actionId"] != nil }) {
      throw ImportError.otherFormat("NBA stats playbyplayv3")
    }
    return hasPlays || game["homeTeam"] != nil
      ? LeaguePart(kind: hasPlays ? .plays : .box, keys: [id]) : nil
  }

  init(_ root: JSONValue, _ parts: Parts) throws {
    let game = try root.member("game")
    let actions = try game.list("actions")
    let box = try parts[.box]?.member("game")
    id = game.text("gameId")
    // Game ids of the WNBA begin with 10.
    if id?.hasPrefix("10") == true { rules.court = .wnba }
    day = box?.text("gameEt").map { String($0.prefix(10)) } ?? Self.day(of: actions)
    hasBox = box != nil
    plays.isOver = box?.number("gameStatus") == 3
    if let box {
      let teams = try Sides { try box.member($0 == .home ? "homeTeam" : "awayTeam") }
      squads = try teams.map(Self.squad)
      codes = teams.map { $0.text("teamTricode") }
      readCard(box)
    } else {
      let teams = try Self.codes(of: actions, in: game)
      squads = teams.map(Squad.init)
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
    boxTime = box.flatMap { Self.time(of: $0, by: rules) }
  }

  private mutating func readCard(_ box: JSONValue) {
    let officials = box.elements("officials")
    card.put(
      officials: (1...3).map { number in
        officials.first { $0.text("assignment") == "OFFICIAL\(number)" }?.text("name")
      })
    card.put(.place, box["arena"]?.text("arenaName"))
    card.put(attendance: box.number("attendance"))
    card.put(time: box.text("gameTimeLocal") ?? box.text("gameTimeHome") ?? box.text("gameEt"))
    card.put(.number, id)
  }

  /// The game time of the box score of a game that is not over; nil if it is over.
  private static func time(of box: JSONValue, by rules: Rules) -> String? {
    guard let status = box.number("gameStatus"), status < 3 else { return nil }
    guard status == 2, let number = try? box.period("period"),
      let left = try? box.time("gameClock"), let name = rules.schedule.name(of: number)
    else { return "a game not begun" }
    let seconds = left / 1000 % 60
    return "\(name) \(left / 60_000):\(seconds < 10 ? "0" : "")\(seconds)"
  }

  /// The day on which the first play was written down, by the clock of New York in winter: no game
  /// begins there in the first hour of a day.
  private static func day(of actions: [JSONValue]) -> String? {
    let first = actions.lazy.compactMap { $0.text("timeActual") }.first
    return first.flatMap { TimeOfDay("\($0.prefix(19)).000Z") }
      .map { String(TimeOfDay(milliseconds: $0.milliseconds - 5 * 3_600_000).text.prefix(10)) }
  }

  private static func squad(_ team: JSONValue) throws -> Squad {
    var squad = Squad(try team.text("teamCity", "teamName") ?? team.name("teamName"))
    squad.byPeriod = try team.list("periods").compactMap { $0.number("score") }
    for player in try team.list("players") {
      try squad.add(
        player.name("personId"), name: player.name("name"), jersey: player.text("jerseyNum"),
        isStarter: player.isSet("starter"), counts: player["statistics"]?.counts(Self.counts) ?? [:]
      )
    }
    return squad
  }

  /// The codes of the teams. The team whose first points are those of the home side is at home.
  private static func codes(of actions: [JSONValue], in game: JSONValue) throws -> Sides<String> {
    var codes = [String]()
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
    let kind = try action.name("actionType")
    let detail = action.text("subType") ?? ""
    if plays.isOfGame(kind, detail) { return }
    guard let side = side(of: action),
      !(kind == "rebound" && action.has("deadball", in: "qualifiers")),
      var move = Move.called(kind, detail, isMade: action.text("shotResult") == "Made")
    else { return plays.leaveOut(kind, by: Self.noPlays) }
    let descriptor = action.text("descriptor") ?? ""
    if kind == "foul" {
      let words = [detail, descriptor, action.text("description") ?? ""]
        .spaceSeparated.lowercased()
      if descriptor.contains("flagrant") { move = .flagrantFoul }
      if move == .technicalFoul, Self.lesser.contains(where: words.contains) {
        move = .technicalFoul2
      }
      if Move.foul(called: detail) == nil { plays.takeForPlain(detail) }
    }
    // A heave that missed is the team's, and so is a technical foul that no player's count has.
    let isTeams =
      kind == "heave" && move.isMiss
      || [.technicalFoul, .technicalFoul2].contains(move)
        && action.number("foulTechnicalTotal") == 0
    try plays.add(
      LeaguePlay(
        move: move, side: side, player: isTeams ? nil : action.text("personId"),
        period: action.period("period"), left: action.time("clock"),
        isOffensive: ["offensive": true, "defensive": false][detail],
        guest: move.isMade
          ? action.text("assistPersonId")
          : move.isFoul && move != .benchFoul ? action.text("foulDrawnPersonId") : nil,
        // Coordinates are in tenths of a foot from the basket.
        attempt: plays.attempt(
          of: move, at: action.spot("xLegacy", "yLegacy", times: 30.48),
          "\(detail) \(descriptor)",
          isFast: action.has("fastbreak", in: "qualifiers"), by: rules)))
  }
}
