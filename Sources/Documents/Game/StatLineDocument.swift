import Basketball
import JSON

/// The line of a player, or of a team itself.
public struct StatLineDocument: Document, Equatable {
  /// The player; the team's own line has none.
  public private(set) var player: Player?
  /// The counts.
  public private(set) var counts: StatLine
  /// Its attempts and percentages.
  public private(set) var shots: Shots
  /// A player's fouls that count towards the limit; all fouls of another line.
  public private(set) var fouls: Int
  /// Whether a player has reached the limit.
  public private(set) var isFouledOut = false
  /// Whether a player is out whatever the limit.
  public private(set) var isEjected = false
  /// Whether the player began the game, and is on court; nil until the game tells.
  public private(set) var isStarter: Bool?
  public private(set) var isOnCourt: Bool?
  /// Milliseconds played, and how the score went in them; nil until the game tells.
  public private(set) var played: Int?
  public private(set) var plusMinus: Int?
  /// The share of the team's plays; nil until the game tells.
  public internal(set) var usage: Usage?

  /// The player's name.
  public var name: String? { player?.name }
  /// Whether a player has reached the limit or was ejected.
  public var isOut: Bool { isFouledOut || isEjected }

  /// A line of a player, or of a team for nil.
  ///
  /// - Parameter fouls: nil for all fouls of the line.
  public init(_ player: Player?, _ counts: StatLine, _ shots: Shots = Shots(), fouls: Int? = nil) {
    self.player = player
    self.counts = counts
    self.shots = shots
    self.fouls = fouls ?? counts.fouls(of: .everyKind)
  }

  /// The line of a player at a place on the roster.
  init(_ place: Int, of side: Side, in state: GameState, at reading: ClockReading) {
    let counts = state.box.lines[side].players[place]
    let rules = state.rules
    let fouls = counts.fouls(of: rules.personalFouls)
    self.init(state.teams[side].players[place], counts, fouls: fouls)
    isFouledOut = rules.foulLimit.map { fouls >= $0 } ?? false
    isEjected = rules.ejects(player: counts)
    guard let court = state.box.court?.lines[side][place] else { return }
    isStarter = court.isStarter
    isOnCourt = court.isOnCourt
    played = court.milliseconds(at: reading)
    plusMinus = court.plusMinus
  }

  /// Whether the player has a play, or time on court.
  public var hasPlayed: Bool { isSureToHavePlayed || !counts.isEmpty || played ?? 0 > 0 }
  /// Whether the player must have played: the team has no more players than are on court at once.
  var isSureToHavePlayed = false

  /// Adds another line of the player, with what its game told.
  public mutating func add(_ other: StatLineDocument) {
    func sum(_ one: Int?, _ other: Int?) -> Int? { one.map { $0 &+ (other ?? 0) } ?? other }
    counts.add(other.counts)
    shots.add(other.shots)
    fouls &+= other.fouls
    played = sum(played, other.played)
    plusMinus = sum(plusMinus, other.plusMinus)
    guard let more = other.usage else { return }
    if usage?.add(more) == nil { usage = more }
  }

  /// The line under the name of another player.
  func named(_ player: Player) -> StatLineDocument {
    var line = self
    line.player = player
    return line
  }

  /// Computes attempts and percentages, which depend on the lines of the whole game.
  mutating func take(_ shooting: Shooting) { shots = shooting.shots(of: counts) }

  public var json: JSON { json(tellsAll: true) }

  /// - Parameter tellsAll: whether what follows from the counts is there, too.
  func json(tellsAll: Bool) -> JSON {
    let line = counts.json(isPlayer: player != nil, tellsAll: tellsAll)
      .adding(tellsAll ? shots.json : shots.counts)
    guard let player else { return line }
    return line.adding([
      "ejected": isEjected,
      "fouledOut": isFouledOut,
      "fouls": fouls,
      "jersey": player.jersey,
      "name": player.name,
      "onCourt": isOnCourt,
      "plusMinus": plusMinus,
      "secondsPlayed": JSON.thousandths(played),
      "starter": isStarter,
      "usage": JSON.thousandths(usage?.thousandths),
    ])
  }
}

/// Reading what a summary says: what is not there is 0, false or nil. Attempts and percentages are computed
/// from the counts.
extension StatLineDocument {
  /// The line of a player.
  init(summary json: JSONValue, isTracked: Bool) throws {
    self.init(nil, StatLine(), fouls: 0)
    if isTracked { (isStarter, isOnCourt, played, plusMinus) = (false, false, 0, 0) }
    try Self.fields.read(json, into: &self)
    // The points were read as the result; where shots were counted, they make the points.
    if counts.points > counts[.result] { counts[.result] = 0 }
    if player == nil { throw json.error("has no name") }
  }

