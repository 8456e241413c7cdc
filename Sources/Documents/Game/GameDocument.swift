import Basketball
import JSON

/// The answer of `show --json`, and the head of a game's file.
public struct GameDocument: Document {
  /// The game; it is over, or in overtime, if its time has run out.
  let state: GameState
  /// The status.
  public let status: Status
  /// The game clock.
  public let clock: ClockDocument
  /// The two teams.
  public private(set) var teams: Sides<TeamDocument>

  static let format = "scoreboard.game/1"

  /// Whether a version before 0.5.0 wrote this head, with fewer keys.
  public static func isOlder(_ head: JSONValue) -> Bool {
    head["day"] == nil
  }

  /// The document of a game at a time of day.
  ///
  /// - Parameter whole: what tells which counts were kept, if the game is a part of it.
  public init(_ saved: GameState, now: TimeOfDay, of whole: GameState? = nil) {
    let state = saved.asOf(now)
    let box = (whole ?? state).box
    let shooting = Shooting(
      box.lines, tells: box.tells, personalFouls: box.rules.personalFouls, isSheet: box.isResult)
    self.state = state
    status = state.status(at: now)
    clock = ClockDocument(state, now: now)
    teams = Sides { TeamDocument($0, of: state, shooting, now: now) }
  }

  /// Reads the document of a game, as it was at the last change.
  public init(_ json: JSONValue) throws {
    let state = try GameState(head: json)
    guard state.isPossible else { throw json.error("is not a possible game") }
    self.init(state, now: state.clock.started ?? state.created)
  }

  public var json: JSON {
    [
      "arrow": arrow,
      "away": away,
      "clock": clock,
      "created": created,
      "day": day,
      "ending": ending,
      "event": link?.event,
      "fixture": link?.fixture,
      "format": Self.format,
      "home": home,
      "id": id,
      "lastPlay": lastPlay,
      "leader": score.leader,
      "missedBy": state.box.missedBy,
      "note": note,
      "overtime": overtime,
      "period": period,
      "periodEnded": periodEnded,
      "plays": plays,
      "rules": rules,
      "source": source,
      "status": status,
      "tip": state.box.possession.tip,
      "tracked": isTracked,
      "winner": winner,
    ]
  }
}

/// Names that pages do not have.
extension GameDocument {
  /// What pages show for the private names of its players.
  public func names(shownFor hidden: PrivateNames) -> [String] {
    teams.both.flatMap { hidden.shown(of: $0.players.compactMap(\.player)) }.compactMap { $0?.name }
  }

  /// The same with those for the names of its players; its last play has a name still.
  public func hiding(_ names: PrivateNames) -> GameDocument {
    var game = self
    game.teams = teams.map { $0.hiding(names) }
    return game
  }
}

extension GameDocument: Equatable {
  /// Whether both say the same.
  public static func == (one: GameDocument, other: GameDocument) -> Bool { one.json == other.json }

  // The facts of the game.

  public var id: String { state.id }
  public var date: GameDate { state.date }
  public var day: Day { state.day }
  public var created: TimeOfDay { state.created }
  /// What the scorer noted on it.
  public var note: String? { state.note }
  /// The fixture that it is played for.
  public var link: EventLink? { state.link }
  /// What it was imported from.
  public var source: GameSource? { state.source }
  public var rules: Rules { state.rules }
  public var home: TeamDocument { teams.home }
  public var away: TeamDocument { teams.away }
  public var score: Sides<Int> { state.box.score }
  /// The side that has won; nil also if the game was abandoned.
  public var winner: Side? { state.finish?.winner }
  /// What ended the game; nil while it goes on.
  public var ending: Ending? { state.finish?.ending }
  /// Whether it has a result without plays, perhaps with a sheet of totals.
  public var isFromPaper: Bool { state.box.isResult }
  /// Whether it is over, and nothing but its result is known.
  public var isResultAlone: Bool {
    ending != nil && plays == 0
      && (teams.isResult || teams.both.allSatisfy(\.total.counts.isEmpty))
  }
  /// How many plays count.
  public var plays: Int { state.box.count }
  /// The period that is on, from 1.
  public var period: Int { state.box.period }
  /// Whether the clock stands at the end of the period.
  public var periodEnded: Bool { state.periodEnded }
  /// Whether an overtime has begun.
  public var overtime: Bool { state.box.isOvertime }
  /// Whether the game ended with a period.
  public var isFinishedByTime: Bool { state.isFinishedByTime }
  /// The side that the possession arrow points to, if it is kept.
  public var arrow: Side? { state.box.possession.side }
  /// Whether somebody has been put on or off court.
  public var isTracked: Bool { state.box.court != nil }
  /// The last play in the order of the game.
  public var lastPlay: PlayDocument? {
    state.box.lastPlay.map { PlayDocument($0, by: state.rules) }
  }
}

