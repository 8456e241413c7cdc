import Foundation

/// The files of every league.
extension PublishedGame {
  public typealias Object = [String: Any]

  /// The type of an event and its detail, as FIBA LiveStats and the NBA have them, each with words of its own
  /// for shots.
  private func kind(
    of event: Event, layup: String, jumpShot: String, freeThrow: String
  ) -> (type: String, detail: String) {
    switch event.move {
    case "two", "miss2": ("2pt", layup)
    case "three", "miss3": ("3pt", jumpShot)
    case "free", "missft": ("freethrow", freeThrow)
    case "in", "out": ("substitution", event.move)
    case "foul": ("foul", "personal")
    case "technical": ("foul", "technical")
    case "timeout": ("timeout", "full")
    case "rebound": ("rebound", event.isOffensive ? "offensive" : "defensive")
    default: (event.move, "")
    }
  }

  /// What their boxes count, by the names that both have for it, of which FIBA's begin with an `s`.
  private static let columns = [
    "Assists": "assist", "Blocks": "block", "ReboundsDefensive": "defensiveRebound",
    "ReboundsOffensive": "offensiveRebound", "ReboundsTotal": "rebound", "Points": "points",
    "Steals": "steal", "Turnovers": "turnover", "PlusMinusPoints": "plusMinus",
    "TwoPointersMade": "twoPoints", "ThreePointersMade": "threePoints",
    "FreeThrowsMade": "freeThrow", "TwoPointersAttempted": "two",
    "ThreePointersAttempted": "three", "FreeThrowsAttempted": "free",
  ]

