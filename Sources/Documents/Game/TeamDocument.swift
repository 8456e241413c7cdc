import Basketball
import JSON

/// A team in a document.
public struct TeamDocument: Document, Equatable {
  /// The team's name.
  public let name: String
  /// The colour of its shirts; nil where it is not known.
  public let color: TeamColor?
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
  /// What the shots of all its lines come to.
  public let shots: ShotsDocument
  /// Time-outs that it has left; nil where the rules do not count them.
  public let timeoutsLeft: Int?
  /// What belongs to no player; the lines of the players and this one make the score.
  public let team: StatLineDocument

  static let keys: [StaticString] = [
    "attempts", "color", "fouls", "name", "needs", "penalty", "percentage", "players",
    "pointsPerShot",
    "score", "team", "timeoutsLeft",
  ]

  init(_ side: Side, of standing: Standing) {
    let (team, line) = (standing.teams[side], standing.box.lines[side])
    (name, color) = (team.name, team.color)
    (score, fouls) = (line.score, line.fouls)
    penalty = standing.rules.penalty(fouls: line.fouls)
    needs = standing.box.needed(by: side)
    timeoutsLeft = standing.rules.timeoutsLeft(after: line.team[.timeout])
    let shooting = Shooting(standing.box.lines)
    func shots(of line: StatLine) -> ShotsDocument {
      ShotsDocument(shooting.shots(of: line))
    }
    self.shots = shots(of: line.total)
    var players: [StatLineDocument] = []
    for place in 0..<min(team.players.count, line.players.count) {
      let own = line.players[place]
      players.append(StatLineDocument(team.players[place], own, shots(of: own)))
    }
    self.players = players
    self.team = StatLineDocument(nil, line.team, shots(of: line.team))
  }

  /// Reads a team of a document.
  init(_ json: JSONValue) throws(JSONError) {
    name = try json.member("name").string()
    color = try json.optional("color")?.teamColor()
    fouls = try json.member("fouls").count()
    needs = try json.optional("needs")?.count()
    penalty = try json.optional("penalty")?.oneOf(Penalty.init)
    score = try json.member("score").count()
    shots = try ShotsDocument(json)
    timeoutsLeft = try json.optional("timeoutsLeft")?.count()
    var players: [StatLineDocument] = []
    // As many as there are mostly: lines are large, and a library has many.
    players.reserveCapacity(4)
    for player in try json.member("players").list() {
      players.append(try StatLineDocument(player, isNamed: true))
    }
    self.players = players
    team = try StatLineDocument(json.member("team"), isNamed: false)
  }

  /// The two teams of a document.
  static func sides(_ game: JSONValue) throws(JSONError) -> Sides<TeamDocument> {
    Sides(home: try Self(game.member("home")), away: try Self(game.member("away")))
  }

  /// The team with its roster.
  var roster: Team {
    Team(name: name, color: color, players: players.map { $0.player ?? Player("") })
  }

  /// What all of them have done together.
  public var total: StatLineDocument { StatLineDocument(nil, lines.total, shots) }

  /// The counts of all its lines.
  var lines: TeamLine { TeamLine(players: players.map(\.line), team: team.line) }

  static func unknownKey(in json: JSONValue) -> String? {
    if let key = json.unknownKey(besides: keys) ?? ShotsDocument.unknownKey(in: json) { return key }
    if let key = json["team"].flatMap({ StatLineDocument.unknownKey(in: $0) }) { return key }
    guard let players = json["players"] else { return nil }
    for player in players.elements {
      if let key = StatLineDocument.unknownKey(in: player) { return key }
    }
    return nil
  }

  /// Writes the contract's team.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("attempts")
    shots.writeAttempts(to: &json)
    json.field("color", color?.text)
    json.field("fouls", fouls)
    json.field("name", name)
    json.field("needs", needs)
    json.field("penalty", penalty?.rawValue)
    json.key("percentage")
    shots.writePercentage(to: &json)
    json.field("players", players)
    json.field("pointsPerShot", thousandths: shots.pointsPerShot)
    json.field("score", score)
    json.field("team", team)
    json.field("timeoutsLeft", timeoutsLeft)
    json.endObject()
  }
}
