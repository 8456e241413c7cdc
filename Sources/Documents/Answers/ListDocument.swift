import Basketball
import JSON

/// The answer of `list --json`.
public enum ListDocument {
  /// Writes the answer four games at a time, so that a library of any size fits in memory: with 32, the buffer was
  /// mapped anew each time, and a list took a third longer.
  ///
  /// - Parameter games: the bytes that `listed` makes of each game, the newest first.
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

extension SeasonGame {
  /// The bytes of the game in a list. They can be made on any thread.
  ///
  /// - Parameter counts: whether it counts.
  public func listed(counts: Bool) -> [UInt8] {
    var json = JSONWriter(spread: .max, startingAt: 2, reserving: 1 << 14)
    json.write(
      row.json(teams.map(\.json), rules: ["base": row.base, "name": row.rules])
        .adding(["counted": row.isDecided ? row.counted.both : nil, "counts": counts]))
    return json.bytes
  }
}

/// A row of `list`.
public struct GameRow: Equatable, Sendable {
  /// The name of the game in its library.
  public let id: String
  /// The day on which it was played, and when it was made.
  public let date: GameDate
  /// The status of the game.
  public let status: Status
  /// The winner; nil if there is none.
  public let winner: Side?
  /// Whether it counts: not where an event counts another game, or none, in its place.
  public var counts = true
  /// When it was changed last; nil where that was not asked.
  public var changed: TimeOfDay?
  /// How it ended; nil while it is in play.
  public let ending: Ending?
  /// Whether an overtime has begun.
  public let isOvertime: Bool
  /// The fixture that it is played for.
  public let link: EventLink?
  /// The scorer's note.
  public let note: String?
  /// What it was imported from.
  public let source: GameSource?
  /// The lines of the game's card that lists and pages show.
  public internal(set) var card: Card
  /// The names of the teams.
  public let teams: Sides<String>
  public let score: Sides<Int>
  /// The name of its rules, and of the set that they began with.
  public let rules: String
  public let base: String?
  /// Points needed to win, if points decide, and the lead.
  let target: Int?
  let margin: Int
  /// How tables count and rank it.
  public let table: TableRules
  /// How many plays count.
  public let plays: Int
  /// The period that is on, and whether the clock stands at its end.
  let period: Int
  let periodEnded: Bool
  /// Whether somebody was put on or off court.
  let isTracked: Bool
  let clock: ShownClock
  /// Its timing; nil before the game begins and after it is over.
  public private(set) var timing: GameTiming?

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
}

extension GameRow {
  /// The row of a document.
  public init(_ game: GameDocument) {
    self.init(
      id: game.id, date: game.state.date, status: game.status, winner: game.winner,
      ending: game.ending,
      isOvertime: game.overtime, link: game.link, note: game.note,
      source: game.state.source, card: game.state.card.listed, teams: game.teams.map(\.name),
      score: game.score, rules: game.rules.name,
      base: game.rules.base,
      target: game.rules.target, margin: game.rules.margin, table: game.rules.table,
      plays: game.plays, period: game.period, periodEnded: game.periodEnded,
      isTracked: game.state.box.court != nil, clock: game.clock.shown)
    let clock = GameClock(game.clock.reading, started: game.clock.at, in: game.period)
    timing = status.isBegun ? GameTiming(clock: clock, face: game.rules.clockFace) : nil
  }

  /// The object of the game in documents, with the objects of its teams and of its rules.
  func json(
    _ teams: Sides<JSON>, rules: JSON, format: String = GameDocument.format
  ) -> JSON {
    [
      "away": teams.away,
      "clock": clock,
      "created": created,
      "day": day,
      "ending": ending,
      "event": link?.event,
      "fixture": link?.fixture,
      "format": format,
      "home": teams.home,
      "id": id,
      "leader": score.leader,
      "note": note,
      "overtime": isOvertime,
      "period": period,
      "periodEnded": periodEnded,
      "plays": plays,
      "rules": rules,
      "source": source,
      "status": status,
      "tracked": isTracked,
      "winner": winner,
    ]
  }
}

/// How a game that has begun is timed.
public struct GameTiming: Equatable, Sendable {
  fileprivate let clock: GameClock
  fileprivate let face: ClockFace

  fileprivate var ends: TimeOfDay? { clock.end(by: face.periods) }

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
    var rest = self
    rest.event = nil
    return rest != GameFilter()
  }

  /// Whether the filter includes a game, without regard to `last`.
  public func includes(_ game: GameRow) -> Bool {
    if isOpen, !game.isOpen { return false }
    if let rules, !Rules.isSet(rules, [game.rules, game.base]) { return false }
    return includes(game.teams.both, on: game.day, of: game.link?.event)
  }

  /// Whether it includes what these teams play on a day, if that is known, for an event.
  public func includes(_ teams: [String], on day: Day?, of event: String?) -> Bool {
    if let meant = self.event, meant != event { return false }
    if let team, !teams.map(Name.identity).contains(Name.identity(team)) { return false }
    return day.map { since ?? $0 <= $0 && $0 <= until ?? $0 } ?? true
  }

  /// The games that the filter includes, newest first. With `last`, only games that count are chosen.
  public func meant<Game>(of games: [Game], row: (Game) -> GameRow) -> [Game] {
    let meant = games.filter { includes(row($0)) }
    return last.map { Array(meant.filter { row($0).counts }.prefix($0)) } ?? meant
  }
}
