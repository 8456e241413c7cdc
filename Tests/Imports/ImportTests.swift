import Basketball
import Documents
import Fixtures
import Foundation
import Testing

@testable import Imports

@Suite("An import")
struct ImportTests {
  private let now = TimeOfDay(milliseconds: 0)

  /// The only game of these files.
  private func game(_ files: [String: Any]..., isAnyRefused: Bool = false) throws -> ImportedGame {
    try ImportedGame(files, isAnyRefused: isAnyRefused)
  }

  /// A game played, and what does not agree with its box; it is to have no other fault.
  private func played(
    _ game: ImportedGame
  ) throws -> (state: GameState, differences: [Difference]) {
    let played = try PlayedImport(game, now: now)
    #expect(played.refused.isEmpty && game.unknownKinds.isEmpty)
    return (played.sheet.state, played.differences(from: try #require(game.box), now: now))
  }

  /// Expects a game to be as the statistician counted it.
  private func expect(_ game: ImportedGame, _ made: PublishedGame, _ rules: String) throws {
    let (state, differences) = try played(game)
    #expect(differences.map { "\($0.player ?? "") \($0.key)" } == [])
    #expect(state.box.score == Sides(home: made.score(0), away: made.score(1)))
    #expect(state.finish?.winner == (made.score(0) > made.score(1) ? .home : .away))
    #expect(state.rules.name == rules && state.box.period == made.lines[0].count)
    #expect(game.teams.home.starters.count == 5 || !game.hasStarters)
  }

  @Test("has every count of the league's box", arguments: seeds(1))
  func agrees(seed: Int) throws {
    let made = PublishedGame(seed: seed, overtimes: (seed + 1) % 3)
    try expect(game(made.fiba), made, "fiba5x5-2024")
    try expect(game(made.euroLeague.box, made.euroLeague.plays), made, "fiba5x5-2024")
    try expect(game(made.sidearm()), made, "ncaaw")
    try expect(game(made.sidearm(isOld: true)), made, "ncaaw")
    let long = PublishedGame(seed: seed, minutes: 12, overtimes: (seed + 1) % 2)
    try expect(game(long.nba.plays, long.nba.box), long, "nba")
    let halves = PublishedGame(seed: seed, periods: 2, minutes: 20)
    try expect(game(halves.sidearm()), halves, "ncaa")
    let short = PublishedGame(seed: seed, minutes: 9)
    try expect(game(short.fiba), short, "custom")
  }

  @Test("is in its library the game that its tape tells")
  func opened() throws {
    let game = try game(made.fiba)
    let played = try PlayedImport(game, now: now).sheet
    let new = Scoresheet(
      id: "game", teams: game.teams, rules: game.rules, now: now,
      created: TimeOfDay(milliseconds: 1), day: "2026-11-20",
      source: GameSource(kind: "fiba-livestats", id: "1"))
    let opened = played.opened(as: new)
    #expect(try opened == Scoresheet(id: "game", tape: opened.tape.entries))
    #expect(opened.tape.entries[0] == new.tape.entries[0])
    #expect(opened.playByPlay == played.playByPlay && opened.state.box.count > 0)
  }

  @Test("names what the plays and the box do not agree about")
  func disagrees() throws {
    var file = made.fiba
    change(&file, ["tm", "1", "pl", "1", "sAssists"]) { _ in 99 }
    change(&file, ["tm", "2", "p1_score"]) { _ in 1 }
    change(&file, ["tm", "2", "pl", "3", "sMinutes"]) { _ in "99:00" }
    let found = try played(try game(file)).differences
    #expect(
      found.map { [$0.player ?? "", $0.team, $0.key] } == [
        ["Ana Aro", "Herons of Ulm", "assist"], ["", "Gulls", "line"],
        ["Cy Ottsen", "Gulls", "secondsPlayed"],
      ])
    #expect(found[0].there == .int(99) && found[2].there == .thousandths(99 * 60_000))
  }

  @Test("puts a rebound behind its miss where another one was written down late")
  func late() throws {
    let lines = try feed([
      ("2pt", 1, 1, "layup"), ("3pt", 2, 1, "jumpshot"), ("rebound", 2, 2, "defensive"),
      ("rebound", 1, 3, "defensive"), ("rebound", 2, 0, "defensivedeadball"),
    ])
    #expect(
      lines == [
        "home/Ana Aro miss2~layup", "away/Bo Eksen rebound", "away/Ana Arosen miss3~jumper",
        "home/Cy Ott rebound",
      ])
  }

