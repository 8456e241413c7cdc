import Basketball
import JSON

/// FIBA LiveStats: `data.json`, the plays and the box in one.
extension LeagueFormat {
  static let fibaLiveStats = LeagueFormat(
    kind: "fiba-livestats", part: { $0["pbp"] != nil && $0["tm"] != nil ? .whole : nil },
    game: { root, _ throws(JSONError) in
      var reader = try FIBALiveStats(root)
      return try reader.game(root)
    })
}

private struct FIBALiveStats {
  private let rules: Rules
  private let squads: Sides<Squad>
  private var plays = Transcript()

  private static let counts: [(key: String, theirs: StaticString)] = [
    ("assist", "sAssists"), ("block", "sBlocks"), ("defensiveRebound", "sReboundsDefensive"),
    ("fouls", "sFoulsPersonal"), ("freeThrow", "sFreeThrowsMade"),
    ("missedFreeThrow", "sFreeThrowsAttempted"), ("missedThreePoints", "sThreePointersAttempted"),
    ("missedTwoPoints", "sTwoPointersAttempted"), ("offensiveRebound", "sReboundsOffensive"),
    ("plusMinus", "sPlusMinusPoints"), ("points", "sPoints"), ("rebound", "sReboundsTotal"),
    ("steal", "sSteals"), ("threePoints", "sThreePointersMade"), ("turnover", "sTurnovers"),
    ("twoPoints", "sTwoPointersMade"),
  ]
  private static let noPlays = [
    "foulon": "foul drawn", "jumpball": "jump ball", "rebound": "dead-ball rebound",
    "timeout": "referee's time-out",
  ]

  init(_ root: JSONValue) throws(JSONError) {
    rules = try root.rules(
      .fiba5x5, periods: root.number("periodsMax"), length: root.minutes("periodLengthREGULAR"),
      overtime: root.minutes("periodLengthOVERTIME"))
    let teams = try root.member("tm")
    squads = Sides(
      home: try Self.squad(teams.member("1"), rules), away: try Self.squad(teams.member("2"), rules)
    )
  }

  private static func squad(_ team: JSONValue, _ rules: Rules) throws(JSONError) -> Squad {
    var squad = Squad(try team.name(team.text("name")))
    let scores = team.members.map { (key: try? $0.key.string(), points: try? $0.value.int()) }
    let keys = (1...rules.periods).map { "p\($0)_score" } + ["ot_score"]
    squad.line = keys.compactMap { key in scores.first { $0.key == key }?.points }
    for (key, player) in try team.member("pl").members {
      var counts = player.counts(Self.counts)
      counts["secondsPlayed"] = player.text("sMinutes").flatMap(LeagueClock.minutes)
      let names = [player.text("firstName"), player.text("familyName")].compactMap(\.self)
      let name = names.isEmpty ? player.text("name") : names.joined(separator: " ")
      squad.add(
        try key.string(), name: try player.name(name), jersey: player.text("shirtNumber"),
        isStarter: player.isSet("starter"), counts: counts)
    }
    return squad
  }

  mutating func game(_ root: JSONValue) throws(JSONError) -> ImportedGame {
    // The newest is the first.
    for play in try root.list("pbp").reversed() { try add(play) }
    return ImportedGame(squads: squads, rules: rules, plays: plays)
  }

  private mutating func add(_ play: JSONValue) throws(JSONError) {
    let (kind, detail) = (try play.member("actionType").string(), play.text("subType") ?? "")
    if kind == "game" || kind == "period" {
      if kind == "game", detail == "end" { plays.isOver = true }
      return
    }
    let side: Side? = [1: .home, 2: .away][play.number("tno") ?? 0]
    guard let side, let move = Self.move(kind, detail, isMade: play.isSet("success")) else {
      return plays.leaveOut(kind, by: Self.noPlays)
    }
    let isOvertime = play.text("periodType") == "OVERTIME"
    let told = LeaguePlay(
      move: move, side: side, player: play.text("pno"),
      period: try play.period("period") + (isOvertime ? rules.periods : 0),
      left: try play.time("clock", LeagueClock.minutes), number: play.number("actionNumber"),
      isOffensive: detail.hasPrefix("offensive") ? true : detail == "defensive" ? false : nil)
    guard move == .assist else { return plays.add(told) }
    let basket = play.number("previousAction")
    plays.add(told, on: basket.flatMap { number in plays.plays.lastIndex { $0.number == number } })
  }

  private static func move(_ kind: String, _ detail: String, isMade: Bool) -> Move? {
    switch kind {
    case "2pt": Shot.twoPoints.move(isMade: isMade)
    case "3pt": Shot.threePoints.move(isMade: isMade)
    case "freethrow": Shot.freeThrow.move(isMade: isMade)
    case "rebound" where detail.contains("deadball"): nil
    case "foul" where detail.hasPrefix("coach") || detail.hasPrefix("bench"): .benchFoul
    case "foul": Move.called(detail) ?? .foul
    case "substitution": Move.called(detail)
    default: Move.called(kind)
    }
  }
}
