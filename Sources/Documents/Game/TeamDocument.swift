import Basketball
import JSON

/// A team in a document.
public struct TeamDocument: KeyedDocument, Equatable {
  /// The team's name.
  public private(set) var name = ""
  /// The colour of its shirts; nil where it is not known.
  public private(set) var color: TeamColor?
  /// Points by period; nil for a result from paper.
  public private(set) var line: [Int]?
  /// Its fouls that count now, the players' included, and those of them late in the period.
  public private(set) var (fouls, lateFouls) = (0, 0)
  /// The penalty that its fouls give the other side.
  public private(set) var penalty: Penalty?
  /// Points with which it would win at once; nil if the game is over.
  public private(set) var needs: Int?
  /// Its points.
  public private(set) var score = 0
  /// Its players in the order of the roster.
  public private(set) var players: [StatLineDocument] = []
  /// Attempts and percentages of all its lines together.
  public private(set) var shots = ShotsDocument()
  /// Time-outs that it has left; nil if the rules do not count them.
  public private(set) var timeoutsLeft: Int?
  /// The team's own line; the lines of the players and this one make the score.
  @OnHeap public private(set) var team = StatLineDocument(isNamed: false)

  /// A team to read into.
  init() {}

  init(_ side: Side, of standing: GameState, now: TimeOfDay) {
    let (team, line) = (standing.teams[side], standing.box.lines[side])
    (name, color) = (team.name, team.color)
    let tally = standing.box.tallies[side]
    self.line = standing.box.isResult ? nil : tally.line
    (score, fouls, lateFouls) = (line.score, tally.fouls, tally.lateFouls)
    penalty = standing.box.penalty(of: side)
    needs = standing.box.needed(by: side)
    timeoutsLeft = tally.timeoutsLeft
    let shooting = Shooting(standing.box.lines)
    func shots(of line: StatLine) -> ShotsDocument {
      ShotsDocument(shooting.shots(of: line))
    }
    self.shots = shots(of: line.total)
    for place in 0..<min(team.players.count, line.players.count) {
      let own = line.players[place]
      let document = StatLineDocument(
        team.players[place], own, shots(of: own), by: standing.rules)
      let court = standing.box.court?.lines[side][place]
      players.append(document.onCourt(court, at: standing.reading(at: now)))
    }
    self.team = StatLineDocument(nil, line.team, shots(of: line.team))
  }

  /// The contract's team.
  public mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    try shots.attemptsKey(&json)
    try json.shown("benchFoul", benchFouls)
    try json.color("color", &color)
    try json.count("fouls", &fouls)
    try json.count("lateFouls", &lateFouls, isAdded: true)
    try json.counts("line", &line)
    try json.text("name", &name)
    try json.count("needs", &needs)
    try json.oneOf("penalty", &penalty)
    try shots.percentageKey(&json)
    try json.documents("players", &players, empty: StatLineDocument(isNamed: true))
    try shots.pointsPerShotKey(&json)
    try json.count("score", &score)
    try json.document("team", &team)
    try json.count("timeoutsLeft", &timeoutsLeft)
  }

  /// The two teams of a document. Attempts and percentages are computed from the counts: reading
  /// them would make `stats` take a tenth longer.
  static func sides(_ game: JSONValue) throws(JSONError) -> Sides<TeamDocument> {
    var teams = Sides(home: Self(), away: Self())
    try teams.home.readCounts(game.member("home"))
    try teams.away.readCounts(game.member("away"))
    try teams.checkResult(in: game)
    let shooting = Shooting(teams.map(\.lines))
    teams.home.count(shooting)
    teams.away.count(shooting)
    return teams
  }

  private mutating func count(_ shooting: Shooting) {
    for place in players.indices { players[place].count(shooting) }
    team.count(shooting)
    shots = ShotsDocument(shooting.shots(of: lines.total))
  }

  /// The two teams of a document and who played for them, without what they did.
  static func named(_ game: JSONValue) throws(JSONError) -> Sides<TeamDocument> {
    Sides(home: try Self(named: game.member("home")), away: try Self(named: game.member("away")))
  }

  private init(named json: JSONValue) throws(JSONError) {
    name = try json.member("name").string()
    players.reserveCapacity(4)
    for line in try json.member("players").list() {
      let player = Player(try line.member("name").string())
      players.append(StatLineDocument(player, StatLine(), ShotsDocument()))
    }
  }

  /// Fouls of coach and bench.
  private var benchFouls: Int { team.line[.benchFoul] }

  /// What it has done by periods, of which the last is on. Heads of 0.2.0 do not tell: they have one, or
  /// also an overtime.
  ///
  /// - Parameter began: its score when that overtime began.
  func tally(overtime began: Int?) -> PeriodTally {
    let line = self.line ?? began.map { [$0, score &- $0] } ?? [score]
    return PeriodTally(line: line, fouls: fouls, lateFouls: lateFouls, timeoutsLeft: timeoutsLeft)
  }

  /// Takes over what 0.2.0 did not write of a team: points by period, and fouls late in one.
  mutating func adoptPeriods(of other: TeamDocument) {
    (line, lateFouls) = (other.line, other.lateFouls)
    guard players.count == other.players.count else { return }
    for place in players.indices { players[place].adoptLimit(of: other.players[place]) }
  }

  /// The roster.
  var roster: Team {
    Team(name: name, color: color, players: players.map { $0.player ?? Player("") })
  }

  /// The sum of all its lines.
  public var total: StatLineDocument {
    StatLineDocument(
      nil, lines.total, shots, fouls: players.reduce(team.fouls) { $0 &+ $1.fouls })
  }

  /// The counts of all its lines.
  var lines: TeamLine { TeamLine(players: players.map(\.line), team: team.line) }
}

extension Sides<TeamDocument> {
  /// Whether only the result of their game is known.
  public var isResult: Bool { home.team.line.result > 0 || away.team.line.result > 0 }

  /// Refuses points that no play made in a game that has plays, or goes on.
  func checkResult(in game: JSONValue) throws(JSONError) {
    guard isResult else { return }
    if try game.member("plays").int() == 0, try game.optional("ending") != nil { return }
    let side: StaticString = home.team.line.result > 0 ? "home" : "away"
    throw try game.member(side).member("team").member("points")
      .error("is not what the baskets make")
  }
}