  @Test("has its first play in its period, also where the file has it last")
  func lateEntry() throws {
    var file = made.fiba
    let events = file["pbp"] as? [Any] ?? []
    file["pbp"] = [events[events.count - 1]] + events.dropLast()
    #expect(try game(file).lines.suffix(2) == game(made.fiba).lines.suffix(2))
  }

  @Test("has who won the opening jump ball, and whose each held ball was")
  func jumpBalls() throws {
    let lines = try feed([
      ("jumpball", 0, 0, "startperiod"), ("jumpball", 2, 1, "won"), ("jumpball", 1, 1, "lost"),
      ("jumpball", 1, 0, "heldball"), ("jumpball", 1, 0, "won"),
    ])
    #expect(lines == ["away/Ana Arosen tip", "home held"])
    let made = made.euroLeague
    var plays = made.plays
    let before = try game(made.box, plays)
    let code = plays["CodeTeamB"] ?? ""
    change(&plays, ["FirstQuarter"]) { list in
      let jumps = ["JB", "TPOFF"].map { ["PLAYTYPE": $0, "CODETEAM": code, "MARKERTIME": "09:59"] }
      return jumps + (list as? [Any] ?? [])
    }
    let told = try game(made.box, plays)
    #expect(told.lines.prefix(2) == ["Q1 09:59.0 away tip", "Q1 09:59.0 away held"])
    // A game that was imported when there was no such move is known again.
    #expect(told.sum == before.sum)
  }

