import Basketball
import Storage

/// What `list` shows of a game: as much of its head as takes the least to read.
public nonisolated struct GameRow: ListedGame, Equatable {
  /// A team's name and score.
  public struct Side: Decodable, Equatable, Sendable {
    /// The team's name.
    public let name: String
    /// Its points.
    public let score: Int
  }

  /// The name of the game in its library.
  public let id: String
  /// When it was made: ISO 8601, UTC.
  public let created: String
  /// Where it stands.
  public let status: GameDocument.Status
  /// The home team.
  public let home: Side
  /// The away team.
  public let away: Side
  let clock: Clock
  let rules: Limit

  struct Clock: Decodable, Equatable, Sendable {
    let seconds: Double
    let at: TimeOfDay?
  }

  struct Limit: Decodable, Equatable, Sendable {
    let timeLimit: Double?
  }

  init(_ game: GameDocument) {
    (id, created, status) = (game.id, game.created, game.status)
    home = Side(name: game.home.name, score: game.home.score)
    away = Side(name: game.away.name, score: game.away.score)
    clock = Clock(seconds: game.clock.seconds, at: game.clock.at.value.flatMap { TimeOfDay($0) })
    rules = Limit(timeLimit: game.rules.timeLimit.value)
  }

  var timeEnds: TimeOfDay? { end(rules.timeLimit, seconds: clock.seconds, at: clock.at) }
}

/// A game in a list, as its head has it.
nonisolated protocol ListedGame: HeadRow {
  /// When it was made.
  var created: String { get }
  /// When its time is up if nobody pauses its clock; nil when it is paused or has no limit.
  var timeEnds: TimeOfDay? { get }
  /// The game as it stands.
  init(_ game: GameDocument)
}

extension ListedGame {
  fileprivate nonisolated func end(
    _ limit: Double?, seconds: Double, at: TimeOfDay?
  ) -> TimeOfDay? {
    guard let limit, let at else { return nil }
    return TimeOfDay(milliseconds: at.milliseconds + Int((limit - seconds) * 1000))
  }
}

nonisolated extension GameDocument: ListedGame {
  init(_ game: GameDocument) { self = game }

  var timeEnds: TimeOfDay? {
    end(
      rules.timeLimit.value, seconds: clock.seconds,
      at: clock.at.value.flatMap { TimeOfDay($0) })
  }
}

extension GameLibrary<GameDocument> {
  /// The games newest first, and the files that are none. A game whose time has run out since its
  /// last change is read whole: it is over, or in overtime.
  nonisolated func listed<Row: ListedGame>(
    as row: Row.Type, now: TimeOfDay
  ) throws -> (games: [Row], damaged: [DamageDocument]) {
    let heads = try heads(as: row)
    var games = heads.compactMap { try? $0.get() }
    for (place, listed) in games.enumerated() {
      guard let end = listed.timeEnds, end <= now else { continue }
      if let kept = try? game(listed.id) { games[place] = Row(GameDocument(kept.sheet, now: now)) }
    }
    let damaged = heads.compactMap { head -> DamageDocument? in
      guard case .failure(let error) = head, let (path, what) = error.damage else { return nil }
      return DamageDocument(path: path, what: what, error: error)
    }
    games.sort { ($0.created, $0.id) > ($1.created, $1.id) }
    return (games, damaged.sorted { $0.path < $1.path })
  }
}

/// The library of games with their documents at the head.
public typealias Library = GameLibrary<GameDocument>
