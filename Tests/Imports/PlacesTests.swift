import Basketball
import Fixtures
import Foundation
import Testing

@testable import Imports

@Suite("Places, kinds and links of an imported game")
struct PlacesTests {
  private let made = PublishedGame(seed: 7)

  /// A file of FIBA LiveStats with these plays: number, the number it names, type, team, player, detail.
  private func fiba(
    _ plays: [(Int, Any, String, Int, Int, String)], shots: [[String: Any]] = []
  ) -> [String: Any] {
    var file = made.fiba
    file["pbp"] =
      plays.map { number, previous, type, team, player, detail -> [String: Any] in
        ImportTests.play(type, team, player, detail).merging([
          "actionNumber": number, "previousAction": previous,
          "qualifier": number == 5 ? ["fastbreak"] : [],
        ]) { $1 }
      }.reversed() as [Any]
    var teams = file["tm"] as? [String: [String: Any]] ?? [:]
    teams["1"]?["shot"] = shots
    file["tm"] = teams
    return file
  }

  @Test("of FIBA LiveStats turn one end onto the other, and keep what the source links")
  func fibaLinks() throws {
    let file = fiba(
      [
        (4, "", "2pt", 1, 1, "drivinglayup"), (5, "", "freethrow", 1, 1, "1of1"),
        (7, 6, "rebound", 2, 2, "defensive"), (6, "", "3pt", 1, 2, "stepbackjumpshot"),
        (8, "", "2pt", 1, 3, "tipindunk"), (9, 6, "block", 2, 3, ""),
        (10, "", "foul", 2, 1, "personal"), (11, "", "turnover", 1, 1, ""),
        (12, 10, "foulon", 1, 2, ""),
      ],
      shots: [
        ["actionNumber": 4, "x": 10, "y": 50], ["actionNumber": 6, "x": 66.25, "y": "20"],
        ["actionNumber": 8, "x": 120, "y": 50], ["actionNumber": 9, "x": 1e18, "y": 50],
      ])
    let game = try ImportedGame([file])
    #expect(game.placesOffCourt == 1)
    let found = game.lines.map {
      $0.split(separator: " ").dropFirst(2).joined(separator: " ")
    }
    #expect(
      found == [
        "home/Ana Aro miss2@0,1.225~layup", "home/Ana Aro missft~fast",
        "home/Bo Ek miss3@4.5,7.875~jumper,stepback", "away/Cy Ottsen block",
        "away/Bo Eksen rebound", "home/Cy Ott miss2~dunk,tipin",
        "away/Ana Arosen foul home/Bo Ek drawn", "home/Ana Aro turnover",
      ])
  }

  @Test("that no play is at, or that are off the court, are counted", arguments: [0, 10_000])
  func unfit(offset: Int) throws {
    let (plays, box) = made.euroLeague
    let rows = made.euroLeagueOthers[1]["Rows"] as? [[String: Any]] ?? []
    let moved = rows.map { row in
      row.merging([
        "NUM_ANOT": (row["NUM_ANOT"] as? Int ?? 0) + offset, "COORD_X": "-1e18",
      ]) { $1 }
    }
    let game = try ImportedGame([plays, box, ["Rows": moved]])
    let counts = [game.unfitPlaces, game.placesOffCourt]
    #expect(counts == (offset == 0 ? [0, rows.count] : [rows.count, 0]))
  }

  @Test("of the NBA are in tenths of a foot, and a foul says whom it was on")
  func nba() throws {
    var (plays, box) = made.nba
    let action: [String: Any] = [
      "period": 1, "clock": "PT05M00.00S", "qualifiers": ["fastbreak"], "shotResult": "Missed",
    ]
    let shot = action.merging([
      "actionType": "3pt", "subType": "Jump Shot", "descriptor": "pullup", "teamTricode": "HER",
      "personId": 1, "xLegacy": -230, "yLegacy": 20,
    ]) { $1 }
    let whistle = action.merging([
      "actionType": "foul", "subType": "personal", "teamTricode": "GUL", "personId": 101,
      "foulDrawnPersonId": 2,
    ]) { $1 }
    plays["game"] = ["gameId": "0022600001", "actions": [shot, whistle]] as [String: Any]
    let found = try ImportedGame([plays, box]).lines
    #expect(found.first?.hasSuffix("miss3@-7.01,0.61~jumper,pullup,fast") == true, "\(found)")
    let foul = found.first { $0.contains(" foul ") }
    #expect(foul?.contains(" foul home/") == true && foul?.hasSuffix(" drawn") == true, "\(found)")
  }
}
