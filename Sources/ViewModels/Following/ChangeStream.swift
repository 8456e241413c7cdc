import Basketball
import Documents
import Storage

/// What is reported of a followed game, change by change.
public final class ChangeStream {
  /// What is reported.
  public enum Event: Equatable, Sendable {
    /// Something was done, or time has run out.
    case changed(Outcome, GameDocument, plays: [PlayDocument])
    /// Another history is in its place.
    case replaced(GameDocument, plays: [PlayDocument])
    /// Its file is gone or cannot be read; it is waited for.
    case lost(LibraryError)
    case found
  }

  /// The game as it was last reported.
  public private(set) var document: GameDocument
  private let followed: FollowedGame
  private let now: () -> TimeOfDay
  private var watch: LibraryWatch
  private var plays: PlayStream
  /// Whether the end of time was reported before anybody recorded it.
  private var isTimeReported = false

  /// A stream of a game in a library.
  ///
  /// - Parameter number: plays up to this one are known already.
  public init(
    _ id: String, in library: GameLibrary, since number: Int, now: @escaping () -> TimeOfDay
  ) throws {
    // Begun before the game is read, so that the first look sees what is done in between.
    watch = library.watch()
    followed = try FollowedGame(try library.game(id), in: library, now: now)
    (plays, self.now) = (PlayStream(since: number), now)
    document = GameDocument(followed.game.sheet.standing, now: now())
    isTimeReported = isTimeUp
  }

  /// Whether it is over, as far as is known.
  public var isFinished: Bool { document.status == .finished }

  /// What can be read when it is time to look, where the system says so.
  public var descriptor: Int32? { watch.descriptor }

  /// Milliseconds after which to look in any case.
  public var nextRefresh: Int {
    guard !followed.isLost, let timeEnds else { return watch.pollInterval }
    return max(0, min(timeEnds.milliseconds - now().milliseconds, watch.pollInterval))
  }

  /// When its time is up if nobody stops the clock, until that is reported.
  private var timeEnds: TimeOfDay? {
    document.clock.running ? followed.game.sheet.standing.timeEnds : nil
  }

  /// Whether time has run out in the document, and nobody has recorded that yet.
  private var isTimeUp: Bool {
    followed.game.sheet.standing.clock.isRunning && !document.clock.running
  }

  /// The game that follows, once there is one.
  public func next(by next: NextGame) -> StoredGame? { next.game(after: followed) }

  /// The plays up to now that were not given out.
  public func missedPlays() -> [PlayDocument] { plays.next(in: followed.game.sheet) }

  /// What is new since the last look, in order.
  public func refresh() -> [Event] {
    watch.drain()
    let events = followed.refresh().compactMap { event(for: $0) }
    return events + [endOfTime()].compactMap(\.self)
  }

  private func event(for news: FollowedGame.News) -> Event? {
    switch news {
    case .lost(let error): return .lost(error)
    case .found: return .found
    case .replaced(let before):
      document = GameDocument(followed.game.sheet.standing, now: now())
      isTimeReported = isTimeUp
      plays.restart(from: before, with: followed.game.sheet)
      return .replaced(document, plays: missedPlays())
    case .changed(let outcome):
      let new = GameDocument(outcome.after, now: outcome.entries.last?.at ?? now())
      defer { (document, isTimeReported) = (new, false) }
      // The next writer first records that time has run out, which was reported already.
      if isTimeReported, new == document { return nil }
      return .changed(outcome, new, plays: plays.next(after: outcome, in: followed.game.sheet))
    }
  }

  /// The end of time, once, if nobody has recorded it.
  private func endOfTime() -> Event? {
    // While the file is lost, the clock may have been stopped in it.
    guard !followed.isLost, let end = timeEnds, now() >= end,
      let outcome = followed.game.sheet.standing.timeUp(at: end)
    else { return nil }
    document = GameDocument(outcome.after, now: end)
    isTimeReported = true
    return .changed(outcome, document, plays: [])
  }
}
