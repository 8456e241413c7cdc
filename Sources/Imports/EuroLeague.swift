import Basketball
import JSON

/// The EuroLeague's play-by-play and box score, joined by the names of the two teams.
extension LeagueFormat {
  static let euroLeague = LeagueFormat(
    kind: "euroleague",
    part: { root in
      if root["FirstQuarter"] != nil, let home = root.text("TeamA"), let away = root.text("TeamB") {
        let plays = EuroLeague.lists.flatMap { root[$0]?.elements ?? [] }
        let points = { (key) in plays.compactMap { $0.number(key) }.max() ?? 0 }
        return .plays(
          of: teams(home, away, Sides(home: points("POINTS_A"), away: points("POINTS_B"))))
      }
      guard let lines = root["ByQuarter"]?.elements, let stats = root["Stats"]?.elements,
        stats.count == 2, lines.count == 2,
        let home = stats[0].text("Team"), let away = stats[1].text("Team")
      else { return nil }
      let points = { (line) in EuroLeague.points(line).reduce(0, +) }
      return .box(of: teams(home, away, Sides(home: points(lines[0]), away: points(lines[1]))))
    },
    game: { plays, box throws(JSONError) in
      var reader = try EuroLeague(plays, box: box)
      return try reader.game()
    })

  private static func teams(
    _ home: String, _ away: String, _ score: Sides<Int>
  ) -> LeagueFile.Teams {
    LeagueFile.Teams(key: "\(Name.identity(home)) \(Name.identity(away))", score: score)
  }
}

private struct EuroLeague {
  private let root: JSONValue
  private let hasBox: Bool
  private let codes: Sides<String>
  private var squads: Sides<Squad>
  private var plays = Transcript()
  private var (period, left) = (0, 0)
  private let rules = Rules.fiba5x5

  static let lists: [StaticString] = [
    "FirstQuarter", "SecondQuarter", "ThirdQuarter", "ForthQuarter", "ExtraTime",
  ]
  private static let counts: [(key: String, theirs: StaticString)] = [
    ("assist", "Assistances"), ("block", "BlocksFavour"), ("defensiveRebound", "DefensiveRebounds"),
    ("fouls", "FoulsCommited"), ("freeThrow", "FreeThrowsMade"),
    ("missedFreeThrow", "FreeThrowsAttempted"), ("missedThreePoints", "FieldGoalsAttempted3"),
    ("missedTwoPoints", "FieldGoalsAttempted2"), ("offensiveRebound", "OffensiveRebounds"),
    ("plusMinus", "Plusminus"), ("points", "Points"), ("rebound", "TotalRebounds"),
    ("steal", "Steals"), ("threePoints", "FieldGoalsMade3"), ("turnover", "Turnovers"),
    ("twoPoints", "FieldGoalsMade2"),
  ]
  private static let moves: [String: Move] = [
    "2FGM": .twoPoints, "2FGA": .missedTwoPoints, "2FGAB": .missedTwoPoints, "3FGM": .threePoints,
    "3FGA": .missedThreePoints, "3FGAB": .missedThreePoints, "FTM": .freeThrow,
    "FTA": .missedFreeThrow, "AS": .assist, "O": .rebound, "D": .rebound, "TO": .turnover,
    "ST": .steal, "FV": .block, "CM": .foul, "CMTI": .foul, "OF": .offensiveFoul,
    "CMT": .technicalFoul, "CMU": .flagrantFoul, "CMD": .disqualifyingFoul, "C": .benchFoul,
    "B": .benchFoul, "TOUT": .timeout, "IN": .in, "OUT": .out,
  ]
  private static let noPlays = [
    "AG": "shot blocked", "CCH": "review", "JB": "jump ball", "RV": "foul drawn",
    "TOUT": "referee's time-out", "TOUT_TV": "referee's time-out", "TPOFF": "jump ball",
  ]

  init(_ root: JSONValue, box: JSONValue?) throws(JSONError) {
    (self.root, hasBox) = (root, box != nil)
    codes = Sides(
      home: try root.name(root.text("CodeTeamA")), away: try root.name(root.text("CodeTeamB")))
    squads = Sides(
      home: Squad(try root.name(root.text("TeamA"))),
      away: Squad(try root.name(root.text("TeamB"))))
    if let box {
      for (side, team) in zip(Side.allCases, try box.list("Stats")) { try add(team, to: side) }
      for (side, line) in zip(Side.allCases, try box.list("ByQuarter")) {
        squads[side].line = Self.points(line)
      }
      return
    }
    for play in Self.lists.flatMap({ root[$0]?.elements ?? [] }) {
      guard let side = side(of: play), let key = key(of: play), let name = play.text("PLAYER")
      else { continue }
      squads[side].add(key, name: name, jersey: play.text("DORSAL"))
    }
  }

  /// The points of a team by quarter, beside its name.
  static func points(_ line: JSONValue) -> [Int] { line.members.compactMap { try? $0.value.int() } }

  private mutating func add(_ team: JSONValue, to side: Side) throws(JSONError) {
    for player in try team.list("PlayersStats") {
      var counts = player.counts(Self.counts)
      counts["secondsPlayed"] = player.text("Minutes").flatMap {
        $0 == "DNP" ? 0 : LeagueClock.minutes($0)
      }
      squads[side].add(
        try player.name(player.text("Player_ID")), name: try player.name(player.text("Player")),
        jersey: player.text("Dorsal"), isStarter: player.isSet("IsStarter"), counts: counts)
    }
  }

  private func side(of play: JSONValue) -> Side? {
    let code = play.text("CODETEAM")
    return Side.allCases.first { codes[$0] == code }
  }

  /// The key of a player; nil for the team, and for its coaches.
  private func key(of play: JSONValue) -> String? {
    play.text("PLAYER_ID").flatMap { $0.hasPrefix("CO_") || $0.hasPrefix("AC_") ? nil : $0 }
  }

  mutating func game() throws(JSONError) -> ImportedGame {
    plays.isOver = (try? root["Live"]?.bool()) == false
    for (place, list) in Self.lists.enumerated() {
      begin(place + 1)
      for play in try root.list(list) { try add(play) }
    }
    return ImportedGame(squads: squads, rules: rules, plays: plays, hasBox: hasBox)
  }

  private mutating func begin(_ number: Int) {
    let next = rules.schedule[number]
    (period, left) = (number, (next.end?.milliseconds ?? 0) - next.start.milliseconds)
  }

  private mutating func add(_ play: JSONValue) throws(JSONError) {
    let kind = try play.name(play.text("PLAYTYPE"))
    // Where it is empty, the one before holds.
    if play.text("MARKERTIME") != nil { left = try play.time("MARKERTIME", LeagueClock.minutes) }
    switch kind {
    case "BP", "BG": return
    case "EP":
      // Another overtime follows in the same list.
      if period > rules.periods { begin(period + 1) }
      return
    case "EG": return plays.isOver = true
    default: break
    }
    guard let side = side(of: play), let move = Self.moves[kind] else {
      return plays.leaveOut(kind, by: Self.noPlays)
    }
    let told = LeaguePlay(
      move: move, side: side, player: key(of: play), period: period, left: left,
      isOffensive: ["O": true, "D": false][kind])
    guard move == .assist else { return plays.add(told) }
    plays.add(
      told,
      on: plays.plays.lastIndex {
        $0.side == side && $0.move.isMade && $0.assistant == nil && $0.player != told.player
      })
  }
}
