import Basketball
import Documents
import Storage

/// Reports a followed game, change by change.
public final class ChangeStream {
  /// A report.
  public indirect enum Event: Equatable, Sendable {
    /// A verb was done, or time has run out.
    case changed(Outcome, GameDocument, plays: [PlayDocument])
    /// Another history has replaced the game.
    case replaced(GameDocument, plays: [PlayDocument])
    /// Its file is missing or unreadable for now.
    case lost(LibraryError)
    case found
  }

  /// The last reported state of the game.
  public private(set) var document: GameDocument
  private let followed: FollowedGame
  private let now: () -> TimeOfDay
  private var watch: LibraryWatch
  private var plays: PlayStream
  /// Whether the end of time was reported, but is not recorded yet.
  private var isTimeReported = false

  /// A stream of a game in a library.
  ///
  /// - Parameter number: plays up to this number are known already.
  public init(
    _ id: String, in library: GameLibrary, since number: Int, now: @escaping () -> TimeOfDay
  ) throws {
    // Begun before the game is read, so that no change is missed.
    watch = library.watch()
    followed = try FollowedGame(try library.game(id), in: library, now: now)
    (plays, self.now) = (PlayStream(since: number), now)
    document = GameDocument(followed.game.sheet.standing, now: now())
    isTimeReported = isTimeUp
  }

  /// Whether it is over by the last report.
  public var isFinished: Bool { document.status == .finished }

  /// Readable when there is news, if the system can tell.
  public var descriptor: Int32? { watch.descriptor }

  /// Milliseconds until the next look in any case.
  public var nextRefresh: Int {
    guard !followed.isLost, let timeEnds else { return watch.pollInterval }
    return max(0, min(timeEnds.milliseconds - now().milliseconds, watch.pollInterval))
  }

  /// When time runs out if nobody stops the clock; nil once that is reported.
  private var timeEnds: TimeOfDay? {
    document.clock.running ? followed.game.sheet.standing.timeEnds : nil
  }

  /// Whether time has run out, but that is not recorded yet.
  private var isTimeUp: Bool {
    followed.game.sheet.standing.clock.isRunning && !document.clock.running
  }

  /// The game that follows, once there is one.
  public func next(by next: NextGame) -> StoredGame? { next.game(after: followed) }

  /// The plays that were not reported yet.
  public func missedPlays() -> [PlayDocument] { plays.next(in: followed.game.sheet) }

  /// The news since the last look, in order.
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
      // The next writer records the end of time, which was reported already.
      if isTimeReported, new == document { return nil }
      return .changed(outcome, new, plays: plays.next(after: outcome, in: followed.game.sheet))
    }
  }

  /// The end of time, once, if it is not recorded.
  private func endOfTime() -> Event? {
    // The clock may have been stopped in a file that is lost now.
    guard !followed.isLost, let end = timeEnds, now() >= end,
      let outcome = followed.game.sheet.standing.timeUp(at: end)
    else { return nil }
    document = GameDocument(outcome.after, now: end)
    isTimeReported = true
    return .changed(outcome, document, plays: [])
  }
}
