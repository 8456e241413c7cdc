import Basketball
import Storage

/// A game in a library, followed while others change it. Nothing is written.
public final class FollowedGame {
  /// What a look at it finds.
  public enum News: Equatable, Sendable {
    /// It was changed.
    case change(GameChange)
    /// Its file is gone or cannot be read. Told once; it may yet come back.
    case lost(LibraryError)
    /// Its file is back.
    case found
  }

  private let library: Library
  private let now: () -> TimeOfDay
  private var watch: LibraryWatch
  private var kept: KeptGame
  private var follower: GameFollower
  private var trouble: LibraryError?

  init(
    _ id: String, in library: Library, since number: Int, now: @escaping () -> TimeOfDay
  ) throws {
    (self.library, self.now) = (library, now)
    // Before the game is read: what is done in between is then seen at the first look.
    watch = library.watch()
    kept = try library.game(id)
    follower = GameFollower(kept.sheet, since: number, now: now())
  }

  /// The game as it was last told.
  public var document: GameDocument { follower.document }

  /// Whether it is over, as far as is known.
  public var isFinished: Bool { document.status == .finished }

  /// What can be read when it is time to look, where the system tells.
  public var descriptor: Int32? { watch.descriptor }

  /// Milliseconds after which to look in any case.
  public var rest: Int {
    guard trouble == nil, let timeEnds = follower.timeEnds else { return watch.pollInterval }
    return max(0, min(timeEnds.milliseconds - now().milliseconds, watch.pollInterval))
  }

  /// What is new since the last look, in order.
  public func look() -> [News] {
    watch.drain()
    let before = trouble
    switch library.look(after: kept) {
    case .success(let newer):
      trouble = nil
      var changes = newer.map { follower.take($0.sheet, now: now()) } ?? []
      kept = newer ?? kept
      if let change = follower.pass(to: now()) { changes.append(change) }
      return (before == nil ? [] : [.found]) + changes.map(News.change)
    case .failure(let error):
      trouble = error
      // A file that is written piece by piece is damaged in one way after the other.
      let isSame = before.map { ($0.damage == nil) == (error.damage == nil) } ?? false
      return isSame ? [] : [.lost(error)]
    }
  }

  /// The plays that count and have not been told before, by their numbers.
  public func plays() -> [PlayDocument] { follower.plays() }
}

extension GameLibrary<GameDocument> {
  /// Follows a game.
  ///
  /// - Parameter number: plays up to this one are known already.
  public func follow(
    _ id: String, since number: Int = 0, now: @escaping () -> TimeOfDay
  ) throws -> FollowedGame {
    try FollowedGame(id, in: self, since: number, now: now)
  }
}
