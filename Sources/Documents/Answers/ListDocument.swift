import Basketball
import JSON

/// The answer of `list --json`.
public enum ListDocument {
  /// Writes it four games at a time, so that a library of any size fits in memory: with 32 the buffer
  /// was mapped anew each time, and a list took a third longer.
  ///
  /// - Parameter games: newest first, as each is `listed`.
  public static func write(
    _ games: [[UInt8]], damaged: [JSON], to output: (String) throws -> Void
  ) rethrows {
    var json = JSONWriter(spread: .max)
    json.begin(.object)
    json.field("damaged", damaged)
    json.field("format", "scoreboard.list/1")
    json.key("games")
    json.begin(.array)
    for (index, game) in games.enumerated() {
      json.raw(game[...])
      if index % 4 == 3 { try output(json.flush()) }
    }
    json.end(.array)
    json.end(.object)
    try output(json.flush() + "\n")
  }
}

/// A game of a list: a row for text, and the source of its JSON. It is a class because it has many
/// names and is passed between threads.
public final class GameHead: Sendable {
  /// Its row.
  public let row: GameRow
  private let source: Source

  private enum Source {
    /// The head of a file, which is a document itself.
    case head(JSONValue)
    indirect case document(GameDocument)
  }

  /// The game of a head. JSON copies the head, unless an older version wrote it with fewer keys.
  public init(head: JSONValue) throws {
    row = try GameRow(head)
    source = GameDocument.isOlder(head) ? .document(try GameDocument(head)) : .head(head)
  }

  /// The game of a document.
  public init(_ document: GameDocument) {
    row = GameRow(document)
    source = .document(document)
  }

  /// The document of the game.
  public func document() throws -> GameDocument {
    switch source {
    case .head(let head): try GameDocument(head)
    case .document(let document): document
    }
  }

  /// The game as a season counts it.
  ///
  /// - Parameter lines: whether to include the players' lines, or only their names.
  public func seasonGame(lines: Bool) throws -> SeasonGame {
    switch source {
    case .head(let head):
      try seasonGame(of: head, lines: lines)
    case .document(let document): SeasonGame(document)
    }
  }

  private func seasonGame(of head: JSONValue, lines: Bool) throws -> SeasonGame {
    let shots = try head.member("rules").optional("shots")?.shots() ?? .oneAndTwo
    if !lines { return SeasonGame(row, try TeamDocument.named(head), shots: shots) }
    let teams = try TeamDocument.sides(head).withShooting(of: head)
    return SeasonGame(row, teams, shots: shots, kept: Kept(teams, shots))
  }

  /// The bytes of the game in a list. They can be made on any thread.
  ///
  /// - Parameter counts: whether it counts.
  public func listed(counts: Bool = true) -> [UInt8] {
    var json = JSONWriter(spread: .max, startingAt: 2, reserving: 1 << 14)
    let counted = row.isDecided ? row.counted.both : nil
    switch source {
    case .head(let head):
      json.object(head, adding: ["counted": counted.json, "counts": counts.json])
    case .document(let document):
      json.write(document.json.adding(["counted": counted, "counts": counts]))
    }
    return json.bytes
  }
}

/// A row of `list`.
public struct GameRow: Equatable, Sendable {
  /// The name of the game in its library.
  public let id: String
  /// When it was played, and made.
  public let date: GameDate
  /// Its status.
  public let status: Status
  /// The winner; nil if there is none.
  public let winner: Side?
  /// Whether it counts: not where an event counts another game, or none, in its place.
  public var counts = true
  /// When it was changed last; nil where that was not asked.
  public var changed: TimeOfDay?
  /// How it ended; nil while it is in play, and in heads of 0.1.0.
  public let ending: Ending?
  /// Whether an overtime has begun.
  public let isOvertime: Bool
  /// The fixture that it is played for.
  public let link: EventLink?
  /// The scorer's note.
  public let note: String?
  /// What it was imported from.
  public let source: GameSource?
  /// The names of the teams.
  public let teams: Sides<String>
  public let score: Sides<Int>
  /// The name of its rules.
  public let rules: String
  /// How tables count and rank it.
  public let table: TableRules
  /// Its timing; nil before the game begins and after it is over.
  public let timing: GameTiming?

  /// The day that it was played on.
  public var day: Day { date.day }
  /// When it was made.
  public var created: TimeOfDay { date.created }
  /// What games are ordered by: no two are equal.
  public var order: (GameDate, String) { (date, id) }
  /// Whether somebody has won or lost it.
  public var isDecided: Bool { ending.isWon(by: .home, winner: winner) != nil }
  /// Whether it is still to be played.
  public var isOpen: Bool { status != .finished && counts }

