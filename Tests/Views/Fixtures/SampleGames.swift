import Basketball
import Documents
import Foundation

/// When the games of these tests are made: 2026-11-20 at 20:15 UTC.
let start = TimeOfDay(milliseconds: 1_795_205_700_000)

/// So many milliseconds after the games of these tests are made.
func after(_ milliseconds: Int) -> TimeOfDay {
  TimeOfDay(milliseconds: start.milliseconds + milliseconds)
}

/// Names as people and files have them.
enum Names {
  static let plain = ["Ana", "Bo", "Cy", "Dee", "Eve", "Flo"]
  static let world = [
    "Željko", "李小龍", "👩‍👩‍👧 Zoë", "Nguyễn", "עלי", "Maximiliane von Hohenstein-Waldburg",
  ]
  static let hostile = [
    "\u{1b}[31mRed\u{1b}[0m", "Be\u{7}ll", "\u{202e}txet", "a\nb\rc", "\u{9b}2J", "t\tb",
  ]
}

extension Rules {
  /// The usual rules with another target.
  static func pickup(to target: Int) throws -> Rules {
    try Rules(told: "pickup target \(target)")
  }
}

extension Scoresheet {
  /// A game that begins now, the first half of the names at home.
  static func new(
    _ names: [String] = Names.plain, teams: (String, String) = ("Reds", "Blues"),
    by rules: Rules = .pickup, id: String = "2026-11-20-reds-blues"
  ) -> Scoresheet {
    let players = names.map { Player($0) }
    let home = Team(name: teams.0, players: Array(players.prefix(names.count / 2)))
    let away = Team(name: teams.1, players: Array(players.dropFirst(names.count / 2)))
    return Scoresheet(id: id, teams: Sides(home: home, away: away), rules: rules, now: start)
  }

  /// Does a verb at the time at which the game was made.
  @discardableResult
  mutating func perform(_ verb: Verb) throws -> Outcome { try perform(verb, now: start) }

  /// Plays at 1:00.2, 2:00.2 and so on: a place such as `h1` or a side, and a move.
  mutating func record(_ plays: (String, Move)..., from minute: Int = 1) throws {
    for (place, play) in plays.enumerated() {
      let reading = ClockReading(milliseconds: (minute + place) * 60_000 + 200)
      try perform(.record([PlayRequest(.typed(play.0), play.1)], at: .elapsed(reading)))
    }
  }

  /// Plays of a side itself, at one reading in seconds.
  mutating func record(_ side: Side, _ moves: Move..., at seconds: Int) throws {
    let reading = ClockReading(milliseconds: seconds * 1000)
    for move in moves {
      try perform(.record([PlayRequest(.exact(Who(side)), move)], at: .elapsed(reading)))
    }
  }

  /// A game with shirt numbers, of which both teams have #7.
  static func numbered() throws -> Scoresheet {
    let players = [
      ("Ana", "4"), ("Bo", "23"), ("Cy", "7"), ("Dee", "7"), ("Eve", "10"), ("Flo", "11"),
    ]
    .map { Player($0, jersey: $1) }
    return Scoresheet(
      id: "2026-11-20-reds-blues",
      teams: Sides(
        home: Team(name: "Reds", players: Array(players.prefix(3))),
        away: Team(name: "Blues", players: Array(players.suffix(3)))), rules: .pickup, now: start)
  }

  /// The game half-way, with something for everybody and for the home team itself.
  static func halfway(
    _ names: [String] = Names.plain, teams: (String, String) = ("Reds", "Blues")
  ) throws -> Scoresheet {
    var sheet = new(names, teams: teams)
    try sheet.record(
      ("h1", .twoPoints), ("h2", .assist), ("a1", .onePoint), ("a3", .rebound), ("home", .foul),
      ("h3", .onePoint), ("a2", .twoPoints), ("a2", .twoPoints), ("home", .twoPoints))
    return sheet
  }

  /// That game with names of the whole world.
  static func world() throws -> Scoresheet {
    try halfway(Names.world, teams: ("Žalgiris Kauno Krepšinis", "火箭隊"))
  }

  /// That game with names that a terminal would obey.
  static func hostile() throws -> Scoresheet {
    try halfway(Names.hostile, teams: ("R\u{1b}[2Jeds", "Bl\u{8}ues"))
  }

  /// That game to the end: the home side wins with 15 and more.
  static func finished(teams: (String, String) = ("Reds", "Blues")) throws -> Scoresheet {
    var sheet = try halfway(teams: teams)
    for minute in 10..<15 { try sheet.record(("h1", .twoPoints), from: minute) }
    try sheet.record(("h2", .assist), from: 14)
    return sheet
  }

  /// The document of the game as it was left.
  var document: GameDocument { GameDocument(state, now: tape.changed) }
}
