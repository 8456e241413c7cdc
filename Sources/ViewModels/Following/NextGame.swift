import Basketball
import Storage

/// Finds the next game to follow: the game at hand for reading.
///
/// It reads no file while nothing in the library has changed.
public final class NextGame {
  private let library: GameLibrary
  private let isForever: Bool
  private let now: () -> TimeOfDay
  /// The last change of the library that was seen.
  private var seen: LibraryTime?

  /// The games of a library.
  ///
  /// - Parameter isForever: whether to go on after a game is over; else only a first game is found.
  public init(in library: GameLibrary, isForever: Bool, now: @escaping () -> TimeOfDay) {
    (self.library, self.isForever, self.now) = (library, isForever, now)
  }

  /// Whether to look for a game, given the one followed now.
  func isDue(after game: FollowedGame?) -> Bool {
    guard let game else { return true }
    return isForever && (game.isLost || game.isOver(at: now()))
  }

  func scoreboard(after game: FollowedGame?) throws -> LiveBoard? {
    try self.game(after: game).map {
      LiveBoard(try FollowedGame($0, in: library, now: now), now: now)
    }
  }

  /// The next game, or a first one, if there is one.
  public func game(after game: FollowedGame?) -> StoredGame? {
    let (time, changed) = (now(), library.lastChange)
    guard isDue(after: game), let changed, changed != seen else { return nil }
    do throws(LibraryError) {
      let next = try library.gameAtHand(for: .reading, now: time)
      // A later change may have the same time.
      seen = changed.isSettled(at: time) ? changed : nil
      let isAnother = next.standing.id != game?.game.sheet.standing.id
      // After a deletion, the game at hand may be an old one.
      let isOpen = game?.isLost != true || next.standing.asOf(time).finish == nil
      return isAnother && isOpen ? next : nil
    } catch {
      if case .noGames = error { seen = changed.isSettled(at: time) ? changed : nil }
      return nil
    }
  }
}

extension FollowedGame {
  fileprivate func isOver(at time: TimeOfDay) -> Bool {
    game.sheet.standing.asOf(time).finish != nil
  }
}