  /// The score that counts: of a forfeit and a default, that of its rules.
  public var counted: Sides<Int> { table.counted(score, ending, wonBy: winner) }

  /// When its period ends if nobody stops the clock; nil if it is stopped or the period has no end.
  public var timeEnds: TimeOfDay? { timing?.ends }

  /// Reads a row from a head.
  public init(_ json: JSONValue) throws {
    var head = try JSONObject(json)
    let away = try head.member("away")
    let clock = try head.member("clock")
    let created = try head.member("created").timeOfDay()
    let day = try head.optional("day")?.day()
    ending = try head.optional("ending")?.oneOf(Ending.init)
    link = try EventLink(&head)
    let home = try head.member("home")
    teams = try Sides(home: home.member("name").string(), away: away.member("name").string())
    score = try Sides(home: home.member("score").count(), away: away.member("score").count())
    id = try head.member("id").string()
    date = GameDate(day, created: created, ofGame: id)
    note = try head.optional("note")?.string()
    isOvertime = try head.member("overtime").bool()
    let rules = try head.member("rules")
    self.rules = try rules.member("name").string()
    table = try TableRules(rules)
    source = try head.optional("source")?.source()
    status = try head.member("status").oneOf(Status.init)
    winner = try head.optional("winner")?.side()
    // Most games of a library are over, and their rules need not be read.
    guard status.isBegun else {
      timing = nil
      return
    }
    let played = try Rules(rules)
    timing = try GameTiming(
      GameClock(
        clock.member("seconds").reading(), started: clock.optional("at")?.timeOfDay(),
        in: json.period(by: played)),
      by: played)
  }

  /// The row of a document.
  public init(_ game: GameDocument) {
    id = game.id
    date = game.date
    status = game.status
    ending = game.ending
    winner = game.winner
    isOvertime = game.overtime
    note = game.note
    link = game.link
    source = game.source
    teams = game.teams.map(\.name)
    score = game.score
    rules = game.rules.name
    table = game.rules.table
    let clock = GameClock(game.clock.reading, started: game.clock.at, in: game.period)
    timing = status.isBegun ? GameTiming(clock, by: game.rules) : nil
  }
}

/// How a game that has begun is timed.
public struct GameTiming: Equatable, Sendable {
  private let clock: GameClock
  private let face: ClockFace

  init(_ clock: GameClock, by rules: Rules) {
    self.clock = clock
    face = rules.clockFace
  }

  var ends: TimeOfDay? { clock.end(by: face.periods) }

  /// `Q3 4:12`, `Q3 over`, `OT`; nil in the only period of a game.
  ///
  /// - Parameter now: when the clock is read; nil for the period alone of a clock that runs.
  public func text(now: TimeOfDay?) -> String? {
    guard let name = face.periods.name(of: clock.period) else { return nil }
    let period = face.periods[clock.period]
    if period.isUntimed || clock.isRunning && now == nil { return name }
    let reading = now.map { clock.reading(at: $0) } ?? clock.reading
    if let end = period.end, reading >= end { return "\(name) over" }
    return "\(name) \(face.courtText(Moment(reading, in: clock.period)))"
  }
}

/// Chooses games of a library.
public struct GameFilter: Equatable, Sendable {
  /// The first day.
  public var since: Day?
  /// The last day, included.
  public var until: Day?
  /// The name of a team, in any spelling.
  public var team: String?
  /// The name of the rules.
  public var rules: String?
  /// The name of the event that it is played for, as its file has it.
  public var event: String?
  /// How many of these games, the newest first; nil for all.
  public var last: Int?
  /// Only unfinished games.
  public var isOpen = false

  /// Every game.
  public init() {}

  /// Whether it may choose some games of a competition, and not others.
  public var isOfPart: Bool {
    since != nil || until != nil || last != nil || team != nil || rules != nil || isOpen
  }

  /// Whether the filter includes a game, without regard to `last`.
  public func includes(_ game: GameRow) -> Bool {
    if isOpen, !game.isOpen { return false }
    if let event, event != game.link?.event { return false }
    if let rules, rules != game.rules, rules != Rules.fiba || !game.rules.hasPrefix(rules) {
      return false
    }
    if let team,
      !game.teams.both.map(Name.identity).contains(Name.identity(team))
    {
      return false
    }
    return since ?? game.day <= game.day && game.day <= until ?? game.day
  }

  /// The games that the filter includes, newest first. The last games are those of them that count.
  public func meant<Game>(of games: [Game], row: (Game) -> GameRow) -> [Game] {
    let meant = games.filter { includes(row($0)) }
    return last.map { Array(meant.filter { row($0).counts }.prefix($0)) } ?? meant
  }
}
