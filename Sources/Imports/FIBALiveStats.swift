import Basketball
import JSON

/// FIBA LiveStats: `data.json`, the plays and the box in one.
struct FIBALiveStats: LeagueReader {
  static let kind = "fiba-livestats"
  let rules: Rules
  let squads: Sides<Squad>
  private(set) var plays = Transcript()
  private(set) var card = Card()
  /// The spots of shots whose plays have not been read yet, by the numbers of the plays.
  private var spots = [Int: Spot]()
  var unfitPlaces: Int { spots.count }
  /// The numbers of shots that have not been read yet.
  private var shotsToCome = Set<Int>()

  private static let counts = [String: String](
    table: """
      assist sAssists
      block sBlocks
      defensiveRebound sReboundsDefensive
      fastBreakPoints sPointsFastBreak
      fouls sFoulsPersonal
      foulsDrawn sFoulsOn
      freeThrow sFreeThrowsMade
      missedFreeThrow sFreeThrowsAttempted
      missedThreePoints sThreePointersAttempted
      missedTwoPoints sTwoPointersAttempted
      offensiveRebound sReboundsOffensive
      plusMinus sPlusMinusPoints
      points sPoints
      pointsInThePaint sPointsInThePaint
      rebound sReboundsTotal
      secondsPlayed sMinutes
      shotsBlocked sBlocksReceived
      steal sSteals
      threePoints sThreePointersMade
      turnover sTurnovers
      twoPoints sTwoPointersMade
      """)
  private static let noPlays = [String: String](
    table: """
      jumpball jump ball
      rebound dead-ball rebound
      timeout referee's time-out
      """)

  static func part(of root: JSONValue) -> LeaguePart? {
    root["pbp"] != nil && root["tm"] != nil ? LeaguePart() : nil
  }

  init(_ root: JSONValue, _ parts: Parts) throws {
    let rules = try root.rules(
      .fiba5x5of2024, periods: root.number("periodsMax"),
      length: root.minutes("periodLengthREGULAR"),
      overtime: root.minutes("periodLengthOVERTIME"))
    self.rules = rules
    let teams = try Sides { try root.member("tm").member($0 == .home ? "1" : "2") }
    squads = try teams.map { try Self.squad($0, rules) }
    for team in teams.both {
      for shot in try team.list("shot") { addSpot(of: shot) }
    }
    readCard(root, teams)
    // The file has the newest play first.
    let all = try root.list("pbp").reversed()
    let shots = all.filter {
      ["2pt", "3pt", "freethrow"].contains($0.text("actionType"))
        && [1, 2].contains($0.number("tno"))
    }
    shotsToCome = Set(shots.compactMap { $0.number("actionNumber") })
    for play in all { try add(play) }
  }

  private mutating func readCard(_ root: JSONValue, _ teams: Sides<JSONValue>) {
    let officials = root["officials"]
    let referees: [StaticString] = ["referee1", "referee2", "referee3"]
    card.put(officials: referees.map { officials?[$0]?.text("name") })
    card.put(.commissioner, person: officials?["commissioner"]?.text("name"))
    card.put(attendance: root.number("attendance"))
    card.put(.place, root.text("venue") ?? root["venue"]?.text("name"))
    for side in Side.allCases {
      card.put(.coach, of: side, person: teams[side].text("coach"))
      card.put(.assistant, of: side, person: teams[side].text("assistcoach1"))
    }
  }

  /// Notes the spot of a shot. The file has it in per cent of a court of 28 by 15 metres, whose other end is turned
  /// onto this one.
  private mutating func addSpot(of shot: JSONValue) {
    guard let number = shot.number("actionNumber"), var x = shot.decimal("x"),
      var y = shot.decimal("y")
    else { return }
    if x > 50 { (x, y) = (100 - x, 100 - y) }
    spots[number] = Spot(nearest: 150 * y - 7500, 280 * x - 1575)
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
        isCaptain: player.isSet("captain"), counts: player.counts(Self.counts))
    }
    return squad
  }

  private mutating func add(_ play: JSONValue) throws {
    let kind = try play.name("actionType")
    let detail = play.text("subType") ?? ""
    if plays.isOfGame(kind, detail) { return }
    let side: Side? = [1: .home, 2: .away][play.number("tno") ?? 0]
    guard let side, !(kind == "rebound" && detail.contains("deadball")),
      let move = kind == "foulon"
        ? .foulDrawn : Move.called(kind, detail, isMade: play.isSet("success"))
    else { return plays.leaveOut(kind, by: Self.noPlays) }
    if kind == "foul" {
      if Move.foul(called: detail) == nil { plays.takeForPlain(detail) }
      plays.takeEdition(from: move, isUnsportsmanlike: detail.hasPrefix("unsportsmanlike"))
    }
    let number = play.number("actionNumber")
    let told = try LeaguePlay(
      move: move, side: side, player: play.text("pno"),
      period: play.period("period")
        + (play.text("periodType") == "OVERTIME" ? rules.periods : 0),
      left: play.time("clock"), number: number,
      isOffensive: detail.hasPrefix("offensive") ? true : detail == "defensive" ? false : nil,
      attempt: plays.attempt(
        of: move, at: number.flatMap { spots.removeValue(forKey: $0) }, detail,
        isFast: play.has("fastbreak", in: "qualifier"), by: rules))
    if let number { shotsToCome.remove(number) }
    let named = play.number("previousAction")
    switch move {
    case .assist, .foulDrawn:
      plays.add(told, on: named.flatMap { named in plays.plays.lastIndex { $0.number == named } })
    case .rebound, .block:
      if let named, shotsToCome.contains(named) { return plays.keep(told, for: named) }
      plays.add(told, of: named)
    default: plays.add(told)
    }
  }
}
