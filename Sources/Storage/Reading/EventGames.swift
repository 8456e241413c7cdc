import Basketball
import Documents

/// A game that is played for a fixture of an event.
public struct EventGameRow: Sendable {
  /// What a list shows of it.
  public let row: GameRow
  /// When it was linked to the fixture.
  public let linked: TimeOfDay
}

extension GameLibrary {
  /// The games of an event, by their heads, and what is wrong with the files that cannot be read.
  ///
  /// When a game was linked only its tape says, which is read where a fixture has several games.
  public func games(
    of event: String, now: TimeOfDay
  ) throws(LibraryError) -> (games: [EventGameRow], damaged: [LibraryError]) {
    let listing = try list(now: now)
    return (try games(of: event, among: listing.games), listing.damaged)
  }

  /// The games of an event among those of a list.
  public func games(
    of event: String, among rows: [GameRow]
  ) throws(LibraryError) -> [EventGameRow] {
    let rows = rows.filter { $0.link?.event == event }
    let counts = rows.reduce(into: [:]) { counts, row in
      counts[row.link?.fixture ?? 0, default: 0] += 1
    }
    var games: [EventGameRow] = []
    for row in rows {
      var linked = row.created
      if counts[row.link?.fixture ?? 0, default: 0] > 1 {
        linked = try game(row.id).scoresheet().linked ?? linked
      }
      games.append(EventGameRow(row: row, linked: linked))
    }
    return games
  }
}
