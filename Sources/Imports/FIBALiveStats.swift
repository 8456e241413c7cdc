import Basketball
import JSON

/// FIBA LiveStats: `data.json`, the plays and the box in one.
struct FIBALiveStats: LeagueReader {
  static let kind = "fiba-livestats"
  let rules: Rules
  let squads: Sides<Squad>
  private(set) var plays = Transcript()

  private static let counts = [String: String](
    table: """
      assist sAssists
      block sBlocks
      defensiveRebound sReboundsDefensive
      fouls sFoulsPersonal
      freeThrow sFreeThrowsMade
      missedFreeThrow sFreeThrowsAttempted
      missedThreePoints sThreePointersAttempted
      missedTwoPoints sTwoPointersAttempted
      offensiveRebound sReboundsOffensive
      plusMinus sPlusMinusPoints
      points sPoints
      rebound sReboundsTotal
      secondsPlayed sMinutes
      steal sSteals
      threePoints sThreePointersMade
      turnover sTurnovers
      twoPoints sTwoPointersMade
      """)
  private static let noPlays = [String: String](
    table: """
      foulon foul drawn
      jumpball jump ball
      rebound dead-ball rebound
      timeout referee's time-out
      """)

  static func part(of root: JSONValue) -> LeagueFile.Part? {
    root["pbp"] != nil && root["tm"] != nil ? LeagueFile.Part() : nil
  }

  init(_ root: JSONValue, _ parts: [LeagueFile.Part.Kind: JSONValue]) throws {
    let rules = try root.rules(
      .fiba5x5, periods: root.number("periodsMax"), length: root.minutes("periodLengthREGULAR"),
      overtime: root.minutes("periodLengthOVERTIME"))
    self.rules = rules
    let teams = try root.member("tm")
    squads = try Sides { try Self.squad(teams.member($0 == .home ? "1" : "2"), rules) }
    // The newest is the first.
    for play in try root.list("pbp").reversed() { try add(play) }
  }

  private static func squad(_ team: JSONValue, _ rules: Rules) throws -> Squad {
    var squad = Squad(try team.name("name"))
    let said = team.named
    squad.byPeriod = ((1...rules.periods).map { "p\($0)_score" } + ["ot_score"])
      .compactMap { said[$0]?.whole }
    for (key, player) in try team.member("pl").members {
      try squad.add(
        key.words ?? "", name: player.text("firstName", "familyName") ?? player.name("name"),
        jersey: player.text("shirtNumber"), isStarter: player.isSet("starter"),
        counts: player.counts(Self.counts))
    }
    return squad
  }

  private mutating func add(_ play: JSONValue) throws {
    let kind = try play.name("actionType")
    let detail = play.text("subType") ?? ""
    if plays.isOfGame(kind, detail) { return }
    let side: Side? = [1: .home, 2: .away][play.number("tno") ?? 0]
    guard let side, !(kind == "rebound" && detail.contains("deadball")),
      let move = Move(called: kind, detail, isMade: play.isSet("success"))
    else { return plays.leaveOut(kind, by: Self.noPlays) }
    let told = try LeaguePlay(
      move: move, side: side, player: play.text("pno"),
      period: play.period("period")
        + (play.text("periodType") == "OVERTIME" ? rules.periods : 0),
      left: play.time("clock"), number: play.number("actionNumber"),
      isOffensive: detail.hasPrefix("offensive") ? true : detail == "defensive" ? false : nil)
    guard move == .assist else { return plays.add(told) }
    let basket = play.number("previousAction")
    plays.add(told, on: basket.flatMap { number in plays.plays.lastIndex { $0.number == number } })
  }
}
