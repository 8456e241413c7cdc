import Basketball
import JSON

/// The answer of `show --json`, and the head of a game's file.
public struct GameDocument: KeyedDocument, Equatable {
  /// The name of the game in its library.
  public private(set) var id = ""
  /// When it was made.
  public private(set) var created = TimeOfDay(milliseconds: 0)
  /// What the scorer noted on it.
  public private(set) var note: String?
  /// The name of the event that it is played for.
  public private(set) var event: String?
  /// The number of its fixture there.
  public private(set) var fixture: Int?
  /// The status.
  public private(set) var status = Status.ready
  /// The rules.
  @OnHeap public private(set) var rules: RulesDocument
  /// The game clock.
  public private(set) var clock: ClockDocument
  /// The two teams.
  @OnHeap public private(set) var teams = Sides(home: TeamDocument(), away: TeamDocument())
  /// The side with more points.
  public private(set) var leader: Side?
  /// The side that has won; nil also if the game was abandoned.
  public private(set) var winner: Side?
  /// What ended the game; nil while it goes on.
  public private(set) var ending: Ending?
  /// How many plays count.
  public private(set) var plays = 0
  /// The period that is on, from 1.
  public private(set) var period = 1
  /// Whether the clock stands at the end of the period.
  public private(set) var periodEnded = false
  /// Whether an overtime has begun.
  public private(set) var overtime = false
  /// The side that the possession arrow points to, if it is kept.
  public private(set) var arrow: Side?
  /// Whether somebody has been put on or off court.
  public private(set) var isTracked = false
  /// The side that has missed, until a side has the ball.
  public private(set) var missedBy: Side?
  /// The last play in the order of the game.
  public private(set) var lastPlay: PlayDocument?

  static let format = "scoreboard.game/1"

  /// The document of a game at a time of day.
  public init(_ saved: GameState, now: TimeOfDay) {
    let standing = saved.asOf(now)
    (id, created, note) = (standing.id, standing.created, standing.note)
    (event, fixture) = (standing.link?.event, standing.link?.fixture)
    status = standing.status(at: now)
    rules = RulesDocument(standing.rules)
    clock = ClockDocument(standing, now: now)
    teams = Sides(
      home: TeamDocument(.home, of: standing, now: now),
      away: TeamDocument(.away, of: standing, now: now))
    leader = standing.box.score.leader
    (winner, ending) = (standing.finish?.winner, standing.finish?.ending)
    plays = standing.box.count
    (period, periodEnded) = (standing.box.period, standing.periodEnded)
    (overtime, arrow) = (standing.box.isOvertime, standing.box.arrow)
    isTracked = standing.box.court != nil
    missedBy = standing.box.missedBy
    lastPlay = standing.box.lastPlay.map { PlayDocument($0, on: standing.rules.clockFace) }
  }

  /// The home team.
  public var home: TeamDocument { teams.home }
  /// The away team.
  public var away: TeamDocument { teams.away }

  /// The score.
  public var score: Sides<Int> { teams.map(\.score) }

  /// The contract's document of a game.
  public mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    try json.oneOf("arrow", &arrow)
    try json.document("away", &teams.away)
    try json.document("clock", &clock)
    try json.time("created", &created)
    try json.oneOf("ending", &ending)
    try json.text("event", &event)
    try json.count("fixture", &fixture)
    try json.shown("format", Self.format)
    try json.document("home", &teams.home)
    try json.text("id", &id)
    let empty = PlayDocument(readOn: rules.rules.clockFace)
    try json.document("lastPlay", &lastPlay, empty: empty)
    try json.oneOf("leader", &leader)
    try json.oneOf("missedBy", &missedBy)
    try json.text("note", &note)
    try json.bool("overtime", &overtime)
    if overtime, !json.isWriting { period = rules.rules.periods + 1 }
    try json.period("period", &period)
    try json.bool("periodEnded", &periodEnded, isAdded: true)
    try json.count("plays", &plays)
    try json.document("rules", &rules)
    try json.oneOf("status", &status)
    try json.bool("tracked", &isTracked, isAdded: true)
    try json.oneOf("winner", &winner)
  }
}

extension GameDocument {
  /// A game to read into. It needs the rules and the period first: the clock goes by them.
  private init(by rules: RulesDocument, in period: Int = 1) {
    let schedule = rules.rules.schedule
    let isUntimed = schedule.isOvertime(period) && schedule[period].isUntimed
    self.rules = rules
    clock = ClockDocument(by: rules.rules, in: isUntimed ? schedule.count : period)
  }

  /// The period that is on in a document.
  static func period(_ json: JSONValue, by rules: Rules) throws(JSONError) -> Int {
    if let period = try json.optional("period")?.period() { return period }
    return try json.member("overtime").bool() ? rules.periods + 1 : 1
  }

  /// Reads the document of a game.
  public init(_ json: JSONValue) throws(JSONError) {
    var isExact = true
    try self.init(json, isExact: &isExact)
  }

