import Basketball
import Storage

/// Finds the game to follow next: the game at hand for reading.
///
/// A look at a library in which nothing has changed reads no file.
public final class NextGame {
  private let library: GameLibrary
  private let isForever: Bool
  private let now: () -> TimeOfDay
  /// The last change of the library that was looked at.
  private var seen: LibraryTime?

  /// The games of a library.
  ///
  /// - Parameter isForever: whether a game follows one that is over; else only a first one is found.
  public init(in library: GameLibrary, isForever: Bool, now: @escaping () -> TimeOfDay) {
    (self.library, self.isForever, self.now) = (library, isForever, now)
  }

  /// Whether a game is waited for, now that this one is followed.
  func isDue(after game: FollowedGame?) -> Bool {
    guard let game else { return true }
    return isForever && (game.isLost || game.isOver(at: now()))
  }

  func scoreboard(after game: FollowedGame?) throws -> Scoreboard? {
    try self.game(after: game).map {
      Scoreboard(try FollowedGame($0, in: library, now: now), now: now)
    }
  }

  /// The game that follows, or a first one, once there is one.
  public func game(after game: FollowedGame?) -> StoredGame? {
    let (time, changed) = (now(), library.lastChange)
    guard isDue(after: game), let changed, changed != seen else { return nil }
    do throws(LibraryError) {
      let next = try library.gameAtHand(for: .reading, now: time)
      // Another change may yet come at the very same time.
      seen = changed.isSettled(at: time) ? changed : nil
      let isAnother = next.standing.id != game?.game.sheet.standing.id
      // What is left when a game was deleted may be long over.
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
