extension Scoresheet {
  /// Whether the game has ended.
  public var isFinished: Bool { box.finish != nil }

  /// The game as it stands at a time of day: over, or in overtime, if its time has run out while
  /// nobody looked.
  public func brought(to now: TimeOfDay) -> Scoresheet {
    var sheet = self
    sheet.expire(now: now)
    return sheet
  }

  /// When time is up if nobody stops the clock; nil when it is stopped or has no limit.
  public var timeEnds: TimeOfDay? {
    guard let limit = rules.timeLimit, let started = clock.started else { return nil }
    let left = limit.milliseconds - clock.reading.milliseconds
    return TimeOfDay(milliseconds: started.milliseconds + left)
  }

  /// Writes down that time is up, if it is.
  mutating func expire(now: TimeOfDay) {
    guard let limit = rules.timeLimit, clock.isRunning, clock.reading(at: now) >= limit else {
      return
    }
    append(.clock, now: now, setting: GameClock(limit))
  }

  /// Starts the clock; nothing happens when it runs.
  public mutating func startClock(now: TimeOfDay) throws(GameError) {
    expire(now: now)
    if let finish = box.finish { throw finished(finish, box.score) }
    if let limit = rules.timeLimit, box.overtime != nil { throw .timeIsUp(limit: limit) }
    guard !clock.isRunning else { return }
    append(.clock, now: now, setting: GameClock(reading(at: now), started: now))
  }

  /// Pauses the clock; nothing happens when it is paused.
  public mutating func pauseClock(now: TimeOfDay) {
    expire(now: now)
    guard clock.isRunning else { return }
    append(.clock, now: now, setting: GameClock(reading(at: now)))
  }

  /// Starts a paused clock, pauses a running one.
  public mutating func toggleClock(now: TimeOfDay) throws(GameError) {
    expire(now: now)
    if clock.isRunning { pauseClock(now: now) } else { try startClock(now: now) }
  }

  /// Sets the clock, which runs on if it ran. Never to before the last play, nor beyond the limit.
  /// A game that time has ended is open again when the clock is set back.
  public mutating func setClock(to reading: ClockReading, now: TimeOfDay) throws(GameError) {
    expire(now: now)
    if let last = lastPlay?.play, reading < last.reading {
      throw .beforeLastPlay(reading, last: last)
    }
    if let limit = rules.timeLimit, reading > limit { throw .beyondLimit(reading, limit: limit) }
    if let finish = box.finish, !finish.isByTime { throw finished(finish, box.score) }
    var next = self
    next.tape.append(Entry(at: now, did: .clock))
    let new = GameClock(reading, started: clock.isRunning ? now : nil)
    next.tape[next.tape.count - 1].clock = new
    next.clock = new
    _ = try next.fold()
    next.settle(new, now: now)
    self = next
  }
}