  /// Reads the document of a game.
  ///
  /// - Parameter isExact: is set to whether it has just the keys of this version, in their order: then
  ///   none is unknown.
  public init(_ json: JSONValue, isExact: inout Bool) throws(JSONError) {
    let format = try json.member("format")
    guard try format.string() == Self.format else { throw format.error("is not '\(Self.format)'") }
    let rules = try RulesDocument(json.member("rules"))
    self.init(by: rules, in: try Self.period(json, by: rules.rules))
    isExact = try read(json)
    try teams.checkResult(in: json)
    // 0.1.0 did not write the ending. The score tells whether plays or clock ended the game.
    if ending == nil, winner != nil { ending = rules.rules.ending(score, inOvertime: overtime) }
  }

  private static let keyCounts = (
    game: GameDocument(by: RulesDocument(.pickup)).keyCount, team: TeamDocument().keyCount,
    player: StatLineDocument(isNamed: true).keyCount
  )

  /// Whether the document has all keys in the game, a team and a player; an older version wrote fewer.
  static func isCurrent(_ json: JSONValue) -> Bool {
    guard json.memberCount >= keyCounts.game, let team = json["home"],
      team.memberCount >= keyCounts.team
    else { return false }
    var players = team["players"]?.elements.makeIterator()
    return players?.next().map { $0.memberCount >= keyCounts.player } ?? true
  }

  /// The first unknown key in the document of a game.
  public static func unknownKey(in json: JSONValue) -> String? {
    GameDocument(by: RulesDocument(.pickup)).unknownKey(in: json)
  }

  /// The same with what older versions did not write, as another document of the game has it.
  ///
  /// - Parameter json: what it was read from.
  public func adopting(_ other: GameDocument, missingIn json: JSONValue?) -> GameDocument {
    var adopted = self
    // 0.1.0 did not write the basket of an assist.
    if json?["lastPlay"].map({ $0["basket"] == nil }) ?? false, let play = other.lastPlay,
      lastPlay?.scored.play.assisting(nil) == play.play.assisting(nil),
      lastPlay?.scored.score == play.scored.score
    {
      adopted.lastPlay = play
    }
    // 0.2.0 knew no periods, and no kinds of foul.
    guard json?["period"] == nil else { return adopted }
    (adopted.period, adopted.periodEnded) = (other.period, other.periodEnded)
    for side in Side.allCases { adopted.teams[side].adoptPeriods(of: other.teams[side]) }
    return adopted
  }
}

extension GameDocument {
  /// The fixture that it is played for.
  public var link: EventLink? {
    guard let event, let fixture else { return nil }
    return EventLink(event: event, fixture: fixture)
  }
}

extension GameState {
  /// The standing of a document at the last change. A document does not tell which basket won.
  ///
  /// - Parameter lastNumber: the highest play number ever given.
  public init(_ document: GameDocument, lastNumber: Int) {
    let rules = document.rules.rules
    let began = document.overtimeBegan
    let isUntimed = document.overtime && rules.overtimeLength == nil
    let moment = Moment(document.clock.reading, in: document.period)
    let finish = document.ending.map {
      Finish(winner: document.winner, at: moment, ending: $0)
    }
    let box = BoxScore(
      teams: document.teams.map(\.roster), rules: rules, lines: document.teams.map(\.lines),
      count: document.plays, lastPlay: document.lastPlay?.scored, finish: finish,
      period: document.period,
      tallies: Sides(
        home: document.home.tally(overtime: began?.home),
        away: document.away.tally(overtime: began?.away)),
      overtime: began, arrow: document.arrow,
      court: document.court, missedBy: document.missedBy)
    self.init(
      id: document.id, created: document.created, note: document.note,
      link: document.link,
      clock: GameClock(
        document.clock.reading, started: document.clock.at,
        in: isUntimed ? rules.periods : document.period),
      box: box, lastNumber: lastNumber)
  }
}

extension GameDocument {
  /// Who is on court; nil until somebody was put on or off it.
  fileprivate var court: Court? {
    guard isTracked else { return nil }
    return Court(teams.map { team in team.players.map { $0.court(at: clock.reading) } })
  }

  /// The score at the start of the overtime, which follows from the points that a team still needs.
  fileprivate var overtimeBegan: Sides<Int>? {
    guard overtime, rules.rules.overtimeLength == nil else { return nil }
    if let home = home.line, let away = away.line {
      return Sides(home: home.dropLast().reduce(0, &+), away: away.dropLast().reduce(0, &+))
    }
    let points = rules.rules.overtime ?? 0
    return teams.map { team in (team.needs ?? points) &+ team.score &- points }
  }
}

/// The facts of a game that a season counts: who played, what each of them did, and how it ended. It is
/// a class because it has many names and goes from thread to thread.
public final class SeasonGame: Sendable {
  /// What a list shows of it.
  public let row: GameRow
  /// The two teams.
  public let teams: Sides<TeamDocument>

  init(_ row: GameRow, _ teams: Sides<TeamDocument>) { (self.row, self.teams) = (row, teams) }

  /// The game of a document.
  public convenience init(_ document: GameDocument) {
    self.init(GameRow(document), document.teams)
  }
}
