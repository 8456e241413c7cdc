extension Scoresheet {
  /// Whether the game has ended.
  public var isFinished: Bool { box.finish != nil }

  /// Starts the clock; nothing happens when it runs.
  public mutating func startClock(now: TimeOfDay) throws(GameError) {
    if let finish = box.finish { throw finished(finish, box.score) }
    guard !clock.isRunning else { return }
    append(.clock, now: now, setting: GameClock(reading(at: now), started: now))
  }

  /// Pauses the clock; nothing happens when it is paused.
  public mutating func pauseClock(now: TimeOfDay) {
    guard clock.isRunning else { return }
    append(.clock, now: now, setting: GameClock(reading(at: now)))
  }

  /// Starts a paused clock, pauses a running one.
  public mutating func toggleClock(now: TimeOfDay) throws(GameError) {
    if clock.isRunning { pauseClock(now: now) } else { try startClock(now: now) }
  }

  /// Sets the clock, which runs on if it ran. Never to before the last play.
  public mutating func setClock(to reading: ClockReading, now: TimeOfDay) throws(GameError) {
    if let last = lastPlay?.play, reading < last.reading {
      throw .beforeLastPlay(reading, last: last)
    }
    if let finish = box.finish { throw finished(finish, box.score) }
    append(.clock, now: now, setting: GameClock(reading, started: clock.isRunning ? now : nil))
  }
}