extension GameState {
  /// Reads the document of a game, which is the head of its file, as of the last change: only what
  /// the rest of it follows from. It does not tell which basket has won.
  ///
  /// - Parameter lastNumber: the highest play number ever given, which stands beside the head; nil for that of the last play.
  public init(head json: JSONValue, lastNumber: Int? = nil) throws {
    let format = try json.member("format")
    guard try format.string() == GameDocument.format else {
      throw format.error("is not '\(GameDocument.format)'")
    }
    let rules = try Rules(json.member("rules"))
    let teams = try TeamDocument.sides(json)
    var head = try JSONObject(json)
    let clock = try head.member("clock")
    let reading = try clock.member("seconds").reading()
    var ending = try head.optional("ending")?.oneOf(Ending.init)
    let lastPlay = try head.optional("lastPlay").map { try ScoredPlay($0, by: rules) }
    let isOvertime = try head.member("overtime").bool()
    let period = try json.period(by: rules)
    let isTracked = try head.optional("tracked")?.bool() ?? false
    let winner = try head.optional("winner")?.side()
    // 0.1.0 did not write the ending. The score tells whether plays or clock ended the game.
    if ending == nil, winner != nil {
      ending = rules.ending(teams.map(\.score), inOvertime: isOvertime)
    }
    let isUntimed = isOvertime && rules.overtimeLength == nil
    let began = isUntimed ? teams.overtimeBegan(by: rules) : nil
    let box = try BoxScore(
      teams: teams.map(\.roster), rules: rules, lines: teams.map(\.lines),
      count: head.member("plays").count(), lastPlay: lastPlay,
      finish: ending.map {
        Finish(winner: winner, at: Moment(reading, in: period), ending: $0)
      },
      period: period,
      tallies: Sides {
        teams[$0].tally(overtime: began?[$0], isResult: ending != nil && lastPlay == nil)
      },
      overtime: began,
      possession: PossessionArrow(
        head.optional("arrow")?.side(), tip: head.optional("tip")?.side()),
      court: isTracked ? Court(teams.map { $0.court(at: reading) }) : nil,
      missedBy: head.optional("missedBy")?.side(), tells: ToldOfShots(of: json))
    try self.init(
      id: head.member("id").string(), created: head.member("created").timeOfDay(),
      day: head.optional("day")?.day(), note: head.optional("note")?.string(),
      link: EventLink(&head),
      source: head.optional("source")?.source(),
      clock: GameClock(
        reading, started: clock.optional("at")?.timeOfDay(),
        in: isUntimed ? rules.periods : period),
      box: box, lastNumber: lastNumber ?? lastPlay?.play.number ?? 0)
  }
}

extension EventLink {
  /// Reads what a game is played for, if it is for a fixture.
  init?(_ head: inout JSONObject) throws {
    let event = try head.optional("event")?.string()
    let fixture = try head.optional("fixture")?.count()
    guard let event, let fixture else { return nil }
    self.init(event: event, fixture: fixture)
  }
}

extension JSONValue {
  /// The period that is on in a game, or that a play was in. 0.2.0 knew one, and an overtime.
  func period(by rules: Rules) throws -> Int {
    if let period = try optional("period")?.period() { return period }
    return try optional("overtime")?.bool() == true ? rules.periods + 1 : 1
  }
}
