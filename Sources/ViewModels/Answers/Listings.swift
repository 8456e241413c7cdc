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
  public init(_ library: Library, now: TimeOfDay) throws {
    format = "scoreboard.list/1"
    (games, damaged) = try library.listed(as: GameDocument.self, now: now)
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

/// What `list` shows: a row a game, newest first.
public nonisolated struct GameList: Sendable {
  /// The games.
  public let games: [GameRow]
  /// Files named like games that are none.
  public let damaged: [DamageDocument]

  /// The games of a library.
  public init(_ library: Library, now: TimeOfDay) throws {
    (games, damaged) = try library.listed(as: GameRow.self, now: now)
  }
}
