import Basketball
import JSON

/// The EuroLeague's play-by-play, box score and header, joined by the names of the two teams, and the
/// places of shots, joined by the teams' codes.
struct EuroLeague: LeagueReader {
  static let kind = "euroleague"
  let day: String?
  /// FIBA's, without an arrow: since 2022-23 the side that lost the tip has the ball as the second and the
  /// third quarter begin.
  let rules = {
    var rules = Rules.fiba5x5of2024
    rules.arrow = false
    return rules
  }()
  let hasBox: Bool
  private(set) var boxTime: String?
  private(set) var squads: Sides<Squad>
  private(set) var plays = Transcript()
  private(set) var card = Card()
  private let codes: Sides<String>
  private var period = 0
  private var left = 0
  /// The index in `lists` of the list that is being read, and the rows of kind AG, "shot blocked", for which a block
  /// was found.
  private var listIndex = 0
  private var named = Set<Int>()
  /// The rows of the file of places whose plays have not been read yet, by the numbers of the plays.
  private var shots = [Int: JSONValue]()
  var unfitPlaces: Int { shots.count }

  private static let lists: [StaticString] = [
    "FirstQuarter", "SecondQuarter", "ThirdQuarter", "ForthQuarter", "ExtraTime",
  ]
  private static let counts = [String: String](
    table: """
      assist Assistances
      block BlocksFavour
      defensiveRebound DefensiveRebounds
      fouls FoulsCommited
      foulsDrawn FoulsReceived
      freeThrow FreeThrowsMade
      missedFreeThrow FreeThrowsAttempted
      missedThreePoints FieldGoalsAttempted3
      missedTwoPoints FieldGoalsAttempted2
      offensiveRebound OffensiveRebounds
      performanceIndex Valuation
      plusMinus Plusminus
      points Points
      rebound TotalRebounds
      secondsPlayed Minutes
      shotsBlocked BlocksAgainst
      steal Steals
      threePoints FieldGoalsMade3
      turnover Turnovers
      twoPoints FieldGoalsMade2
      """)
  private static let moves = [String: String](
    table: """
      2FGM twoPoints
      2FGA missedTwoPoints
      2FGAB missedTwoPoints
      3FGM threePoints
      3FGA missedThreePoints
      3FGAB missedThreePoints
      FTM freeThrow
      FTA missedFreeThrow
      AS assist
      O rebound
      D rebound
      TO turnover
      ST steal
      FV block
      CM foul
      CMTI foul
      OF offensiveFoul
      CMT technicalFoul
      CMU flagrantFoul
      CMD disqualifyingFoul
      RV foulDrawn
      C benchFoul
      B benchFoul
      TOUT timeout
      JB jumpBall
      TPOFF jumpBall
      IN in
      OUT out
      """
  ).compactMapValues { name in
    Move.allCases.first { $0.name == name }
  }
  private static let noPlays = [String: String](
    table: """
      AG shot blocked
      CCH review
      JB jump ball
      TOUT referee's time-out
      TOUT_TV referee's time-out
      TPOFF jump ball
      """)

  static func part(of root: JSONValue) throws -> LeaguePart? {
    guard let kind = kind(of: root) else { return nil }
    let rows = all(root) + root.elements("Rows")
    var names = [root.text("TeamA"), root.text("TeamB")]
    var codes = [root.text("CodeTeamA"), root.text("CodeTeamB")]
    var score: [Int?] = [points("POINTS_A", in: rows), points("POINTS_B", in: rows)]
    switch kind {
    case .box:
      names = root.elements("Stats").map { $0.text("Team") }
      score = root.elements("ByQuarter").map { points($0).reduce(0, +) }
    case .points: codes = Array(Set(rows.compactMap { $0.text("TEAM") }))
    case .header: score = [root.number("ScoreA"), root.number("ScoreB")]
    case .plays, .whole: break
    }
    let keys = [names.compactMap { $0.map(Name.identity) }, codes.compactMap(\.self).sorted()]
      .filter { $0.count == 2 }
    if keys.isEmpty { throw ImportError.damaged("it does not tell its two teams") }
    let known = score.compactMap(\.self)
    return LeaguePart(
      kind: kind, keys: keys.map(\.spaceSeparated),
      score: known.count == 2 ? Sides(home: known[0], away: known[1]) : nil)
  }

  private static func kind(of root: JSONValue) -> LeaguePart.Kind? {
    if lists.contains(where: { root[$0] != nil }) { return .plays }
    if root["Stats"] != nil, (root["ByQuarter"] ?? root["Live"]) != nil { return .box }
    if root["CodeTeamA"] != nil, root["ScoreA"] != nil { return .header }
    return root.elements("Rows").first?["NUM_ANOT"] == nil ? nil : .points
  }

  private static func all(_ root: JSONValue) -> [JSONValue] {
    lists.flatMap { root.elements($0) }
  }

  private static func points(_ key: StaticString, in plays: [JSONValue]) -> Int {
    plays.compactMap { $0.number(key) }.max() ?? 0
  }

  /// The points of a team by quarter, beside its name.
  private static func points(_ line: JSONValue) -> [Int] {
    line.members.compactMap(\.value.whole)
  }

