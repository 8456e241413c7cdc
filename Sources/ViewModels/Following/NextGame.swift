import Basketball
import Storage

/// The game that is followed after another, or as the first: the one at hand for looking.
///
/// A look costs next to nothing as long as nothing has changed in the library.
public final class NextGame {
  private let library: GameLibrary
  private let isForever: Bool
  private let now: () -> TimeOfDay
  /// When the library had changed last at the time of the last look.
  private var seen: LibraryTime?

  /// The games of a library.
  ///
  /// - Parameter isForever: whether a game follows one that is over; else only the first is waited for.
  public init(in library: GameLibrary, isForever: Bool, now: @escaping () -> TimeOfDay) {
    (self.library, self.isForever, self.now) = (library, isForever, now)
  }

  /// Whether a game is waited for, now that this one is followed.
  func isDue(after game: FollowedGame?) -> Bool {
    guard let game else { return true }
    return isForever && (game.isLost || game.isOver(at: now()))
  }

  /// The board of the game that follows, once there is one.
  func scoreboard(after game: FollowedGame?) throws -> Scoreboard? {
    try self.game(after: game).map {
      Scoreboard(try FollowedGame($0, in: library, now: now), now: now)
    }
  }

  /// The first game, once there is one.
  public func first() -> StoredGame? { game(after: nil) }

  /// The game that follows, once there is one.
  func game(after game: FollowedGame?) -> StoredGame? {
    let (time, changed) = (now(), library.lastChange)
    guard isDue(after: game), let changed, changed != seen else { return nil }
    do throws(LibraryError) {
      let next = try library.gameAtHand(for: .reading, now: time)
      // A change right after this one may have its very time.
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
  /// Whether the game is over, as far as is known.
  fileprivate func isOver(at time: TimeOfDay) -> Bool {
    game.sheet.standing.asOf(time).finish != nil
  }
}
