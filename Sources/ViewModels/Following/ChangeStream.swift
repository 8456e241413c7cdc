import Basketball
import Documents
import Storage

/// Reports a followed game, change by change.
public final class ChangeStream {
  /// A report.
  public enum Event: Equatable, Sendable {
    /// The game as it stands, why that is reported, and the plays that were not reported yet.
    case game(GameDocument, Cause, plays: [PlayDocument])
    /// Its file is missing or unreadable for now.
    case lost(LibraryError)
    case found
  }

  /// Why a game is reported.
  public indirect enum Cause: Equatable, Sendable {
    /// It is followed from now on.
    case followed
    /// A verb was done, or the end of time was recorded.
    case changed(Outcome)
    /// Another history has replaced it.
    case replaced
  }

  /// The last reported state of the game.
  public private(set) var document: GameDocument
  /// The game that it reports.
  public let followed: FollowedGame
  private let now: () -> TimeOfDay
  private var plays: PlayStream
  /// Whether the end of time was reported, but is not recorded yet.
  private var isTimeReported = false

  /// A stream of a game in a library.
  ///
  /// - Parameter number: plays up to this number are known already.
  public init(
    _ game: StoredGame, in library: GameLibrary, since number: Int, now: @escaping () -> TimeOfDay
  ) throws {
    followed = try FollowedGame(game, in: library, now: now)
    plays = PlayStream(since: number)
    self.now = now
    document = GameDocument(followed.game.sheet.state, now: now())
    isTimeReported = isTimeUp
  }

  /// Whether the game is over by the last report.
  public var isFinished: Bool { document.status == .finished }

  /// Milliseconds until time is up; nil while nobody can tell.
  public var timeLeft: Int? {
    followed.isLost ? nil : timeEnds.map { max(0, $0.milliseconds - now().milliseconds) }
  }

  private var sheet: Scoresheet { followed.game.sheet }

  /// When time runs out if nobody stops the clock; nil once that is reported.
  private var timeEnds: TimeOfDay? {
    document.clock.running ? sheet.state.timeEnds : nil
  }

  /// Whether time has run out, but that is not recorded yet.
  private var isTimeUp: Bool {
    sheet.state.clock.isRunning && !document.clock.running
  }

  /// The first report.
  public func beginning() -> Event { report(.followed) }

  private func report(_ cause: Cause) -> Event {
    .game(document, cause, plays: plays.next(in: sheet))
  }

  /// The news since the last look, in order.
  public func refresh() -> [Event] {
    followed.refresh().compactMap(event) + endOfTime().array
  }

  private func event(for news: FollowedGame.News) -> Event? {
    switch news {
    case .lost(let error): return .lost(error)
    case .found: return .found
    case .replaced(let before):
      document = GameDocument(sheet.state, now: now())
      isTimeReported = isTimeUp
      plays.restart(from: before, with: sheet)
      return report(.replaced)
    case .changed(let outcome):
      let new = GameDocument(outcome.after, now: outcome.entries.last?.at ?? now())
      defer { (document, isTimeReported) = (new, false) }
      // The next writer records the end of time, which was reported already.
      if isTimeReported, new == document { return nil }
      return .game(new, .changed(outcome), plays: plays.next(after: outcome, in: sheet))
    }
  }

  /// The end of time, once, if it is not recorded.
  private func endOfTime() -> Event? {
    // The clock may have been stopped in a file that is lost now.
    guard !followed.isLost, let end = timeEnds, now() >= end,
      let outcome = sheet.state.timeUp(at: end)
    else { return nil }
    document = GameDocument(outcome.after, now: end)
    isTimeReported = true
    return .game(document, .changed(outcome), plays: [])
  }
}

/// Reports each play of a followed game once.
///
/// A corrected play is not reported again. A play that was removed before it was reported is
/// reported once it is restored.
nonisolated struct PlayStream {
  /// Plays up to this number are known.
  private var since: Int
  /// The numbers of later plays that were reported.
  private var seen = Set<Int>()

  init(since number: Int) {
    since = number
  }

  /// The plays that count and were not reported, by number.
  ///
  /// - Parameter last: the highest number to report.
  mutating func next(in sheet: Scoresheet, upTo last: Int = .max) -> [PlayDocument] {
    let new = sheet.playByPlay.plays.filter { $0.play.number <= last && isNew($0) }
      .sorted { $0.play.number < $1.play.number }
    return report(new, of: sheet)
  }

  /// The plays added or restored by an outcome that were not reported.
  ///
  /// - Parameter sheet: the game after it, perhaps with later plays, which are left for later.
  mutating func next(after outcome: Outcome, in sheet: Scoresheet) -> [PlayDocument] {
    guard case .record? = outcome.action else {
      return outcome.changesPlays ? next(in: sheet, upTo: outcome.after.lastNumber) : []
    }
    // A play may have been removed again since.
    let new = outcome.added.filter(isNew).compactMap { sheet.play($0.play.number) }
    return report(new, of: sheet)
  }

  private func isNew(_ scored: ScoredPlay) -> Bool {
    scored.play.number > since && !seen.contains(scored.play.number)
  }

  private mutating func report(_ plays: [ScoredPlay], of sheet: Scoresheet) -> [PlayDocument] {
    seen.formUnion(plays.map(\.play.number))
    return plays.map { PlayDocument($0, by: sheet.state.rules) }
  }

  /// Starts over after a replaced history: from the first play that differs, all are new. Plays are
  /// the same if they were recorded at the same time, since a restored copy uses numbers a second
  /// time.
  mutating func restart(from old: Scoresheet, with new: Scoresheet) {
    var known = [Int: TimeOfDay]()
    for version in old.versions { known[version.play.number] = version.play.recorded }
    let plays = new.versions.map(\.play)
    let other = plays.filter { known[$0.number] != $0.recorded }.map(\.number).min()
    let common = other.map { $0 - 1 } ?? plays.map(\.number).max() ?? 0
    since = min(since, common)
    seen = seen.filter { $0 <= common }
  }
}
