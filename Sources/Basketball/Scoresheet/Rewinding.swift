extension Scoresheet {
  /// The game as it stood after its first plays by the clock. Plays, rosters and rules are those
  /// that count now.
  ///
  /// - Parameters:
  ///   - count: how many plays had been made.
  ///   - reading: what the clock showed: no less than at the last of them, no more than at the
  ///     finish.
  ///   - started: the time of day at which it showed that, if it ran.
  public func after(
    plays count: Int, at reading: ClockReading, started: TimeOfDay? = nil
  ) -> Scoresheet {
    let count = max(0, count)
    var sheet = self
    sheet.box = box.first(count)
    sheet.clock = sheet.settled(GameClock(reading, started: started), now: started ?? changed)
    // More than one basket may bring the clock to the limit: time is up after the last of them.
    let next = box.plays.dropFirst(count).first?.play
    if sheet.isTimeUp, next.map(box.isAfterTime) ?? true { sheet.box.endTime() }
    return sheet
  }

  /// The reading at which the last thing happened: the finish, the end of time, or the last play.
  public var lastReading: ClockReading {
    let end = box.finish?.reading ?? (box.overtime == nil ? nil : rules.timeLimit)
    return max(end ?? .zero, lastPlay?.play.reading ?? .zero)
  }
}