  init(_ root: JSONValue, _ parts: Parts) throws {
    let box = parts[.box]
    hasBox = box != nil
    day = parts[.header]?.day("Date", month: 1)
    codes = try Sides { try root.name($0 == .home ? "CodeTeamA" : "CodeTeamB") }
    squads = try Sides { Squad(try root.name($0 == .home ? "TeamA" : "TeamB")) }
    if let box {
      for (side, team) in zip(Side.allCases, try box.list("Stats")) { try add(team, to: side) }
      for (side, line) in zip(Side.allCases, try box.list("ByQuarter")) {
        squads[side].byPeriod = Self.points(line)
      }
    } else {
      for play in Self.all(root) {
        guard let side = side(of: play), let key = key(of: play), let name = play.text("PLAYER")
        else { continue }
        squads[side].add(key, name: name, jersey: play.text("DORSAL"))
      }
    }
    readCard(parts[.header], box)
    for row in parts[.points]?.elements("Rows") ?? [] {
      if let number = row.number("NUM_ANOT") { shots[number] = row }
    }
    plays.isOver = (try? root["Live"]?.bool()) == false
    if plays.isOver, box?.isSet("Live") == true { boxTime = "a game still on" }
    for (place, list) in Self.lists.enumerated() {
      listIndex = place
      begin(place + 1)
      let all = try root.list(list)
      for place in all.indices { try add(all[place], among: all, at: place) }
    }
  }

  /// Reads the card from the box score and the header. The header has more of it, and holds where both have a value.
  private mutating func readCard(_ header: JSONValue?, _ box: JSONValue?) {
    let names = (box?.text("Referees") ?? "").parts(by: ",")
    let pairs = stride(from: 0, to: names.count - 1, by: 2).map { "\(names[$0]),\(names[$0 + 1])" }
    card.put(officials: pairs)
    card.put(attendance: box?.number("Attendance"))
    guard let header else { return }
    card.put(officials: [header.text("Referee1"), header.text("Referee2"), header.text("Referee3")])
    card.put(.coach, of: .home, person: header.text("CoachA"))
    card.put(.coach, of: .away, person: header.text("CoachB"))
    card.put(.place, header.text("Stadium"))
    card.put(.competition, header.text("Competition"))
    card.put(time: header.text("Hour"))
    card.put(attendance: header.number("Attendance"))
  }

  private mutating func add(_ team: JSONValue, to side: Side) throws {
    card.put(.coach, of: side, person: team.text("Coach"))
    for player in try team.list("PlayersStats") {
      try squads[side].add(
        player.name("Player_ID"), name: player.name("Player"),
        jersey: player.text("Dorsal"), isStarter: player.isSet("IsStarter"),
        counts: player.counts(Self.counts))
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

  private mutating func begin(_ number: Int) {
    let next = rules.schedule[number]
    period = number
    left = (next.end?.milliseconds ?? 0) - next.start.milliseconds
  }

  /// Where a shot was taken, stored in centimetres from the basket, and how.
  private mutating func attempt(of move: Move, _ play: JSONValue) -> Attempt? {
    let number = play.number("NUMBEROFPLAY")
    guard let row = number.flatMap({ shots.removeValue(forKey: $0) }) else { return nil }
    return plays.attempt(
      of: move, at: row.spot("COORD_X", "COORD_Y", times: 10), row.text("ACTION") ?? "",
      isFast: row.isSet("FASTBREAK"), by: rules)
  }

  private mutating func add(_ play: JSONValue, among all: [JSONValue], at place: Int) throws {
    let kind = try play.name("PLAYTYPE")
    // Where the time is empty, that of the row before holds.
    if play.text("MARKERTIME") != nil { left = try play.time("MARKERTIME") }
    switch kind {
    case "BP", "BG": return
    case "EP":
      // Another overtime follows in the same list.
      if period > rules.periods { begin(period + 1) }
      return
    case "EG": return plays.isOver = true
    default: break
    }
    let known = Self.moves[kind]
    guard let side = side(of: play), let move = known ?? (kind.hasPrefix("CM") ? .foul : nil) else {
      return plays.leaveOut(kind, by: Self.noPlays)
    }
    if known == nil { plays.takeForPlain(kind) }
    plays.takeEdition(from: move, isUnsportsmanlike: true)
    let told = LeaguePlay(
      move: move, side: side, player: key(of: play), period: period, left: left,
      number: number(at: place),
      isOffensive: ["O": true, "D": false][kind], attempt: attempt(of: move, play))
    switch move {
    case .assist:
      plays.add(
        told,
        on: plays.plays.lastIndex {
          $0.side == side && $0.move.isMade && $0.guest == nil && $0.player != told.player
        })
    case .foulDrawn:
      plays.add(
        told,
        on: plays.plays.lastIndex { $0.move.isFoul && $0.side != side && $0.isBeside(told) })
    case .block:
      guard let shot = shot(blockedAt: place, among: all) else { return plays.add(told) }
      if shot > place { return plays.keep(told, for: number(at: shot)) }
      plays.add(told, of: number(at: shot))
    default: plays.add(told)
    }
  }

  /// A number that no other row of the game has.
  private func number(at place: Int) -> Int { listIndex * 100_000 + place }

  /// The index of the row of the shot that was blocked. It is near a row AG, which names the shooter, and which is
  /// near the row of the block. Each of these may come first.
  private mutating func shot(blockedAt place: Int, among all: [JSONValue]) -> Int? {
    func kind(_ place: Int) -> String { all[place].text("PLAYTYPE") ?? "" }
    func near(_ place: Int, _ isMeant: (Int) -> Bool) -> Int? {
      (max(0, place - 5)..<min(all.count, place + 6))
        .filter(isMeant).min { abs($0 - place) < abs($1 - place) }
    }
    let blocker = side(of: all[place])
    let row = near(place) {
      kind($0) == "AG" && side(of: all[$0]) != blocker && !named.contains(number(at: $0))
    }
    guard let row, let shooter = key(of: all[row]) else { return nil }
    named.insert(number(at: row))
    return near(row) {
      Self.moves[kind($0)]?.isFieldMiss == true && key(of: all[$0]) == shooter
    }
  }
}
