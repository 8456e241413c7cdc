import Basketball
import JSON

/// A team in a document.
public struct TeamDocument: Document, Equatable {
  /// The team's name.
  public let name: String
  /// Its fouls, the players' included.
  public let fouls: Int
  /// What its fouls give the other side.
  public let penalty: Penalty?
  /// Points with which it would win at once; nil when the game is over.
  public let needs: Int?
  /// Its points.
  public let score: Int
  /// Its players in the order of the roster.
  public let players: [StatLineDocument]
  /// What belongs to no player; the lines of the players and this one make the score.
  public let team: StatLineDocument

  static let keys: [StaticString] = [
    "fouls", "name", "needs", "penalty", "players", "score", "team",
  ]

  init(_ side: Side, of standing: Standing) {
    let (team, line) = (standing.teams[side], standing.box.lines[side])
    (name, score, fouls) = (team.name, line.score, line.fouls)
    penalty = standing.rules.penalty(fouls: line.fouls)
    needs = standing.box.needed(by: side)
    var players: [StatLineDocument] = []
    for place in 0..<min(team.players.count, line.players.count) {
      players.append(StatLineDocument(team.players[place], line.players[place]))
    }
    self.players = players
    self.team = StatLineDocument(nil, line.team)
  }

  /// Reads a team of a document.
  init(_ json: JSONValue) throws(JSONError) {
    name = try json.member("name").string()
    fouls = try json.member("fouls").count()
    needs = try json.optional("needs")?.count()
    penalty = try json.optional("penalty")?.oneOf(Penalty.init)
    score = try json.member("score").count()
    var players: [StatLineDocument] = []
    for player in try json.member("players").list() {
      players.append(try StatLineDocument(player, isNamed: true))
    }
    self.players = players
    team = try StatLineDocument(json.member("team"), isNamed: false)
  }

  /// The team with its roster.
  var roster: Team {
    Team(name: name, players: players.map { $0.player ?? Player("") })
  }

  /// The counts of all its lines.
  var lines: TeamLine { TeamLine(players: players.map(\.line), team: team.line) }

  static func unknownKey(in json: JSONValue) -> String? {
    if let key = json.unknownKey(besides: keys) { return key }
    if let key = json["team"]?.unknownKey(besides: StatLineDocument.keys) { return key }
    guard let players = json["players"] else { return nil }
    for player in players.elements {
      if let key = player.unknownKey(besides: StatLineDocument.keys) { return key }
    }
    return nil
  }

  /// Writes the contract's team.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("fouls", fouls)
    json.field("name", name)
    json.field("needs", needs)
    json.field("penalty", penalty?.rawValue)
    json.field("players", players)
    json.field("score", score)
    json.field("team", team)
    json.endObject()
  }
}

/// What a player, or a team itself, has done.
public struct StatLineDocument: Document, Equatable {
  /// The player; the team's own line has none.
  public let player: Player?
  /// The counts.
  public let line: StatLine

  static let keys: [StaticString] = [
    "assist", "foul", "jersey", "name", "onePoint", "points", "rebound", "twoPoints",
  ]

  init(_ player: Player?, _ line: StatLine) {
    (self.player, self.line) = (player, line)
  }

  /// The player's name; the team's own line has none.
  public var name: String? { player?.name }

  /// Reads a line of a document.
  init(_ json: JSONValue, isNamed: Bool) throws(JSONError) {
    player =
      isNamed
      ? Player(try json.member("name").string(), jersey: try json.optional("jersey")?.string())
      : nil
    line = StatLine(
      onePoint: try json.member("onePoint").count(),
      twoPoints: try json.member("twoPoints").count(),
      assist: try json.member("assist").count(), rebound: try json.member("rebound").count(),
      foul: try json.member("foul").count())
    guard try json.member("points").int() == line.points else {
      throw try json.member("points").error("is not what the baskets make")
    }
  }

  /// Writes the contract's line.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("assist", line.assist)
    json.field("foul", line.foul)
    if let player {
      json.field("jersey", player.jersey)
      json.field("name", player.name)
    }
    json.field("onePoint", line.onePoint)
    json.field("points", line.points)
    json.field("rebound", line.rebound)
    json.field("twoPoints", line.twoPoints)
    json.endObject()
  }
}
