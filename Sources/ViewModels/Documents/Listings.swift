import Basketball
import Storage

/// The answer of `log --json`.
public nonisolated struct LogDocument: Document {
  /// `scoreboard.log/1`.
  public let format: String
  /// The game.
  public let id: String
  /// Its plays in order.
  public let plays: [PlayDocument]

  /// The play-by-play of a game.
  public init(_ sheet: Scoresheet) {
    (format, id) = ("scoreboard.log/1", sheet.id)
    plays = sheet.box.plays.map(PlayDocument.init)
  }
}

/// The answer of `list --json`.
public nonisolated struct ListDocument: Document {
  /// `scoreboard.list/1`.
  public let format: String
  /// The games, newest first, as they stood at their last change.
  public let games: [GameDocument]
  /// Files named like games that are none.
  public let damaged: [DamageDocument]

  /// The games of a library.
  public init(_ library: Library) throws {
    format = "scoreboard.list/1"
    (games, damaged) = try library.listed(as: GameDocument.self)
  }
}

/// A file that is named like a game and is none.
public nonisolated struct DamageDocument: Encodable, Sendable {
  /// The file.
  public let path: String
  /// What is wrong with it, and where.
  public let what: String
  /// The same as the error of a command that asks for the game.
  public let error: LibraryError

  private enum CodingKeys: String, CodingKey {
    case path, what
  }
}

/// What `list` shows of a game: as much of its head as takes the least to read.
public nonisolated struct GameRow: Dated {
  /// A team's name and score.
  public struct Side: Decodable, Sendable {
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
}

extension GameDocument: Dated {}

/// What a library sorts its games by.
nonisolated protocol Dated: HeadRow {
  var created: String { get }
}

/// The library of games with their documents at the head.
public typealias Library = GameLibrary<GameDocument>

extension GameLibrary {
  /// The games newest first, and the files that are none.
  nonisolated func listed<Row: Dated>(
    as row: Row.Type
  ) throws -> (games: [Row], damaged: [DamageDocument]) {
    let heads = try heads(as: row)
    let games = heads.compactMap { try? $0.get() }
      .sorted { ($0.created, $0.id) > ($1.created, $1.id) }
    let damaged = heads.compactMap { head -> DamageDocument? in
      guard case .failure(let error) = head, let (path, what) = error.damage else { return nil }
      return DamageDocument(path: path, what: what, error: error)
    }
    return (games, damaged.sorted { $0.path < $1.path })
  }
}

/// What `list` shows: a row a game, newest first.
public nonisolated struct GameList: Sendable {
  /// The games.
  public let games: [GameRow]
  /// Files named like games that are none.
  public let damaged: [DamageDocument]

  /// The games of a library.
  public init(_ library: Library) throws {
    (games, damaged) = try library.listed(as: GameRow.self)
  }
}
