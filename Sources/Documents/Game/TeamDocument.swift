import Basketball
import JSON

/// A team in a document.
public struct TeamDocument: Document, Equatable {
  /// The team's name.
  public let name: String
  /// The colour of its shirts; nil where it is not known.
  public private(set) var color: TeamColor?
  /// The name of the captain, if it is known.
  public private(set) var captain: String?
  /// Points by period; nil for a result from paper.
  public private(set) var byPeriod: [Int]?
  /// Its fouls that count now, the players' included, and those of them late in the period.
  public private(set) var (fouls, lateFouls) = (0, 0)
  /// The penalty that its fouls give the other side.
  public private(set) var penalty: Penalty?
  /// Points with which it would win at once; nil if the game is over.
  public private(set) var needs: Int?
  /// Its points.
  public private(set) var score = 0
  /// Its players in the order of the roster.
  public private(set) var players: [StatLineDocument]
  /// The counts of all its lines together, and their attempts and percentages.
  private(set) var sum = StatLine()
  public private(set) var shots = Shots()
  /// Time-outs that it has left; nil if the rules do not count them.
  public private(set) var timeoutsLeft: Int?
  /// The team's own line; the lines of the players and this one make the score.
  public private(set) var team = StatLineDocument(nil, StatLine())

  /// Whether the coach is out.
  public private(set) var isCoachEjected = false

  init(_ side: Side, of state: GameState, _ shooting: Shooting, now: TimeOfDay) {
    let team = state.teams[side]
    let line = state.box.lines[side]
    let tally = state.box.tallies[side]
    let reading = state.reading(at: now)
    name = team.name
    color = team.color
    captain = team.captain
    isCoachEjected = state.rules.ejects(coachOf: line.team)
    score = line.score
    byPeriod = tally.byPeriod.isEmpty ? nil : tally.byPeriod
    fouls = tally.fouls
    lateFouls = tally.lateFouls
    timeoutsLeft = state.timeoutsLeft(of: side, at: now)
    penalty = state.box.penalty(of: side)
    needs = state.box.needed(by: side)
    players = line.players.indices.map {
      StatLineDocument($0, of: side, in: state, at: reading)
    }
    self.team = StatLineDocument(nil, line.team)
    sum = line.total
    take(shooting, plays: state.box.count, by: state.rules.side)
  }

  public var json: JSON { json(tellsAll: true) }

  /// - Parameter tellsAll: whether what follows from the counts is there, too.
  func json(tellsAll: Bool) -> JSON {
    (tellsAll ? shots.json : shots.counts).adding([
      "benchFoul": team.counts[.benchFoul],
      "captain": captain,
      "coachEjected": isCoachEjected,
      "coachFoul": team.counts[.coachFoul],
      "color": color?.text,
      "fouls": fouls,
      "lateFouls": lateFouls,
      "line": byPeriod,
      "name": name,
      "needs": needs,
      "penalty": penalty,
      "players": players.map { $0.json(tellsAll: tellsAll) },
      "score": score,
      "team": team.json(tellsAll: tellsAll),
      "timeoutsLeft": timeoutsLeft,
    ])
  }

  /// The team with what pages show in place of the private names of its players.
  func hiding(_ names: PrivateNames) -> TeamDocument {
    var team = self
    for (place, shown) in names.shown(of: roster.players).enumerated() {
      guard let shown else { continue }
      if captain == players[place].name { team.captain = shown.name }
      team.players[place] = players[place].named(shown)
    }
    return team
  }

  /// The roster.
  var roster: Team {
    Team(name: name, color: color, players: players.compactMap(\.player), captain: captain)
  }

  /// The sum of all its lines.
  public var total: StatLineDocument {
    StatLineDocument(
      nil, sum, shots, fouls: players.reduce(team.fouls) { $0 &+ $1.fouls })
  }

  /// Whether it is known who was on court.
  var isTracked: Bool { players.contains { $0.played != nil } }
}

/// Reads a team from a summary. What depends on the lines of both teams is computed from them later.
extension TeamDocument {
  /// A team, with the names of its players if they are wanted, without what they did.
  init(named json: JSONValue, hasPlayers: Bool) throws {
    var json = try JSONObject(json)
    name = try json.member("name").string()
    let players = try hasPlayers ? json.optional("players")?.list() : nil
    self.players =
      try players?.map { StatLineDocument(Player(try $0.member("name").string()), StatLine()) }
      ?? []
    score = try json.member("score").count()
  }

  /// A team with its lines, of a game where somebody was put on or off court if `isTracked`, and where the rules
  /// count time-outs if `countsTimeouts`.
  init(summary json: JSONValue, isTracked: Bool, countsTimeouts: Bool) throws {
    var json = try JSONObject(json)
    captain = try json.optional("captain")?.string()
    isCoachEjected = try json.optional("coachEjected")?.bool() ?? false
    color = try json.optional("color")?.teamColor()
    fouls = try json.count("fouls") ?? 0
    lateFouls = try json.count("lateFouls") ?? 0
    byPeriod = try json.optional("line")?.counts()
    name = try json.member("name").string()
    needs = try json.count("needs")
    penalty = try json.optional("penalty")?.oneOf(Penalty.init)
    players =
      try json.optional("players")?.each().map {
        try StatLineDocument(summary: $0, isTracked: isTracked)
      } ?? []
    score = try json.member("score").count()
    if let team = json.optional("team") { self.team = try StatLineDocument(ofTeam: team) }
    timeoutsLeft = try json.count("timeoutsLeft") ?? (countsTimeouts ? 0 : nil)
    sum = players.reduce(into: team.counts) { $0.add($1.counts) }
  }

  /// Computes attempts, percentages, ratings and usage, which depend on the lines of both teams, and finds the
  /// players who must have played.
  ///
  /// - Parameter side: how many players of a team are on court at once.
  mutating func take(_ shooting: Shooting, plays: Int, by side: Int) {
    team.take(shooting)
    shots = shooting.shots(of: sum)
    // All players have played if they are no more than are on court at once. Where the game tells who was on court,
    // that decides.
    let haveAllPlayed = plays > 0 && !isTracked && players.count <= side
    let together = shooting.hasUsage ? players.reduce(0) { $0 &+ ($1.played ?? 0) } : nil
    for place in players.indices {
      players[place].take(shooting)
      players[place].isSureToHavePlayed = haveAllPlayed
      guard let together else { continue }
      players[place].usage = players[place].played.map {
        Usage(players[place].counts, $0, of: sum, together, side: side)
      }
    }
  }
}

extension Sides<TeamDocument> {
  /// Whether only the result of their game is known.
  public var isResult: Bool {
    both.contains { $0.team.counts[.result] > 0 }
      && both.allSatisfy { $0.byPeriod == nil && $0.players.allSatisfy(\.counts.isEmpty) }
  }
}
