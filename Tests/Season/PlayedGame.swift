import Basketball
import Documents
import Fixtures
import Season

/// A game that is over, as a season reads it.
struct PlayedGame {
  var home: String
  var away: String
  var score: [Int]
  /// Days after the first of the season.
  var day = 0
  /// The side that did not play on; nil where the game was played to its end.
  var forfeit: Side?
  var isAbandoned = false
  /// Whether it tells who was on court.
  var isTracked = false
  var rosters = [["Ana", "Bo", "Cy"], ["Di", "Ed", "Flo"]]
  /// Who has no play.
  var sitting = Set<String>()

  init(_ home: String, _ homeScore: Int, _ awayScore: Int, _ away: String, on day: Int = 0) {
    (self.home, self.away, score, self.day) = (home, away, [homeScore, awayScore], day)
  }

  /// The side that has won; nil where nobody has.
  var winner: Side? {
    if isAbandoned { return nil }
    if let forfeit { return forfeit == .home ? .away : .home }
    return score[0] > score[1] ? .home : .away
  }

  /// The document, made by playing: the first player of a side scores, a point at a time, and each of
  /// the others loses the ball once.
  func document(id: String = "x") throws -> GameDocument {
    let now = TimeOfDay(milliseconds: 1_760_000_000_000 + day * 86_400_000)
    let isPlayed = forfeit == nil && !isAbandoned
    let target = isPlayed ? max(1, score.max() ?? 1) : 1000
    let teams = Sides(home: Team(home, rosters[0]), away: Team(away, rosters[1]))
    var sheet = Scoresheet(
      id: id, teams: teams, rules: try Rules(told: "pickup margin 1 target \(target)"), now: now)
    func record(_ side: Side, _ name: String, _ move: Move) throws {
      let request = PlayRequest(.exact(Who(side, name)), move)
      _ = try sheet.perform(.record([request]), now: now)
    }
    if isTracked { try record(.home, rosters[0][2], .out) }
    for side in Side.allCases where score[0] + score[1] > 0 {
      for name in rosters[side == .home ? 0 : 1].dropFirst() where !sitting.contains(name) {
        try record(side, name, .turnover)
      }
    }
    // Whoever has more comes last, so that the last point wins.
    let sides: [Side] = score[0] > score[1] ? [.away, .home] : [.home, .away]
    for side in sides {
      let place = side == .home ? 0 : 1
      for _ in 0..<score[place] { try record(side, rosters[place][0], .onePoint) }
    }
    if let forfeit { _ = try sheet.perform(.end(.forfeit(.exact(Who(forfeit)))), now: now) }
    if isAbandoned { _ = try sheet.perform(.end(.abandoned), now: now) }
    return GameDocument(sheet.state, now: now)
  }
}

extension PlayedGame {
  /// The game as a season counts it.
  func counted(id: String) throws -> SeasonGame { SeasonGame(try document(id: id)) }

  /// The same, which a side did not play on.
  func forfeited(by side: Side) -> PlayedGame {
    var game = self
    game.forfeit = side
    return game
  }

  /// The same without a play of these.
  func without(_ names: String...) -> PlayedGame {
    var game = self
    game.sitting = Set(names)
    return game
  }

  /// The same, which nobody finished.
  var abandoned: PlayedGame {
    var game = self
    game.isAbandoned = true
    return game
  }

  /// The same, which tells who was on court.
  var tracked: PlayedGame {
    var game = self
    game.isTracked = true
    return game
  }

  /// The same by other players.
  func by(_ home: [String], _ away: [String]) -> PlayedGame {
    var game = self
    game.rosters = [home, away]
    return game
  }
}

extension [PlayedGame] {
  /// The games as a season counts them, with the ids `g0`, `g1` and so on.
  func counted() throws -> [SeasonGame] {
    try enumerated().map { place, game in try game.counted(id: "g\(place)") }
  }
}

extension Season {
  /// The season of these games.
  init(_ games: [PlayedGame], _ said: SaidNames = SaidNames()) throws {
    self.init(said)
    for game in try games.counted() { add(game) }
  }
}
