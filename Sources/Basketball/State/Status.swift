/// The status of a game.
public enum Status: String, Sendable {
  /// Nothing has happened yet.
  case ready
  /// The clock runs.
  case running
  /// The clock is paused.
  case paused
  /// The game is over.
  case finished

  /// Whether the game has begun and is not over.
  public var isBegun: Bool { self == .running || self == .paused }
}

extension GameState {
  /// The reading of the clock, never before the last play.
  public func reading(at now: TimeOfDay) -> ClockReading { moment(at: now).reading }

  /// The time-outs that a side has left at a time of day; nil if the rules do not count them.
  public func timeoutsLeft(of side: Side, at now: TimeOfDay) -> Int? {
    let moment = moment(at: now)
    var tally = box.tallies[side]
    if moment.period == box.period { tally.reach(rules.mostTimeouts(at: moment)) }
    return tally.timeoutsLeft
  }

  /// The status at a time of day. Call `asOf(_:)` first: time may have run out.
  public func status(at now: TimeOfDay) -> Status {
    if finish != nil { return .finished }
    if clock.isRunning { return .running }
    return box.count == 0 && reading(at: now) == .zero ? .ready : .paused
  }

  /// When the period ends if nobody stops the clock; nil if it is stopped or the period has no end.
  public var timeEnds: TimeOfDay? { clock.end(by: schedule) }

  /// The game at a time of day: the period is over if time has run out since the last entry.
  public func asOf(_ now: TimeOfDay) -> GameState { timeUp(at: now)?.after ?? self }

  /// The end of the period, if its time has run out by a time of day.
  public func timeUp(at now: TimeOfDay) -> Outcome? {
    guard let expiry = expiry(now: now) else { return nil }
    var next = self
    let entry = next.settle(expiry, nil)
    return Outcome(before: self, after: next, entries: [entry])
  }

  /// The entry for the end of time, if it has run out since the last entry.
  func expiry(now: TimeOfDay) -> Entry? {
    guard let end = schedule[clock.period].end, clock.isRunning, clock.reading(at: now) >= end
    else { return nil }
    return Entry(at: now, .clock, clock: GameClock(end, in: clock.period))
  }
}
