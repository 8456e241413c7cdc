import Basketball
import Fixtures
import Foundation
import Testing

@testable import Imports

@Suite("A file of another season")
struct StrangerFilesTests {
  private let made = PublishedGame(seed: 7, overtimes: 1)
  private let now = TimeOfDay(milliseconds: 0)

  /// Expects each league's game to be the same, changed or not.
  private func expectSame(_ change: (_ key: String, _ value: Any) -> Any?) throws {
    for files in made.files {
      let game = try ImportedGame(files)
      let changed = try ImportedGame(
        files.map { Self.changed("", $0, change) as? [String: Any] ?? [:] })
      #expect(changed.sum == game.sum && changed.steps == game.steps)
      #expect(changed.teams == game.teams && changed.day == game.day)
      let differences = try PlayedImport(changed, now: now)
        .differences(from: #require(changed.box), now: now)
      #expect(differences.map(\.key) == [])
    }
  }

  /// A value with all that is in it changed; nil where it goes.
  private static func changed(
    _ key: String, _ value: Any, _ change: (_ key: String, _ value: Any) -> Any?
  ) -> Any? {
    switch value {
    case let object as [String: Any]:
      let members = object.compactMap { key, value in
        changed(key, value, change).map { (key, $0) }
      }
      return Dictionary(uniqueKeysWithValues: members)
    case let list as [Any] where !list.isEmpty: return list.compactMap { changed(key, $0, change) }
    default: return change(key, value)
    }
  }

  @Test("may have spaces around any text, and numbers as text")
  func padded() throws {
    try expectSame { key, value in
      switch value {
      case let text as String: "  \(text) "
      // A number of JSON is a truth value, too.
      case let number as Int where ["period", "pno", "POINTS_A", "Period"].contains(key):
        " \(number)  "
      default: value
      }
    }
  }

  @Test("may have null for an empty list, or nothing", arguments: [true, false])
  func empty(isNull: Bool) throws {
    try expectSame { _, value in
      (value as? [Any])?.isEmpty == true ? isNull ? NSNull() : nil : value
    }
    // Without an overtime the last list of the EuroLeague has nothing in it.
    let (plays, box) = PublishedGame(seed: 7).euroLeague
    let game = try ImportedGame([plays, box])
    var without = plays
    without["ExtraTime"] = isNull ? NSNull() : nil
    #expect(try ImportedGame([without, box]).sum == game.sum)
  }

  @Test("may have a clock below zero, which is at zero")
  func belowZero() throws {
    let zeros: [String: (Any, Any)] = [
      "MARKERTIME": ("00:00", "00:-1"), "clock": ("00:00:00", "00:-1:00"),
      "ClockSeconds": (0, -1),
    ]
    try expectSame { key, value in
      if "\(value)" == "PT0M0.00S" { return "PT00M-1.00S" }
      guard let (zero, below) = zeros[key], "\(value)" == "\(zero)" else { return value }
      return below
    }
    let texts = ["00:-1", "-0:01", "-PT1M2S", "PT0M-0.50S", " -", "1-2:00", "-1"]
    #expect(texts.map { Int(leagueClock: $0) } == [0, 0, 0, 0, nil, nil, nil])
  }

  @Test("has the day of its header, of its first play, or none")
  func days() throws {
    let (plays, box) = made.euroLeague
    #expect(try ImportedGame([plays, box]).day == nil)
    let others = made.euroLeagueOthers
    let files = try ([plays, box] + others).reversed().map { try LeagueFile($0) }
    let (games, alone) = GameFiles.games(of: files)
    #expect(games.count == 1 && alone.isEmpty)
    #expect(try games[0].read(isAnyRefused: true).day == "2026-03-07")
    #expect(GameFiles.games(of: Array(files.prefix(2))).alone.count == 2)
    // 19:10 of the day before in New York.
    #expect(try ImportedGame([made.nba.plays]).day == "2026-02-11")
    let early = String(decoding: PublishedGame.json(made.nba.plays), as: UTF8.self)
      .replacing("2026-02-12T00:10", with: "2026-03-01T04:59")
    let file = try LeagueFile("", Array(early.utf8))
    #expect(try GameFiles.games(of: [file]).games[0].read(isAnyRefused: false).day == "2026-02-28")
  }

  @Test("whose box is of a game still on says so, and is not compared")
  func stillOn() throws {
    let (plays, box) = made.nba
    var game = try #require(box["game"] as? [String: Any])
    for (status, clock, time) in [
      (2, "PT05M12.00S", "Q2 5:12"), (2, "", "a game not begun"),
      (1, "PT05M12.00S", "a game not begun"),
    ] {
      game.merge(["gameStatus": status, "period": 2, "gameClock": clock]) { $1 }
      let read = try ImportedGame([plays, ["game": game]])
      #expect(read.boxTime == time && read.box == nil && read.hasStarters)
    }
    var live = made.euroLeague.box
    live["Live"] = true
    #expect(try ImportedGame([made.euroLeague.plays, live]).boxTime == "a game still on")
    #expect(try ImportedGame([plays, box]).boxTime == nil)
  }

  @Test(
    "that is no JSON is said to be what it is",
    arguments: [
      ("<?xml version=\"1.0\"?><game/>", "it is XML, not JSON"),
      ("\r\n<!DOCTYPE HTML><html>", "it is a web page (HTML), not JSON"),
      ("team,points\nGulls,20\n", "it is a table (CSV), not JSON"),
      ("\"team\";\"points\"\r\n\"Gulls\";20", "it is a table (CSV), not JSON"),
      ("PAR1\u{15}\u{4}", "it is Parquet, not JSON"),
      ("PK\u{3}\u{4}", "it is a zip archive: unpack it"),
      ("{\"a\",\n\"b\",", "line 1: it is not valid JSON there"),
      ("Gulls, at last", "line 1: it is not valid JSON there"),
    ])
  func formats(text: String, reason: String) throws {
    #expect(throws: ImportError.damaged(reason)) { try LeagueFile("", Array(text.utf8)) }
    #expect(throws: ImportError.damaged("it is packed with gzip: unpack it")) {
      try LeagueFile("", [0x1F, 0x8B, 8, 0, 1])
    }
  }

  @Test("of the NBA's statistics is another format")
  func statistics() throws {
    let plays: [[String: Any]] = [
      ["actionType": "period", "subType": "start", "clock": "PT12M00.00S", "actionId": 1],
      ["actionType": "Made Shot", "subType": "Layup Shot", "clock": "PT11M40.00S", "actionId": 2],
    ]
    let file: [String: Any] = ["game": ["gameId": "0029900002", "actions": plays]]
    #expect(throws: ImportError.otherFormat("NBA stats playbyplayv3")) {
      try LeagueFile(file)
    }
  }
}
