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
  /// When a game was linked only its tape says, which is read where a fixture has several games. Where
  /// that cannot be read, the game counts as linked when it was made.
  public func games(
    of event: String, now: TimeOfDay
  ) throws(LibraryError) -> (games: [EventGameRow], damaged: [LibraryError]) {
    let listing = try list(now: now)
    let (games, damaged) = games(of: event, among: listing.games)
    return (games, listing.damaged + damaged)
  }

  /// The games of an event among those of a list, and what is wrong with their tapes.
  public func games(
    of event: String, among rows: [GameRow]
  ) -> (games: [EventGameRow], damaged: [LibraryError]) {
    let rows = rows.filter { $0.link?.event == event }
    let counts = rows.reduce(into: [:]) { counts, row in
      counts[row.link?.fixture ?? 0, default: 0] += 1
    }
    var (games, damaged) = ([EventGameRow](), [LibraryError]())
    for row in rows {
      var linked = row.created
      if counts[row.link?.fixture ?? 0, default: 0] > 1 {
        do throws(LibraryError) {
          linked = try game(row.id).scoresheet().linked ?? linked
        } catch {
          damaged.append(error)
        }
      }
      games.append(EventGameRow(row: row, linked: linked))
    }
    return (games, damaged)
  }
}
