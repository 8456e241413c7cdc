import Basketball
import JSON

/// The answer of `show --json`, and the head of a game's file.
public struct GameDocument: Document, Equatable {
  /// The name of the game in its library.
  public let id: String
  /// When it was made.
  public let created: TimeOfDay
  /// What the scorer noted on it.
  public let note: String?
  /// Where the game is on its way.
  public let status: Status
  /// What it is played by.
  public let rules: RulesDocument
  /// The game clock.
  public let clock: ClockDocument
  /// The two teams.
  public let teams: Sides<TeamDocument>
  /// The side that has more points.
  public let leader: Side?
  /// The side that has won; nil also where the game was abandoned.
  public let winner: Side?
  /// What ended it; nil while it goes on.
  public let ending: Ending?
  /// How many plays count.
  public let plays: Int
  /// Whether the score was level when time was up.
  public let overtime: Bool
  /// The side that has missed, as long as nobody has the ball.
  public let missedBy: Side?
  /// The last play by the clock.
  public private(set) var lastPlay: PlayDocument?

  static let format = "scoreboard.game/1"

  /// The document of a game at a time of day.
  public init(_ saved: Standing, now: TimeOfDay) {
    let standing = saved.asOf(now)
    (id, created, note) = (standing.id, standing.created, standing.note)
    status = standing.status(at: now)
    rules = RulesDocument(standing.rules)
    clock = ClockDocument(standing, now: now)
    teams = Sides(
      home: TeamDocument(.home, of: standing), away: TeamDocument(.away, of: standing))
    leader = standing.box.leader
    (winner, ending) = (standing.finish?.winner, standing.finish?.ending)
    plays = standing.box.count
    overtime = standing.box.overtime != nil
    missedBy = standing.box.missedBy
    lastPlay = standing.box.lastPlay.map { PlayDocument($0, on: standing.rules.clockFace) }
  }

  /// The home team.
  public var home: TeamDocument { teams.home }
  /// The away team.
  public var away: TeamDocument { teams.away }

  /// Writes the contract's document of a game.
  public func write(to json: inout JSONWriter) { write(to: &json, change: nil) }

  /// Writes it, with what has just been done to it.
  func write(to json: inout JSONWriter, change: ChangeDocument?) {
    json.beginObject()
    json.field("away", away)
    if let change { json.field("change", change) }
    json.field("clock", clock)
    json.field("created", created.text)
    json.field("ending", ending?.rawValue)
    json.field("format", Self.format)
    json.field("home", home)
    json.field("id", id)
    json.field("lastPlay", lastPlay)
    json.field("leader", leader?.rawValue)
    json.field("missedBy", missedBy?.rawValue)
    json.field("note", note)
    json.field("overtime", overtime)
    json.field("plays", plays)
    json.field("rules", rules)
    json.field("status", status.rawValue)
    json.field("winner", winner?.rawValue)
    json.endObject()
  }
}

extension GameDocument {
  static let keys: [StaticString] = [
    "away", "clock", "created", "ending", "format", "home", "id", "lastPlay", "leader", "missedBy",
    "note", "overtime", "plays", "rules", "status", "winner",
  ]

  /// What the objects in it look like, each of which stands on a line.
  public static let shapes = JSONShapes([
    StatLineDocument.shape, JSONShape(TeamDocument.keys), JSONShape(ShotsDocument.keys),
    JSONShape(RulesDocument.keys), JSONShape(PlayDocument.keys), JSONShape(ClockDocument.keys),
  ])

  /// Reads the document of a game.
  public init(_ json: JSONValue) throws(JSONError) {
    guard try json.member("format").isString("scoreboard.game/1") else {
      throw try json.member("format").error("is not 'scoreboard.game/1'")
    }
    id = try json.member("id").string()
    created = try json.member("created").timeOfDay()
    note = try json.optional("note")?.string()
    status = try json.member("status").oneOf(Status.init)
    rules = try RulesDocument(json.member("rules"))
    clock = try ClockDocument(json.member("clock"), by: rules.rules)
    teams = try TeamDocument.sides(json)
    leader = try json.optional("leader")?.side()
    winner = try json.optional("winner")?.side()
    missedBy = try json.optional("missedBy")?.side()
    plays = try json.member("plays").count()
    overtime = try json.member("overtime").bool()
    lastPlay = try json.optional("lastPlay").map {
      [face = rules.rules.clockFace] play throws(JSONError) in
      try PlayDocument(play, on: face)
    }
    let score = Sides(home: teams.home.score, away: teams.away.score)
    // 0.1.0 did not say what ended a game: its plays or its clock, and the score says which.
    ending =
      try json.optional("ending")?.oneOf(Ending.init)
      ?? (winner == nil ? nil : rules.rules.ending(score, inOvertime: overtime))
  }

  /// The first key in the document of a game that is not known.
  public static func unknownKey(in json: JSONValue) -> String? {
    if let key = json.unknownKey(besides: keys) { return key }
    if let key = json["clock"]?.unknownKey(besides: ClockDocument.keys) { return key }
    if let key = json["rules"]?.unknownKey(besides: RulesDocument.keys) { return key }
    if let key = json["lastPlay"]?.unknownKey(besides: PlayDocument.keys) { return key }
    if let key = json["home"].flatMap(TeamDocument.unknownKey) { return key }
    return json["away"].flatMap(TeamDocument.unknownKey)
  }
}

extension GameDocument {
  /// The same with the last play as another document tells it, where that is the same play: 0.1.0 did
  /// not say which basket an assist belongs to.
  public func adoptingBasket(of other: GameDocument) -> GameDocument {
    guard let play = other.lastPlay,
      lastPlay?.scored.play.assisting(nil) == play.play.assisting(nil),
      lastPlay?.scored.score == play.scored.score
    else { return self }
    var adopted = self
    adopted.lastPlay = play
    return adopted
  }
}

extension Standing {
  /// The game that a document tells of, as of the last change: as much as there is to know beside
  /// its past. Of a finish a document does not say which basket it was.
  ///
  /// - Parameter lastNumber: the highest play number ever given.
  public init(_ document: GameDocument, lastNumber: Int) {
    let rules = document.rules.rules
    let finish = document.ending.map {
      Finish(winner: document.winner, reading: document.clock.reading, ending: $0)
    }
    let box = BoxScore(
      teams: document.teams.map(\.roster), rules: rules, lines: document.teams.map(\.lines),
      count: document.plays, lastPlay: document.lastPlay?.scored, finish: finish,
      overtime: document.overtimeBegan, missedBy: document.missedBy)
    self.init(
      id: document.id, created: document.created, note: document.note,
      clock: GameClock(document.clock.reading, started: document.clock.at), box: box,
      lastNumber: lastNumber)
  }
}

extension GameDocument {
  /// The score the overtime began with: a team needs so many points more than it had then.
  fileprivate var overtimeBegan: Sides<Int>? {
    guard overtime else { return nil }
    let points = rules.rules.overtime ?? 0
    return teams.map { team in (team.needs ?? points) &+ team.score &- points }
  }
}