  /// The line of a team itself.
  init(ofTeam json: JSONValue) throws {
    self.init(nil, StatLine())
    try Self.fields.read(json, into: &self)
    // The points were read as the result; in a game from paper it has those that no shot and no other line has made.
    counts[.result] = max(0, 2 &* counts[.result] &- counts.points)
    fouls = counts.fouls(of: .everyKind)
  }

  /// How each key is read, in the order of the text.
  private static let fields: JSONFields<StatLineDocument> = {
    let others: [(StaticString, OtherCount)] = [
      ("defensiveRebound", .defensiveRebounds), ("fastBreakPoints", .fastBreakPoints),
      ("offensiveRebound", .offensiveRebounds), ("points", .result),
      ("pointsInThePaint", .pointsInThePaint), ("shotsBlocked", .shotsBlocked),
    ]
    let counts: [JSONField<StatLineDocument>] =
      StatLine.counted.map { move in JSONField(move.key) { $0.counts[move] = try $1.count() } }
      + others.map { key, count in JSONField(key) { $0.counts[count] = try $1.count() } }
    let facts: [JSONField<StatLineDocument>] = [
      JSONField("ejected") { $0.isEjected = try $1.bool() },
      JSONField("fouledOut") { $0.isFouledOut = try $1.bool() },
      JSONField("fouls") { $0.fouls = try $1.count() },
      JSONField("foulsDrawn") { $0.counts[.foulDrawn] = try $1.count() },
      JSONField("jersey") { $0.player = Player("", jersey: try $1.string()) },
      JSONField("name") { $0.player = Player(try $1.string(), jersey: $0.player?.jersey) },
      JSONField("onCourt") { $0.isOnCourt = try $1.bool() },
      JSONField("plusMinus") { $0.plusMinus = try $1.difference() },
      JSONField("secondsPlayed") { $0.played = try $1.thousandths() },
      JSONField("starter") { $0.isStarter = try $1.bool() },
    ]
    return JSONFields((counts + facts).sorted { $0.key.precedes($1.key) })
  }()
}

extension StatLine {
  /// The moves of which a line has a count in any game, in the order of their keys.
  static let counted = Move.allCases.filter { $0.isCounted && $0 != .foulDrawn }
    .sorted { $0.key.precedes($1.key) }
  /// The moves that the line of a player counts: only a team has fouls of its coach and its bench.
  static let countedOfPlayer = counted.filter { $0 != .benchFoul && $0 != .coachFoul }

  /// The moves that a sheet of totals counts: fouls drawn, too.
  static let countedOnSheets = counted + [.foulDrawn]

  /// Reads the counts of a sheet that are not 0.
  public init(counts members: inout JSONObject, where isPossible: (Move) -> Bool) throws {
    self.init()
    for move in Self.countedOnSheets where isPossible(move) {
      self[move] = try members.count(move.key) ?? 0
    }
  }

  /// The counts that are not 0.
  public var present: JSON {
    .object(
      Self.countedOnSheets.filter { self[$0] > 0 }.map { .init($0.key, .int(self[$0])) })
  }

  fileprivate func json(isPlayer: Bool, tellsAll: Bool) -> JSON {
    let counts = (isPlayer ? Self.countedOfPlayer : Self.counted).filter {
      tellsAll || self[$0] > 0
    }
    return JSON.object(counts.map { .init($0.key, .int(self[$0])) }).adding([
      "defensiveRebound": self[.defensiveRebounds],
      "offensiveRebound": self[.offensiveRebounds],
      "points": points,
    ])
  }
}

extension Shots: JSONRepresentable {
  /// The figures that are counts.
  var counts: JSON {
    [
      "fastBreakPoints": figures.fastBreakPoints, "foulsDrawn": figures.foulsDrawn,
      "pointsInThePaint": figures.pointsInThePaint, "shotsBlocked": figures.shotsBlocked,
    ]
  }

  /// The keys of attempts, percentages and figures, among those of a line or a team.
  public var json: JSON {
    [
      "attempts": attempts?.json { $0.json },
      "efficiency": figures.efficiency,
      "fastBreakPoints": figures.fastBreakPoints,
      "foulsDrawn": figures.foulsDrawn,
      "gameScore": JSON.thousandths(figures.gameScore),
      "percentage": percentage?.json { .thousandths($0) },
      "performanceIndex": figures.performanceIndex,
      "pointsInThePaint": figures.pointsInThePaint,
      "pointsPerShot": JSON.thousandths(pointsPerShot),
      "shotsBlocked": figures.shotsBlocked,
    ]
  }
}

extension ShotFigures {
  fileprivate func json(_ figure: (Int?) -> JSON) -> JSON {
    [
      "field": figure(field),
      "freeThrow": figure(self[.freeThrow]),
      "onePoint": figure(self[.onePoint]),
      "threePoints": figure(self[.threePoints]),
      "twoPoints": figure(self[.twoPoints]),
    ]
  }
}
