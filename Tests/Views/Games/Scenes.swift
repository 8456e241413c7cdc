import Fixtures
import Basketball
import FoundationEssentials
import Terminal

@testable import ViewModels

/// When the games of these tests are made: 2026-11-20 at 20:15 UTC.
nonisolated let start = TimeOfDay(milliseconds: 1_795_205_700_000)

/// Names as people and files have them.
nonisolated enum Names {
  static let plain = ["Ana", "Bo", "Cy", "Dee", "Eve", "Flo"]
  static let world = [
    "Željko", "李小龍", "👩‍👩‍👧 Zoë", "Nguyễn", "עלי", "Maximiliane von Hohenstein-Waldburg",
  ]
  static let hostile = [
    "\u{1b}[31mRed\u{1b}[0m", "Be\u{7}ll", "\u{202e}txet", "a\nb\rc", "\u{9b}2J", "t\tb",
  ]
}

extension Scoresheet {
  /// A game that begins now, the first half of the names at home.
  static func new(
    _ names: [String] = Names.plain, teams: (String, String) = ("Reds", "Blues"), target: Int = 15,
    id: String = "2026-11-20-reds-blues"
  ) throws -> Scoresheet {
    let players = [names.prefix(names.count / 2), names.suffix((names.count + 1) / 2)]
      .map { $0.map { Player($0) } }
    return Scoresheet(
      id: id, home: Team(name: teams.0, players: players[0]),
      away: Team(name: teams.1, players: players[1]),
      rules: try Rules(side: nil, target: target, margin: nil), now: start)
  }

  /// Plays at 1:00, 2:00 and so on: a place such as `h1` or a side, and a move.
  mutating func play(_ calls: (String, Move)..., from minute: Int = 1) throws {
    for (place, call) in calls.enumerated() {
      let reading = ClockReading(milliseconds: (minute + place) * 60_000 + 200)
      try record([Call(try who(call.0), call.1)], at: reading, now: start)
    }
  }

  /// The game half-way, with something for everybody and for the home team itself.
  static func halfway(_ names: [String], teams: (String, String)) throws -> Scoresheet {
    var sheet = try new(names, teams: teams)
    try sheet.play(
      ("h1", .twoPoints), ("h2", .assist), ("a1", .onePoint), ("a3", .rebound), ("home", .foul),
      ("h3", .onePoint), ("a2", .twoPoints), ("a2", .twoPoints), ("home", .twoPoints))
    return sheet
  }

  /// That game to the end: the home side wins with 15 and more.
  static func finished(_ names: [String], teams: (String, String)) throws -> Scoresheet {
    var sheet = try halfway(names, teams: teams)
    let all = Array(repeating: ("h1", Move.twoPoints), count: 5)
    for (place, call) in all.enumerated() { try sheet.play(call, from: 10 + place) }
    try sheet.play(("h2", .assist), from: 14)
    return sheet
  }

  var document: GameDocument { GameDocument(self, now: changed) }

  /// The row of a listing, as it is read from the head of a file.
  func row() throws -> GameRow {
    try JSONDecoder().decode(GameRow.self, from: Data(try document.line().utf8))
  }
}

extension [String] {
  /// The lines as a text to be compared, with escapes that can be read.
  var screen: String { map { $0.replacing("\u{1b}", with: "␛") + "\n" }.joined() }
}

extension String {
  /// The text without the paint of a style.
  var unpainted: String { replacing(/\u{1b}\[[0-9]+m/, with: "") }

  /// Whether every attribute of a style that is put on is taken off again.
  var endsUnpainted: Bool {
    var on: Set<Substring> = []
    for code in matches(of: #/\u{1b}\[([0-9]+)m/#).map(\.1) {
      switch code {
      case "22": on.subtract(["1", "2"])
      case "27": on.subtract(["7"])
      case "39": on.subtract(["31", "32", "33", "35", "36"])
      default: on.insert(code)
      }
    }
    return on.isEmpty
  }
}
