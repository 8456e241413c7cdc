import Basketball
import JSON

/// Sidearm, the sites of US colleges: game, box and plays in one file.
struct Sidearm: LeagueReader {
  static let kind = "sidearm"
  let id: String?
  let day: String?
  let rules: Rules
  let squads: Sides<Squad>
  private(set) var plays = Transcript()
  private(set) var card = Card()

  private static let counts = [String: String](
    table: """
      assist Assists
      block Blocks
      defensiveRebound DefensiveRebounds
      fouls PersonalFouls
      offensiveRebound OffensiveRebounds
      points Points
      rebound TotalRebounds
      steal Steals
      turnover Turnovers
      """)
  private static let noPlays = [
    "DEADB REBOUND": "dead-ball rebound", "MEDIA TIMEOUT": "referee's time-out",
  ]

  static func part(of root: JSONValue) -> LeaguePart? {
    root["Game"] != nil && root["Stats"] != nil && root["Plays"] != nil ? LeaguePart() : nil
  }

  init(_ root: JSONValue, _ parts: Parts) throws {
    let game = try root.member("Game")
    let stats = try root.member("Stats")
    id = game.text("NcaaGameId")
    day = game.day("Date", month: 0)
    let lengths = game["Rules"]
    let periods = try game.period("PeriodsRegulation")
    rules = try game.rules(
      periods == 2 ? .ncaa : .ncaaw, periods: periods, length: lengths?.minutes("PeriodMinutes"),
      overtime: lengths?.minutes("OTMinutes"))
    squads = try Sides {
      let key: StaticString = $0 == .home ? "HomeTeam" : "VisitingTeam"
      return try Self.squad(game.member(key), stats.member(key))
    }
    card.put(officials: (game.text("Officials") ?? "").parts(by: ","))
    card.put(.place, game.text("Location"))
    card.put(attendance: game.number("Attendance"))
    card.put(time: game.text("StartTime"))
    card.put(.number, id)
    for play in try root.list("Plays") { try add(play) }
    // Older files have a technical foul a second time, as the foul that the box counts.
    let all = plays.plays
    for play in all where play.move == .technicalFoul || play.move == .benchFoul {
      let counted = squads[play.side].count("fouls", of: play.player) ?? 0
      if all.count(where: { $0.isFoul(by: play) }) >= counted { plays.removeFoul(beside: play) }
    }
    plays.isOver = game.isSet("IsComplete")
  }

  private static func squad(_ team: JSONValue, _ stats: JSONValue) throws -> Squad {
    var squad = Squad(try team.name("Name"))
    squad.byPeriod = try team.list("PeriodScores").compactMap { $0.whole ?? $0.number("Score") }
    var names = [String: String]()
    for player in stats.elements("Players") {
      if let key = key(of: player) { names[key] = player.text("FirstName", "LastName") }
    }
    let rows = try stats["PlayerGroups"]?["Players"]?.list("Values") ?? []
    for (place, row) in rows.filter({ $0.text("Uni") != "TM" }).enumerated() {
      guard let key = key(row.text("Uni"), row.text("Name")) else { continue }
      var counts = row.counts(Self.counts)
      counts.add(.twoPoints, row.text("Fgam"), besides: row.text("Tpam"))
      counts.add(.threePoints, row.text("Tpam"))
      counts.add(.freeThrow, row.text("Ftma"))
      squad.add(
        key, name: names[key] ?? row.text("Name") ?? key, jersey: row.text("Uni"),
        isStarter: place < 5, counts: counts)
    }
    return squad
  }

  private static func key(of player: JSONValue?) -> String? {
    player.flatMap { key($0.text("UniformNumber"), $0.text("FirstName", "LastName")) }
  }

  /// The shirt number, else the name; nil for a team.
  private static func key(_ number: String?, _ name: String?) -> String? {
    number == "TM" ? nil : Squad.jersey(number) ?? number ?? name
  }

  private mutating func add(_ play: JSONValue) throws {
    let kind = play.text("Type") ?? ""
    let action = play.text("Action") ?? ""
    let player = Self.key(of: play["Player"])
    let move = Self.move(kind, action, isTeam: player == nil)
    guard let side = Self.side(play), move != nil || action == "SUBS" else {
      return plays.leaveOut("\(kind) \(action)", by: Self.noPlays)
    }
    if move == .foul, kind != "FOUL", !kind.isEmpty { plays.takeForPlain(kind) }
    func told(_ move: Move, _ player: String?, _ side: Side) throws -> LeaguePlay {
      try LeaguePlay(
        move: move, side: side, player: player, period: play.period("Period"),
        left: max(0, play.needed("ClockSeconds", -100_000...100_000)) * 1000,
        isOffensive: ["OFF": true, "DEF": false][kind],
        attempt: plays.attempt(of: move, at: nil, kind, isFast: false, by: rules))
    }
    let others = play.elements("InvolvedPlayers")
    let narrative = (play.text("Narrative") ?? "").split(separator: ";")
    guard let move else {
      for (person, words) in zip([play["Player"]] + others, narrative) {
        let move: Move? = ["IN": .in, "OUT": .out][words.split(separator: " ").last ?? ""]
        if let move { plays.add(try told(move, Self.key(of: person), side)) }
      }
      return
    }
    plays.add(try told(move, player, side))
    guard let other = others.first, let otherSide = Self.side(other),
      let key = Self.key(of: other), let words = narrative.dropFirst().first
    else { return }
    if move.isMade, words.contains("Assist") {
      plays.add(try told(.assist, key, otherSide), on: plays.plays.count - 1)
    } else if move.isMiss, words.contains("BLOCK") {
      plays.add(try told(.block, key, otherSide))
    }
  }

  private static func side(_ value: JSONValue) -> Side? {
    ["HomeTeam": .home, "VisitingTeam": .away][value.text("Team") ?? ""]
  }

  private static func move(_ kind: String, _ action: String, isTeam: Bool) -> Move? {
    let shots = ["3PTR": Shot.threePoints, "FT": .freeThrow]
    return switch (kind, action) {
    case (_, "GOOD"), (_, "MISS"):
      (shots[kind] ?? .twoPoints).move(isMade: action == "GOOD")
    case (_, "REBOUND"): kind == "OFF" || kind == "DEF" ? .rebound : nil
    case ("MEDIA", "TIMEOUT"): nil
    case ("TECH", _): isTeam ? .benchFoul : .technicalFoul
    default: Move.called(action.lowercased())
    }
  }
}

extension [String: Int] {
  /// Sets the made and the missed shots of `5-12`, less those of another such text.
  fileprivate mutating func add(_ shot: Shot, _ text: String?, besides other: String? = nil) {
    guard let all = Self.shots(text) else { return }
    let others = Self.shots(other) ?? (made: 0, missed: 0)
    self[shot.made.name] = all.made - others.made
    self[shot.missed.name] = all.missed - others.missed
  }

  private static func shots(_ text: String?) -> (made: Int, missed: Int)? {
    let parts = text?.split(separator: "-").compactMap { Int($0) } ?? []
    guard parts.count == 2, parts.allSatisfy((0...1000).contains) else { return nil }
    return (parts[0], parts[1] - parts[0])
  }
}
