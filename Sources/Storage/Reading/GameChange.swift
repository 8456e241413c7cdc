import Basketball
import Platform

/// A change of a game by others.
public struct GameChange: Sendable {
  /// The game as it is saved now.
  public let game: StoredGame
  /// The new entries of its tape; nil if another history has replaced it.
  public let entries: [Entry]?
}

extension GameLibrary {
  /// How a game has changed since it was read; nil if its file has not.
  public func change(since known: StoredGame) throws(LibraryError) -> GameChange? {
    guard let newer = try newer(than: known) else { return nil }
    return GameChange(game: newer, entries: known.entries(continuedBy: newer))
  }

  /// The saved game; nil if its file has not changed since it was read.
  func newer(than known: StoredGame) throws(LibraryError) -> StoredGame? {
    let id = known.state.id
    let path = path(of: id)
    let status = try failing(game: id, at: path, trying("open", path, system.statusOfPath(path)))
    return status == known.version ? nil : try game(id)
  }
}
