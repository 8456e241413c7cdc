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

  /// Where the game is at a time of day; `asOf(_:)` first, for time may have run out.
  public func status(at now: TimeOfDay) -> Status {
    if finish != nil { return .finished }
    if clock.isRunning { return .running }
    return box.count == 0 && reading(at: now) == .zero ? .ready : .paused
  }

  /// When time is up if nobody stops the clock; nil when it is stopped or has no limit.
  public var timeEnds: TimeOfDay? { rules.timeLimit.flatMap { clock.time(of: $0) } }

  /// The game as it stands at a time of day: over, or in overtime, if its time has run out while
  /// nobody looked.
  public func asOf(_ now: TimeOfDay) -> Standing {
    guard let entry = expiry(now: now) else { return self }
    var standing = self
    _ = try? standing.apply(entry)
    return standing
  }

  /// The entry that says that time is up, if it has run out since the last one.
  func expiry(now: TimeOfDay) -> Entry? {
    guard let limit = rules.timeLimit, clock.isRunning, clock.reading(at: now) >= limit else {
      return nil
    }
    return Entry(at: now, .clock, clock: GameClock(limit))
  }
}

extension Standing {
  /// What it comes to when time runs out at a time of day; nil when it has not run out then.
  public func timeUp(at now: TimeOfDay) -> Outcome? {
    guard let entry = expiry(now: now) else { return nil }
    var standing = self
    return try? standing.apply(entry)
  }
}