  @Test("gives teams, coaches and the bench what is theirs")
  func teams() throws {
    let lines = try feed([
      ("foul", 1, 0, "coachTechnical"), ("foul", 2, 1, "unsportsmanlike"),
      ("timeout", 1, 4, "full"),
      ("timeout", 0, 0, "officialTV"), ("foulon", 1, 1, ""), ("turnover", 2, 77, ""),
      ("substitution", 2, 77, "in"),
    ])
    #expect(
      lines == [
        "home bench", "away/Ana Arosen flagrant", "home timeout", "home/Ana Aro drawn",
        "away turnover",
      ])
  }

  /// The lines of plays by type, team, player and detail, without their times.
  private func feed(_ plays: [(String, Int, Int, String)]) throws -> [String] {
    var file = made.fiba
    file["pbp"] = plays.map { Self.play($0, $1, $2, $3) }.reversed() as [Any]
    return try game(file).lines.map {
      String($0.drop { $0 != "0" }.drop { $0 != " " }.dropFirst())
    }
  }

  /// A play of FIBA LiveStats in the middle of the first period.
  static func play(
    _ type: String, _ team: Int, _ player: Int, _ detail: String
  ) -> [String: Any] {
    [
      "actionType": type, "tno": team, "pno": player, "subType": detail, "success": 0, "period": 1,
      "periodType": "REGULAR", "clock": "05:00:00",
    ]
  }

  @Test("names people so that they can be typed, and those alike by their numbers")
  func names() throws {
    var file = made.fiba
    let all = [
      ("Nando,", "De Colo: \u{7}*", "00"), ("", "DE COLO, NANDO", "03"), ("Nándo", "de colo", "3"),
      ("", "***", "x"), ("", "Émile O'Neal-Šarić Jr.", "107"),
    ]
    for (place, (first, last, number)) in all.enumerated() {
      for (key, value) in [("firstName", first), ("familyName", last), ("shirtNumber", number)] {
        change(&file, ["tm", "1", "pl", "\(place + 1)", key]) { _ in value }
      }
    }
    let team = try game(file).teams.home
    let texts = Set(team.players.map(\.text))
    let meant = [
      "00 De Colo Nando", "3 NANDO DE COLO 3 2", "Nándo de colo 3 3", "Nobody",
      "Émile O'Neal-Šarić Jr.",
    ]
    for text in meant { #expect(texts.contains(text), "\(texts)") }
    change(&file, ["tm", "1", "name"]) { _ in String(repeating: "a", count: 1001) }
    #expect(throws: ImportError.self) { try game(file) }
  }

  @Test("joins halves by their game, and by the score where teams met twice")
  func joined() throws {
    let (one, other) = (PublishedGame(seed: 1), PublishedGame(seed: 2))
    let files = [
      one.euroLeague.plays, other.nba.box, other.euroLeague.plays, other.euroLeague.box,
      one.nba.plays, one.euroLeague.box,
    ]
    let read = try files.map { try LeagueFile($0) }
    let (games, alone) = GameFiles.games(of: read)
    #expect(games.count == 3 && alone.isEmpty)
    for place in 0...1 {
      #expect(try played(games[place].read(isAnyRefused: true)).differences.isEmpty)
    }
    #expect(GameFiles.games(of: [read[1], read[0]]).alone.count == 1)
  }

  @Test("without a box has no starters and no substitutions, unless the box may be damaged")
  func withoutBox() throws {
    for plays in [made.nba.plays, made.euroLeague.plays] {
      let alone = try game(plays)
      #expect(!alone.hasStarters && alone.box == nil && alone.leftOut["substitution"] ?? 0 > 1)
      #expect(!alone.lines.contains { $0.hasSuffix(" in") || $0.hasSuffix(" out") })
      #expect(throws: ImportError.perhapsWithoutBox) { try game(plays, isAnyRefused: true) }
    }
    #expect(
      try game(made.euroLeague.plays).sum
        == game(made.euroLeague.plays, made.euroLeague.box).sum)
  }

  @Test("is not made where a file does not say of which game it is")
  func strayBox() throws {
    var (plays, box) = made.nba
    change(&box, ["game", "gameId"]) { _ in -1 }
    for files in [[plays, box], [["meta": 1, "game": 1]]] {
      #expect(throws: ImportError.damaged("it does not tell its game")) {
        try ImportedGame(files, isAnyRefused: false)
      }
    }
  }

  @Test("of a file that is cut, lacks something or has it in another type ends in words")
  func damaged() throws {
    var random = SplitMix64(seed: 40)
    for files in made.files {
      for (place, file) in files.enumerated() {
        let bytes = PublishedGame.json(file)
        for _ in seeds(2) {
          let cut = bytes.prefix(.random(in: 0..<bytes.count, using: &random))
          #expect(throws: ImportError.self) { try LeagueFile("", Array(cut)) }
          var files = files
          files[place] = Self.damaged(file, &random) as? [String: Any] ?? [:]
          read(files)
        }
      }
    }
  }

  @Test("of a box with a quarter of more points than can be counted is read without it")
  func hugeQuarter() throws {
    var box = made.euroLeague.box
    let lines = try #require(box["ByQuarter"] as? [[String: Any]])
    #expect(lines.count == 2)
    box["ByQuarter"] = lines.map { line in
      line.merging(["Quarter1": Int.max, "Quarter2": 1]) { $1 }
    }
    let files = try [box, made.euroLeague.plays].map { try LeagueFile($0) }
    #expect(GameFiles.games(of: files).games.count == 1)
  }

  /// Reads the files and plays their games as far as they can be.
  private func read(_ files: [[String: Any]]) {
    for game in GameFiles.games(of: files.compactMap { try? LeagueFile($0) }).games {
      guard let read = try? game.read(isAnyRefused: false),
        let played = try? PlayedImport(read, now: now)
      else { continue }
      _ = read.box.map { played.differences(from: $0, now: now) }
    }
  }

  private let made = PublishedGame(seed: 7)

  /// The value with one thing inside it removed, or replaced by something else.
  private static func damaged(_ value: Any, _ random: inout SplitMix64) -> Any? {
    let others: [Any?] = [
      nil, NSNull(), -1, Int.max, 1e300, "", "x\u{1b}[31m", [Any](), [String: Any](), true, "99:99",
    ]
    if random.oneIn(4) { return others.randomElement(using: &random) ?? nil }
    if var object = value as? [String: Any],
      let key = object.keys.sorted().randomElement(using: &random)
    {
      object[key] = object[key].flatMap { damaged($0, &random) }
      return object
    }
    if var list = value as? [Any], let place = list.indices.randomElement(using: &random) {
      if let new = damaged(list[place], &random) {
        list[place] = new
      } else {
        list.remove(at: place)
      }
      return list
    }
    return others.randomElement(using: &random) ?? nil
  }

  /// Changes a value inside an object.
  private func change(_ value: inout [String: Any], _ path: [String], _ new: (Any?) -> Any) {
    guard path.count > 1 else { return value[path[0]] = new(value[path[0]]) }
    var inner = value[path[0]] as? [String: Any] ?? [:]
    change(&inner, Array(path.dropFirst()), new)
    value[path[0]] = inner
  }
}

extension ImportedGame {
  /// The lines of its feed.
  var lines: [String] { steps.map { $0.line(by: rules) } }

  /// The first game of these files.
  init(_ files: [[String: Any]], isAnyRefused: Bool = false) throws {
    let read = try files.map { try LeagueFile($0) }
    self = try #require(GameFiles.games(of: read).games.first).read(isAnyRefused: isAnyRefused)
  }
}

extension LeagueFile {
  init(_ json: [String: Any]) throws { try self.init("", PublishedGame.json(json)) }
}