  private static func columns(_ named: (String) -> String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: columns.map { (named($0), $1) })
  }

  /// The short names of the teams.
  private static let codes = ["HER", "GUL"]

  /// FIBA LiveStats: plays and box in one.
  public var fiba: Object {
    var pbp: [Object] = events.enumerated().map { place, event in
      let isOvertime = event.period > periods
      let (type, detail) = kind(of: event, layup: "layup", jumpShot: "jumpshot", freeThrow: "1of1")
      return [
        "actionNumber": place + 10, "actionType": type, "subType": detail,
        "success": event.move.hasPrefix("miss") ? 0 : 1, "tno": event.side + 1,
        "pno": event.player.map { $0 + 1 } ?? 0,
        "period": isOvertime ? event.period - periods : event.period,
        "periodType": isOvertime ? "OVERTIME" : "REGULAR", "clock": clock(event.left) + ":00",
        "gt": "00:00", "previousAction": event.basket.map { $0 + 10 as Any } ?? "",
      ]
    }
    pbp.append(["actionType": "game", "subType": "end"])
    var keys = Self.columns { "s" + $0 }
    keys["sFoulsPersonal"] = "fouls"
    func team(_ side: Int) -> Object {
      var team: Object = ["name": names[side], "pl": Object()]
      for (place, points) in lines[side].prefix(periods).enumerated() {
        team["p\(place + 1)_score"] = points
      }
      if lines[side].count > periods {
        team["ot_score"] = lines[side].dropFirst(periods).reduce(0, +)
      }
      let players = (0..<Self.size).map { player -> (String, Object) in
        let words = name(side, player).split(separator: " ").map(String.init)
        let own: Object = [
          "firstName": words[0], "familyName": words[1], "shirtNumber": "\(player + 4)",
          "starter": player < 5 ? 1 : 0,
          "sMinutes": clock(counts[side][player]["secondsPlayed"] ?? 0),
        ]
        return ("\(player + 1)", row(side, player, keys).merging(own) { $1 })
      }
      team["pl"] = Object(uniqueKeysWithValues: players)
      return team
    }
    return [
      "pbp": Array(pbp.reversed()), "tm": ["1": team(0), "2": team(1)], "periodsMax": periods,
      "periodLengthREGULAR": lengths.regular / 60, "periodLengthOVERTIME": lengths.overtime / 60,
    ]
  }

  /// The NBA's play-by-play and box score.
  public var nba: (plays: Object, box: Object) {
    let id = { (side: Int, player: Int) in side * 100 + player + 1 }
    var (actions, period) = ([Object](), 0)
    for (place, event) in events.enumerated() where event.move != "assist" {
      if event.period > period {
        period = event.period
        let length = period > periods ? lengths.overtime : lengths.regular
        actions.append([
          "actionType": "period", "subType": "start", "period": period,
          "periodType": period > periods ? "OVERTIME" : "REGULAR",
          "clock": "PT\(length / 60)M00.00S", "timeActual": "2026-02-12T00:10:32.6Z",
        ])
      }
      let (type, detail) = kind(
        of: event, layup: "Layup", jumpShot: "Jump Shot", freeThrow: "1 of 1")
      var action: Object = [
        "actionType": type, "subType": detail, "teamTricode": Self.codes[event.side],
        "personId": event.player.map { id(event.side, $0) } ?? 0, "period": event.period,
        "clock": "PT\(event.left / 60)M\(event.left % 60).00S", "qualifiers": [String](),
        "shotResult": event.move.hasPrefix("miss") ? "Missed" : "Made",
        "scoreHome": event.side == 0 ? "1" : "0",
      ]
      if let player = event.player { action["playerNameI"] = name(event.side, player) }
      if let assist = events.dropFirst(place + 1).first, assist.basket == place {
        action["assistPersonId"] = id(assist.side, assist.player ?? 0)
      }
      actions.append(action)
    }
    actions.append(["actionType": "game", "subType": "end"])
    var keys = Self.columns { $0.prefix(1).lowercased() + $0.dropFirst() }
    keys["foulsTechnical"] = "technicalFoul"
    func team(_ side: Int) -> Object {
      let players = (0..<Self.size).map { player -> Object in
        var statistics = row(side, player, keys)
        let (own, seconds) = (counts[side][player], counts[side][player]["secondsPlayed"] ?? 0)
        statistics["foulsPersonal"] = (own["fouls"] ?? 0) - (own["technicalFoul"] ?? 0)
        statistics["minutes"] = "PT\(seconds / 60)M\(seconds % 60).00S"
        return [
          "personId": id(side, player), "name": name(side, player), "jerseyNum": "\(player)",
          "starter": player < 5 ? "1" : "0", "played": "1", "statistics": statistics,
        ]
      }
      return [
        "teamCity": "", "teamName": names[side], "teamTricode": Self.codes[side],
        "players": players, "periods": lines[side].map { ["score": $0] },
      ]
    }
    return (
      ["game": ["gameId": "0022600001", "actions": actions] as Object],
      [
        "game": [
          "gameId": "0022600001", "gameEt": "2026-02-11T19:00:00-05:00", "gameStatus": 3,
          "homeTeam": team(0), "awayTeam": team(1),
        ] as Object
      ]
    )
  }

  /// The EuroLeague's play-by-play and box score.
  public var euroLeague: (plays: Object, box: Object) {
    let words = [
      "two": "2FGM", "miss2": "2FGA", "three": "3FGM", "miss3": "3FGA", "free": "FTM",
      "missft": "FTA", "in": "IN", "out": "OUT", "foul": "CM", "technical": "CMT", "assist": "AS",
      "turnover": "TO", "steal": "ST", "block": "FV", "timeout": "TOUT",
    ]
    let id = { (side: Int, player: Int) in "P\(side)0\(player)      " }
    let lists = ["FirstQuarter", "SecondQuarter", "ThirdQuarter", "ForthQuarter", "ExtraTime"]
    var plays: Object = ["Live": false, "CodeTeamA": "HER   ", "CodeTeamB": "GUL   "]
    (plays["TeamA"], plays["TeamB"]) = (names[0], names[1])
    var (rows, last) = (lists.map { _ in [Object]() }, (1, ""))
    for (number, event) in events.enumerated() {
      if event.period > periods + 1, event.period != last.0 { rows[4].append(["PLAYTYPE": "EP"]) }
      // A reading that is that of the row before is left out.
      let time = clock(event.left)
      let kind = event.move == "rebound" ? event.isOffensive ? "O" : "D" : words[event.move] ?? ""
      rows[min(event.period, 5) - 1].append([
        "PLAYTYPE": kind, "CODETEAM": Self.codes[event.side] + "   ",
        "PLAYER_ID": event.player.map { id(event.side, $0) } ?? "   ",
        "PLAYER": event.player.map { turned(event.side, $0) } ?? "",
        "MARKERTIME": last == (event.period, time) ? "" : time, "POINTS_A": event.score[0],
        "POINTS_B": event.score[1], "NUMBEROFPLAY": number,
      ])
      last = (event.period, time)
    }
    for (list, rows) in zip(lists, rows) { plays[list] = rows }
    let keys = [
      "Assistances": "assist", "BlocksFavour": "block", "DefensiveRebounds": "defensiveRebound",
      "OffensiveRebounds": "offensiveRebound", "TotalRebounds": "rebound", "Points": "points",
      "FoulsCommited": "fouls", "Steals": "steal", "Turnovers": "turnover",
      "Plusminus": "plusMinus", "FieldGoalsMade2": "twoPoints", "FieldGoalsMade3": "threePoints",
      "FreeThrowsMade": "freeThrow", "FieldGoalsAttempted2": "two", "FieldGoalsAttempted3": "three",
      "FreeThrowsAttempted": "free",
    ]
    let stats = (0...1).map { side -> Object in
      let players = (0..<Self.size).map { player -> Object in
        let seconds = counts[side][player]["secondsPlayed"] ?? 0
        let own: Object = [
          "Player_ID": id(side, player), "Player": turned(side, player), "Dorsal": "\(player + 4) ",
          "IsStarter": player < 5 ? 1 : 0, "Minutes": seconds == 0 ? "DNP" : clock(seconds),
        ]
        return row(side, player, keys).merging(own) { $1 }
      }
      return ["Team": names[side].uppercased(), "PlayersStats": players]
    }
    let quarters = (0...1).map { side -> Object in
      var line: Object = ["Team": names[side]]
      for (place, points) in lines[side].enumerated() { line["Quarter\(place + 1)"] = points }
      return line
    }
    return (plays, ["ByQuarter": quarters, "Stats": stats])
  }

  /// The EuroLeague's header, and its places of shots.
  public var euroLeagueOthers: [Object] {
    let shots = events.enumerated().filter { ["two", "three"].contains($0.element.move) }
    let rows = shots.map { place, event -> Object in
      [
        "NUM_ANOT": place, "TEAM": Self.codes[event.side] + "   ", "POINTS_A": event.score[0],
        "POINTS_B": event.score[1], "COORD_X": 0, "COORD_Y": 100,
      ]
    }
    return [
      [
        "Live": false, "Date": "7/3/2026", "TeamA": names[0].uppercased(),
        "TeamB": names[1].uppercased(), "CodeTeamA": "HER", "CodeTeamB": "GUL",
        "ScoreA": "\(score(0))", "ScoreB": "\(score(1))",
      ],
      ["Rows": rows],
    ]
  }

  /// `ARO, ANA`.
  private func turned(_ side: Int, _ player: Int) -> String {
    name(side, player).uppercased().split(separator: " ").reversed().joined(separator: ", ")
  }

  /// Sidearm's one file. Before 2019 a technical foul has a row of its own beside it.
  public func sidearm(isOld: Bool = false) -> Object {
    let words: [String: (String, String)] = [
      "two": ("LAYUP", "GOOD"), "miss2": ("JUMPER", "MISS"), "three": ("3PTR", "GOOD"),
      "miss3": ("3PTR", "MISS"), "free": ("FT", "GOOD"), "missft": ("FT", "MISS"),
      "technical": ("TECH", "FOUL"), "timeout": ("30SEC", "TIMEOUT"),
    ]
    let teams = ["HomeTeam", "VisitingTeam"]
    func person(_ side: Int, _ player: Int?) -> Object? {
      player.map {
        let words = name(side, $0).split(separator: " ")
        return [
          "Team": teams[side], "FirstName": String(words[0]), "LastName": String(words[1]),
          "UniformNumber": "0\($0 + 1)",
        ]
      }
    }
    var plays = [Object]()
    for event in events {
      let own = person(event.side, event.player)
      if event.move == "assist" || event.move == "block" || event.move == "in" {
        // They stand in the row before.
        var before = plays.removeLast()
        let what = ["assist": "Assist (1)", "block": "BLOCK (1)", "in": "IN"][event.move] ?? ""
        before["Narrative"] = "\(before["Narrative"] ?? ""); 01 Somebody \(what)"
        before["InvolvedPlayers"] = [own]
        plays.append(before)
        continue
      }
      let upper = event.move.uppercased()
      var (type, action) = words[event.move] ?? (upper, upper)
      if upper == "REBOUND" { type = event.isOffensive ? "OFF" : "DEF" }
      if upper == "OUT" { (type, action) = ("SUBS", "SUBS") }
      let play: Object = [
        "Player": own as Any? ?? NSNull(), "InvolvedPlayers": [Object](), "Team": teams[event.side],
        "Type": type, "Action": action,
        "Narrative": "01 Somebody \(action == "SUBS" ? upper : action)",
        "Period": event.period, "ClockSeconds": event.left,
      ]
      plays.append(play)
      if type == "TECH", isOld { plays.append(play.merging(["Type": "FOUL"]) { $1 }) }
    }
    let keys = [
      "Assists": "assist", "Blocks": "block", "DefensiveRebounds": "defensiveRebound",
      "OffensiveRebounds": "offensiveRebound", "TotalRebounds": "rebound", "Points": "points",
      "PersonalFouls": "fouls", "Steals": "steal", "Turnovers": "turnover",
    ]
    func stats(_ side: Int) -> Object {
      let rows = (0..<Self.size).map { player -> Object in
        let own = { (key: String) in counts[side][player][key] ?? 0 }
        let (twos, threes) = (own("twoPoints"), own("threePoints"))
        let tried = twos + threes + own("missedTwoPoints") + own("missedThreePoints")
        var row = row(side, player, keys).mapValues { "\($0)" as Any }
        row["Fgam"] = "\(twos + threes)-\(tried)"
        row["Tpam"] = "\(threes)-\(threes + own("missedThreePoints"))"
        row["Ftma"] = "\(own("freeThrow"))-\(own("freeThrow") + own("missedFreeThrow"))"
        (row["Uni"], row["Name"]) = ("0\(player + 1)", "A. Bbreviated")
        return row
      }
      return [
        "Players": (0..<Self.size).map { person(side, $0) },
        "PlayerGroups": ["Players": ["Values": rows + [["Uni": "TM", "Name": "TEAM"]]]],
      ]
    }
    func team(_ side: Int) -> Object { ["Name": names[side], "PeriodScores": lines[side]] }
    return [
      "Game": [
        "Date": "3/7/2026", "IsComplete": true, "PeriodsRegulation": periods,
        "Rules": ["PeriodMinutes": lengths.regular / 60, "OTMinutes": 5],
        "HomeTeam": team(0), "VisitingTeam": team(1),
      ] as Object,
      "Stats": ["HomeTeam": stats(0), "VisitingTeam": stats(1)], "Plays": plays,
    ]
  }
}
