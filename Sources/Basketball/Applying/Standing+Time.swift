/// Where a game is on its way.
public enum Status: String, Sendable {
  /// Nothing has happened yet.
  case ready
  /// The clock runs.
  case running
  /// The clock is paused.
  case paused
  /// A side has won.
  case finished
}

extension Standing {
  /// What the clock shows; never less than the reading of the last play.
  public func reading(at now: TimeOfDay) -> ClockReading {
    max(clock.reading(at: now), lastPlay?.reading ?? .zero)
  }

  /// The status at a time of day. Call `asOf(_:)` first: time may have run out.
  public func status(at now: TimeOfDay) -> Status {
    if finish != nil { return .finished }
    if clock.isRunning { return .running }
    return box.count == 0 && reading(at: now) == .zero ? .ready : .paused
  }

  /// When time is up if nobody stops the clock; nil if it is stopped or has no limit.
  public var timeEnds: TimeOfDay? { rules.timeLimit.flatMap { clock.time(of: $0) } }

  /// The game as it stands at a time of day: over, or in overtime, if time has run out since the last
  /// entry.
  public func asOf(_ now: TimeOfDay) -> Standing { timeUp(at: now)?.after ?? self }

  /// What happens when time has run out by a time of day; nil if it has not.
  public func timeUp(at now: TimeOfDay) -> Outcome? {
    guard let entry = expiry(now: now) else { return nil }
    var standing = self
    return try? standing.apply(entry)
  }

  /// The entry that says that time is up, if it has run out since the last entry.
  func expiry(now: TimeOfDay) -> Entry? {
    guard let limit = rules.timeLimit, clock.isRunning, clock.reading(at: now) >= limit else {
      return nil
    }
    return Entry(at: now, .clock, clock: GameClock(limit))
  }
}
